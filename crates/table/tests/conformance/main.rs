//! What every store promises, on each one that there is: SQLite, PostgreSQL where `COWCATCHER_POSTGRES` has its address (`scripts/postgres`
//! starts one), and one that fails at every call, one after the other.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod archive;
mod backend;
mod clocks;
#[path = "../common/mod.rs"]
mod common;
mod faults;
mod groups;
mod moving;
mod notices;
mod people;
mod plans;
mod promises;
mod servers;
mod story;

/// Every promise, on each store.
macro_rules! promises {
    ($($promise:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $promise() {
                let house = crate::common::House::new();
                crate::promises::$promise(&*crate::common::store(&house.path()).await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $promise() {
                let Some(database) = crate::backend::Database::new().await else { return };
                crate::promises::$promise(&database.open().await).await;
            })*
        }
    };
}

promises! {
    a_table_is_as_it_was_made
    a_name_is_given_once
    lines_come_back_click_by_click
    a_step_is_written_once
    of_many_at_once_one_writes
    what_is_over_is_not_moved_on
    taking_back_is_one_change
    a_seat_changes_from_what_it_was
    an_invitation_opens_one_open_seat
    what_is_said_is_kept_in_order
    what_is_asked_is_withdrawn_by_a_step
    lists_show_what_they_promise
    a_table_has_one_successor
    lessons_and_analyses_are_kept
    bots_are_waited_for
    a_large_text_is_kept
    a_long_list_comes_in_pages
    quotas_are_counted_wholly_or_not_at_all
    what_is_idle_can_be_removed
    a_secret_is_drawn_once
    a_result_is_written_down_once
    a_game_is_found_once_all_agreed
    the_archive_is_searched_page_by_page
    a_record_adds_up
    ratings_go_by_the_order_of_results
    clocks_are_written_with_the_step
    pauses_are_kept_for_each_person
    people_come_into_a_group_by_its_link_and_go
    of_many_who_come_at_once_each_is_in_once
    a_group_has_its_tables
    results_of_a_group_add_up
    groups_go_with_their_people
    a_device_acts_for_somebody_until_it_is_signed_out
    a_ticket_opens_once
    codes_are_used_up_one_by_one
    a_name_that_looks_like_anothers_is_refused
    passkeys_are_kept_with_their_owner
    what_a_browser_had_comes_along
    who_can_come_back_is_left_alone
    two_at_one_table_stay_two
    who_is_forgotten_is_nowhere
    plans_are_kept_for_their_owner
    answers_for_later_are_found_when_they_are_asked
}

/// Every story over days, on each store.
macro_rules! stories {
    ($of:ident on $sqlite:ident and $postgres:ident: $($story:ident)*) => {
        mod $sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                crate::$of::$story(crate::clocks::Ground::File(crate::common::House::new())).await;
            })*
        }

        mod $postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                let Some(database) = crate::backend::Database::new().await else { return };
                crate::$of::$story(crate::clocks::Ground::Server(database)).await;
            })*
        }
    };
}

stories! {
    notices on notices_on_sqlite and notices_on_postgres:
    whose_turn_it_is_is_told_once
    who_has_played_meanwhile_is_not_told
    who_plays_alone_is_not_told
    everything_that_was_chosen_is_told_and_nothing_else
    little_time_is_told_in_time
    several_things_are_one_notice
    never_more_than_somebody_wants
    what_a_target_misses_while_it_is_down_arrives_once
    a_lost_answer_and_a_dead_server_leave_the_same_name
    of_two_servers_one_sends
    a_dead_target_is_switched_off_and_told
    a_mail_address_is_asked_first_and_can_stop
    nobody_is_asked_again_and_again
    who_has_the_table_open_can_have_it_quiet
    everybody_is_told_in_their_language
    what_makes_no_sense_is_refused
    notices_go_with_their_people
}

stories! {
    clocks on days_on_sqlite and days_on_postgres:
    a_bot_plays_the_turn_of_who_is_late
    a_bot_takes_the_seat_until_its_owner_is_back
    the_table_decides
    nights_and_holidays_take_no_time
    a_reserve_runs_down_and_is_topped_up
    all_who_plan_at_once_have_a_clock
    taking_back_gives_no_time
    bad_clocks_are_refused
    a_game_over_days_with_a_bot_for_the_turn
    a_game_over_days_with_a_bot_on_the_seat
    a_game_over_days_left_to_the_table
}

stories! {
    plans on plans_on_sqlite and plans_on_postgres:
    nobody_else_can_tell_that_something_was_prepared
    an_answer_that_was_taken_back_is_not_given_again
    a_plan_is_offered_when_its_turn_comes
    a_turn_is_planned_on_what_one_knows
}
