//! A course written down, so that it can go on another day. Only the games that it remembers to learn from are not: they come anew.
//!
//! ```text
//! cowcatcher course 1
//! game gwt
//! features 0123456789abcdef
//! rounds 4000 lessons 4001 steps 90000 earlier 8
//! digest 0123456789abcdef
//! (empty line, then bytes: the earlier nets, each with its length before it; all numbers of the student)
//! ```

use crate::course::{Course, CourseError, Plan};
use crate::student::Student;
use cowcatcher_bots::net::Net;
use cowcatcher_engine::digest::Digest;
use cowcatcher_engine::features::Layout;
use cowcatcher_engine::{Features, Opinion};
use std::sync::Arc;

const MAGIC: &str = "cowcatcher course 1";

/// What stands over a course that was written down: of what it is, and the digest of what follows.
fn heading<G: Features>(layout: &Layout) -> String {
    format!("{MAGIC}\ngame {}\nfeatures {:016x}\n", G::NAME, layout.digest)
}

impl<G: Features + Opinion> Course<G> {
    /// Writes the course down.
    pub fn state(&self, layout: &Layout) -> Vec<u8> {
        let mut body = Vec::new();
        for net in &self.pool {
            let file = net.write::<G>(layout);
            body.extend((file.len() as u32).to_le_bytes());
            body.extend(file);
        }
        body.extend(self.student.numbers().flat_map(|number| number.to_le_bytes()));
        let (lessons, steps) = self.student.progress();
        let counts = format!("rounds {} lessons {lessons} steps {steps} earlier {}", self.rounds, self.pool.len());
        let digest = Digest::of(&body);
        let mut state = format!("{}{counts}\ndigest {digest:016x}\n\n", heading::<G>(layout)).into_bytes();
        state.append(&mut body);
        state
    }

    /// Goes on with a course that was written down.
    ///
    /// # Errors
    /// If a table can't be set up, or what was written is no course of this game, or damaged.
    pub fn resume(plan: Plan<G::Options>, layout: &Layout, state: &[u8]) -> Result<Self, CourseError> {
        let mut course = Course::new(plan, layout, None)?;
        let foreign = || CourseError::Foreign { game: G::NAME };
        let end = state.windows(2).position(|pair| pair == b"\n\n").ok_or_else(foreign)?;
        let head = std::str::from_utf8(&state[..end]).map_err(|_| foreign())?;
        let mut lines = head.strip_prefix(&heading::<G>(layout)).ok_or_else(foreign)?.lines();
        let counts: Vec<u64> =
            lines.next().unwrap_or_default().split(' ').filter_map(|word| word.parse().ok()).collect();
        let &[rounds, lessons, steps, earlier] = &counts[..] else { return Err(foreign()) };
        let body = &state[end + 2..];
        if lines.next() != Some(&format!("digest {:016x}", Digest::of(body))) {
            return Err(CourseError::Damaged);
        }
        let (pool, numbers) = nets::<G>(body, earlier, layout).ok_or(CourseError::Damaged)?;
        let numbers = numbers.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let progress = (lessons as u32, steps as i32);
        course.student = Student::of_numbers(layout.rows, progress, numbers).ok_or(CourseError::Damaged)?;
        (course.rounds, course.pool) = (rounds, pool);
        Ok(course)
    }
}

/// The earlier nets at the beginning of a body, and what follows them.
fn nets<'b, G: Features>(mut body: &'b [u8], count: u64, layout: &Layout) -> Option<(Vec<Arc<Net>>, &'b [u8])> {
    let mut nets = Vec::new();
    for _ in 0..count {
        let (length, rest) = body.split_first_chunk::<4>()?;
        let (file, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        nets.push(Arc::new(Net::read::<G>(file, layout).ok()?));
        body = rest;
    }
    Some((nets, body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_toy::{Options, Toy};

    #[test]
    fn a_course_goes_on_where_it_was_written_down() {
        let layout = Layout::of::<Toy>().unwrap();
        let plan = || Plan::new(3, vec![(Options::default(), 2)]);
        let mut course = Course::<Toy>::new(plan(), &layout, None).unwrap();
        (0..3).for_each(|_| _ = course.lesson(0.0));
        let state = course.state(&layout);
        let mut again = Course::<Toy>::resume(plan(), &layout, &state).unwrap();
        assert_eq!((again.games(), again.net()), (course.games(), course.net()));
        assert_eq!(again.state(&layout), state);
        // Its next games are those that would have come.
        let (one, two) = (course.lesson(0.5), again.lesson(0.5));
        assert_eq!((one.games, one.mean), (two.games, two.mean));
    }

    #[test]
    fn what_is_no_course_or_damaged_is_refused() {
        let layout = Layout::of::<Toy>().unwrap();
        let plan = || Plan::new(3, vec![(Options::default(), 2)]);
        let state = Course::<Toy>::new(plan(), &layout, None).unwrap().state(&layout);
        let resume = |state: &[u8], layout: &Layout| Course::<Toy>::resume(plan(), layout, state).err();
        assert_eq!(resume(b"", &layout), Some(CourseError::Foreign { game: "toy" }));
        let other = Layout { digest: layout.digest ^ 1, ..layout.clone() };
        assert_eq!(resume(&state, &other), Some(CourseError::Foreign { game: "toy" }));
        let mut changed = state.clone();
        *changed.last_mut().unwrap() ^= 1;
        assert_eq!(resume(&changed, &layout), Some(CourseError::Damaged));
        for cut in (0..state.len()).step_by(997) {
            assert!(resume(&state[..cut], &layout).is_some(), "cut to {cut} bytes");
        }
    }
}
