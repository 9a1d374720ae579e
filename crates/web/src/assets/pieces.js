// Pieces travel from where they were to where they are, figures that changed say by how much.
import { all, body, first, still } from "./shell.js";
import { game } from "./look.js";

/**
 * @param {ParentNode} root
 * @param {string} name
 */
export const pieceOf = (root, name) => first(root, '[data-piece="' + CSS.escape(name) + '"]');

/**
 * Where the pieces are.
 * @param {ParentNode} root
 */
export function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  if (still.matches) return found;
  for (const piece of all(root, "[data-piece]")) found.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  return found;
}

/**
 * Moves the pieces from where they were.
 * @param {Map<string, DOMRect>} before
 */
export function travel(before) {
  for (const [name, from] of before) {
    const piece = pieceOf(game(), name);
    if (!piece?.animate || (!from.width && !from.height)) continue;
    const to = piece.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const svg = piece.closest("svg");
    const scale = svg && svg !== /** @type {Element} */ (piece) ? svg.getScreenCTM()?.a || 1 : 1;
    piece.animate(
      [{ translate: dx / scale + "px " + dy / scale + "px" }, { translate: "0px 0px" }],
      { duration: 250, easing: "ease-in-out" },
    );
  }
}

/**
 * The figures with their names and numbers.
 * @param {ParentNode} root
 */
export const figuresOf = (root) => all(root, "[data-figure]").map((figure) =>
  ({ name: figure.dataset.figure ?? "", figure, value: parseInt(figure.querySelector("b")?.textContent ?? "", 10) }));
/** @param {ParentNode} root */
export const numbers = (root) => new Map(figuresOf(root).map(({ name, value }) => [name, value]));

/**
 * Shows for a moment by how much figures changed.
 * @param {Map<string, number>} before
 */
export function changes(before) {
  for (const { name, figure, value: now } of figuresOf(game())) {
    const was = before.get(name);
    if (was === undefined || Number.isNaN(was) || Number.isNaN(now) || was === now) continue;
    const box = figure.getBoundingClientRect();
    if (!box.width) continue;
    const delta = document.createElement("span");
    delta.className = "delta";
    delta.textContent = (now > was ? "+" : "−") + Math.abs(now - was);
    delta.style.left = box.left + "px";
    delta.style.top = box.top - 14 + "px";
    body.append(delta);
    const moves = still.matches ? [{ opacity: 1 }, { opacity: 0 }] : [{ translate: "0 0", opacity: 1 }, { translate: "0 -14px", opacity: 0 }];
    delta.animate(moves, { duration: 1400, easing: "ease-in" }).onfinish = () => delta.remove();
  }
}
