//! Goals: what can be had by several steps one after the other, so that one click does them all.
//!
//! A walk can be led to any place within reach, what "hire" would only ask for ("whom?") can be named at once, and so can what is done
//! at the end of a walk, if it names the place. All of it is worked out on what the player can imagine, and where a step would show something
//! to somebody the line ends.

use cowcatcher_engine::{Game, Imagined, Manner, Occurrence, Seat, ToAct, Transfer};

/// A line of more steps than this is followed no further.
const LONGEST: usize = 16;
/// So many lines are followed at the same time, and so many goals are found.
const MOST: usize = 256;

/// Something that can be had by several steps, with one line that leads there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal<G: Game> {
    /// The step that names the goal: the last one, unless only the end of a walk follows it.
    pub to: G::Action,
    /// The position in which that step is taken.
    pub before: Imagined<G>,
    /// All that is to be played.
    pub line: Vec<G::Action>,
    /// How many steps of a walk it holds.
    pub walks: usize,
    /// What the player would pay by it, each payee and each kind once.
    pub pays: Vec<Transfer>,
    /// Does the last step show something to somebody?
    pub reveals: bool,
}

impl<G: Game> Goal<G> {
    /// All that is paid by it, to whomever.
    pub fn price(&self) -> i32 {
        self.pays.iter().map(|it| it.amount).sum()
    }

    /// Does it do something more once the walk has ended?
    pub fn arrives(&self) -> bool {
        self.walks > 0 && G::manner(self.to) != Manner::Walks
    }
}

/// The goals of a decision: every one that one action alone does not reach, by every line that leads to another position. The goals stand
/// in the order in which they are reached, and the lines to each from the cheapest and shortest.
pub fn goals<G: Game>(imagined: &Imagined<G>) -> Vec<Goal<G>> {
    let legal = imagined.choices();
    let mut found: Vec<Line<G>> = Vec::new();
    let (before, here) = (imagined.clone(), imagined.clone());
    let mut lines = vec![Line { actions: Vec::new(), pays: Vec::new(), reveals: false, before, here }];
    for _ in 0..LONGEST {
        let mut further: Vec<Line<G>> = Vec::new();
        for line in &lines {
            for &action in line.here.choices().iter().filter(|&&action| line.leads(G::manner(action))) {
                let Some(next) = line.then(action) else { continue };
                let walks = G::manner(action) == Manner::Walks;
                let goes_on = match walks {
                    true => next.walks_on(),
                    false => G::manner(action) == Manner::Opens && next.asks_more_than(line),
                };
                keep(&mut found, if walks && goes_on { next.halted() } else { Some(next.clone()) }, &legal);
                if goes_on && further.len() < MOST && !further.iter().any(|it| it.here == next.here) {
                    further.push(next);
                }
            }
        }
        lines = further;
    }
    found.extend(on_arrival(&found));
    let mut order: Vec<G::Action> = Vec::new();
    found.iter().map(Line::to).for_each(|to| {
        if !order.contains(&to) {
            order.push(to)
        }
    });
    let mut goals: Vec<Goal<G>> = found.into_iter().map(Line::goal).collect();
    let place = |goal: &Goal<G>| order.iter().position(|to| *to == goal.to);
    goals.sort_by_key(|goal| (place(goal), goal.price(), goal.line.len()));
    goals
}

/// What ends this and then all that has nothing left but to be ended, such as the turn after the last action of it; `None` if there is no more
/// than one end, or several to choose from.
pub fn ending<G: Game>(imagined: &Imagined<G>) -> Option<Goal<G>> {
    let (before, here) = (imagined.clone(), imagined.clone());
    let mut line = Line { actions: Vec::new(), pays: Vec::new(), reveals: false, before, here };
    while line.actions.len() < LONGEST && line.asks() {
        let choices = line.here.choices();
        let answers = || choices.iter().filter(|&&action| G::manner(action) != Manner::Aside);
        let mut ends = answers().filter(|&&action| G::manner(action).is_end());
        let (Some(&end), None) = (ends.next(), ends.next()) else { break };
        if !line.actions.is_empty() && answers().count() > 1 {
            break;
        }
        line = line.then(end)?;
    }
    (line.actions.len() > 1).then(|| line.goal())
}

/// Keeps a line that reaches a goal, unless one is known that leads to the same and is no longer.
fn keep<G: Game>(found: &mut Vec<Line<G>>, line: Option<Line<G>>, legal: &[G::Action]) {
    let Some(line) = line.filter(|line| line.actions.len() > 1) else { return };
    let to = line.to();
    // What can be clicked already is no goal, unless a walk is to end there.
    if G::manner(to) != Manner::Walks && legal.contains(&to) {
        return;
    }
    match found.iter().position(|it| it.to() == to && it.here == line.here) {
        Some(known) if found[known].actions.len() <= line.actions.len() => {}
        Some(known) => found[known] = line,
        None if found.len() < MOST => found.push(line),
        None => {}
    }
}

/// What can be done at once where a walk ends, by the cheapest way there: as far as it can be done at no other end of the walk, so that
/// whoever names it has named the place too. What shows something is left out, as one may not have meant more than to walk there.
fn on_arrival<G: Game>(found: &[Line<G>]) -> Vec<Line<G>> {
    let mut ends: Vec<&Line<G>> = Vec::new();
    for line in found.iter().filter(|line| G::manner(line.to()) == Manner::Walks && line.asks()) {
        match ends.iter().position(|end| end.to() == line.to()) {
            Some(known) if ends[known].worth() <= line.worth() => {}
            Some(known) => ends[known] = line,
            None => ends.push(line),
        }
    }
    let mut there: Vec<Line<G>> = Vec::new();
    for end in ends {
        let opens = end.here.choices().into_iter().filter(|&action| G::manner(action) == Manner::Opens);
        there.extend(opens.filter_map(|action| end.then(action)).filter(|line| !line.reveals));
    }
    let names: Vec<G::Action> = there.iter().map(Line::to).collect();
    there.retain(|line| names.iter().filter(|&&to| to == line.to()).count() == 1);
    there.truncate(MOST);
    there
}

/// Actions one after the other.
#[derive(Clone)]
struct Line<G: Game> {
    actions: Vec<G::Action>,
    pays: Vec<Transfer>,
    reveals: bool,
    /// The position before the action that names the goal.
    before: Imagined<G>,
    here: Imagined<G>,
}

impl<G: Game> Line<G> {
    /// May an action of this manner come next? It begins with what opens or walks, and once it walks it does nothing else.
    fn leads(&self, next: Manner) -> bool {
        let last = self.actions.last().map(|&action| G::manner(action));
        match next {
            Manner::Opens => matches!(last, None | Some(Manner::Opens)),
            Manner::Walks => matches!(last, None | Some(Manner::Opens | Manner::Walks)),
            Manner::Does => last == Some(Manner::Opens),
            Manner::Halts | Manner::Ends | Manner::Aside => false,
        }
    }

    /// The line with one action more; `None` if that is not possible.
    fn then(&self, action: G::Action) -> Option<Line<G>> {
        let (here, happened) = self.here.after(action).ok()?;
        let (mut actions, mut pays, seat) = (self.actions.clone(), self.pays.clone(), here.seat());
        actions.push(action);
        let transfers = happened.heard_by(Some(seat)).filter_map(|event| event.transfer(seat));
        transfers.filter(|it| it.from == Some(seat)).for_each(|paid| add(&mut pays, paid));
        let reveals = here.shows(&happened);
        Some(Line { actions, pays, reveals, before: self.here.clone(), here })
    }

    /// The lower, the better a way it is.
    fn worth(&self) -> (i32, usize) {
        (self.pays.iter().map(|it| it.amount).sum(), self.actions.len())
    }

    /// Is the same seat asked something, and nobody was shown anything?
    fn asks(&self) -> bool {
        !self.reveals && self.here.position().to_act() == ToAct::One(self.here.seat())
    }

    /// Is another question asked than before the last action?
    fn asks_more_than(&self, before: &Line<G>) -> bool {
        self.asks() && self.here.position().question() != before.here.position().question()
    }

    /// Can it be walked on from here?
    fn walks_on(&self) -> bool {
        self.asks() && self.here.choices().iter().any(|&action| G::manner(action) == Manner::Walks)
    }

    /// The line with the end of its walk; `None` if it can't be ended here.
    fn halted(&self) -> Option<Line<G>> {
        let halt = self.here.choices().into_iter().find(|&action| G::manner(action) == Manner::Halts)?;
        let before = self.before.clone();
        self.then(halt).map(|line| Line { before, ..line })
    }

    /// The action that names the goal: the last, or the one before the end of the walk.
    fn to(&self) -> G::Action {
        let names = |action: &&G::Action| G::manner(**action) != Manner::Halts;
        *self.actions.iter().rev().find(names).unwrap_or(&self.actions[0])
    }

    fn goal(self) -> Goal<G> {
        let walks = self.actions.iter().filter(|&&action| G::manner(action) == Manner::Walks).count();
        Goal { to: self.to(), before: self.before, walks, line: self.actions, pays: self.pays, reveals: self.reveals }
    }
}

/// Adds what is paid to what was paid before, in an order that does not depend on the line.
fn add(pays: &mut Vec<Transfer>, paid: Transfer) {
    let alike = |it: &Transfer| (it.to, it.what) == (paid.to, paid.what);
    match pays.iter_mut().find(|it| alike(it)) {
        Some(sum) => sum.amount += paid.amount,
        None => pays.push(paid),
    }
    pays.sort_by_key(|it| (it.to.map_or(0, |Seat(seat)| seat + 1), it.what.as_str()));
}
