//! What a position is worth to a seat, in tenths of a victory point.

use crate::data::turns;
use crate::goods::Prospect;
use crate::state::Steam;
use cowcatcher_engine::Seat;

/// A victory point, and a complete link.
const POINT: i32 = 10;
/// A point of income at the end; debts cost more.
const INCOME: i32 = 5;
const DEBT: i32 = 20;
/// A dollar of income in a turn to come: it spares a raise.
const DOLLAR: i32 = 2;
/// A link of one's own on a delivery that can be made, and what others get by it.
const OWN_LINK: i32 = 9;
const THEIR_LINK: i32 = 2;
/// What a later delivery that nobody sees yet may bring for each link, as far as locomotive and track reach.
const LATER: i32 = 6;
/// So many deliveries that can be made are counted.
const SEEN: usize = 4;
/// Ways longer than this are not looked for.
const FARTHEST: u8 = 4;
/// Below this income ruin is near.
const SAFE_INCOME: i32 = -4;

impl Steam {
    /// Turns to come after this one.
    pub(crate) fn turns_left(&self) -> i32 {
        i32::from(turns(usize::from(self.setting.players)).saturating_sub(self.turn))
    }
}

/// What the position is worth to a seat.
pub(super) fn of(game: &Steam, seat: Seat) -> i32 {
    with_links(game, seat, || of_links(game, seat))
}

/// What the position is worth to a seat whose links are worth this much.
pub(super) fn with_links(game: &Steam, seat: Seat, links: impl FnOnce() -> i32) -> i32 {
    let player = game.player(seat);
    if player.bankrupt > 0 {
        return i32::MIN / 2;
    }
    let left = game.turns_left();
    let income = if player.income >= 0 { player.income * INCOME } else { player.income * DEBT };
    let ruin = (SAFE_INCOME - player.income).max(0);
    player.points * POINT
        + income
        + player.income * DOLLAR * left
        + player.cash.min(20) * DOLLAR * i32::from(left > 0)
        + links()
        - ruin * ruin * 12
}

/// What the complete links of a seat are worth, and what the goods that are left may still bring.
pub(super) fn of_links(game: &Steam, seat: Seat) -> i32 {
    let level = game.player(seat).level;
    let moves = moves_left(game, seat);
    let (best, links) = game.prospects::<SEEN>(seat, level.min(FARTHEST));
    let links = i32::from(links);
    let seen = moves.min(SEEN);
    let mut worth = 0;
    for (number, Prospect { own, others }) in best.iter().take(seen).enumerate() {
        let each = i32::from(*own) * OWN_LINK - i32::from(others.0) * THEIR_LINK;
        worth += each * (10 - number as i32) / 10;
    }
    let later = moves.saturating_sub(seen) as i32;
    let reach = i32::from(level).min(links + 1);
    links * POINT + worth + later * reach * LATER
}

/// How many times the seat will still move goods or improve its locomotive.
fn moves_left(game: &Steam, seat: Seat) -> usize {
    use crate::question::Phase;
    let players = game.order.len();
    let this_turn = match game.phase() {
        Phase::Goods1 | Phase::Goods2 => {
            let place = game.goods_order().seats().iter().position(|&it| it == seat).unwrap_or(0);
            let gone = game.goods_gone();
            [place, place + players].into_iter().filter(|&turn| turn >= gone).count()
        }
        Phase::Over => 0,
        _ => 2,
    };
    this_turn + 2 * game.turns_left().max(0) as usize
}
