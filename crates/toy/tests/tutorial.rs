//! What `docs/a-new-game.md` quotes is what the sources say.

use std::path::Path;

/// The lines without their indentation, so that a piece of a file can be quoted flush left.
fn flush_left(text: &str) -> String {
    text.lines().map(|line| line.trim().to_owned() + "\n").collect()
}

/// The pieces that a block quotes: it may leave something out with a line that is `…`.
fn pieces(block: &str) -> Vec<String> {
    flush_left(block).split("…\n").map(str::to_owned).filter(|piece| !piece.trim().is_empty()).collect()
}

/// Every fenced block with a language and a file: ```` ```rust crates/toy/src/action.rs ````.
fn blocks(text: &str) -> Vec<(&str, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(&str, String)> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(info), None) => open = Some((info, String::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some((_, block))) => *block += &(line.to_owned() + "\n"),
            (None, None) => {}
        }
    }
    blocks
}

#[test]
fn every_block_stands_in_the_file_that_it_names() -> Result<(), Box<dyn std::error::Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut quoted = 0;
    for (info, block) in blocks(&std::fs::read_to_string(root.join("docs/a-new-game.md"))?) {
        // A block of commands quotes nothing.
        let Some((_, file)) = info.split_once(' ') else { continue };
        let source = std::fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"))?;
        let source = flush_left(&source);
        let mut rest = source.as_str();
        for piece in pieces(&block) {
            let at = rest.find(&piece);
            assert!(at.is_some(), "{file} does not hold, or not in this order:\n{piece}");
            rest = &rest[at.unwrap_or_default() + piece.len()..];
        }
        quoted += 1;
    }
    assert!(quoted > 10, "only {quoted} blocks quote a file");
    Ok(())
}
