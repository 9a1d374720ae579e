// Putting fresh parts into the page. Only those that changed are exchanged, so that nobody loses what they are typing.
import { all, around, body, byId, first, texts, the } from "./shell.js";
import { button, deed, from, game, playing, plays, revealing } from "./look.js";
import { changes, numbers, pass, places, travel } from "./pieces.js";
import { tip } from "./hints.js";
import { number, unpick } from "./bar.js";
import { hintFollows } from "./advice.js";
import { attend, place, small } from "./zoom.js";
import { coach } from "./coach.js";
import { notify } from "./notify.js";
import { byOthers, followUp } from "./follow.js";
import { unread } from "./unread.js";

/** What the page keeps of the parts it shows, beside the parts. */
const kept = ["version", "mark", "seat", "step", "steps", "status", "shared", "decides", "reveals", "tried"];

/** @param {HTMLElement} fresh */
export function exchange(fresh) {
  const old = game();
  const before = places(old);
  /** @param {HTMLElement} root */
  const live = (root) => root.dataset.step === undefined && old.dataset.shown === undefined;
  const comparable = live(old) && live(fresh) && old.dataset.seat === fresh.dataset.seat;
  const figures = comparable ? numbers(old) : new Map();
  const focus = focused();
  /** @param {HTMLElement} root */
  const parts = (root) => all(root, "[data-part]").map((part) => part.dataset.part).join();
  if (parts(old) !== parts(fresh)) {
    fresh.dataset.tab = old.dataset.tab;
    old.replaceWith(fresh);
  } else {
    byId("curtain")?.remove();
    // Scroll positions are read before and written after all changes: in between each would cost a whole layout.
    const scrolled = all(old, "[data-part]").map((there) => ({ there, top: there.scrollTop }));
    for (const part of all(fresh, "[data-part]")) replace(first(old, '[data-part="' + part.dataset.part + '"]'), part);
    for (const { there, top } of scrolled) if (top > 0) there.scrollTop = top;
    const late = first(fresh, "#curtain");
    if (late) old.append(late);
    if (fresh.dataset.step === undefined) delete old.dataset.shown; else old.dataset.shown = fresh.dataset.step;
    for (const name of kept) {
      if (fresh.dataset[name] === undefined) delete old.dataset[name];
      else old.dataset[name] = fresh.dataset[name];
    }
  }
  settle(focus);
  const ringed = comparable && byOthers();
  travel(before, JSON.parse(fresh.dataset.trips ?? "{}"), ringed);
  pass(fresh, ringed);
  changes(figures);
}

/**
 * Replaces the content of a part if it changed; what is open stays open, what is typed stays typed.
 * @param {HTMLElement | null} there
 * @param {HTMLElement} part
 */
function replace(there, part) {
  if (!there || "held" in there.dataset || there.innerHTML === part.innerHTML) return;
  const open = new Set(all(there, "details[open]").map((it) => it.id));
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = there.querySelectorAll("input[id]:not([type=range])");
  const typed = [...fields].filter((it) => it.value !== it.defaultValue);
  there.replaceChildren(...part.childNodes);
  for (const it of there.querySelectorAll("details")) if (open.has(it.id)) it.open = true;
  for (const { id, value } of typed) {
    const field = byId(id);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/** The seat whose hand may be seen: a curtain hides that of any other until it is lifted by hand.
 * @type {string | undefined} */
let lifted;
/** Lifts the curtain for whoever sits before the screen. */
export function lift() {
  const curtain = the("curtain");
  lifted = curtain.dataset.seat;
  curtain.hidden = true;
}
/**
 * What has to be done after every exchange, and at the beginning.
 * @param {(() => void) | null} [focus]
 */
export function settle(focus) {
  const now = game();
  const reveals = revealing();
  for (const piece of all(now, plays)) {
    if (!reveals.has(deed(piece)) || !piece.closest("svg")) continue;
    piece.classList.add("reveals");
    const said = button(piece);
    said.setAttribute("aria-label", (said.getAttribute("aria-label") || "") + ". " + texts.reveals);
  }
  for (const time of all(now, "time[data-time]")) {
    time.textContent = new Date(Number(time.dataset.time)).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  }
  unpick();
  tabs(now);
  body.classList.toggle("past", now.dataset.step !== undefined);
  body.classList.toggle("tries", now.dataset.tried !== undefined);
  const curtain = byId("curtain");
  if (curtain) curtain.hidden = curtain.dataset.seat === lifted;
  const title = document.title.replace(/^● /, "");
  document.title = (now.dataset.decides !== undefined ? "● " : "") + title;
  notify();
  place();
  tip.hide();
  number();
  hintFollows();
  followUp();
  unread();
  coach();
  focus?.();
  if (curtain?.hidden === false) first(curtain, "button")?.focus();
}

/** @type {string | undefined} */
let decision;
/**
 * Tabs, and what is asked: once for each decision a small screen shows the actions, and the page goes to where they are.
 * @param {HTMLElement} now
 */
function tabs(now) {
  const asked = now.dataset.version + from();
  const fresh = asked !== decision;
  decision = asked;
  if (fresh && now.dataset.decides !== undefined && small.matches) now.dataset.tab = "play";
  const inSight = ["play", "hand", "own"];
  const tab = now.dataset.tab ?? "play";
  now.dataset.pane = inSight.includes(tab) ? "log" : tab;
  for (const button of all(now, "[data-show]")) {
    button.setAttribute("aria-pressed", String(button.dataset.show === (small.matches ? tab : now.dataset.pane)));
  }
  if (!fresh) return;
  place();
  attend();
  const rest = first(now, ".rest")?.getBoundingClientRect();
  const part = first(now, ".rest [data-part] .act")?.closest("[data-part]");
  const box = part?.getBoundingClientRect();
  if (rest && box && !small.matches && (box.top < rest.top || box.bottom > rest.bottom)) part?.scrollIntoView({ block: "nearest" });
}
/** @param {string | undefined} name */
export function showTab(name) {
  game().dataset.tab = name;
  tabs(game());
}

/** How to focus again what is focused now, once it was exchanged. */
function focused() {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement || at instanceof SVGElement) || at === body) return null;
  const played = around(at, plays), action = played ? deed(played) : undefined;
  const start = at instanceof HTMLInputElement ? at.selectionStart : null;
  return () => {
    if (at.isConnected) return;
    const same = (at.id && byId(at.id)) || (action && first(game(), playing(action))) ||
      (at.matches(".entry") && first(game(), ".bar .entry"));
    if (!same) return;
    button(same).focus({ preventScroll: true });
    if (start !== null && same instanceof HTMLInputElement) same.setSelectionRange(start, start);
  };
}
