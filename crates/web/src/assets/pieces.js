// Pieces travel from where they were to where they are, those that others moved are ringed, and figures that changed say by how much.
import { all, body, first, still } from "./shell.js";
import { game } from "./look.js";

/**
 * @param {ParentNode} root
 * @param {string} name
 */
export const pieceOf = (root, name) => first(root, '[data-piece="' + CSS.escape(name) + '"]');

// A place is measured within the drawing of the piece, or within the part of the page where its drawing moves itself: so nothing
// travels when the page does.
const drawings = "[data-part] > svg, details > svg";
/** @param {Element} it */
const nameOf = (it) => {
  const part = /** @type {HTMLElement | null} */ (it.closest("[data-part]"));
  return (part?.dataset.part ?? "") + (it.matches(drawings) ? "/" + (it.closest("details")?.id ?? "") : "");
};
/** @param {Element} piece */
const frameOf = (piece) => piece.closest(drawings) ?? piece.closest("[data-part]");
/**
 * From the window into a frame.
 * @param {Element} frame
 */
function matrixOf(frame) {
  const matrix = frame instanceof SVGGraphicsElement ? frame.getScreenCTM() : null;
  if (matrix) return DOMMatrix.fromMatrix(matrix);
  const { left, top } = frame.getBoundingClientRect();
  return new DOMMatrix().translate(left, top);
}
/** @param {Element} piece */
function middleOf(piece) {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return width || height ? new DOMPoint(left + width / 2, top + height / 2) : null;
}

/**
 * Where the pieces are, each in its frame.
 * @param {ParentNode} root
 */
export function places(root) {
  /** @type {Map<string, { frame: string, at: DOMPoint }>} */
  const found = new Map();
  /** @type {Map<Element, DOMMatrix>} */
  const inward = new Map();
  for (const piece of all(root, "[data-piece]")) {
    const frame = frameOf(piece), middle = middleOf(piece);
    if (!frame || !middle) continue;
    const matrix = inward.get(frame) ?? matrixOf(frame).inverse();
    inward.set(frame, matrix);
    found.set(piece.dataset.piece ?? "", { frame: nameOf(frame), at: middle.matrixTransform(matrix) });
  }
  return found;
}

/** Most pieces that are ringed at once: more say nothing. */
const MOST_RINGS = 6;
/**
 * Moves the pieces from where they were, over the places where they were meanwhile.
 * @param {ReturnType<typeof places>} before
 * @param {Record<string, [number, number][]>} trips
 * @param {boolean} ringed
 */
export function travel(before, trips, ringed) {
  /** @type {Map<string, DOMMatrix>} */
  const outward = new Map();
  for (const frame of all(game(), drawings + ", [data-part]")) outward.set(nameOf(frame), matrixOf(frame));
  let rings = 0;
  for (const piece of all(game(), "[data-piece]")) {
    const name = piece.dataset.piece ?? "", was = before.get(name), to = middleOf(piece);
    const inside = piece.parentElement ? matrixOf(localOf(piece.parentElement)).inverse() : null;
    if (!to || !inside || !piece.animate) continue;
    const from = was && outward.has(was.frame) ? was.at.matrixTransform(outward.get(was.frame)) : null;
    const moved = from !== null && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) >= 2;
    const came = was === undefined && before.size > 0 && piece.closest("[data-board]") !== null;
    if (!moved && !came) continue;
    const way = moved && !still.matches ? wayOf(piece, from.matrixTransform(inside), to.matrixTransform(inside), trips[name] ?? []) : null;
    if (way) piece.animate(way.frames, way.timing);
    if (ringed && rings < MOST_RINGS && piece.closest("[data-board]")) {
      rings += 1;
      ring(piece, to.matrixTransform(inside), inside, way);
    }
  }
}
/**
 * What the coordinates of a piece's `translate` are measured in.
 * @param {Element} parent
 */
const localOf = (parent) => parent instanceof SVGGraphicsElement ? parent : body;
/**
 * @param {HTMLElement} piece
 * @param {DOMPoint} from
 * @param {DOMPoint} to
 * @param {[number, number][]} trip
 */
function wayOf(piece, from, to, trip) {
  const [, x, y] = /translate\(\s*(-?[\d.]+)[ ,]+(-?[\d.]+)/.exec(piece.getAttribute("transform") ?? "") ?? [];
  const stops = x === undefined ? [] : trip.map(([left, top]) => [left - Number(x), top - Number(y)]);
  const frames = [[from.x - to.x, from.y - to.y], ...stops, [0, 0]].map(([dx, dy]) => ({ translate: dx + "px " + dy + "px" }));
  return { frames, timing: { duration: Math.min(400, 250 + 40 * stops.length), easing: "ease-out" } };
}
/** How long what crosses the board takes, and on how many points of its way it is placed. */
const CROSSES = 400, POINTS = 40;
/**
 * Sends what crossed the board along its way, and takes it away then. Where nothing is to move, what others sent is shown where it arrived.
 * @param {HTMLElement} fresh
 * @param {boolean} ringed
 */
export function pass(fresh, ringed) {
  const board = first(game(), "[data-board]");
  const passing = /** @type {HTMLTemplateElement | null} */ (first(fresh, "template.passing"));
  if (!board || !passing || (still.matches && !ringed)) return;
  for (const piece of all(passing.content, "[data-way]").slice(-MOST_RINGS)) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", piece.dataset.way ?? "");
    const long = path.getTotalLength();
    const points = Array.from({ length: POINTS + 1 }, (_, n) => path.getPointAtLength(long * (still.matches ? 1 : n / POINTS)));
    const frames = points.map(({ x, y }) => ({ translate: x + "px " + y + "px" }));
    /** @type {{ frames: Keyframe[], timing: KeyframeAnimationOptions }} */
    const way = { frames, timing: { duration: CROSSES, easing: "ease-in-out", fill: "forwards" } };
    board.append(piece);
    piece.animate(way.frames, way.timing);
    if (ringed) ring(piece, new DOMPoint(0, 0), matrixOf(board).inverse(), way);
    setTimeout(() => piece.remove(), ringed ? RINGED : CROSSES);
  }
}
/** How long a ring is shown. */
const RINGED = 1300;
/**
 * Rings a piece for about a second.
 * @param {HTMLElement} piece
 * @param {DOMPoint} at
 * @param {DOMMatrix} inside
 * @param {{ frames: Keyframe[], timing: KeyframeAnimationOptions } | null} way
 */
function ring(piece, at, inside, way) {
  const { width, height } = piece.getBoundingClientRect();
  const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  circle.classList.add("ring");
  circle.setAttribute("cx", String(at.x));
  circle.setAttribute("cy", String(at.y));
  circle.setAttribute("r", String(Math.hypot(inside.a, inside.b) * (Math.max(width, height) / 2 + 5)));
  piece.after(circle);
  if (way) circle.animate(way.frames, way.timing);
  circle.animate([{ opacity: 1 }, { opacity: 1, offset: .7 }, { opacity: 0 }], { duration: RINGED }).onfinish = () => circle.remove();
}

/**
 * The number of a figure, which may be written with a true minus; nothing if it has none.
 * @param {HTMLElement} figure
 */
function valueOf(figure) {
  const text = figure.dataset.value ?? figure.querySelector("b")?.textContent ?? "";
  const value = Number.parseFloat(text.replace("\u2212", "-"));
  return Number.isFinite(value) ? value : null;
}
/**
 * The figures that have a number, with their names.
 * @param {ParentNode} root
 */
export const figuresOf = (root) => all(root, "[data-figure]").flatMap((figure) => {
  const value = valueOf(figure);
  return value === null ? [] : [{ name: figure.dataset.figure ?? "", figure, value }];
});
/** @param {ParentNode} root */
export const numbers = (root) => new Map(figuresOf(root).map(({ name, value }) => [name, value]));

/** How long a change of a figure is shown. */
const SHOWN = 1400;
/** @type {Map<string, { delta: HTMLElement, until: number }>} */
const deltas = new Map();
/**
 * Shows for a moment by how much figures changed.
 * @param {Map<string, number>} before
 */
export function changes(before) {
  for (const { name, value: now } of figuresOf(game())) {
    const was = before.get(name);
    if (was === undefined || was === now) continue;
    deltas.get(name)?.delta.remove();
    const delta = document.createElement("span");
    delta.className = "delta";
    delta.textContent = (now > was ? "+" : "−") + Math.abs(now - was);
    body.append(delta);
    delta.animate([{ opacity: 1 }, { opacity: 1, offset: .6 }, { opacity: 0 }], { duration: SHOWN });
    if (deltas.size === 0) requestAnimationFrame(follow);
    deltas.set(name, { delta, until: performance.now() + SHOWN });
  }
}
/** Keeps what is said of a figure at the figure, wherever that goes, and away when its time is over. */
function follow() {
  for (const [name, { delta, until }] of deltas) {
    const box = first(game(), '[data-figure="' + CSS.escape(name) + '"]')?.getBoundingClientRect();
    delta.hidden = !box?.width;
    if (box) {
      delta.style.left = box.left + "px";
      delta.style.top = box.top - 13 + "px";
    }
    if (performance.now() < until) continue;
    delta.remove();
    deltas.delete(name);
  }
  if (deltas.size > 0) requestAnimationFrame(follow);
}
