//! What the lines of a building offer, roughly, each time they are used: enough to tell a good building from a poor one.

use crate::data::lines::{Effect, Line, Need, Number};

/// A dollar.
const DOLLAR: f32 = 0.3;
/// A certificate.
const CERTIFICATE: f32 = 0.6;
/// A card drawn, or a common card discarded.
const CARD: f32 = 0.3;
/// A card of value 3 discarded.
const GOOD_CARD: f32 = 0.8;
/// An exchange token.
const TOKEN: f32 = 1.0;
/// A space of the engine forward, or back.
const RAIL_SPACE: f32 = 0.5;
/// A step of the rancher.
const STEP: f32 = 0.5;
/// Hiring, building, buying, an objective card, a trade tile.
const USUAL: f32 = 1.5;
/// A hazard, without its price.
const HAZARD: f32 = 2.5;
/// What no other building does: copying, extraordinary deliveries, late upgrades, certificates to the limit.
const RARE: f32 = 2.0;
/// An auxiliary action.
const AUXILIARY: f32 = 0.7;
/// Whatever a line counts, there are about so many.
const COUNTED: f32 = 2.0;

/// What using a line once is worth, in points.
pub(super) fn offer(line: Line) -> f32 {
    let (need, gives) = line.text();
    let cost = match need {
        Need::Nothing => 0.0,
        Need::Discard(_) | Need::DiscardAny | Need::DiscardPair | Need::DiscardObjective => CARD,
        Need::DiscardValue3 => GOOD_CARD,
        Need::Pay(dollars) => DOLLAR * f32::from(dollars),
        Need::EngineBack(n) => RAIL_SPACE * f32::from(n),
    };
    let gain: f32 = gives.iter().map(|&effect| effect_offer(effect)).sum();
    (gain - cost).max(0.0)
}

fn effect_offer(effect: Effect) -> f32 {
    let times = |number: Number| match number {
        Number::Fixed(n) => f32::from(n),
        _ => COUNTED,
    };
    match effect {
        Effect::Money(dollars, number) => DOLLAR * f32::from(dollars) * times(number),
        Effect::Certificates(n, number) => CERTIFICATE * f32::from(n) * times(number),
        Effect::ExchangeToken => TOKEN,
        Effect::DrawDiscard(number) => CARD * times(number),
        Effect::Hire(_) | Effect::Buy | Effect::Build(_) => USUAL,
        Effect::Objective | Effect::ObjectiveToHand | Effect::Trade | Effect::HazardOrTrade => USUAL,
        Effect::Hazard(dollars) => HAZARD - DOLLAR * f32::from(dollars),
        Effect::Engine(number) => RAIL_SPACE * times(number),
        Effect::CertificatesToLimit | Effect::UpgradeBehind | Effect::ExtraordinaryDelivery | Effect::Copy => RARE,
        Effect::Auxiliary => AUXILIARY,
        Effect::Rancher(n) => STEP * f32::from(n),
        // Stands on cards only.
        Effect::Ride(_) => 0.0,
    }
}
