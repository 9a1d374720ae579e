use cowcatcher_engine::{Choices, Game};
use cowcatcher_gwt::{Gwt, Options};
use rand::SeedableRng;
fn main() {
    let n: usize = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(2);
    let games: u64 = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(20000);
    let options = Options::default();
    let fresh = Gwt::new(&options, n).unwrap();
    println!("size {}", size_of::<Gwt>());
    let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(1);
    let mut c = Choices::new();
    let t = std::time::Instant::now();
    let (mut a, mut d, mut over, mut score) = (0, 0, 0, 0i64);
    for _ in 0..games {
        let mut g = fresh.clone();
        let tally = cowcatcher_bots::playout(&mut g, &mut rng, &mut c);
        a += tally.actions;
        d += tally.draws;
        over += tally.over as u64;
        score += g.standings().totals().iter().sum::<i32>() as i64;
    }
    let s = t.elapsed().as_secs_f64();
    println!("{games} games over {over} actions/game {} draws/game {} games/s {} ns/step {} score {}", a / games, d / games, games as f64 / s, s * 1e9 / (a + d) as f64, score as f64/(games as f64*n as f64));
}
