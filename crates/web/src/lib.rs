//! The browser: pages, drawn boards, live updates and a JSON interface.
//!
//! Every page is made on the server from what its viewer may see: [`drawing`] asks a table for the position, the legal
//! actions and the events as one seat knows them and gives back pieces of HTML and SVG; `pages` arrange them. What is
//! drawn of a game stands in its folder under [`games`], on a `kit` that all of them share. A small script in the
//! browser turns clicks into requests of the JSON interface (`api`) and fetches the page's moving parts anew when a
//! notice says that the table has changed (`events`). Nothing that comes from a browser is believed (`guard`,
//! `visitor`).

mod api;
mod app;
mod assets;
mod captions;
mod connections;
mod device;
pub mod drawing;
mod error;
mod events;
pub mod games;
mod guard;
mod headers;
mod kit;
mod operator;
mod pages;
mod passkeys;
mod picture;
mod qr;
mod serve;
mod streams;
mod trace;
mod visitor;

pub use cowcatcher_words as words;

pub use app::{App, Settings};
pub use connections::Limits;
pub use guard::Rate;
pub use serve::{serve, serve_until};
