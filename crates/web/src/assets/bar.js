// The action bar: its entries and the pieces they are about light up together, digits choose among what is in sight, amounts
// are stepped through, and a finger shows before it plays.
import { all, around, body, first, texts } from "./shell.js";
import { button, deed, game, playing } from "./look.js";
import { tip } from "./hints.js";

const most = 9;

/** @param {string | undefined} action */
export const entryOf = (action) => first(game(), playing(action, ".bar .offer"));

/** Numbers the entries in sight: those of the open fold, or all that are not inside of one. What ends something has no number. */
export function number() {
  const open = first(game(), ".bar .fold[open] > ul");
  for (const key of all(game(), ".bar .entry kbd")) key.textContent = "";
  for (const old of all(game(), ".bar [data-digit]")) delete old.dataset.digit;
  const inside = open ?? first(game(), ".bar .entries");
  const entries = inside ? all(inside, ".entry:not(.end, .advised)").filter((it) => it.checkVisibility()) : [];
  entries.slice(0, most).forEach((entry, index) => {
    entry.dataset.digit = String(index + 1);
    const key = first(entry, "kbd");
    if (key) key.textContent = String(index + 1);
  });
}
document.addEventListener("toggle", ({ target }) => {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(".fold")) return;
  // One fold at a time: the bar stays short.
  if (target.open) {
    for (const other of game().querySelectorAll(".fold[open]")) {
      if (other instanceof HTMLDetailsElement && !other.contains(target) && !target.contains(other)) other.open = false;
    }
    target.scrollIntoView({ block: "nearest" });
  }
  number();
}, true);

/**
 * Shows the entry of a number of a stepper.
 * @param {HTMLElement} stepper
 * @param {number} at
 */
function step(stepper, at) {
  const amounts = all(stepper, ".amount");
  const now = Math.max(0, Math.min(amounts.length - 1, at));
  amounts.forEach((amount, index) => { amount.hidden = index !== now; });
  stepper.dataset.stepper = String(now);
  const range = stepper.querySelector("input");
  if (range) range.value = String(now);
  number();
}
document.addEventListener("click", ({ target }) => {
  const stepper = around(target, "[data-stepper]"), button = around(target, "[data-less], [data-more]");
  if (stepper && button) step(stepper, Number(stepper.dataset.stepper) + ("more" in button.dataset ? 1 : -1));
});
document.addEventListener("input", ({ target }) => {
  const stepper = around(target, "[data-stepper]");
  if (stepper && target instanceof HTMLInputElement) step(stepper, Number(target.value));
});

/**
 * Brings the entry of an action into sight: its folds are opened, its stepper steps to it.
 * @param {HTMLElement} entry
 */
export function reach(entry) {
  for (let fold = around(entry, ".fold"); fold instanceof HTMLDetailsElement; fold = around(fold.parentElement, ".fold")) fold.open = true;
  const stepper = around(entry, "[data-stepper]"), amount = around(entry, ".amount");
  if (stepper && amount) step(stepper, all(stepper, ".amount").indexOf(amount));
  entry.scrollIntoView({ block: "nearest" });
}

// A finger shows first: what it chose is ringed, previewed and said in a strip of its own, and played by a second tap or by
// "Do it".
const strip = document.createElement("div");
strip.className = "pick";
strip.hidden = true;
strip.setAttribute("role", "status");
body.append(strip);
/** @type {string | undefined} */
let picked;

/** Forgets what a finger chose. */
export function unpick() {
  picked = undefined;
  strip.hidden = true;
  for (const it of all(document, ".chosen")) it.classList.remove("chosen");
}
/**
 * A finger touched something that can be played. Says whether it is played now: it is if it was chosen before.
 * @param {HTMLElement} it
 */
export function pick(it) {
  const action = deed(it);
  if (action !== undefined && action === picked) { unpick(); return true; }
  unpick();
  picked = action;
  const entry = entryOf(action);
  for (const same of all(game(), playing(action))) same.classList.add("chosen");
  if (entry) reach(entry);
  const words = document.createElement("span"), go = document.createElement("button");
  words.textContent = (entry && first(entry, ".words")?.textContent) || button(it).getAttribute("aria-label") || (it.dataset.about ?? "");
  go.type = "button";
  go.dataset.do = action;
  go.textContent = texts.doIt;
  strip.replaceChildren(words, go);
  strip.hidden = false;
  tip.preview(it);
  return false;
}
