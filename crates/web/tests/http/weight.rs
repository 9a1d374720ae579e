//! What the first load of a page costs the one who waits for it. A size is the same on every machine, so it may be
//! asserted; how long the server takes is measured by `cargo bench -p cowcatcher-web`.

use crate::kept::{FOUR, Kept, Moment, weight};

/// Most bytes on the wire for the first load of the page of a game: HTML, style sheet, script and pictures.
const MOST: usize = 150_000;

#[tokio::test]
async fn the_first_load_of_a_game_is_light() {
    for moment in [Moment::Start, Moment::Middle, Moment::Over] {
        let house = Kept::open(FOUR, moment).await;
        for language in ["en", "it", "pt-BR", "uk"] {
            let headers = [("cookie", &*house.cookie()), ("accept-language", language)];
            let fetched = weight::first_load(&house.router, &house.page(), &headers).await;
            for part in ["/assets/style-", "/assets/shell-", "/assets/talk-", "/assets/table-", "/assets/icon-"] {
                assert!(fetched.iter().any(|one| one.path.starts_with(part)), "{part} is fetched: {fetched:?}");
            }
            let total = weight::total(&fetched);
            println!("{moment:?}, {language}:\n{}", weight::table(&fetched));
            assert!(total <= MOST, "{moment:?} in {language} weighs {total} bytes:\n{}", weight::table(&fetched));
        }
    }
}
