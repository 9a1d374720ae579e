//! The true position can't be reached from what a bot gets: programs that try do not compile.

#[test]
fn the_true_position_is_out_of_reach() {
    trybuild::TestCases::new().compile_fail("tests/unreachable/*.rs");
}
