// Hints: what the search would do now. A hint is asked for by a button, stands before the entries of the action bar, and is forgotten when
// the table moves on.
import { all, around, first, parsed, say, texts } from "./shell.js";
import { deed, from, game, playing, table } from "./look.js";
import { tip } from "./hints.js";

const box = document.createElement("section");
box.className = "hint";
box.setAttribute("role", "status");

/** The moment that the hint is about; none if none is shown.
 * @type {string | null} */
let shown = null;
/** What it waits for while it is thought out.
 * @type {AbortController | null} */
let waits = null;

const moment = () => game().dataset.version + "?" + from();
const asker = () => first(game(), "[data-hint]");
const best = () => shown === null ? null : first(box, ".entry");

/** Puts the hint where it belongs, also after the entries were exchanged, and rings what the best move is about. */
function place() {
  const entries = first(game(), ".bar .entries");
  asker()?.setAttribute("aria-expanded", String(shown !== null));
  if (shown === null) box.remove();
  else if (entries && box.parentElement !== entries) {
    entries.prepend(box);
    entries.scrollTop = 0;
  }
  for (const it of all(game(), "svg .advised")) it.classList.remove("advised");
  const move = best();
  if (move) for (const it of all(game(), playing(deed(move), "svg "))) it.classList.add("advised");
}
/** Puts the hint away. */
function close() {
  waits?.abort();
  waits = shown = null;
  place();
}
/**
 * Asks for a hint, or puts the one away that is shown.
 * @param {boolean} [unasked]
 */
async function ask(unasked) {
  if (shown !== null) return close();
  const asked = waits = new AbortController(), thinks = document.createElement("p");
  shown = moment();
  thinks.textContent = asker()?.dataset.hint ?? "";
  thinks.className = "thinking";
  box.replaceChildren(thinks);
  place();
  const address = "/t/" + table + "/hint?" + from({ version: game().dataset.version ?? "" });
  const answer = await fetch(address, { signal: asked.signal }).catch(() => null);
  const html = parsed(await answer?.text().catch(() => null) ?? "");
  if (waits !== asked) return;
  waits = null;
  if (!answer?.ok) {
    close();
    // The hint about the moment before may still be in thought: then the coach tries again.
    if (unasked) {
      if (answer?.status === 409) setTimeout(() => { advised = null; volunteer(); }, 700);
      return;
    }
    return say(html.querySelector("main .sheet p")?.textContent || texts.offline);
  }
  box.replaceChildren(...html.body.childNodes);
  place();
  const move = best();
  if (move) tip.preview(move);
}
/** At a table where somebody was taught the coach speaks by itself, until it is put away.
 * @type {string | null} */
let advised = null;
const silent = "coach-silent-" + table;
function volunteer() {
  const button = asker();
  if (!button || !("coach" in button.dataset) || advised === moment() || sessionStorage.getItem(silent)) return;
  advised = moment();
  if (shown === null) ask(true);
}
/** After every exchange of the page: a hint about another moment goes. */
export function hintFollows() {
  if (shown !== null && (shown !== moment() || !asker())) close(); else place();
  volunteer();
}
document.addEventListener("click", ({ target }) => {
  const button = around(target, "[data-hint]");
  if (button) {
    if ("coach" in button.dataset) sessionStorage.setItem(silent, shown === null ? "" : "yes");
    ask();
  } else if (around(target, "[data-hint-close]")) {
    if (asker() && "coach" in (asker()?.dataset ?? {})) sessionStorage.setItem(silent, "yes");
    close();
    asker()?.focus();
  }
});
