//! Knowledge does not turn into a position.

use cowcatcher_bots::Knowledge;
use cowcatcher_toy::Toy;

fn truth(known: &Knowledge<'_, Toy>) -> Toy {
    Toy::from(known)
}

fn borrowed<'a>(known: &'a Knowledge<'_, Toy>) -> &'a Toy {
    known.as_ref()
}

fn main() {}
