// The coach of a lesson: rings what the bubble is about, points at it, and puts the bubble where it covers nothing of that.
import { all, around, body, first, still } from "./shell.js";
import { game, playing } from "./look.js";
import { attendTo, small } from "./zoom.js";
import { reach } from "./bar.js";

const svg = "http://www.w3.org/2000/svg";
/** @param {string} name @param {string} kind */
const drawn = (name, kind) => {
  const it = document.createElementNS(svg, name);
  it.setAttribute("class", kind);
  return it;
};
// Ring and arrow lie over everything and are in nobody's way.
const sign = drawn("svg", "coach-sign"), ring = drawn("rect", "coach-ring"), arrow = drawn("path", "coach-arrow");
ring.setAttribute("rx", "9");
sign.setAttribute("aria-hidden", "true");
sign.append(arrow, ring);
sign.toggleAttribute("hidden", true);
body.append(sign);

const bubble = () => first(game(), ".coach .bubble");
/** What is pointed at keeps so far from the bubble, and the ring so far from it. */
const gap = 16, margin = 4, edge = 8;

/** @param {Element | null} it */
const inSight = (it) => it !== null && it.checkVisibility() && it.getBoundingClientRect().width > 0;

/**
 * The element that the coach points at: of what plays an action the piece, if it can be seen, else the entry.
 * @param {string} kind
 * @param {string} name
 */
function found(kind, name) {
  if (kind === "action") {
    const all_ = all(game(), playing(name)).filter((it) => !it.closest(".hint"));
    const piece = all_.find((it) => it.closest("svg") && inSight(it));
    return piece ?? all_.find((it) => it.matches(".entry")) ?? all_[0] ?? null;
  }
  return first(game(), "[data-" + kind + '="' + CSS.escape(name) + '"]');
}
/** What is pointed at, and its box, be it out of sight; `null` if there is nothing. */
function pointed() {
  const { showKind: kind, showName: name } = bubble()?.dataset ?? {};
  if (kind === undefined || name === undefined) return null;
  if (kind !== "region") {
    const it = found(kind, name);
    return it && inSight(it) ? { it, box: it.getBoundingClientRect() } : null;
  }
  const it = first(game(), ".board > svg"), matrix = it instanceof SVGSVGElement ? it.getScreenCTM() : null;
  if (!it || !matrix) return null;
  const [left, top, width, height] = name.split(" ").map(Number);
  const from = new DOMPoint(left, top).matrixTransform(matrix), to = new DOMPoint(left + width, top + height).matrixTransform(matrix);
  return { it, box: new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y) };
}
/** Where it is on the screen, as far as it can be seen; `null` if nothing is pointed at. */
function target() {
  const at = pointed();
  return at && within(at.box, at.it);
}
/**
 * The part of a box that can be seen, in what scrolls or zooms around it.
 * @param {DOMRect} box
 * @param {Element | null} it
 */
function within(box, it) {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (const frame of [it?.closest(".board"), it?.closest(".entries"), it?.closest(".rest > section"), document.documentElement]) {
    if (!frame) continue;
    const limits = frame === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : frame.getBoundingClientRect();
    left = Math.max(left, limits.left);
    top = Math.max(top, limits.top);
    right = Math.min(right, limits.right);
    bottom = Math.min(bottom, limits.bottom);
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** @param {DOMRect} one @param {DOMRect} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
/** @param {DOMRect} box */
const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/**
 * Where the bubble stands: beside what it is about, over as little as may be of what can be done.
 * @param {DOMRect | null} at
 * @param {number} width
 * @param {number} height
 */
function place(at, width, height) {
  const strip = first(document, ".pick:not([hidden])")?.getBoundingClientRect();
  const head = first(document, ".top")?.getBoundingClientRect().bottom ?? 0;
  const room = { left: edge, top: head + edge, right: innerWidth - edge - width, bottom: (strip?.top ?? innerHeight) - edge - height };
  /** @param {number} value @param {number} low @param {number} high */
  const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
  const board = first(game(), ".board")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const about = at ?? new DOMRect(middle(board).x, middle(board).y, 0, 0);
  const { x, y } = middle(about);
  const spots = at === null ? [[x - width / 2, y - height / 2]] : [
    [about.left - gap - width, y - height / 2], [about.right + gap, y - height / 2],
    [x - width / 2, about.top - gap - height], [x - width / 2, about.bottom + gap],
    [room.left, room.top], [room.right, room.top], [room.left, room.bottom], [room.right, room.bottom],
    [x - width / 2, room.top], [x - width / 2, room.bottom], [room.left, y - height / 2], [room.right, y - height / 2],
  ];
  const keep = at && new DOMRect(at.left - margin - 4, at.top - margin - 4, at.width + 2 * margin + 8, at.height + 2 * margin + 8);
  const busy = first(game(), ".side .head")?.getBoundingClientRect();
  let best = null, least = Infinity;
  for (const [wantedX, wantedY] of spots) {
    const spot = new DOMRect(clamp(wantedX, room.left, room.right), clamp(wantedY, room.top, room.bottom), width, height);
    const far = Math.hypot(middle(spot).x - x, middle(spot).y - y);
    const cost = (keep ? shared(spot, keep) * 1000 : 0) + (busy ? shared(spot, busy) / 200 : 0) + far;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best ?? new DOMRect(room.left, room.top, width, height);
}

/**
 * The way of the arrow, from the bubble to the ring, with its head.
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function pointing(from, to) {
  /** @param {number} value @param {number} low @param {number} high */
  const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
  const goal = middle(to);
  const start = { x: clamp(goal.x, from.left + 14, from.right - 14), y: clamp(goal.y, from.top + 14, from.bottom - 14) };
  if (goal.x > from.right) start.x = from.right; else if (goal.x < from.left) start.x = from.left;
  else start.y = goal.y > from.bottom ? from.bottom : from.top;
  const end = { x: clamp(start.x, to.left, to.right), y: clamp(start.y, to.top, to.bottom) };
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < 6) return "";
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const base = { x: end.x - dx * 10, y: end.y - dy * 10 };
  /** @param {{ x: number, y: number }} point */
  const at = ({ x, y }) => x.toFixed(1) + " " + y.toFixed(1);
  return "M" + at(start) + "L" + at(base) + "M" + at(end) + "L" + at({ x: base.x - dy * 5.5, y: base.y + dx * 5.5 }) +
    "L" + at({ x: base.x + dy * 5.5, y: base.y - dx * 5.5 }) + "Z";
}

let seen = "";
/** Puts everything where it belongs, if anything moved. */
function draw() {
  const it = bubble();
  sign.toggleAttribute("hidden", it === null);
  if (!it) return;
  const at = target(), width = it.offsetWidth, height = it.offsetHeight;
  const strip = first(document, ".pick:not([hidden])")?.offsetHeight ?? 0;
  const now = [at?.left, at?.top, at?.width, at?.height, width, height, innerWidth, innerHeight, strip].join();
  if (now === seen && it.style.left) return;
  seen = now;
  const spot = place(at, width, height);
  it.style.left = spot.left + "px";
  it.style.top = spot.top + "px";
  ring.toggleAttribute("hidden", at === null);
  arrow.setAttribute("d", "");
  if (!at) return;
  const around_ = new DOMRect(at.left - margin, at.top - margin, at.width + 2 * margin, at.height + 2 * margin);
  for (const name of /** @type {const} */ (["x", "y", "width", "height"])) ring.setAttribute(name, around_[name].toFixed(1));
  arrow.setAttribute("d", pointing(spot, around_));
}
let follows = false;
function follow() {
  draw();
  follows = bubble() !== null;
  if (follows) requestAnimationFrame(follow);
}

/** @type {string | undefined} */
let step;
/** What has to be done after every exchange, and at the beginning: a new step brings what it is about into sight. */
export function coach() {
  const it = bubble(), { showKind: kind = "", showName: name = "", lessonStep } = it?.dataset ?? {};
  for (const old of all(game(), ".coached")) old.classList.remove("coached");
  if (kind === "action") for (const same of all(game(), playing(name))) same.classList.add("coached");
  const now = it ? lessonStep + kind + name + game().dataset.version : undefined;
  if (now !== step) {
    step = now;
    const about = kind && kind !== "region" ? found(kind, name) : null;
    // On a small screen it may stand behind another tab, on a desk behind another pane; every action has an entry among the actions.
    const hidden = about && !inSight(about) ? around(about, "[data-tab-of]")?.dataset.tabOf : undefined;
    const tab = small.matches && ["action", "region"].includes(kind) ? "play" : hidden;
    if (tab !== undefined) first(game(), '[data-show="' + tab + '"]')?.click();
    if (kind === "part") for (const fold of about?.querySelectorAll("details") ?? []) fold.open = true;
    const entry = kind === "action" ? first(game(), playing(name, ".bar .offer")) : null;
    if (entry) reach(entry);
    if (about && !about.closest(".board")) about.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "instant" });
    const shown = pointed();
    if (shown?.it.closest(".board")) attendTo(shown.box);
    seen = "";
  }
  draw();
  if (it && !follows) { follows = true; requestAnimationFrame(follow); }
}
/**
 * Somebody clicked what comes later: the coach says so. Says whether there is one.
 * @param {string} text
 */
export function later(text) {
  const it = bubble(), says = it && first(it, ".later");
  if (!it || !says) return false;
  says.textContent = text;
  says.hidden = false;
  if (!still.matches) it.animate([{ translate: "0" }, { translate: "-6px" }, { translate: "6px" }, { translate: "0" }], { duration: 260 });
  return true;
}
