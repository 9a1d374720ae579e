//! What stands around every page: head, navigation, language, colours, notice.

use crate::assets::{self, ICON, STYLE};
use crate::picture;
use crate::visitor::{Theme, Visitor};
use crate::words::{Locale, Value};
use maud::{DOCTYPE, Markup, html};

/// A page: its title, which entry of the navigation it is, and what stands in it.
pub struct Page<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The title.
    pub title: &'a str,
    /// The address of the page, to which a change of language comes back.
    pub address: &'a str,
    /// The kind of page, for the style sheet and the script.
    pub class: &'static str,
    /// What a link to it shows elsewhere; nothing but the site if there is none.
    pub card: Option<Card>,
    /// What stands in it.
    pub content: Markup,
}

/// What a link to a page shows where it is sent to.
pub struct Card {
    /// What it is about.
    pub text: String,
    /// The whole address of a picture of 1200 by 630.
    pub image: String,
}

impl Page<'_> {
    /// The whole document.
    pub fn render(self) -> Markup {
        let Page { visitor, title, address, class, card, content } = self;
        let locale = visitor.locale;
        let site = locale.text("site-name");
        let entry = |path: &'static str, name: String| {
            let here = (path == address).then_some("page");
            html! { a href=(path) aria-current=[here] { (name) } }
        };
        html! {
            (DOCTYPE)
            html lang=(locale.code()) data-theme=(visitor.theme.word()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    title { (title) " · " (site) }
                    meta name="theme-color" content="#fbf6e9" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#28241e" media="(prefers-color-scheme: dark)";
                    meta name="description" content=(card.as_ref().map_or_else(|| locale.text("site-tagline"), |card| card.text.clone()));
                    @if let Some(card) = &card { (open_graph(card, title, &site)) }
                    link rel="manifest" href="/manifest.webmanifest";
                    link rel="apple-touch-icon" href="/icon-192.png";
                    link rel="icon" type="image/svg+xml" href=(ICON.address);
                    link rel="stylesheet" href=(STYLE.address);
                    @if let Some(script) = assets::script(if class == "table" { "table" } else { "page" }) {
                        @for import in &script.imports { link rel="modulepreload" href=(import); }
                        script type="module" src=(script.file.address) {}
                    }
                }
                body class=(class) data-csrf=(visitor.token()) data-texts=(texts(locale)) {
                    a.skip href="#content" { (locale.text("skip-to-content")) }
                    header.top {
                        a.brand href="/" title=(locale.text("site-tagline")) { (mark()) span { (site) } }
                        nav aria-label=(site) {
                            (entry("/", locale.text("nav-lobby")))
                            (entry("/new", locale.text("nav-new")))
                            (entry("/archive", locale.text("nav-archive")))
                            (entry("/rules", locale.text("nav-rules")))
                            (entry("/about", locale.text("nav-about")))
                        }
                        (choices(visitor, address, class == "table"))
                    }
                    main id="content" { (content) }
                    footer.bottom { (locale.text("unofficial-notice")) }
                    div id="say" class="say" role="status" aria-live="polite" {}
                    dialog id="panel" class="panel" aria-label=(locale.text("why-not")) {
                        form method="dialog" { button.quiet.close { (locale.text("close")) } }
                        div id="panel-content" {}
                    }
                }
            }
        }
    }
}

/// The tags from which others make a preview of a link.
fn open_graph(card: &Card, title: &str, site: &str) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content=(site);
        meta property="og:title" content=(title);
        meta property="og:description" content=(card.text);
        meta property="og:image" content=(card.image);
        meta property="og:image:width" content=(picture::WIDTH);
        meta property="og:image:height" content=(picture::HEIGHT);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// What the script has to say.
fn texts(locale: Locale) -> String {
    let ids = [
        ("reconnecting", "reconnecting"),
        ("reconnected", "reconnected"),
        ("updated", "game-updated"),
        ("offline", "error-offline"),
        ("reveals", "warn-reveals"),
        ("copied", "copied"),
        ("saved", "saved"),
        ("turn", "notice-turn"),
        ("over", "game-over"),
        ("tryReveals", "try-reveals"),
        ("tryDropped", "try-dropped"),
        ("planKept", "plan-kept"),
        ("doIt", "do-it"),
        ("explainWhy", "explain-why"),
    ];
    let texts: serde_json::Map<String, serde_json::Value> = ids
        .iter()
        .map(|(name, id)| {
            ((*name).to_owned(), locale.text_with(id, &[("table", Value::from(locale.text("site-name")))]).into())
        })
        .collect();
    serde_json::Value::Object(texts).to_string()
}

/// The switches for language, colours and, at a table, sounds.
fn choices(visitor: &Visitor, address: &str, sounds: bool) -> Markup {
    let locale = visitor.locale;
    html! {
        form.settings method="post" action="/settings" data-auto {
            input type="hidden" name="csrf" value=(visitor.token());
            input type="hidden" name="back" value=(address);
            label {
                span.unseen { (locale.text("language")) }
                select name="language" {
                    @for one in Locale::ALL {
                        option value=(one.code()) selected[one.code() == locale.code()] lang=(one.code()) { (one.name()) }
                    }
                }
            }
            label {
                span.unseen { (locale.text("theme")) }
                select name="theme" {
                    @for theme in Theme::ALL {
                        option value=(theme.word()) selected[theme == visitor.theme] {
                            (match theme {
                                Theme::Auto => locale.text("theme-auto"),
                                Theme::Light => locale.text("theme-light"),
                                Theme::Dark => locale.text("theme-dark"),
                            })
                        }
                    }
                }
            }
            a.gear href="/settings" aria-current=[(address == "/settings").then_some("page")] aria-label=(locale.text("settings-title")) title=(locale.text("settings-title")) {
                span aria-hidden="true" { "⚙\u{fe0e}" }
            }
            @if sounds {
                button.quiet.sound type="button" data-sound hidden aria-pressed="false" aria-label=(locale.text("sounds")) title=(locale.text("sounds")) { span aria-hidden="true" { "♪" } }
            }
            button.quiet.save { (locale.text("save")) }
        }
    }
}

/// The mark of the house: the cowcatcher of an engine.
fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 32 32" aria-hidden="true" {
            circle cx="16" cy="10" r="5" fill="none" stroke="currentColor" stroke-width="2.4" {}
            path d="M5 17h22M16 17 4 29h24L16 17m0 0v12M16 17l-5 12M16 17l5 12" fill="none" stroke="currentColor"
                stroke-width="2.4" stroke-linejoin="round" {}
        }
    }
}

/// A page that is one narrow sheet below its title.
pub fn sheet(visitor: &Visitor, address: &str, title: &str, content: &Markup) -> Markup {
    let content = html! { section.sheet.narrow { h1 { (title) } (content) } };
    Page { visitor, title, address, class: "plain", card: None, content }.render()
}

/// The page that says what went wrong, and leads back to what was being filled in.
pub fn trouble(visitor: &Visitor, text: &str) -> Markup {
    let locale = visitor.locale;
    let content = html! {
        p { (text) }
        p.row {
            @if let Some(form) = &visitor.form { a.button href=(form) { (locale.text("back")) } }
            a.button.quiet[visitor.form.is_some()] href="/" { (locale.text("error-home")) }
        }
    };
    sheet(visitor, "/", &locale.text("error-title"), &content)
}
