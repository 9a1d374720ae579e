//! One word for one thing: words that a language must not use, because another one is its word for the thing, because they are of
//! another variety, or because nobody says them so.

use crate::Locale;
use crate::guide::guide;
use crate::rules::books;
use cowcatcher_games::names;

/// Words that don't occur, by language, each with what stands for it. A `*` at the end stands for any ending.
const ENGLISH: &[(&str, &str)] = &[
    ("shall", "will, can"),
    ("for want", "because there is no"),
    ("skip ahead", "fast-forward"),
    ("could not be had", "isn’t available"),
    ("rest the pointer", "hover"),
    ("go on playing", "play on"),
    ("he or she", "they"),
];
const ITALIAN: &[(&str, &str)] = &[
    ("pista", "percorso"),
    ("elimina*", "rimuovere"),
    ("ottieni $*", "guadagna"),
    ("città del capo", "Cape Town"),
    ("tassell*", "tessera"),
    ("salta avanti", "avanti veloce"),
    ("diario", "registro"),
    ("parla per primo", "fa la prima offerta"),
    ("di il*", "del"),
];
/// Most of them are European Portuguese.
const PORTUGUESE: &[(&str, &str)] = &[
    ("planea*", "planejar"),
    ("planeie*", "planeje"),
    ("ronda", "rodada"),
    ("rondas", "rodadas"),
    ("bónus", "bônus"),
    ("contabilista*", "contador"),
    ("quota*", "cota"),
    ("ficheiro*", "arquivo"),
    ("à sorte", "sorteado"),
    ("num", "em um"),
    ("numa", "em uma"),
    ("já não há", "não há mais"),
    ("por usar", "não usado"),
    ("ecrã*", "tela"),
    ("utilizador*", "usuário"),
    ("mostruário*", "oferta"),
    ("comboio*", "trem"),
    ("equipa", "equipe"),
    ("registo*", "registro"),
    ("controlo", "controle"),
    ("contacto*", "contato"),
    ("facto", "fato"),
    ("acção", "ação"),
    ("acções", "ações"),
    ("actual*", "atual"),
    ("direcç*", "direção"),
    ("objectivo*", "objetivo"),
    ("secção", "seção"),
    ("connosco", "conosco"),
    ("vosso", "de vocês"),
    ("teu", "seu"),
    ("tua", "sua"),
    ("telemóvel", "celular"),
    ("rato", "mouse"),
    ("fileira*", "linha"),
    ("deixar a partida", "encerrar a partida"),
    ("pular adiante", "avançar"),
    ("tabuleiro do jogador", "ficha de jogador"),
    ("tabuleiro de jogador", "ficha de jogador"),
];
const UKRAINIAN: &[(&str, &str)] = &[
    ("стежк*", "шлях"),
    ("вилуч*", "прибрати"),
    ("толедо", "Толідо"),
    ("переможні очки", "переможні бали"),
    ("переможних очок", "переможних балів"),
    ("на місті", "у місті"),
    ("у готовності", "готово"),
    ("важкий бот*", "складний"),
    ("гру закінчено", "гру завершено"),
    ("кінець ходу", "завершити хід"),
    ("канзас-сіті", "Канзас Сіті"),
    ("на протязі", "протягом"),
    ("слідуюч*", "наступний"),
    ("приймати участь", "брати участь"),
];

fn forbidden(locale: Locale) -> &'static [(&'static str, &'static str)] {
    match locale {
        Locale::En => ENGLISH,
        Locale::It => ITALIAN,
        Locale::Pt => PORTUGUESE,
        Locale::Uk => UKRAINIAN,
    }
}

/// Does a text hold these words one after the other, in any case?
fn holds(text: &str, words: &str) -> bool {
    let (words, open) = words.strip_suffix('*').map_or((words, false), |words| (words, true));
    let found = |(at, _): (usize, &str)| {
        let letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        !letter(text[..at].chars().next_back()) && (open || !letter(text[at + words.len()..].chars().next()))
    };
    text.match_indices(words).any(found)
}

/// The texts of a language by where they stand: the lines of its messages, its rules and its guides.
fn texts(locale: Locale) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for (file, text) in locale.files() {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        // The id of a message is nobody's word.
        let said = |line: &str| match line.split_once(" = ") {
            Some((id, said)) if !id.starts_with(' ') => said.to_lowercase(),
            _ => line.to_lowercase(),
        };
        texts.extend(lines.map(|line| ((*file).to_owned(), said(line))));
    }
    for rules in books(locale) {
        texts.extend(rules.book.clauses().map(|clause| {
            let reason = clause.reason.as_deref().unwrap_or_default();
            (clause.id.to_owned(), format!("{} {reason}", clause.text).to_lowercase())
        }));
    }
    for game in names() {
        let Some(guide) = guide(locale, game) else { continue };
        texts.push((format!("the guide of {game}"), format!("{:?}", guide.blocks).to_lowercase()));
    }
    texts
}

#[test]
fn no_language_uses_a_second_word_for_a_thing() {
    let mut wrong = Vec::new();
    for &locale in Locale::ALL {
        for (place, text) in texts(locale) {
            for (word, instead) in forbidden(locale).iter().filter(|(word, _)| holds(&text, word)) {
                wrong.push(format!(
                    "{locale} {place}: '{word}', say '{instead}': {}",
                    text.chars().take(160).collect::<String>()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn words_are_found_as_words() {
    assert!(holds("uma ronda acaba", "ronda") && !holds("a rondaria", "ronda"));
    assert!(holds("vai planear já", "planea*") && !holds("replanear", "planea*"));
    assert!(holds("sai num turno", "num") && !holds("o número", "num"));
    assert!(Locale::ALL.iter().all(|&locale| texts(locale).len() > 1500));
}
