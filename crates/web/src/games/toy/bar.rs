//! Where the actions stand in the action bar.

use crate::drawing::Place;
use crate::kit::inline;
use cowcatcher_games::toy::Action;

/// The headings, in the order of use.
pub(super) const GROUPS: &[&str] = &["group-bid", "group-prize"];

/// The place of an action.
pub(super) fn place(action: Action) -> Place {
    let (group, icon) = match action {
        Action::Bid(_) => ("group-bid", "gavel"),
        Action::Take | Action::Give(_) => ("group-prize", "coin"),
        Action::Done => ("group-prize", "chosen"),
    };
    Place { group, icon: Some(inline(icon)), ..Place::default() }
}
