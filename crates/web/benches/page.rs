//! How long the server works on a request for a page: the whole way through the router, without a network.
//!
//! `cargo bench -p cowcatcher-web` measures the middle of a kept game of four, and prints what a first load weighs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a bench may stop")]

#[path = "../tests/kept/mod.rs"]
mod kept;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use criterion::{Criterion, criterion_group, criterion_main};
use http_body_util::BodyExt;
use kept::{Kept, Moment, weight};
use std::hint::black_box;
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// One request as a browser makes it; how many bytes came.
async fn fetch(router: &Router, path: &str, headers: &[(&str, &str)]) -> usize {
    let mut request = Request::get(path).header("host", "table.test");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), 200, "{path}");
    response.into_body().collect().await.unwrap().to_bytes().len()
}

fn pages(criterion: &mut Criterion) {
    let runtime = Runtime::new().unwrap();
    let house = runtime.block_on(Kept::open(kept::FOUR, Moment::Middle));
    for moment in [Moment::Start, Moment::Middle, Moment::Over] {
        let house = runtime.block_on(Kept::open(kept::FOUR, moment));
        let (page, cookie) = (house.page(), house.cookie());
        let fetched = runtime.block_on(weight::first_load(&house.router, &page, &[("cookie", &cookie)]));
        println!("first load of a game, {moment:?}:\n{}", weight::table(&fetched));
    }
    let fragment = format!("{}/fragment", house.page());
    let cookie = house.cookie();
    let (plain, gzip) = ([("cookie", cookie.as_str())], [("cookie", cookie.as_str()), ("accept-encoding", "gzip")]);
    for (name, path, headers) in [
        ("page", house.page(), &plain[..]),
        ("page, compressed", house.page(), &gzip[..]),
        ("fragment after a step", fragment.clone(), &plain[..]),
        ("fragment after a step, compressed", fragment, &gzip[..]),
        ("lobby, compressed", "/".to_owned(), &gzip[..]),
    ] {
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| black_box(runtime.block_on(fetch(&house.router, &path, headers))));
        });
    }
}

criterion_group!(benches, pages);
criterion_main!(benches);
