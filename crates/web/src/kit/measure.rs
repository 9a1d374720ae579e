//! Numbers, points and paths as they stand in a drawing.

use maud::Render;
use std::fmt::Write;
use std::ops::{Add, Div, Sub};

/// A measure of a drawing. Boards of fixed places are drawn in whole units, hexes in parts of them.
pub trait Measure: Copy + Add<Output = Self> + Sub<Output = Self> + Div<Output = Self> + From<i8> + Into<f64> {
    /// Half of it, in whole units if it is a whole number of them.
    fn half(self) -> Self {
        self / Self::from(2)
    }
}

impl<N: Copy + Add<Output = N> + Sub<Output = N> + Div<Output = N> + From<i8> + Into<f64>> Measure for N {}

/// A point of a drawing.
pub type Point<N = i32> = (N, N);

/// A number as it stands in a drawing: one decimal is finer than a pixel.
#[derive(Clone, Copy)]
pub struct At<N = f64>(pub N);

impl<N: Measure> Render for At<N> {
    fn render_to(&self, buffer: &mut String) {
        push(buffer, self.0.into());
    }
}

fn push(buffer: &mut String, value: f64) {
    let tenths = (value * 10.0).round() as i64;
    let (whole, rest) = (tenths / 10, (tenths % 10).abs());
    let sign = if tenths < 0 && whole == 0 { "-" } else { "" };
    // Writing to a string can't fail.
    let _ = match rest {
        0 => write!(buffer, "{sign}{whole}"),
        _ => write!(buffer, "{sign}{whole}.{rest}"),
    };
}

/// A path that is being drawn.
#[derive(Clone, Debug, Default)]
pub struct Path(String);

impl Path {
    /// A command with its points.
    pub fn to(&mut self, command: char, points: &[Point<f64>]) -> &mut Path {
        self.0.push(command);
        for (n, &(x, y)) in points.iter().enumerate() {
            if n > 0 {
                self.0.push(' ');
            }
            push(&mut self.0, x);
            self.0.push(' ');
            push(&mut self.0, y);
        }
        self
    }

    /// An arc of a circle, to the right or to the left.
    pub fn arc(&mut self, radius: f64, right: bool, to: Point<f64>) {
        self.0.push('A');
        push(&mut self.0, radius);
        self.0.push(' ');
        push(&mut self.0, radius);
        self.0.push_str(if right { " 0 0 1" } else { " 0 0 0" });
        self.to(' ', &[to]);
    }

    /// Closes a ring.
    pub fn close(&mut self) -> &mut Path {
        self.0.push('Z');
        self
    }

    /// Has nothing been drawn yet?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<String> for Path {
    fn from(drawn: String) -> Path {
        Path(drawn)
    }
}

impl Render for Path {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = |value: f64| At(value).render().into_string();
        assert_eq!([0.0, -0.04, -0.25, 7.96, -12.34].map(shown), ["0", "0", "-0.3", "8", "-12.3"]);
        assert_eq!(At(-7).render().into_string(), "-7");
    }
}
