//! What the icons of a game mean: the legend shows all of them, and pointing at an icon on a board shows its own.

use crate::games;
use crate::words::Locale;
use maud::{Markup, html};

/// The icons of the game of this name, each with its caption. Of the icons that all games share a game explains those that it uses.
pub fn of(game: &str, locale: Locale) -> Vec<(String, String)> {
    let Some((definitions, prefix)) = games::icons(game) else { return Vec::new() };
    let known = |name: String| {
        let id = message(prefix, &name);
        locale.has(&id).then(|| (name, locale.text(&id)))
    };
    icon_names(&definitions).into_iter().filter_map(known).collect()
}

/// The captions for the script of a game's page.
pub fn for_script(game: &str, locale: Locale) -> Markup {
    html! {
        template id="captions" { @for (name, caption) in of(game, locale) { p data-icon=(name) { (caption) } } }
    }
}

/// The message that explains an icon.
pub fn message(prefix: &str, name: &str) -> String {
    let id = match name {
        // Pictures that fill a card; there is an icon of a share too.
        "BAN" => "legend-ban".to_owned(),
        "COF" => "legend-cof".to_owned(),
        "COT" => "legend-cot".to_owned(),
        "EXP" => "legend-exp".to_owned(),
        "BK" => "legend-bk".to_owned(),
        "DM" => "legend-dm".to_owned(),
        "SHARE" => "legend-share-card".to_owned(),
        icon => format!("legend-{icon}"),
    };
    format!("{prefix}-{id}")
}

/// The names of all icons in some definitions; those that come in several shapes, of players and companies, explain themselves.
fn icon_names(definitions: &Markup) -> Vec<String> {
    let mut parts = definitions.0.split("<symbol id=\"icon-");
    parts.next();
    let names = parts.filter_map(|part| part.split_once('"')).map(|(name, _)| name.to_owned());
    names.filter(|name| !name.ends_with(|last: char| last.is_ascii_digit())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::symbols;
    use cowcatcher_games::names;

    #[test]
    fn every_icon_has_a_caption_in_every_language() {
        for game in names() {
            let (definitions, prefix) = games::icons(game).expect("a game of the catalogue");
            let shared = icon_names(&symbols(&[]));
            let icons: Vec<String> =
                icon_names(&definitions).into_iter().filter(|icon| !shared.contains(icon)).collect();
            assert!(icons.len() > 3, "{game}: {icons:?}");
            for (icon, locale) in icons.iter().flat_map(|icon| Locale::ALL.iter().map(move |locale| (icon, locale))) {
                assert!(locale.has(&message(prefix, icon)), "{game}: {icon} has no caption in {locale}");
            }
        }
    }
}
