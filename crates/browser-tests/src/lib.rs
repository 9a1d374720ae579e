//! The pages in a real browser: whole games by clicking what is offered, undo, why not, languages, history, phone, keyboard.
//!
//! There is nothing here but tests, so no build of the product compiles a browser driver. They need Debian's `chromium` and
//! `chromium-driver`, which `scripts/test` installs. Where one of the two is missing the tests say so and pass, unless `CI`
//! or `COWCATCHER_BROWSER` is set: then they fail.

#[cfg(test)]
mod browser;
#[cfg(test)]
mod features;
#[cfg(test)]
mod games;
#[cfg(test)]
mod stage;
#[cfg(test)]
mod table;
