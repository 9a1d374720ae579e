// Talking with the server. A click is one request, and its answer is the page as it is then; a notice of something that is not
// shown yet is one request too.
import { body, keepSaying, parsed, say, texts } from "./shell.js";
import { between, from, game, revealing, seat, table, trial } from "./look.js";
import { later } from "./coach.js";
import { exchange } from "./show.js";

const api = "/api/v1/tables/" + table + "/";
let busy = false;
/** @type {Promise<void> | null} */
let running = null;
let again = false;
/** The mark of the latest notice that was not looked into yet.
 * @type {string | null} */
let heard = null;

/** What is shown already: the server says over which places pieces came from there. */
const shown = () => game().dataset.step === undefined && trial.line === null ? "&shown=" + game().dataset.version : "";
const waits = () => body.classList.toggle("busy", busy || running !== null);

/**
 * Shows a fresh page. Says whether it is what one wants to see: neither did somebody move the slider or try something else
 * meanwhile, nor is something later shown already.
 * @param {string} html
 * @param {string} asked
 */
function show(html, asked) {
  if (from() !== asked) return false;
  const fresh = parsed(html).getElementById("game");
  if (!fresh) return true;
  const newer = between(game().dataset.mark, fresh.dataset.mark);
  if (newer !== null && newer < 0) return false;
  exchange(fresh);
  return true;
}

/**
 * Asks the server to do something and shows what came of it. Gives `null` once it is done, else what went wrong.
 * @param {string} address
 * @param {object} data
 * @returns {Promise<string | null>}
 */
async function send(address, data) {
  const asked = from();
  const answer = await fetch(address + "?" + asked + shown(), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/html", "x-csrf": body.dataset.csrf ?? "" },
    body: JSON.stringify({ version: game().dataset.version, ...data }),
  }).catch(() => null);
  const said = await answer?.text().catch(() => null);
  if (!answer || typeof said !== "string") {
    say(texts.offline);
    return "offline";
  }
  if (answer.ok) {
    // It is done, even if it could not be drawn.
    const drawn = answer.headers.get("content-type")?.startsWith("text/html");
    if (!drawn || !show(said, asked)) await refresh();
    return null;
  }
  const trouble = troubleOf(said);
  if (trouble.error !== "lesson" || !later(trouble.text)) say(trouble.text, trouble.clause);
  return trouble.error;
}
/**
 * @param {string} said
 * @returns {{ error: string, text: string, clause?: string | null }}
 */
function troubleOf(said) {
  try { return JSON.parse(said); } catch { return { error: "offline", text: texts.offline }; }
}

/**
 * Does one thing at a time. What was heard meanwhile is looked into afterwards.
 * @param {() => Promise<boolean>} work
 */
async function alone(work) {
  if (busy) return false;
  busy = true;
  waits();
  try {
    return await work();
  } finally {
    busy = false;
    waits();
    catchUp();
  }
}
/**
 * Asks for something to be done. Says whether it was.
 * @param {string} address
 * @param {object} data
 */
export const post = (address, data) => alone(async () => {
  const wrong = await send(address, data);
  if (wrong === "stale") await refresh();
  return wrong === null;
});

/**
 * Tries out another line, or none.
 * @param {string[] | null} line
 */
const tryLine = (line) => alone(async () => {
  trial.line = line;
  await refresh();
  return true;
});
/** Plays the line that is tried out: all of it or nothing. */
const playLine = () => alone(async () => {
  const actions = trial.line ?? [];
  trial.line = null;
  const played = actions.length > 0 && await send(api + "actions", click(actions)) === null;
  if (!played) await refresh();
  return played;
});
/**
 * Keeps the line that is tried out as a plan, and ends the trial.
 * @param {string} note
 */
export const keepLine = (note) => alone(async () => {
  const line = trial.line ?? [];
  trial.line = null;
  const kept = line.length > 0 && await send(api + "plans", { ...click(line), note }) === null;
  if (kept) say(texts.planKept);
  else {
    trial.line = line;
    await refresh();
  }
  return kept;
});
/** @param {string | undefined} how */
export function tryOut(how) {
  if (how === "on") tryLine([]);
  else if (trial.line !== null && how === "play") playLine();
  else if (trial.line !== null && how === "drop") tryLine(null);
}

/**
 * What is sent to play these, each a notation or several with semicolons between them. What need not be asked is answered by itself,
 * if that is the visitor's wish.
 * @param {string[]} deeds
 */
const click = (deeds) =>
  ({ seat: seat(), actions: deeds.flatMap((deed) => deed.split(";")), forced: game().dataset.forced !== undefined });
/** @param {string | undefined} action */
export function play(action) {
  if (action === undefined) return;
  if (trial.line === null) post(api + "actions", click([action]));
  else if (revealing().has(action)) say(texts.tryReveals);
  else tryLine([...trial.line, action]);
}
/** @param {string | undefined} what */
export function undo(what) {
  if (trial.line === null) post(api + "undo", { seat: seat(), undo: what });
  else tryLine(what === "step" ? trial.line.slice(0, -1) : []);
}

/** Fetches the moving parts anew. One request at a time: what is asked for meanwhile is done once afterwards. */
export function refresh() {
  if (running) { again = true; return running; }
  running = (async () => {
    try {
      do { again = false; await fetchParts(); } while (again);
    } finally {
      running = null;
      waits();
      if (!busy) catchUp();
    }
  })();
  waits();
  return running;
}
async function fetchParts() {
  const asked = from();
  const answer = await fetch("/t/" + table + "/fragment?" + asked + shown()).catch(() => null);
  if (trial.line !== null && answer && !answer.ok && from() === asked) {
    trial.line = null;
    again = true;
    say(texts.tryDropped);
    return;
  }
  const html = answer?.ok ? await answer.text().catch(() => null) : null;
  if (html === null ? from() !== asked : !show(html, asked)) again = true;
}

/** Looks into what was heard, unless it is shown already. */
function catchUp() {
  const mark = heard;
  heard = null;
  if (mark === null) return;
  const newer = between(game().dataset.mark, mark);
  if (newer === null || newer > 0) refresh();
}

let lost = false;
/** Listens to notices. The browser reconnects by itself; where it gives up, we try again. */
export function listen() {
  const source = new EventSource("/t/" + table + "/events");
  source.addEventListener("notice", (event) => {
    if (lost) { lost = false; say(texts.reconnected); }
    heard = JSON.parse(event.data).mark;
    if (!busy && !running) catchUp();
  });
  source.addEventListener("error", () => {
    lost = true;
    keepSaying(texts.reconnecting);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000 + Math.random() * 2000);
  });
}
