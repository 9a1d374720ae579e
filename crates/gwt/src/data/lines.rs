//! What is printed on buildings, cards, worker spaces and station masters, in a small algebra.
//!
//! A tile is a list of local actions, in any order, each at most once. A local action is a [`Line`] or, where a slash is
//! printed, one of two. A line is a need, then what it gives, one after the other. Only the leaves ([`Need`], [`Effect`])
//! are code; the texts are this table.

use super::cards::Card;

cowcatcher_engine::named! {
    /// The text of a local action, risk action or immediate action. Each distinct text stands here once.
    pub enum Line as "a local action" {
        GreyFor2 = "grey-for-2", GreyFor4 = "grey-for-4", GreyForCertificate = "grey-for-certificate",
        GreyFor2Certificates = "grey-for-2-certificates",
        /// Discard a grey card: certificate and $2 (risk).
        GreyForCertificateAnd2 = "grey-for-certificate-and-2",
        GreyForEngine1 = "grey-for-engine-1", WhiteFor2 = "white-for-2", WhiteFor4 = "white-for-4",
        BlackFor2 = "black-for-2", BlackFor2Certificates = "black-for-2-certificates", GreenFor2 = "green-for-2",
        GreenFor3 = "green-for-3", GreenForEngine2 = "green-for-engine-2", YellowFor10 = "yellow-for-10",
        /// Discard a card of breeding value 3: $7.
        Value3For7 = "value3-for-7",
        PairFor3 = "pair-for-3", PairFor4 = "pair-for-4",
        /// Discard any cattle card: certificate (risk).
        AnyForCertificate = "any-for-certificate",
        /// Discard any cattle card: $3 and an objective card into hand.
        AnyFor3AndObjective = "any-for-3-and-objective",
        /// Discard any cattle card: $6 and an objective card into hand.
        AnyFor6AndObjective = "any-for-6-and-objective",
        /// Discard an objective card: up to 2 certificates.
        ObjectiveFor2Certificates = "objective-for-2-certificates",
        EngineBackFor3 = "engine-back-for-3", Certificate = "certificate", Certificates2 = "certificates-2",
        CertificatesToLimit = "certificates-to-limit", Objective = "objective", ExchangeToken = "exchange-token",
        Money2 = "money-2", Money4 = "money-4", Money12 = "money-12",
        /// $2 per own building in the woods.
        WoodsMoney = "money-by-woods",
        /// $1 per engineer.
        EngineerMoney = "money-by-engineers",
        /// $1 per craftsman.
        CraftsmanMoney = "money-by-craftsmen",
        /// $2 per station with an own disc.
        StationMoney = "money-by-stations",
        /// For each pair of trade tiles $2 and up to 2 certificates.
        TradePairs = "trade-pairs",
        DrawByCowboys = "draw-by-cowboys", Draw3 = "draw-3", Hire = "hire", HireLess1 = "hire-1",
        HireLess2 = "hire-2", HireMore2 = "hire+2",
        /// Build for $2 per craftsman shown.
        Build = "build",
        /// Build for $1 per craftsman shown.
        BuildCheap = "build-cheap",
        Buy = "buy", Hazard = "hazard", Hazard2 = "hazard-2", Hazard5 = "hazard-5", Hazard7 = "hazard-7",
        Trade = "trade", HazardOrTrade = "hazard-or-trade", Engine = "engine", Engine2 = "engine-2",
        Engine3 = "engine-3", Engine4 = "engine-4", Pay2ForEngine2 = "pay-2-for-engine-2",
        EngineByWoods = "engine-by-woods", EngineByHazards = "engine-by-hazards", UpgradeBehind = "upgrade-behind",
        ExtraordinaryDelivery = "extraordinary-delivery", Auxiliary = "auxiliary", Rancher1 = "rancher-1",
        Rancher2 = "rancher-2", Rancher3 = "rancher-3", Rancher4 = "rancher-4", Rancher5 = "rancher-5",
        /// Rancher up to 3 forward without fees, not into Kansas City (objective cards).
        Ride3 = "ride-3",
        Copy = "copy",
    }
}

/// What must be given before a line gives anything (GWT-ACT-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing.
    Nothing,
    /// Discard one cattle card of this colour.
    Discard(Card),
    /// Discard one cattle card of breeding value 3.
    DiscardValue3,
    /// Discard one cattle card of any breed.
    DiscardAny,
    /// Discard two cattle cards of one breed.
    DiscardPair,
    /// Discard one objective card.
    DiscardObjective,
    /// Pay this much.
    Pay(u8),
    /// Move the engine back exactly this far.
    EngineBack(u8),
}

/// How many: printed, or counted in front of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// The printed number.
    Fixed(u8),
    /// Cowboys in the row.
    Cowboys,
    /// Craftsmen in the row.
    Craftsmen,
    /// Engineers in the row.
    Engineers,
    /// Own private buildings in the woods.
    Woods,
    /// Hazards collected.
    Hazards,
    /// Stations with an own disc.
    Stations,
    /// Pairs of one green and one pair-colour trade tile collected.
    TradePairs,
}

/// What a line gives: the leaves of the algebra.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// So many dollars for each.
    Money(u8, Number),
    /// Up to so many certificates for each.
    Certificates(u8, Number),
    /// Certificates to the limit.
    CertificatesToLimit,
    /// One exchange token.
    ExchangeToken,
    /// Gain an objective card, to the discard pile.
    Objective,
    /// Gain an objective card, straight into hand.
    ObjectiveToHand,
    /// Draw up to so many cards, then discard as many.
    DrawDiscard(Number),
    /// Hire one worker, the price changed by this much.
    Hire(i8),
    /// Place a building for so much per craftsman shown.
    Build(u8),
    /// Buy at the cattle market.
    Buy,
    /// Remove a hazard for this price.
    Hazard(u8),
    /// Take a trade tile.
    Trade,
    /// Remove a hazard for nothing, or take a trade tile.
    HazardOrTrade,
    /// Engine forward, up to so many.
    Engine(Number),
    /// Upgrade a station behind the engine.
    UpgradeBehind,
    /// Extraordinary delivery.
    ExtraordinaryDelivery,
    /// One auxiliary action, single or double.
    Auxiliary,
    /// Rancher forward, up to so many, then phase B anew.
    Rancher(u8),
    /// Rancher forward without fees, up to so many; the location is not used.
    Ride(u8),
    /// Copy an adjacent building.
    Copy,
}

use Effect as E;
use Need as N;
use Number::*;

impl Line {
    /// What it needs, and what it then gives, in order.
    pub const fn text(self) -> (Need, &'static [Effect]) {
        match self {
            Line::GreyFor2 => (N::Discard(Card::Grey), &[E::Money(2, Fixed(1))]),
            Line::GreyFor4 => (N::Discard(Card::Grey), &[E::Money(4, Fixed(1))]),
            Line::GreyForCertificate => (N::Discard(Card::Grey), &[E::Certificates(1, Fixed(1))]),
            Line::GreyFor2Certificates => (N::Discard(Card::Grey), &[E::Certificates(2, Fixed(1))]),
            Line::GreyForCertificateAnd2 => {
                (N::Discard(Card::Grey), &[E::Money(2, Fixed(1)), E::Certificates(1, Fixed(1))])
            }
            Line::GreyForEngine1 => (N::Discard(Card::Grey), &[E::Engine(Fixed(1))]),
            Line::WhiteFor2 => (N::Discard(Card::White), &[E::Money(2, Fixed(1))]),
            Line::WhiteFor4 => (N::Discard(Card::White), &[E::Money(4, Fixed(1))]),
            Line::BlackFor2 => (N::Discard(Card::Black), &[E::Money(2, Fixed(1))]),
            Line::BlackFor2Certificates => (N::Discard(Card::Black), &[E::Certificates(2, Fixed(1))]),
            Line::GreenFor2 => (N::Discard(Card::Green), &[E::Money(2, Fixed(1))]),
            Line::GreenFor3 => (N::Discard(Card::Green), &[E::Money(3, Fixed(1))]),
            Line::GreenForEngine2 => (N::Discard(Card::Green), &[E::Engine(Fixed(2))]),
            Line::YellowFor10 => (N::Discard(Card::Yellow), &[E::Money(10, Fixed(1))]),
            Line::Value3For7 => (N::DiscardValue3, &[E::Money(7, Fixed(1))]),
            Line::PairFor3 => (N::DiscardPair, &[E::Money(3, Fixed(1))]),
            Line::PairFor4 => (N::DiscardPair, &[E::Money(4, Fixed(1))]),
            Line::AnyForCertificate => (N::DiscardAny, &[E::Certificates(1, Fixed(1))]),
            Line::AnyFor3AndObjective => (N::DiscardAny, &[E::Money(3, Fixed(1)), E::ObjectiveToHand]),
            Line::AnyFor6AndObjective => (N::DiscardAny, &[E::Money(6, Fixed(1)), E::ObjectiveToHand]),
            Line::ObjectiveFor2Certificates => (N::DiscardObjective, &[E::Certificates(2, Fixed(1))]),
            Line::EngineBackFor3 => (N::EngineBack(1), &[E::Money(3, Fixed(1))]),
            Line::Certificate => (N::Nothing, &[E::Certificates(1, Fixed(1))]),
            Line::Certificates2 => (N::Nothing, &[E::Certificates(2, Fixed(1))]),
            Line::CertificatesToLimit => (N::Nothing, &[E::CertificatesToLimit]),
            Line::Objective => (N::Nothing, &[E::Objective]),
            Line::ExchangeToken => (N::Nothing, &[E::ExchangeToken]),
            Line::Money2 => (N::Nothing, &[E::Money(2, Fixed(1))]),
            Line::Money4 => (N::Nothing, &[E::Money(4, Fixed(1))]),
            Line::Money12 => (N::Nothing, &[E::Money(12, Fixed(1))]),
            Line::WoodsMoney => (N::Nothing, &[E::Money(2, Woods)]),
            Line::EngineerMoney => (N::Nothing, &[E::Money(1, Engineers)]),
            Line::CraftsmanMoney => (N::Nothing, &[E::Money(1, Craftsmen)]),
            Line::StationMoney => (N::Nothing, &[E::Money(2, Stations)]),
            Line::TradePairs => (N::Nothing, &[E::Money(2, TradePairs), E::Certificates(2, TradePairs)]),
            Line::DrawByCowboys => (N::Nothing, &[E::DrawDiscard(Cowboys)]),
            Line::Draw3 => (N::Nothing, &[E::DrawDiscard(Fixed(3))]),
            Line::Hire => (N::Nothing, &[E::Hire(0)]),
            Line::HireLess1 => (N::Nothing, &[E::Hire(-1)]),
            Line::HireLess2 => (N::Nothing, &[E::Hire(-2)]),
            Line::HireMore2 => (N::Nothing, &[E::Hire(2)]),
            Line::Build => (N::Nothing, &[E::Build(2)]),
            Line::BuildCheap => (N::Nothing, &[E::Build(1)]),
            Line::Buy => (N::Nothing, &[E::Buy]),
            Line::Hazard => (N::Nothing, &[E::Hazard(0)]),
            Line::Hazard2 => (N::Nothing, &[E::Hazard(2)]),
            Line::Hazard5 => (N::Nothing, &[E::Hazard(5)]),
            Line::Hazard7 => (N::Nothing, &[E::Hazard(7)]),
            Line::Trade => (N::Nothing, &[E::Trade]),
            Line::HazardOrTrade => (N::Nothing, &[E::HazardOrTrade]),
            Line::Engine => (N::Nothing, &[E::Engine(Engineers)]),
            Line::Engine2 => (N::Nothing, &[E::Engine(Fixed(2))]),
            Line::Engine3 => (N::Nothing, &[E::Engine(Fixed(3))]),
            Line::Engine4 => (N::Nothing, &[E::Engine(Fixed(4))]),
            Line::Pay2ForEngine2 => (N::Pay(2), &[E::Engine(Fixed(2))]),
            Line::EngineByWoods => (N::Nothing, &[E::Engine(Woods)]),
            Line::EngineByHazards => (N::Nothing, &[E::Engine(Hazards)]),
            Line::UpgradeBehind => (N::Nothing, &[E::UpgradeBehind]),
            Line::ExtraordinaryDelivery => (N::Nothing, &[E::ExtraordinaryDelivery]),
            Line::Auxiliary => (N::Nothing, &[E::Auxiliary]),
            Line::Rancher1 => (N::Nothing, &[E::Rancher(1)]),
            Line::Rancher2 => (N::Nothing, &[E::Rancher(2)]),
            Line::Rancher3 => (N::Nothing, &[E::Rancher(3)]),
            Line::Rancher4 => (N::Nothing, &[E::Rancher(4)]),
            Line::Rancher5 => (N::Nothing, &[E::Rancher(5)]),
            Line::Ride3 => (N::Nothing, &[E::Ride(3)]),
            Line::Copy => (N::Nothing, &[E::Copy]),
        }
    }
}

/// One local action of a tile: a line or, with a slash, one of two (GWT-LOCAL-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Local {
    /// One line.
    One(Line),
    /// One of two lines.
    Slash(Line, Line),
}

impl Local {
    /// The lines of which one may be chosen.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        let (one, other) = match self {
            Local::One(line) => (line, None),
            Local::Slash(one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }
}

/// The most local actions on one tile.
pub const MOST_LOCALS: usize = 3;
