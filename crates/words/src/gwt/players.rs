//! All that lies before a player, as text.

use super::{GwtWords, key, number, text};
use crate::page::{Page, whole};
use crate::speech::capital;
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::PlayerView;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::player_board::{Auxiliary, Corner, ROW, WHITE_DISCS, Worker, worker_space};

impl GwtWords<'_> {
    pub(super) fn show_player(&self, seat: Seat, me: Option<Seat>, page: &mut Page) {
        let Some(player) = self.view.players.get(seat.index()) else { return };
        if let Some(sam) = self.view.sam.as_ref().filter(|_| self.view.is_sam(seat)) {
            return self.show_sam(sam, seat, player, page);
        }
        let mut about = Vec::new();
        about.extend((me == Some(seat)).then(|| self.say("board-you", &[])));
        about.extend((self.view.active == seat).then(|| self.say("board-to-move", &[])));
        page.heading(&self.with_details(self.seat(seat), &about));
        page.items("  ", "; ", self.figures(player));
        page.items("  ", "; ", self.row_of_workers(player));
        let mut lines = self.piles(player, me == Some(seat));
        lines.extend(self.own_board(seat, player));
        lines.extend(player.masters.iter().map(|&master| {
            self.with_actions(&self.say("board-master", &[key("name", master.name())]), &self.master(master))
        }));
        let objectives = player.starting.map(|it| it.card()).into_iter().chain(player.area.iter().map(|it| it.card()));
        lines.extend(objectives.map(|card| capital(&self.say("card-objective", &[text("tasks", self.tasks(card))]))));
        lines.iter().for_each(|line| page.line(&format!("  {line}")));
    }

    fn figures(&self, player: &PlayerView) -> Vec<String> {
        let mut certificates = format!("{}/{}", player.certificates, player.certificate_limit);
        if player.permanent_certificates > 0 {
            let permanent = self.say("master-permanent", &[number("count", player.permanent_certificates)]);
            certificates = format!("{certificates} + {permanent}");
        }
        let rancher = player.rancher.map_or_else(|| "–".to_owned(), |space| self.space(space));
        let mut figures = vec![
            self.labelled("money", &format!("${}", player.money)),
            self.labelled("certificates", &certificates),
            self.labelled("board-rancher", &rancher),
            self.labelled("engine", &self.rail(player.engine)),
            self.labelled("steps", &player.step_limit.to_string()),
            self.labelled("hand-limit", &player.hand_limit.to_string()),
        ];
        if self.view.edition.tables().starting_tokens > 0 {
            figures.push(self.labelled("tokens", &player.tokens.to_string()));
        }
        figures
    }

    /// The workers, each kind with what its next space gives.
    fn row_of_workers(&self, player: &PlayerView) -> Vec<String> {
        let kinds = Worker::ALL.iter().zip(player.workers).map(|(&worker, count)| {
            let next = worker_space(worker, count + 1).filter(|_| count < ROW);
            let next = next.map(|line| self.say("board-next", &[text("line", self.line(line))]));
            self.with_details(self.workers(worker, count), next.as_slice())
        });
        kinds.collect()
    }

    /// Hand and piles: one's own in full, those of others as far as everybody knows.
    fn piles(&self, player: &PlayerView, own: bool) -> Vec<String> {
        let pile = |name: String, count: u32, cards: &[Card]| match count {
            0 => format!("{name} (0)"),
            _ => self.with_actions(&format!("{name} ({count})"), &self.cards(cards)),
        };
        let labelled = |label: &str, cards: &[Card]| pile(self.say(label, &[]), cards.len() as u32, cards);
        let mut lines = Vec::new();
        match self.view.own.as_ref().filter(|_| own) {
            Some(own) => lines.extend([labelled("hand-title", &own.hand), labelled("draw-pile", &own.draw)]),
            None => {
                let counts = [number("hand", player.hand), number("draw", player.draw)];
                let mut cards: Vec<String> = Vec::new();
                cards.extend((!player.hidden.is_empty()).then(|| self.cards(&player.hidden)));
                let unseen = (player.unseen > 0).then(|| self.say("board-unseen", &[number("count", player.unseen)]));
                cards.extend(unseen);
                lines.push(self.with_actions(&self.say("board-hidden", &counts), &self.listed(cards)));
                if !player.shown.is_empty() {
                    lines.push(self.labelled("board-shown", &self.cards(&player.shown)));
                }
            }
        }
        lines.push(labelled("discard-pile", &player.discard));
        lines
    }

    /// Discs, open auxiliary actions, buildings and tiles.
    fn own_board(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let left = [(Corner::White, WHITE_DISCS), (Corner::Black, !WHITE_DISCS)]
            .map(|(corner, spaces)| self.with_actions(&self.corner(corner), &self.discs_left(player.discs & spaces)));
        let open = Auxiliary::ALL.iter().filter_map(|&aux| match aux.forms_open(player.discs) {
            0 => None,
            1 => Some(self.auxiliary_name(aux)),
            _ => {
                let double = self.say("board-also-double", &[]);
                Some(whole(&self.with_details(self.auxiliary_name(aux), &[double])))
            }
        });
        let stock = player.stock.iter().map(|&number| self.side_name(seat, number));
        let tiles = self.alike(&player.tiles, |tile| self.tile(tile));
        vec![
            self.labelled("board-discs-left", &left.join("; ")),
            self.labelled("board-open", &self.listed(open)),
            self.labelled("region-stock", &self.listed(stock)),
            self.labelled("board-tiles", &self.listed((!tiles.is_empty()).then_some(tiles))),
        ]
    }
}
