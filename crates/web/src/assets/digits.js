// Digits choose in the action bar. Where it offers nothing they choose among the pieces, which are numbered as soon as
// somebody uses the keyboard.
import { all, body, first } from "./shell.js";
import { game } from "./look.js";

const most = 9;

/**
 * @param {SVGGraphicsElement} piece
 * @param {string} digit
 */
function mark(piece, digit) {
  const box = piece.getBBox();
  if (!box.width) return;
  /**
   * @param {string} name
   * @param {Record<string, string | number>} attributes
   * @param {string} [text]
   */
  const draw = (name, attributes, text) => {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, String(value));
    if (text) drawn.textContent = text;
    return drawn;
  };
  const label = draw("g", { class: "digit", "aria-hidden": "true" });
  label.append(draw("circle", { cx: box.x + 3, cy: box.y + 3, r: 7 }), draw("text", { x: box.x + 3, y: box.y + 3 }, digit));
  piece.append(label);
  piece.dataset.digit = digit;
  piece.setAttribute("aria-keyshortcuts", digit);
}

/** Numbers the pieces anew. */
export function number() {
  for (const old of all(game(), ".digit")) {
    delete old.parentElement?.dataset.digit;
    old.remove();
  }
  if (!body.classList.contains("keyed") || first(game(), "[data-digit]")) return;
  /** @type {SVGGraphicsElement[]} */
  const pieces = [...game().querySelectorAll("svg [data-action]")].filter((it) => it instanceof SVGGraphicsElement);
  if (pieces.length <= most) pieces.forEach((piece, index) => mark(piece, String(index + 1)));
}

/** The first key only shows the numbers: nobody plays what they did not see. Says whether this was the first. */
export function wake() {
  const slept = !body.classList.contains("keyed");
  body.classList.add("keyed");
  if (slept) number();
  return slept;
}
