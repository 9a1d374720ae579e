// Zoom with wheel and pinch, pan by drag.
import { all, around, first } from "./shell.js";
import { game } from "./look.js";

let scale = 1, x = 0, y = 0, moved = false;
/** @type {Map<number, PointerEvent>} */
const fingers = new Map();
const board = () => first(game(), ".board");
/** @returns {SVGSVGElement | null | undefined} */
const drawing = () => board()?.querySelector(":scope > svg");

/** Puts the drawing where it was moved to. */
export function place() {
  const svg = drawing();
  game().classList.toggle("zoomed", scale !== 1);
  if (svg) svg.style.transform = scale === 1 ? "" : "translate(" + x + "px," + y + "px) scale(" + scale + ")";
}
/**
 * @param {number} factor
 * @param {number} [cx] the middle, unless a point is said
 * @param {number} [cy]
 */
function by(factor, cx, cy) {
  const box = board()?.getBoundingClientRect();
  if (!box || !drawing()) return;
  const next = Math.min(8, Math.max(1, scale * factor));
  const px = (cx ?? box.left + box.width / 2) - box.left, py = (cy ?? box.top + box.height / 2) - box.top;
  x = px - (px - x) * next / scale;
  y = py - (py - y) * next / scale;
  scale = next;
  if (scale === 1) x = y = 0;
  place();
}

/** A screen on which the board can't be read as a whole. */
export const small = matchMedia("(max-width: 900px)");
/** The width at which all of a board can be read, and the side of what a finger hits. */
const readable = 1000, finger = 44;

/** On a small screen the board comes to what is asked: as large as reading and touching need, where most of it is. */
export function attend() {
  const svg = drawing(), box = board()?.getBoundingClientRect();
  if (!svg || !box || !small.matches) return;
  const now = svg.getBoundingClientRect(), was = scale;
  const width = now.width / was, height = now.height / was;
  const targets = all(svg, "[data-action], [data-goal]").map((it) => it.getBoundingClientRect()).filter((it) => it.width > 0).map((it) => ({
    x: (it.left + it.width / 2 - now.left) / was, y: (it.top + it.height / 2 - now.top) / was, side: Math.min(it.width, it.height) / was,
  }));
  if (!targets.length) return whole();
  const least = Math.max(1, Math.min(...targets.map((it) => it.side)));
  const next = Math.min(8, Math.max(1, readable / width, finger / least));
  /** @param {{ x: number, y: number }} centre */
  const near = (centre) => targets.filter((it) => Math.abs(it.x - centre.x) * next < box.width / 2 && Math.abs(it.y - centre.y) * next < box.height / 2);
  const xs = targets.map((it) => it.x), ys = targets.map((it) => it.y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  centreOn([middle, ...targets].reduce((best, it) => near(it).length > near(best).length ? it : best), next);
}
/**
 * On a small screen the board comes to something: as large as reading it needs, and no larger than that all of it is to be seen.
 * @param {DOMRect} wanted
 */
export function attendTo(wanted) {
  const svg = drawing(), box = board()?.getBoundingClientRect();
  if (!svg || !box || !small.matches) return;
  const now = svg.getBoundingClientRect(), was = scale;
  const width = wanted.width / was, height = wanted.height / was;
  const fits = Math.min((box.width - 24) / width, (box.height - 24) / height);
  const reads = Math.max(readable / (now.width / was), finger / Math.min(width, height));
  const centre = { x: (wanted.left + wanted.width / 2 - now.left) / was, y: (wanted.top + wanted.height / 2 - now.top) / was };
  centreOn(centre, Math.min(8, Math.max(1, Math.min(fits, reads))));
}
/**
 * Shows the board at a scale with a point of it in the middle.
 * @param {{ x: number, y: number }} centre
 * @param {number} next
 */
function centreOn(centre, next) {
  const svg = drawing(), box = board()?.getBoundingClientRect();
  if (!svg || !box) return;
  const now = svg.getBoundingClientRect(), width = now.width / scale, height = now.height / scale;
  // Nothing beyond the edge of the drawing is shown unless all of it fits.
  /** @param {number} size @param {number} room @param {number} origin @param {number} wanted */
  const within = (size, room, origin, wanted) => size <= room ? (room - size) / 2 - origin : Math.max(room - size, Math.min(0, wanted)) - origin;
  const [ox, oy] = [now.left - x - box.left, now.top - y - box.top];
  x = within(width * next, box.width, ox, box.width / 2 - centre.x * next);
  y = within(height * next, box.height, oy, box.height / 2 - centre.y * next);
  scale = next;
  place();
}
/** Shows the whole board. */
function whole() {
  scale = 1;
  x = y = 0;
  place();
}

/** @param {Event} event */
const onBoard = (event) => around(event.target, ".board");
document.addEventListener("wheel", (event) => {
  if (!onBoard(event)) return;
  event.preventDefault();
  by(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
}, { passive: false });
document.addEventListener("pointerdown", (event) => {
  if (!onBoard(event)) return;
  fingers.set(event.pointerId, event);
  moved = false;
});
document.addEventListener("pointermove", (event) => {
  const was = fingers.get(event.pointerId);
  if (!was) return;
  const dx = event.clientX - was.clientX, dy = event.clientY - was.clientY;
  if (fingers.size === 2) {
    const [other] = [...fingers.values()].filter((finger) => finger.pointerId !== event.pointerId);
    /** @param {PointerEvent} finger */
    const span = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    if (span(was) > 0) by(span(event) / span(was), other.clientX, other.clientY);
    moved = true;
  } else if (scale > 1 && (moved || Math.abs(dx) + Math.abs(dy) > 4)) {
    x += dx; y += dy; moved = true;
    board()?.classList.add("drags");
    place();
  } else return;
  fingers.set(event.pointerId, event);
});
/** @param {PointerEvent} event */
const up = (event) => { fingers.delete(event.pointerId); board()?.classList.remove("drags"); };
document.addEventListener("pointerup", up);
document.addEventListener("pointercancel", up);
// A drag is no click.
document.addEventListener("click", (event) => {
  if (moved && onBoard(event)) { event.stopPropagation(); event.preventDefault(); moved = false; }
}, true);
document.addEventListener("click", (event) => {
  const wanted = around(event.target, "[data-zoom]")?.dataset.zoom;
  if (wanted === "in") by(1.4);
  else if (wanted === "out") by(1 / 1.4);
  else if (wanted !== undefined) whole();
});
