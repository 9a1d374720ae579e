// Zoom with wheel and pinch, pan by drag.
import { around, first } from "./shell.js";
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
  const next = Math.min(6, Math.max(1, scale * factor));
  const px = (cx ?? box.left + box.width / 2) - box.left, py = (cy ?? box.top + box.height / 2) - box.top;
  x = px - (px - x) * next / scale;
  y = py - (py - y) * next / scale;
  scale = next;
  if (scale === 1) x = y = 0;
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
  else if (wanted !== undefined) { scale = 1; x = y = 0; place(); }
});
