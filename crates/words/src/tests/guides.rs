//! The pages on how to play say the same in every language, with the same figures and pictures, and name clauses that exist.

use crate::Locale;
use crate::guide::{Block, Guide, Span, guide, spans};
use crate::rules;

fn texts(block: &Block) -> Vec<&'static str> {
    match block {
        Block::Heading(text) | Block::Text(text) | Block::Picture { caption: text, .. } => vec![text],
        Block::Steps(texts) | Block::Points(texts) => texts.clone(),
    }
}

/// What is the same in every language: the kind of each block with its size, the pictures.
fn shape(guide: &Guide) -> Vec<(&'static str, usize, &'static str)> {
    let of = |block: &Block| match block {
        Block::Heading(_) => ("heading", 1, ""),
        Block::Text(_) => ("text", 1, ""),
        Block::Steps(steps) => ("steps", steps.len(), ""),
        Block::Points(points) => ("points", points.len(), ""),
        Block::Picture { name, .. } => ("picture", 1, *name),
    };
    guide.blocks.iter().map(of).collect()
}

fn clauses(block: &Block) -> Vec<&'static str> {
    let of =
        |text| spans(text).into_iter().filter_map(|span| if let Span::Clause(id) = span { Some(id) } else { None });
    texts(block).into_iter().flat_map(of).collect()
}

/// The figures of a block, sorted, those of its clauses aside.
fn figures(block: &Block) -> Vec<String> {
    let words = texts(block).into_iter().flat_map(spans).filter_map(|span| match span {
        Span::Plain(text) | Span::Strong(text) => Some(text),
        Span::Clause(_) => None,
    });
    let digits = words.flat_map(|text| text.split(|letter: char| !letter.is_ascii_digit()));
    let mut figures: Vec<String> = digits.filter(|it| !it.is_empty()).map(str::to_owned).collect();
    figures.sort();
    figures
}

#[test]
fn every_game_is_explained_in_every_language() {
    for name in cowcatcher_games::names().into_iter().filter(|name| *name != "toy") {
        let english = guide(Locale::En, name).unwrap_or_else(|| unreachable!("{name} is not explained"));
        assert!(!english.hook.is_empty() && english.blocks.len() > 15, "{name}");
        let words: usize = english.blocks.iter().flat_map(texts).map(|text| text.split_whitespace().count()).sum();
        assert!((600..1200).contains(&words), "{name} is explained in {words} words");
        let ten = english.blocks.iter().filter(|block| matches!(block, Block::Steps(steps) if steps.len() == 10));
        assert_eq!(ten.count(), 1, "{name}: ten things that newcomers get wrong");
        let pictures = english.blocks.iter().filter(|block| matches!(block, Block::Picture { .. })).count();
        assert!(pictures >= 4, "{name}: {pictures} pictures");
        for clause in english.blocks.iter().flat_map(clauses) {
            assert!(
                rules::find(Locale::En, clause).is_some_and(|(rules, _)| rules.names.contains(&name)),
                "{name}: {clause}"
            );
        }
        for &locale in Locale::ALL {
            let other = guide(locale, name).unwrap_or_else(|| unreachable!("{name} is not explained in {locale}"));
            assert_eq!(shape(other), shape(english), "{name} in {locale}");
            for (block, same) in other.blocks.iter().zip(&english.blocks) {
                assert_eq!(clauses(block), clauses(same), "{name} in {locale}: {block:?}");
                assert_eq!(figures(block), figures(same), "{name} in {locale}: {block:?}");
                assert!(locale == Locale::En || block != same, "{name} in {locale}: {block:?} is English");
            }
        }
    }
}

#[test]
fn a_text_falls_into_pieces() {
    let pieces = spans("**Wait.** Pay $2 [GWT-KC-05]. Then");
    let plain = Span::Plain;
    assert_eq!(pieces, [Span::Strong("Wait."), plain(" Pay $2 "), Span::Clause("GWT-KC-05"), plain(". Then")]);
    assert_eq!(spans("[not closed"), [plain("[not closed")]);
}
