//! The figures of the rules of thumb, in victory points unless said otherwise. They were found by matches of the bot
//! against itself.

/// A dollar at the end of the game: its fifth of a point.
pub(super) const DOLLAR_AT_END: f32 = 0.2;
/// What a dollar is worth on top of it while there is time to spend it.
pub(super) const DOLLAR_TO_SPEND: f32 = 0.18;
/// Dollars beyond these find nothing to buy soon.
pub(super) const MONEY_ENOUGH: f32 = 18.0;
/// With so many turns to come or more, everything is worth its full use.
pub(super) const LONG_GAME: f32 = 6.2;

/// By how many workers a visit of Kansas City brings the end nearer: fewer than really come, as games last longer than
/// they seem to.
pub(super) const CLOCK_PER_VISIT: f32 = 1.4;
/// Turns of a lap, whatever the step limit.
pub(super) const LAP_BASE: f32 = 2.0;
/// Steps of a lap that are walked with the step limit.
pub(super) const LAP_STEPS: f32 = 6.5;

/// Cards that are exchanged for others in a lap.
pub(super) const CARDS_PER_LAP: f32 = 5.8;
/// Cards that can be exchanged in a turn.
pub(super) const CARDS_PER_TURN: f32 = 1.1;
/// By how much the herd grows from visit to visit with the printed cowboy alone.
pub(super) const HERD_GROWTH: f32 = 0.18;
/// By how much more it grows for each cowboy hired.
pub(super) const GROWTH_BY_COWBOY: f32 = 0.21;
/// Temporary certificates to be expected at a later visit.
pub(super) const LATER_CERTIFICATES: f32 = 0.95;
/// A grey card beyond the first in the deck, for each lap to come.
pub(super) const BALLAST: f32 = 0.022;

/// A disc freed by a delivery, for each lap to come.
pub(super) const DISC: f32 = 0.2;
/// What more it is worth if it may come from the better spaces of the player board, for each lap to come.
pub(super) const BLACK_DISC: f32 = 0.5;
/// What an arrow counts while its other city is still open.
pub(super) const ARROW_HOPE: f32 = 0.32;
/// Engine spaces for each visit to come and each engineer.
pub(super) const ENGINE_PER_VISIT: f32 = 0.67;
/// An objective card to choose.
pub(super) const OBJECTIVE_CARD: f32 = 1.1;
/// An exchange token.
pub(super) const TOKEN: f32 = 1.4;
/// A certificate beyond what it adds to the next visit.
pub(super) const CERTIFICATE: f32 = 0.18;
/// A trade tile, for what it may still serve.
pub(super) const TRADE_TILE: f32 = 0.32;

/// What so many cowboys do in a lap.
pub(super) const COWBOYS: [f32; 6] = [0.84, 1.9, 3.0, 4.0, 4.4, 4.8];
/// What so many craftsmen do in a lap.
pub(super) const CRAFTSMEN: [f32; 6] = [0.3, 0.85, 1.4, 1.9, 2.4, 3.0];
/// What so many engineers do in a lap.
pub(super) const ENGINEERS: [f32; 6] = [0.45, 1.4, 2.3, 3.2, 3.8, 4.5];

/// An engine space as far as the cities go.
pub(super) const RAIL_NEAR: f32 = 0.18;
/// An engine space beyond the cities.
pub(super) const RAIL_FAR: f32 = 0.73;
/// Standing at a station that is not upgraded.
pub(super) const STATION_MISSED: f32 = 0.16;

/// The second "gain $1", for each lap to come.
pub(super) const DISC_MONEY: f32 = 0.098;
/// The second "draw, discard", for each lap to come.
pub(super) const DISC_CARDS: f32 = 0.16;
/// Each certificate action, for each lap to come.
pub(super) const DISC_CERTIFICATE: f32 = 0.18;
/// Each engine action, for each lap to come.
pub(super) const DISC_ENGINE: f32 = 0.37;
/// Each removal action, for each lap to come.
pub(super) const DISC_REMOVAL: f32 = 0.18;
/// Each certificate limit, for each lap to come.
pub(super) const DISC_LIMIT: f32 = 0.25;
/// Each step space, beyond its shorter laps.
pub(super) const DISC_STEP: f32 = 0.23;
/// Each hand space, beyond its better herds.
pub(super) const DISC_HAND: f32 = 0.4;

/// Money in the pocket with the hiring building ahead.
pub(super) const SHOP_HIRE: f32 = 1.5;
/// Money in the pocket with the cattle market ahead.
pub(super) const SHOP_BUY: f32 = 1.3;
/// Money in the pocket with the building yard ahead.
pub(super) const SHOP_BUILD: f32 = 0.43;
/// What is enough to spend in a shop, in dollars.
pub(super) const SHOP_MONEY: f32 = 11.0;

/// An own building, for each lap to come.
pub(super) const BUILDING_USE: f32 = 0.11;
/// How much of what an own building offers is used, in a lap.
pub(super) const LINE_USE: f32 = 0.42;
/// How often others pay the fee, in a lap.
pub(super) const FEE_CHANCE: f32 = 0.71;
/// A risk action, for each lap to come.
pub(super) const RISK_USE: f32 = 0.11;
/// A building in the woods, for each lap to come.
pub(super) const WOODS_USE: f32 = 0.14;

/// The chance that one missing thing of an objective is still got.
pub(super) const HOPE_PER_THING: f32 = 0.58;
/// What a card still in the deck counts, compared with a played one.
pub(super) const UNPLAYED: f32 = 0.72;
