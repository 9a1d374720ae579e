//! A net that learns: its weights as floats, their gradients, and Adam.

use crate::Sample;
use cowcatcher_bots::net::{FIRST, Net, ONE, ONE_PAST, OUTPUTS, Row, SECOND, Upper};
use cowcatcher_engine::features::NOTHING;
use rand::{Rng, RngExt};
use std::ops::{AddAssign, Sub};

/// Columns of a row: the hidden layer, then the outputs.
const WIDTH: usize = FIRST + OUTPUTS;
/// Weights above the rows, in one list: second layer, its bias, outputs, their bias.
const SECOND_BIAS: usize = FIRST * SECOND;
const OUTPUT: usize = SECOND_BIAS + SECOND;
const OUTPUT_BIAS: usize = OUTPUT + SECOND * OUTPUTS;
const ABOVE: usize = OUTPUT_BIAS + OUTPUTS;

/// Errors beyond this, in spans, pull no harder.
const CLIP: f32 = 1.0;
/// How much the odds of winning count beside the points.
const WIN_COUNTS: f32 = 0.1;
/// Adam's memory of gradients and of their squares.
const MEMORY: (f32, f32) = (0.9, 0.999);
const TINY: f32 = 1e-8;

/// What is known is a mean of what was learned lately: of each new lesson it takes this share.
const NEWS: f32 = 0.03;

type Columns = [f32; WIDTH];

/// How far the expectations of a batch were off.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Loss {
    /// Squared errors of the own gain, the others' gain, and the odds of winning, summed.
    pub squares: [f64; OUTPUTS],
    /// Over so many samples.
    pub samples: u64,
}

impl Loss {
    /// The root of the mean square of an output's error.
    pub fn root(&self, output: usize) -> f64 {
        (self.squares[output] / (self.samples.max(1) as f64)).sqrt()
    }
}

impl AddAssign for Loss {
    fn add_assign(&mut self, other: Loss) {
        self.squares.iter_mut().zip(other.squares).for_each(|(sum, more)| *sum += more);
        self.samples += other.samples;
    }
}

impl Sub for Loss {
    type Output = Loss;

    fn sub(self, other: Loss) -> Loss {
        let mut squares = self.squares;
        squares.iter_mut().zip(other.squares).for_each(|(sum, less)| *sum -= less);
        Loss { squares, samples: self.samples - other.samples }
    }
}

/// A weight's gradient and Adam's memory of it.
#[derive(Clone, Debug)]
struct Memory<T> {
    gradient: Vec<T>,
    mean: Vec<T>,
    square: Vec<T>,
}

impl<T: Copy> Memory<T> {
    fn new(zero: T, len: usize) -> Self {
        Memory { gradient: vec![zero; len], mean: vec![zero; len], square: vec![zero; len] }
    }
}

/// A net that learns.
#[derive(Clone, Debug)]
pub struct Student {
    rows: Vec<Columns>,
    above: Vec<f32>,
    /// The mean of the weights over the last lessons, by which they play: learning jumps about, their mean hardly does.
    known: (Vec<Columns>, Vec<f32>),
    lessons: u32,
    row_memory: Memory<Columns>,
    above_memory: Memory<f32>,
    touched: Vec<bool>,
    touched_list: Vec<u16>,
    /// Errors of the hidden layer summed up to each sample of a stretch.
    sums: Vec<Columns>,
    steps: i32,
}

impl Student {
    /// A student who knows nothing.
    pub fn new(rows: usize, rng: &mut impl Rng) -> Student {
        let mut any = |most: f32| (rng.random::<f32>() * 2.0 - 1.0) * most;
        let mut student = Student::blank(rows);
        // All units begin awake and different; rows that are never met stay nothing.
        for unit in &mut student.rows[0][..FIRST] {
            *unit = 0.25 + any(0.2);
        }
        student.above[..SECOND_BIAS].iter_mut().for_each(|weight| *weight = any(0.15));
        student.above[SECOND_BIAS..OUTPUT].iter_mut().for_each(|weight| *weight = 0.1 + any(0.1));
        student.above[OUTPUT..OUTPUT_BIAS].iter_mut().for_each(|weight| *weight = any(0.1));
        student.digest();
        student
    }

    fn blank(rows: usize) -> Student {
        let rows = rows.max(1);
        Student {
            rows: vec![[0.0; WIDTH]; rows],
            above: vec![0.0; ABOVE],
            known: (vec![[0.0; WIDTH]; rows], vec![0.0; ABOVE]),
            lessons: 0,
            row_memory: Memory::new([0.0; WIDTH], rows),
            above_memory: Memory::new(0.0, ABOVE),
            touched: vec![false; rows],
            touched_list: Vec::new(),
            sums: Vec::new(),
            steps: 0,
        }
    }

    /// A student who goes on from what a net knows.
    pub fn from_net(net: &Net) -> Student {
        let mut student = Student::blank(net.rows.len());
        for (columns, row) in student.rows.iter_mut().zip(&net.rows) {
            let hidden = row.hidden.iter().map(|&weight| f32::from(weight) / ONE);
            let past = row.past.iter().map(|&weight| f32::from(weight) / ONE_PAST);
            columns.iter_mut().zip(hidden.chain(past)).for_each(|(column, weight)| *column = weight);
        }
        let upper = &net.upper;
        let floats = upper.second.iter().flatten().chain(&upper.second_bias);
        let floats = floats.chain(upper.output.iter().flatten()).chain(&upper.output_bias);
        student.above.iter_mut().zip(floats).for_each(|(weight, &known)| *weight = known);
        student.digest();
        student
    }

    /// All that a student knows and remembers, in a fixed order.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &f32> {
        let (rows, above) = (&self.row_memory, &self.above_memory);
        let tables = [&self.rows, &self.known.0, &rows.mean, &rows.square];
        let lists = [&self.above, &self.known.1, &above.mean, &above.square];
        tables.into_iter().flat_map(|table| table.as_flattened()).chain(lists.into_iter().flatten())
    }

    /// The student with these numbers, who had so many lessons and took so many steps in them; `None` if there are too few or too many.
    pub(crate) fn of_numbers(
        rows: usize,
        (lessons, steps): (u32, i32),
        mut numbers: impl Iterator<Item = f32>,
    ) -> Option<Student> {
        let mut student = Student { lessons, steps, ..Student::blank(rows) };
        let (rows, above) = (&mut student.row_memory, &mut student.above_memory);
        let tables = [&mut student.rows, &mut student.known.0, &mut rows.mean, &mut rows.square];
        let lists = [&mut student.above, &mut student.known.1, &mut above.mean, &mut above.square];
        let tables = tables.into_iter().flat_map(|table| table.as_flattened_mut());
        for place in tables.chain(lists.into_iter().flatten()) {
            *place = numbers.next().filter(|number| number.is_finite())?;
        }
        numbers.next().is_none().then_some(student)
    }

    /// Lessons had, and steps taken in them.
    pub(crate) fn progress(&self) -> (u32, i32) {
        (self.lessons, self.steps)
    }

    /// Takes what was learned since the last time into what is known.
    pub fn digest(&mut self) {
        self.lessons = self.lessons.saturating_add(1);
        let share = NEWS.max(1.0 / self.lessons as f32);
        let (rows, above) = &mut self.known;
        let rows = rows.as_flattened_mut().iter_mut().zip(self.rows.as_flattened());
        for (known, learned) in rows.chain(above.iter_mut().zip(&self.above)) {
            *known += share * (learned - *known);
        }
    }

    /// What the student knows, in the whole numbers that players use.
    pub fn net(&self) -> Net {
        let whole = |weight: f32, one: f32| (weight * one).round().clamp(-32_000.0, 32_000.0) as i16;
        let rows = self.known.0.iter().map(|columns| {
            let mut row = Row::ZERO;
            row.hidden.iter_mut().zip(columns).for_each(|(weight, &column)| *weight = whole(column, ONE));
            let past = row.past.iter_mut().zip(&columns[FIRST..]);
            past.for_each(|(weight, &column)| *weight = whole(column, ONE_PAST));
            row
        });
        let mut above = self.known.1.iter().copied();
        let mut next = || above.next().unwrap_or_default();
        let upper = Upper {
            second: (0..FIRST).map(|_| std::array::from_fn(|_| next())).collect(),
            second_bias: std::array::from_fn(|_| next()),
            output: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            output_bias: std::array::from_fn(|_| next()),
        };
        Net { rows: rows.collect(), upper }
    }

    /// Learns from a batch: stretches of positions that follow each other, in which neighbours have most slots in common.
    pub fn learn<'a>(&mut self, stretches: impl Iterator<Item = &'a [Sample]>, rate: f32) -> Loss {
        let mut loss = Loss::default();
        for stretch in stretches {
            self.stretch(stretch, &mut loss);
        }
        if loss.samples > 0 {
            self.step(rate, 1.0 / loss.samples as f32);
        }
        loss
    }

    /// Adds the gradient of a stretch.
    fn stretch(&mut self, stretch: &[Sample], loss: &mut Loss) {
        let Some(first) = stretch.first() else { return };
        self.sums.clear();
        self.sums.push([0.0; WIDTH]);
        let mut sum = self.rows[0];
        let mut before = &NOTHING;
        for sample in stretch {
            for (&old, &new) in before.iter().zip(&sample.described).filter(|(old, new)| old != new) {
                let (old, new) = (self.row_or_none(old), self.row_or_none(new));
                for ((sum, old), new) in sum.iter_mut().zip(old).zip(new) {
                    *sum += new - old;
                }
            }
            before = &sample.described;
            let errors = self.sample(&sum, &sample.target, loss);
            let mut so_far = *self.sums.last().unwrap_or(&[0.0; WIDTH]);
            so_far.iter_mut().zip(errors).for_each(|(sum, error)| *sum += error);
            self.sums.push(so_far);
        }
        // A row has the errors of all the samples in a run in which it stays.
        self.give(0, 0, stretch.len());
        for slot in 0..first.described.len() {
            let mut begin = 0;
            for end in 1..=stretch.len() {
                let row = stretch[begin].described[slot];
                if end == stretch.len() || stretch[end].described[slot] != row {
                    if row != 0 {
                        self.give(row, begin, end);
                    }
                    begin = end;
                }
            }
        }
    }

    fn row_or_none(&self, row: u16) -> &Columns {
        const NONE: &Columns = &[0.0; WIDTH];
        match row {
            0 => NONE,
            _ => self.rows.get(usize::from(row)).unwrap_or(NONE),
        }
    }

    /// Gives a row the errors of the samples from `begin` to `end`.
    fn give(&mut self, row: u16, begin: usize, end: usize) {
        let index = usize::from(row);
        let Some(gradient) = self.row_memory.gradient.get_mut(index) else { return };
        if !std::mem::replace(&mut self.touched[index], true) {
            self.touched_list.push(row);
        }
        for ((gradient, from), to) in gradient.iter_mut().zip(&self.sums[begin]).zip(&self.sums[end]) {
            *gradient += to - from;
        }
    }

    /// One sample: adds to the gradients above, gives the errors of the columns.
    fn sample(&mut self, sum: &Columns, target: &[f32; OUTPUTS], loss: &mut Loss) -> Columns {
        let mut second: [f32; SECOND] = std::array::from_fn(|unit| self.above[SECOND_BIAS + unit]);
        for (unit, weights) in sum[..FIRST].iter().zip(self.above[..SECOND_BIAS].chunks_exact(SECOND)) {
            if *unit > 0.0 {
                second.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += unit * weight);
            }
        }
        let mut outputs: [f32; OUTPUTS] = std::array::from_fn(|o| self.above[OUTPUT_BIAS + o] + sum[FIRST + o]);
        for (unit, weights) in second.iter().zip(self.above[OUTPUT..OUTPUT_BIAS].chunks_exact(OUTPUTS)) {
            let unit = unit.max(0.0);
            outputs.iter_mut().zip(weights).for_each(|(output, weight)| *output += unit * weight);
        }
        let mut wrong = [0.0; OUTPUTS];
        for o in 0..2 {
            let error = outputs[o] - target[o];
            loss.squares[o] += f64::from(error * error);
            wrong[o] = error.clamp(-CLIP, CLIP);
        }
        let error = 1.0 / (1.0 + (-outputs[2]).exp()) - target[2];
        loss.squares[2] += f64::from(error * error);
        wrong[2] = error * WIN_COUNTS;
        loss.samples += 1;

        let gradient = &mut self.above_memory.gradient;
        let mut of_second = [0.0; SECOND];
        for unit in 0..SECOND {
            let on = second[unit].max(0.0);
            let at = OUTPUT + unit * OUTPUTS;
            let mut error = 0.0;
            for o in 0..OUTPUTS {
                gradient[at + o] += wrong[o] * on;
                error += wrong[o] * self.above[at + o];
            }
            of_second[unit] = if second[unit] > 0.0 { error } else { 0.0 };
            gradient[SECOND_BIAS + unit] += of_second[unit];
        }
        for o in 0..OUTPUTS {
            gradient[OUTPUT_BIAS + o] += wrong[o];
        }
        let mut errors = [0.0; WIDTH];
        for unit in 0..FIRST {
            if sum[unit] > 0.0 {
                let at = unit * SECOND;
                let mut error = 0.0;
                let weights = self.above[at..at + SECOND].iter().zip(&mut gradient[at..at + SECOND]);
                for ((weight, gradient), of_second) in weights.zip(&of_second) {
                    *gradient += of_second * sum[unit];
                    error += of_second * weight;
                }
                errors[unit] = error;
            }
        }
        errors[FIRST..].copy_from_slice(&wrong);
        errors
    }

    /// One step of Adam for everything that has a gradient.
    fn step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - MEMORY.0.powi(self.steps), 1.0 - MEMORY.1.powi(self.steps));
        let adam = |weight: &mut f32, gradient: &mut f32, mean: &mut f32, square: &mut f32| {
            let slope = std::mem::take(gradient) * scale;
            *mean += (1.0 - MEMORY.0) * (slope - *mean);
            *square += (1.0 - MEMORY.1) * (slope * slope - *square);
            *weight -= rate * (*mean / first) / ((*square / second).sqrt() + TINY);
        };
        let memory = &mut self.above_memory;
        for (index, weight) in self.above.iter_mut().enumerate() {
            adam(weight, &mut memory.gradient[index], &mut memory.mean[index], &mut memory.square[index]);
        }
        let memory = &mut self.row_memory;
        for row in self.touched_list.drain(..).map(usize::from) {
            self.touched[row] = false;
            let columns = self.rows[row].iter_mut().zip(&mut memory.gradient[row]);
            let columns = columns.zip(&mut memory.mean[row]).zip(&mut memory.square[row]);
            columns.for_each(|(((weight, gradient), mean), square)| adam(weight, gradient, mean, square));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// Positions of two slots whose worth is something that no sum of rows can say: whether the two agree.
    fn samples(rng: &mut impl Rng) -> Vec<Sample> {
        let some = |rng: &mut _| -> Sample {
            let (one, two) = (RngExt::random_range(rng, 0..2u16), RngExt::random_range(rng, 0..2u16));
            let mut described = NOTHING;
            (described[0], described[1]) = (1 + one, 3 + two);
            let agree = f32::from(u8::from(one == two));
            Sample { described, target: [agree, 1.0 - agree, agree] }
        };
        (0..64).map(|_| some(rng)).collect()
    }

    #[test]
    fn a_student_learns_what_no_single_row_can_say() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut student = Student::new(5, &mut rng);
        let mut loss = Loss::default();
        for _ in 0..400 {
            loss = student.learn(samples(&mut rng).chunks(16), 0.003);
            student.digest();
        }
        assert!(loss.root(0) < 0.05 && loss.root(1) < 0.05, "{loss:?}");
        let net = student.net();
        for (sample, row) in samples(&mut rng).iter().zip(0..) {
            let expected = net.expect_of(&net.see(&sample.described));
            assert!((expected.own - sample.target[0]).abs() < 0.15, "sample {row}: {expected:?}, {:?}", sample.target);
        }
        let again = Student::from_net(&net).net();
        assert_eq!(again, net, "what was learned survives being written down");
    }
}
