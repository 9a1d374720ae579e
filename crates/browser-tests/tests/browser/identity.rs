//! Who one is, in real browsers: a passkey is made and used on a second device, a third comes by the link of a QR code, the first is lost and
//! signed out, and a recovery code brings its owner back. And the pages can be read, on a desk and on a phone, in every language.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_words::Locale;
use serde_json::{Value, json};

/// A phone or a laptop that unlocks passkeys for its owner.
async fn authenticator(browser: &Browser) -> Value {
    browser.tool("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    let added = browser.tool("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    added["authenticatorId"].clone()
}

/// Begins a game with one click, and says where it is.
async fn begin(browser: &Browser) -> String {
    browser.goto("/").await;
    browser.script("document.querySelector(\"form[action='/play-now'] button\").id = 'begin';", &[]).await;
    browser.follow("#begin").await;
    browser.script("return location.pathname;", &[]).await.as_str().unwrap().to_owned()
}

/// Is a table among those of whoever looks?
async fn has(browser: &Browser, table: &str) -> bool {
    browser.goto("/").await;
    browser.until("document.readyState === 'complete'").await;
    browser.script("return document.querySelector('a[href=\"' + arguments[0] + '\"]') !== null;", &[table.into()]).await
        == true
}

/// Names by which passkeys go are those of hosts: an address of numbers has none.
fn by_name(mut stage: Stage) -> Stage {
    stage.address = stage.address.replace("127.0.0.1", "localhost");
    stage
}

/// Signs in twice with the same answer of a passkey, and says how both went.
const TWICE: &str = "
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const headers = { 'content-type': 'application/json', 'x-csrf': document.body.dataset.csrf };
    const post = (path, sent) => fetch('/api/v1' + path, { method: 'POST', headers, body: JSON.stringify(sent) });
    return (async () => {
        const asked = await (await post('/sign-in/begin', {})).json();
        const made = await navigator.credentials.get({ publicKey: { ...asked, challenge: bytes(asked.challenge) } });
        const { clientDataJSON, authenticatorData, signature, userHandle } = made.response;
        const answer = { id: made.id, rawId: text(made.rawId), type: made.type, clientExtensionResults: {}, response: {
            clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature), userHandle: text(userHandle) } };
        const first = await post('/sign-in', answer), second = await post('/sign-in', answer);
        return [first.status, second.status, (await second.json()).error];
    })();";

#[test]
fn a_passkey_a_qr_code_a_lost_device_and_the_way_back() {
    play(|stage| async move {
        let stage = by_name(stage);
        let laptop = stage.open(Screen::Desk).await;
        let first = authenticator(&laptop).await;
        let table = begin(&laptop).await;

        laptop.goto("/me/identity").await;
        laptop.fill("form[action='/me/name'] input[name=name]", "Ann Lee").await;
        laptop.follow("form[action='/me/name'] button").await;
        laptop.click("[data-passkey=make]").await;
        laptop.until("document.querySelectorAll('.passkeys li').length === 1").await;
        let made = laptop.tool("WebAuthn.getCredentials", json!({ "authenticatorId": first })).await;
        let passkey = made["credentials"][0].clone();
        assert_eq!(passkey["isResidentCredential"], true, "{made}");

        // The passkey is on the phone too, as those who keep them do; there it signs in.
        let phone = stage.open(Screen::Phone).await;
        let second = authenticator(&phone).await;
        phone.tool("WebAuthn.addCredential", json!({ "authenticatorId": second, "credential": passkey })).await;
        assert!(!has(&phone, &table).await);
        phone.goto("/sign-in").await;
        phone.click("[data-passkey=enter]").await;
        phone.until("location.pathname === '/me/identity' && document.readyState === 'complete'").await;
        assert!(has(&phone, &table).await);
        // An answer that was overheard is worth nothing a second time.
        phone.goto("/sign-in").await;
        assert_eq!(phone.script(TWICE, &[]).await, json!([200, 403, "bad-passkey"]));

        // A tablet that has played a game of its own comes by the link under the QR code.
        let tablet = stage.open(Screen::Small).await;
        let own = begin(&tablet).await;
        laptop.goto("/me/identity").await;
        laptop.follow("form[action='/me/link'] button").await;
        laptop.until("document.querySelector('svg.qr path').getBoundingClientRect().width > 150").await;
        let link = laptop.script("return new URL(document.querySelector('#link').value).pathname;", &[]).await;
        tablet.goto(link.as_str().unwrap()).await;
        tablet.follow("main form button").await;
        for device in [&laptop, &phone, &tablet] {
            assert!(has(device, &table).await && has(device, &own).await);
        }

        // The laptop and the tablet are lost: the phone signs both out.
        phone.goto("/me/identity").await;
        phone.follow("form[action='/me/codes'] button").await;
        let code = phone.script("return document.querySelector('.codes code').textContent;", &[]).await;
        for left in [2, 1] {
            phone.goto("/me/identity").await;
            let others = "[...document.querySelectorAll('.devices li')].filter((it) => !it.querySelector('.tag'))";
            assert_eq!(phone.script(&format!("return {others}.length;"), &[]).await, left);
            phone.script(&format!("{others}[0].querySelector('button').id = 'out';"), &[]).await;
            phone.follow("#out").await;
        }
        for lost in [&laptop, &tablet] {
            assert!(!has(lost, &table).await && !has(lost, &own).await);
        }
        assert!(has(&phone, &table).await);

        // A new laptop, and the code that was written down.
        let new = stage.open(Screen::Desk).await;
        new.goto("/sign-in").await;
        new.fill("input[name=code]", code.as_str().unwrap()).await;
        new.follow("form[action='/sign-in'] button").await;
        assert!(has(&new, &table).await && has(&new, &own).await);
        for browser in [&laptop, &phone, &tablet, &new] {
            let complaints = browser.complaints().await;
            // The answer that was refused is one.
            let odd = complaints.iter().filter(|complaint| !complaint.contains("/api/v1/sign-in")).collect::<Vec<_>>();
            assert!(odd.is_empty(), "{odd:?}");
        }
    });
}

fn every_page_on(screen: Screen) {
    let axe = axe::fetch();
    play(move |stage| async move {
        let stage = by_name(stage);
        let browser = stage.open(screen).await;
        authenticator(&browser).await;
        let table = begin(&browser).await;
        browser.goto("/me/identity").await;
        browser.fill("form[action='/me/name'] input[name=name]", "Ann").await;
        browser.follow("form[action='/me/name'] button").await;
        browser.click("[data-passkey=make]").await;
        browser.until("document.querySelectorAll('.passkeys li').length === 1").await;
        let guest = stage.open(screen).await;
        begin(&guest).await;
        let mut faults = Faults::default();
        for &locale in Locale::ALL {
            for one in [&browser, &guest] {
                one.goto("/me/identity").await;
                one.speak(locale.code()).await;
                one.script("document.querySelector('.forget').open = true;", &[]).await;
                one.judge_here(screen, "/me/identity", false, axe.as_deref(), &mut faults).await;
            }
            browser.follow("form[action='/me/codes'] button").await;
            browser.judge_here(screen, "/me/codes", false, axe.as_deref(), &mut faults).await;
            browser.goto("/me/identity").await;
            browser.follow("form[action='/me/link'] button").await;
            browser.judge_here(screen, "/me/link", false, axe.as_deref(), &mut faults).await;
            let link = browser.script("return new URL(document.querySelector('#link').value).pathname;", &[]).await;
            guest.goto(link.as_str().unwrap()).await;
            guest.judge_here(screen, "/me/link/…", false, axe.as_deref(), &mut faults).await;
            guest.goto("/sign-in").await;
            guest.judge_here(screen, "/sign-in", false, axe.as_deref(), &mut faults).await;
        }
        assert!(has(&browser, &table).await);
        faults.are_none(&format!("who one is on a {screen:?}"));
    });
}

#[test]
fn the_pages_of_ones_identity_on_a_desk_are_good_in_every_language() {
    every_page_on(Screen::Desk);
}

#[test]
fn the_pages_of_ones_identity_on_a_phone_are_good_in_every_language() {
    every_page_on(Screen::Phone);
}
