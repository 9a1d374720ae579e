//! The players in words, from a view.

use super::names::{Names, many, rail, workers};
use super::page::Page;
use crate::data::player_board::{Auxiliary, DiscSpace, ROW, WHITE_DISCS, Worker, worker_space};
use crate::data::supply::Tile;
use crate::view::{PlayerView, View};
use cowcatcher_engine::Seat;

/// Writes everything in front of each player.
pub(super) fn players(view: &View, me: Option<Seat>, page: &mut Page) {
    for (player, seat) in view.players.iter().zip((0..).map(Seat)) {
        let block = Block { view, player, seat, me, names: Names::seen(view) };
        page.heading(&block.head());
        for line in block.lines() {
            page.line(&format!("  {line}"));
        }
    }
}

struct Block<'a> {
    view: &'a View,
    player: &'a PlayerView,
    seat: Seat,
    me: Option<Seat>,
    names: Names,
}

impl Block<'_> {
    fn head(&self) -> String {
        let player = self.player;
        let mut head = format!("PLAYER {}", self.seat);
        if self.me == Some(self.seat) {
            head.push_str(" (you)");
        }
        if self.view.active == self.seat {
            head.push_str(", whose turn it is");
        }
        head.push_str(&format!(
            ": ${}, certificates {} of {}",
            player.money, player.certificates, player.certificate_limit
        ));
        if player.permanent_certificates > 0 {
            head.push_str(&format!(" + {} permanent", player.permanent_certificates));
        }
        if self.names.edition().tables().starting_tokens > 0 {
            head.push_str(&format!(", {}", many(u32::from(player.tokens), "exchange token", "exchange tokens")));
        }
        if self.view.job_token == Some(self.seat) {
            head.push_str(", the job market token");
        }
        head
    }

    fn lines(&self) -> Vec<String> {
        let player = self.player;
        let rancher = player.rancher.map_or("not yet placed".to_owned(), |space| format!("on {space}"));
        let mut lines = vec![
            format!(
                "Rancher {rancher}, step limit {}; engine on {}; hand limit {}",
                player.step_limit,
                rail(player.engine),
                player.hand_limit
            ),
            self.workers(),
        ];
        lines.extend(self.cards());
        lines.push(self.discs());
        lines.push(format!("Buildings in stock (craftsmen/VP): {}", self.stock()));
        lines.push(format!("Tiles: {}", self.tiles()));
        for &master in &player.masters {
            lines.push(format!("Station master {master}: {}", self.names.master(master)));
        }
        if let Some(starting) = player.starting {
            lines.push(format!("Objective {starting}: {}", self.names.tasks(starting.card())));
        }
        for &objective in &player.area {
            lines.push(format!("Objective {objective}: {}", self.names.tasks(objective.card())));
        }
        lines
    }

    fn workers(&self) -> String {
        let each = Worker::ALL.iter().zip(self.player.workers).map(|(&worker, n)| {
            let next = worker_space(worker, n + 1).filter(|_| n < ROW);
            let next = next.map_or_else(String::new, |line| format!(" (next: {})", self.names.line(line)));
            format!("{}{next}", workers(n, worker))
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// Hand and piles: one's own in full, those of others as far as everybody knows.
    fn cards(&self) -> Vec<String> {
        let player = self.player;
        let listed = |count: u32, cards: &[crate::data::cards::Card]| match count {
            0 => "none".to_owned(),
            _ => format!("{count}: {}", self.names.cards(cards)),
        };
        let mut lines = Vec::new();
        match self.view.own.as_ref().filter(|_| self.me == Some(self.seat)) {
            Some(own) => {
                lines.push(format!("Hand {}", listed(player.hand, &own.hand)));
                lines.push(format!("Draw pile {}", listed(player.draw, &own.draw)));
            }
            None => {
                let unseen = match player.unseen {
                    0 => String::new(),
                    n => format!(" and {}", many(n, "unseen objective card", "unseen objective cards")),
                };
                let shown = match player.shown.len() {
                    0 => String::new(),
                    _ => format!("; known in hand: {}", self.names.cards(&player.shown)),
                };
                let counts = format!("{}, draw pile {}", many(player.hand, "card", "cards"), player.draw);
                lines.push(format!("Hand {counts}; together {}{unseen}{shown}", self.names.cards(&player.hidden)));
            }
        }
        lines.push(format!("Discard pile {}", listed(player.discard.len() as u32, &player.discard)));
        lines
    }

    /// The discs left by the colour of their corners, and the auxiliary actions open.
    fn discs(&self) -> String {
        let left = |colour: u16| {
            let spaces = DiscSpace::ALL.iter().filter_map(|&space| {
                match (self.player.discs & space.bits() & colour).count_ones() {
                    0 => None,
                    1 => Some(space.to_string()),
                    n => Some(format!("{n} {space}")),
                }
            });
            let spaces: Vec<String> = spaces.collect();
            if spaces.is_empty() { "none".to_owned() } else { spaces.join(", ") }
        };
        let open = Auxiliary::ALL.iter().filter_map(|&aux| {
            let (space, covering) = aux.covered_by();
            let cleared = (space.bits() & !self.player.discs).count_ones();
            match (2 + cleared).saturating_sub(covering) {
                0 => None,
                1 => Some(aux.to_string()),
                _ => Some(format!("{aux} (also double)")),
            }
        });
        let open = open.collect::<Vec<_>>().join(", ");
        format!("Discs left: white {}; black {}. Auxiliary actions: {open}", left(WHITE_DISCS), left(!WHITE_DISCS))
    }

    fn stock(&self) -> String {
        let each = self.player.stock.iter().map(|&number| {
            let figures = self.names.side(number).map_or((0, 0), |side| (side.craftsmen, side.points));
            format!("{} {}/{}", self.names.building(number), figures.0, figures.1)
        });
        each.collect::<Vec<_>>().join(", ")
    }

    fn tiles(&self) -> String {
        let alike = self.player.tiles.chunk_by(|one, other| one == other);
        let each = alike.filter_map(|alike| alike.first().map(|&tile: &Tile| (alike.len(), self.names.tile(tile))));
        let each: Vec<String> = each.map(|(n, tile)| if n == 1 { tile } else { format!("{n} {tile}") }).collect();
        if each.is_empty() { "none".to_owned() } else { each.join(", ") }
    }
}
