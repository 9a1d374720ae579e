//! Ways to damage a file.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// The longest input worth trying, in bytes.
const LONGEST: usize = 200_000;

const NUMBERS: &[&str] =
    &["0", "1", "-1", "2", "7", "99", "255", "256", "65536", "-2147483649", "18446744073709551616"];
const BYTES: &[u8] = b"\0\n\r\t \"'=#[]{}.,-*0\x7f\xc3\xff";

/// Damages `input` in a few ways; `others` lend parts.
pub fn mutate(input: &mut Vec<u8>, others: &[Vec<u8>], rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..rng.random_range(1..=4) {
        once(input, others, rng);
    }
    input.truncate(LONGEST);
}

fn once(input: &mut Vec<u8>, others: &[Vec<u8>], rng: &mut Xoshiro256PlusPlus) {
    if input.is_empty() {
        input.push(b'1');
    }
    let at = rng.random_range(0..input.len());
    match rng.random_range(0..11) {
        0 => input[at] ^= 1 << rng.random_range(0..8),
        1 => input[at] = BYTES[rng.random_range(0..BYTES.len())],
        2 => input.insert(at, BYTES[rng.random_range(0..BYTES.len())]),
        3 => drop(input.drain(at..(at + rng.random_range(1..=20)).min(input.len()))),
        4 => input.truncate(at),
        5 => splice(input, at, others, rng),
        6 => swap(input, |byte| byte == b'\n', rng),
        7 => swap(input, |byte| byte.is_ascii_whitespace(), rng),
        8 => swap(input, |byte| !byte.is_ascii_alphanumeric(), rng),
        9 => number(input, rng),
        _ => line(input, rng),
    }
}

/// Puts a part of another input in the place of a part of this one.
fn splice(input: &mut Vec<u8>, at: usize, others: &[Vec<u8>], rng: &mut Xoshiro256PlusPlus) {
    let Some(other) = others.get(rng.random_range(0..others.len().max(1))) else { return };
    let from = rng.random_range(0..=other.len());
    let to = (from + rng.random_range(0..200)).min(other.len());
    let end = (at + rng.random_range(0..200)).min(input.len());
    input.splice(at..end, other[from..to].iter().copied());
}

/// Writes a line twice, or not at all.
fn line(input: &mut Vec<u8>, rng: &mut Xoshiro256PlusPlus) {
    let lines = pieces(input, |byte| byte == b'\n');
    let (from, to) = lines[rng.random_range(0..lines.len())];
    if rng.random_bool(0.5) {
        input.drain(from..(to + 1).min(input.len()));
    } else {
        let line = input[from..to].to_vec();
        input.splice(from..from, line.into_iter().chain([b'\n']));
    }
}

/// The pieces between separators, as ranges; at least one.
fn pieces(input: &[u8], separates: impl Fn(u8) -> bool) -> Vec<(usize, usize)> {
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, &byte) in input.iter().enumerate() {
        if separates(byte) {
            pieces.push((start, at));
            start = at + 1;
        }
    }
    pieces.push((start, input.len()));
    pieces
}

/// Swaps two pieces.
fn swap(input: &mut Vec<u8>, separates: impl Fn(u8) -> bool, rng: &mut Xoshiro256PlusPlus) {
    let pieces = pieces(input, separates);
    let (one, two) = (rng.random_range(0..pieces.len()), rng.random_range(0..pieces.len()));
    let (first, second) = (pieces[one.min(two)], pieces[one.max(two)]);
    if first == second {
        return;
    }
    let (earlier, later) = (input[first.0..first.1].to_vec(), input[second.0..second.1].to_vec());
    input.splice(second.0..second.1, earlier);
    input.splice(first.0..first.1, later);
}

/// Puts another number in the place of one.
fn number(input: &mut Vec<u8>, rng: &mut Xoshiro256PlusPlus) {
    let numbers: Vec<(usize, usize)> =
        pieces(input, |byte| !byte.is_ascii_digit()).into_iter().filter(|(from, to)| from < to).collect();
    if numbers.is_empty() {
        return;
    }
    let (from, to) = numbers[rng.random_range(0..numbers.len())];
    let with = match rng.random_bool(0.5) {
        true => NUMBERS[rng.random_range(0..NUMBERS.len())].to_owned(),
        false => rng.random_range(0..20).to_string(),
    };
    input.splice(from..to, with.into_bytes());
}
