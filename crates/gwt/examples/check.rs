//! Temporary runner.
use cowcatcher_engine::Options as _;
use cowcatcher_engine::scenario::Scenario;
use cowcatcher_gwt::{Gwt, Options};
fn main() {
    let (mut p, mut f) = (0, 0);
    let mut files: Vec<_> = std::env::args().skip(1).collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let s = match Scenario::parse(&file, &text) { Ok(s) => s, Err(e) => { println!("{e}"); f += 1; continue; } };
        for g in &s.games {
            let mut o = Options::default();
            o.set("edition", &g.value[3..]).unwrap();
            match s.run::<Gwt>(&g.value, &o) { Ok(()) => p += 1, Err(e) => { f += 1; println!("{e} [{}]", g.value) } }
        }
    }
    println!("{p} passed, {f} failed");
}
