// The page's script: clicks become requests, notices become fresh parts of the page. No rules and no game live here.
// The files page.js, pieces.js, zoom.js and input.js are one function. What drawings of any game tell it:
//   data-action="notation"   plays this when clicked; has an aria-label, and tabindex if it is no button. In a drawing it
//                            is of class act, with an outline whose class ends in -halo
//   data-why="notation"      can't be clicked; asked why, the server judges this
//   data-piece="name"        a piece that travels from where it was to where it is; one of a name in the whole page
//   data-place="name"        a place of the board whose content a preview shows as it would be
//   data-figure="name"       a figure of a player with its number in <b> and its name as title
//   data-board               the drawing of the board, so that a preview knows it
//   data-part, data-tab-of   a moving part of the page; the tab of a small screen in which it stands
const body = document.body;
const texts = JSON.parse(body.dataset.texts || "{}");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const byId = (id) => document.getElementById(id);
const game = () => byId("game");
document.documentElement.classList.add("scripted");

// Saying something for a while.
let hush;
function say(text, clause) {
  const box = byId("say");
  box.textContent = text;
  if (clause) {
    const link = document.createElement("a");
    link.href = "/rules/" + clause;
    link.textContent = clause;
    box.append(" ", link);
  }
  clearTimeout(hush);
  hush = setTimeout(() => { box.textContent = ""; }, clause ? 9000 : 5000);
}

// Forms of the shell: a choice is a decision.
document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-auto]");
  if (form) form.submit();
});
document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard?.writeText(copy.dataset.copy);
    say(texts.copied);
  }
});
// An option of a new table that can be looked at. A file of one's own becomes one more of its values, unless it is refused.
async function pictured(key) {
  const select = byId("option-" + key), form = select.form, shown = form.querySelector('[data-file-of="' + key + '"]');
  const { csrf, game } = form.elements;
  const asked = new URLSearchParams({ csrf: csrf.value, game: game.value, key, value: select.value });
  const answer = await fetch("/new/preview", { method: "POST", body: asked }).catch(() => null);
  const html = new DOMParser().parseFromString((await answer?.text().catch(() => "")) || "", "text/html");
  if (answer?.ok) return shown.replaceChildren(...html.body.childNodes);
  shown.textContent = html.querySelector("main .sheet p")?.textContent || texts.offline;
  select.querySelector("[data-own]")?.remove();
}
document.addEventListener("change", async ({ target }) => {
  const { file } = target.dataset;
  if (file && target.files[0]) {
    const select = byId("option-" + file), own = new Option(target.files[0].name, await target.files[0].text(), false, true);
    own.dataset.own = "";
    select.querySelector("[data-own]")?.remove();
    select.append(own);
    target.value = "";
    pictured(file);
  } else if (document.querySelector('[data-file="' + target.id.replace("option-", "") + '"]')) pictured(target.id.replace("option-", ""));
});
for (const { dataset } of document.querySelectorAll("[data-file]")) pictured(dataset.file);
if (!game()) return;

// Asking the server to do something.
const table = game().dataset.table;
const api = "/api/v1/tables/" + table + "/";
let busy = false, missed = false;
const waits = () => body.classList.toggle("busy", busy || running !== null);
async function send(address, data) {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf": body.dataset.csrf },
      body: JSON.stringify({ version: game().dataset.version, ...data }),
    });
    if (answer.ok) return await answer.json();
    const trouble = await answer.json().catch(() => ({ text: texts.offline }));
    say(trouble.text, trouble.clause);
    if (trouble.error === "stale") await refresh();
  } catch {
    say(texts.offline);
  }
  return null;
}
async function alone(work) {
  if (busy) return false;
  busy = true;
  waits();
  try {
    return await work();
  } finally {
    busy = false;
    if (missed) refresh();
    missed = false;
    waits();
  }
}
const post = (address, data) => alone(async () => {
  const done = await send(address, data) !== null;
  if (done) await refresh();
  return done;
});
const seat = () => Number(game().dataset.seat);
const revealing = () => new Set(JSON.parse(game().dataset.reveals || "[]"));

// A line that is tried out: its actions are kept here and nowhere else, the server draws what they would lead to.
let line = null;
const trial = (next) => alone(async () => { line = next; await refresh(); });
const commit = () => alone(async () => {
  const actions = line;
  line = null;
  let { version } = game().dataset;
  for (const action of actions) {
    const answer = await send(api + "actions", { seat: seat(), action, version });
    if (!answer) break;
    version = answer.version;
  }
  await refresh();
});

function play(action) {
  if (line === null) return post(api + "actions", { seat: seat(), action });
  if (revealing().has(action)) return say(texts.tryReveals);
  return trial([...line, action]);
}
function undo(what) {
  if (line === null) return post(api + "undo", { seat: seat(), undo: what });
  return trial(what === "step" ? line.slice(0, -1) : []);
}

// Fetching the moving parts anew. Only parts that changed are exchanged, so that nobody loses what he is typing.
// One request at a time: what is asked for meanwhile is done once afterwards.
let running = null, again = false;
function refresh() {
  if (running) { again = true; return running; }
  running = (async () => {
    try {
      do { again = false; await fetchParts(); } while (again);
    } finally { running = null; waits(); }
  })();
  waits();
  return running;
}
// From which seat, at which moment and after which line the page looks at the table.
function from(more) {
  const { seat, step } = game().dataset;
  const query = new URLSearchParams(more);
  if (seat !== undefined) query.set("seat", seat);
  if (step !== undefined) query.set("step", step);
  if (line !== null) query.set("line", line.join(";"));
  return query.toString();
}
async function fetchParts() {
  const asked = from();
  const answer = await fetch("/t/" + table + "/fragment?" + asked).catch(() => null);
  // Somebody who moved the slider or tried something else meanwhile wants to see that.
  if (from() !== asked) { again = true; return; }
  if (line !== null && answer && !answer.ok) {
    line = null;
    again = true;
    say(texts.tryDropped);
    return;
  }
  const html = answer?.ok ? await answer.text().catch(() => null) : null;
  const fresh = html && new DOMParser().parseFromString(html, "text/html").getElementById("game");
  if (fresh) exchange(fresh);
}

function exchange(fresh) {
  const old = game();
  const before = places(old);
  const live = (root) => root.dataset.step === undefined && old.dataset.shown === undefined;
  const figures = live(old) && live(fresh) && old.dataset.seat === fresh.dataset.seat ? numbers(old) : new Map();
  const focus = focused();
  const parts = (root) => [...root.querySelectorAll("[data-part]")].map((part) => part.dataset.part).join();
  if (parts(old) !== parts(fresh)) {
    fresh.dataset.tab = old.dataset.tab;
    old.replaceWith(fresh);
  } else {
    const curtain = byId("curtain");
    if (curtain) curtain.remove();
    // Scroll positions are read before and written after all changes: in between each would cost a whole layout.
    const scrolled = [...old.querySelectorAll("[data-part]")].map((there) => [there, there.scrollTop]);
    for (const part of fresh.querySelectorAll("[data-part]")) {
      const there = old.querySelector('[data-part="' + part.dataset.part + '"]');
      if (there.innerHTML === part.innerHTML) continue;
      const open = new Set([...there.querySelectorAll("details[open]")].map((it) => it.id));
      const typed = [...there.querySelectorAll("input[id]:not([type=range])")].map((it) => [it.id, it.value, it.defaultValue]);
      there.replaceChildren(...part.childNodes);
      for (const it of there.querySelectorAll("details")) if (open.has(it.id)) it.open = true;
      for (const [id, value, was] of typed) if (value !== was && byId(id)) byId(id).value = value;
    }
    for (const [there, top] of scrolled) if (top > 0) there.scrollTop = top;
    const late = fresh.querySelector("#curtain");
    if (late) old.append(late);
    if (fresh.dataset.step === undefined) delete old.dataset.shown; else old.dataset.shown = fresh.dataset.step;
    for (const name of ["version", "seat", "step", "steps", "status", "shared", "decides", "reveals", "tried"]) {
      if (fresh.dataset[name] === undefined) delete old.dataset[name];
      else old.dataset[name] = fresh.dataset[name];
    }
  }
  settle(focus);
  travel(before);
  changes(figures);
}

// Notices of the system when it is one's turn and the page is out of sight.
const notices = (() => {
  let told = game().dataset.version;
  const wanted = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notices") === "on";
  const apply = () => {
    for (const button of game().querySelectorAll("[data-notices]")) {
      button.hidden = !("Notification" in window) || (button.dataset.notices === "on") === wanted();
    }
    const { decides, version } = game().dataset;
    if (decides === undefined || version === told) return;
    told = version;
    if (document.hidden && wanted()) new Notification(texts.turn, { tag: table });
  };
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-notices]");
    if (!button) return;
    if (button.dataset.notices === "on") await Notification.requestPermission();
    localStorage.setItem("notices", button.dataset.notices);
    apply();
  });
  return { apply };
})();

// What has to be done after every exchange.
let shownSeat = game().dataset.decides;
function settle(focus) {
  const now = game();
  const reveals = revealing();
  for (const piece of now.querySelectorAll("[data-action]")) {
    if (!reveals.has(piece.dataset.action) || piece.classList.contains("offer")) continue;
    piece.classList.add("reveals");
    piece.setAttribute("aria-label", (piece.getAttribute("aria-label") || "") + ". " + texts.reveals);
  }
  for (const time of now.querySelectorAll("time[data-time]")) {
    time.textContent = new Date(Number(time.dataset.time)).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  }
  tabs(now);
  body.classList.toggle("past", now.dataset.step !== undefined);
  body.classList.toggle("tries", now.dataset.tried !== undefined);
  const curtain = byId("curtain");
  if (curtain && shownSeat !== undefined && shownSeat !== now.dataset.decides) {
    curtain.hidden = false;
    curtain.querySelector("button").focus();
  }
  if (now.dataset.decides !== undefined) shownSeat = now.dataset.decides;
  const title = document.title.replace(/^● /, "");
  document.title = (now.dataset.decides !== undefined ? "● " : "") + title;
  notices.apply();
  zoom.apply();
  tip.hide();
  digits.apply();
  if (focus) focus();
}

// The tabs of a small screen: how much can be done in each. Where nothing in sight can be done, the page goes where
// something can, once for each decision, and comes back when that is over.
let decision, brought = false;
function tabs(now) {
  const counts = new Map();
  for (const piece of now.querySelectorAll("[data-action]")) {
    const tab = piece.closest("[data-tab-of]")?.dataset.tabOf ?? "in sight";
    counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  const asked = now.dataset.version + from();
  if (asked !== decision) {
    decision = asked;
    if (brought) now.dataset.tab = "play";
    const nothing = counts.size > 0 && !counts.has("in sight") && !counts.has(now.dataset.tab);
    if (nothing) [[now.dataset.tab]] = [...counts].sort((one, other) => other[1] - one[1]);
    brought = nothing && now.dataset.tab !== "play";
  }
  for (const tab of now.querySelectorAll("[data-show]")) {
    const here = tab.dataset.show === now.dataset.tab;
    tab.setAttribute("aria-pressed", String(here));
    const badge = tab.querySelector(".badge");
    badge.hidden = here || !counts.has(tab.dataset.show);
    badge.textContent = counts.get(tab.dataset.show) ?? "";
  }
}
function showTab(name) {
  game().dataset.tab = name;
  brought = false;
  tabs(game());
}

// How to focus again what is focused now, once it was exchanged.
function focused() {
  const at = document.activeElement;
  if (!at || at === body) return null;
  const action = at.dataset.action;
  const digit = at.dataset.digit;
  const start = at.selectionStart;
  return () => {
    if (at.isConnected) return;
    const same = (at.id && byId(at.id)) || (action && game().querySelector('[data-action="' + CSS.escape(action) + '"]')) ||
      (digit && game().querySelector(".offer"));
    if (!same) return;
    same.focus({ preventScroll: true });
    if (start !== null && same.setSelectionRange) try { same.setSelectionRange(start, start); } catch { /* not a text field */ }
  };
}

// Live notices. The browser reconnects by itself; where it gives up, we try again.
let source;
let lost = false;
function listen() {
  source = new EventSource("/t/" + table + "/events");
  source.addEventListener("notice", (event) => {
    if (lost) { lost = false; say(texts.reconnected); }
    const notice = JSON.parse(event.data);
    const version = notice.version.step + "." + notice.version.revision;
    if (notice.change === "now" && version === game().dataset.version) return;
    if (busy) missed = true; else refresh();
  });
  source.addEventListener("error", () => {
    lost = true;
    // It is said until the connection is back.
    if (byId("say").textContent !== texts.reconnecting) say(texts.reconnecting);
    clearTimeout(hush);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000 + Math.random() * 2000);
  });
}

