//! Sam: his cards, his board, and what things of his are.

use super::{GwtWords, key, number, text};
use crate::page::Page;
use crate::speech::capital;
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::objectives::ObjectiveCard;
use cowcatcher_games::gwt::data::player_board::{SCORING_SPACE, SCORING_SPACE_POINTS, Worker};
use cowcatcher_games::gwt::data::sam::{Errand, Steps, sam_card};
use cowcatcher_games::gwt::{PlayerView, SamView};

impl GwtWords<'_> {
    /// One of his cards: how far he moves and what he does.
    pub fn sams_card(&self, drawn: u8) -> String {
        let Some(card) = sam_card(drawn) else { return self.say("about-sam-no-card", &[]) };
        let (steps, count) = match card.steps {
            Steps::Exactly(count) => ("exactly", count),
            Steps::MostBuildings => ("most-buildings", 0),
            Steps::Cowboys => ("cowboys", 0),
            Steps::Specialists => ("specialists", 0),
        };
        let steps = self.say("sam-steps", &[key("steps", steps), number("count", count)]);
        let errand = self.say("sam-errand", &[key("errand", errand_key(card.errand))]);
        let errand = match card.only {
            None => errand,
            Some(only) => self.say("sam-only", &[key("worker", only.name()), text("errand", errand)]),
        };
        self.say("sam-card", &[number("number", drawn), text("steps", steps), text("errand", errand)])
    }

    /// Who he is.
    pub fn about_sam(&self, sam: &SamView) -> String {
        self.say("about-sam", &[key("level", sam.level.name())])
    }

    /// That he is no printed Sam, in a word.
    pub fn sam_reconstructed(&self, sam: &SamView) -> String {
        self.say("sam-reconstructed", &[key("level", sam.level.name())])
    }

    /// The card that he drew last.
    pub fn about_sams_card(&self, sam: &SamView) -> String {
        match sam.card {
            Some(drawn) => self.say("about-sam-card", &[text("card", self.sams_card(drawn))]),
            None => self.say("about-sam-no-card", &[]),
        }
    }

    /// The cards still in his deck.
    pub fn about_sams_deck(&self, sam: &SamView) -> String {
        let cards = sam.deck.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        self.say("about-sam-deck", &[number("count", sam.deck.len() as i64), text("cards", cards)])
    }

    /// The type of worker that he is specialized in.
    pub fn about_specialization(&self, sam: &SamView) -> String {
        self.say("about-sam-specialization", &[key("worker", sam.specialization.name())])
    }

    /// A space of a row of his workers, counted from 1.
    pub fn about_sams_worker_space(&self, worker: Worker, space: u8) -> String {
        let named = [text("worker", capital(&self.worker(worker))), number("space", space)];
        let about = self.say("about-sam-worker-space", &named);
        match space >= SCORING_SPACE {
            true => format!("{about} {}", self.say("about-worker-scores", &[number("points", SCORING_SPACE_POINTS)])),
            false => about,
        }
    }

    /// The discs of his supply.
    pub fn about_sams_discs(&self, count: u32) -> String {
        self.say("about-sam-discs", &[number("count", count)])
    }

    /// The cattle cards that he keeps.
    pub fn about_sams_cattle(&self, cards: &[Card]) -> String {
        self.say("about-sam-cattle", &[text("cards", self.listed((!cards.is_empty()).then(|| self.cards(cards))))])
    }

    /// An objective card of his.
    pub fn about_sams_objective(&self, card: &ObjectiveCard) -> String {
        self.say("about-sam-objective", &[number("points", card.points)])
    }

    /// A station master tile of his.
    pub fn about_sams_master(&self) -> String {
        self.say("about-sam-master", &[])
    }

    /// All that lies before him, as text.
    pub(super) fn show_sam(&self, sam: &SamView, seat: Seat, player: &PlayerView, page: &mut Page) {
        page.heading(&self.with_details(self.seat(seat), &[self.sam_reconstructed(sam)]));
        let rancher = player.rancher.map_or_else(String::new, |space| self.space(space));
        let figures = vec![
            self.labelled("board-rancher", &rancher),
            self.labelled("engine", &self.rail(player.engine)),
            self.about_sams_discs(player.discs.count_ones()),
        ];
        page.items("  ", "; ", figures);
        page.items("  ", "; ", Worker::ALL.iter().zip(player.workers).map(|(&it, count)| self.workers(it, count)));
        let stock = player.stock.iter().map(|&number| self.side_name(seat, number));
        let tiles = self.alike(&player.tiles, |tile| self.tile(tile));
        let objectives = player.area.iter().map(|objective| self.points(objective.card().points));
        let lines = [
            self.about_specialization(sam),
            self.about_sams_card(sam),
            self.about_sams_deck(sam),
            self.about_sams_cattle(&player.discard),
            self.labelled("region-stock", &self.listed(stock)),
            self.labelled("board-tiles", &self.listed((!tiles.is_empty()).then_some(tiles))),
            self.labelled("region-objectives", &self.listed(objectives)),
        ];
        lines.iter().for_each(|line| page.line(&format!("  {line}")));
    }
}

/// What a card lets him do, as the messages tell it apart.
fn errand_key(errand: Errand) -> &'static str {
    match errand {
        Errand::Hire => "hire",
        Errand::HireSpecialist => "hire-specialist",
        Errand::HireEngineer => "hire-engineer",
        Errand::Engine => "engine",
        Errand::Objective => "objective",
        Errand::Outlaw => "outlaw",
        Errand::Hazard => "hazard",
        Errand::Buy => "buy",
        Errand::FillMarket => "fill-market",
        Errand::Build => "build",
    }
}
