//! The pages in a real browser: what the tests and the pictures are made with.
//!
//! No build of the product compiles this crate. It needs Debian's `chromium` and `chromium-driver`, which
//! `scripts/chromium` installs. Where one of the two is missing the tests say so and pass, unless `CI` or
//! `COWCATCHER_BROWSER` is set: then they fail.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "whatever goes wrong here is a failed test")]

pub mod axe;
pub mod browser;
pub mod journals;
#[path = "../../web/tests/kept/table.rs"]
pub mod kept;
pub mod laws;
pub mod stage;
pub mod table;
