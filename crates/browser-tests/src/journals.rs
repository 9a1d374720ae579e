//! The kept journals: a game of each name of the catalogue, and of each kind of table that was kept.

use std::collections::BTreeMap;
use std::path::Path;

/// One kept game of every kind, such as `gwt2` or `steam-base`, with its journal. Where there are some of players who know what they do, it is
/// that of the most players. A new game is among them as soon as it has a journal.
pub fn kept() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals");
    let names = std::fs::read_dir(folder.as_path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".journal"));
    let (mut sensible, mut random): (Vec<String>, Vec<String>) = names.partition(|name| name.contains("heuristic"));
    sensible.sort_by(|one, other| other.cmp(one));
    random.sort();
    let mut kept = BTreeMap::new();
    for name in sensible.into_iter().chain(random) {
        let journal = || std::fs::read_to_string(folder.join(&name)).unwrap();
        kept.entry(kind(&name).to_owned()).or_insert_with(journal);
    }
    kept
}

/// What stands before the number of players.
fn kind(name: &str) -> &str {
    let players =
        |part: &&str| part.len() == 2 && part.starts_with(|digit: char| digit.is_ascii_digit()) && part.ends_with('p');
    let end = name.split('-').find(players).and_then(|part| name.find(&format!("-{part}-")));
    end.map_or(name, |end| &name[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalogue_is_kept() {
        let kept = kept();
        for name in cowcatcher_games::names().into_iter().filter(|&name| name != "toy") {
            assert!(kept.keys().any(|kind| kind.starts_with(name)), "{name} is not among {:?}", kept.keys());
        }
        assert!(kept["gwt2"].contains("\nplayers 4\n"), "players who know what they do come first");
    }
}
