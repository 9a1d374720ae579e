// The way of a walk, drawn on the board while its goal is pointed at.
import { all, first } from "./shell.js";
import { deed, game, seat } from "./look.js";

/**
 * The middle of a piece in the measures of its board.
 * @param {SVGSVGElement} board
 * @param {Element | null} piece
 */
function middle(board, piece) {
  const frame = board.getScreenCTM();
  if (!frame || !(piece instanceof SVGGraphicsElement)) return null;
  const box = piece.getBoundingClientRect();
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(frame.inverse());
}

/**
 * Draws the way to a goal, or none.
 * @param {HTMLElement | null} at
 */
export function way(at) {
  for (const old of all(game(), ".way")) old.remove();
  const board = first(game(), "[data-board]");
  const steps = at && deed(at)?.split(";");
  if (!(board instanceof SVGSVGElement) || !steps || steps.length < 2) return;
  const stops = steps.map((step) => first(board, '[data-to="' + CSS.escape(step) + '"]')).filter((it) => it !== null);
  const points = [first(board, '[data-walks="' + seat() + '"]'), ...stops].map((piece) => middle(board, piece));
  const drawn = points.flatMap((point) => point ? [point.x.toFixed(1) + " " + point.y.toFixed(1)] : []);
  if (!stops.length || drawn.length < 2) return;
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("class", "way");
  path.setAttribute("d", "M" + drawn.join("L"));
  board.append(path);
}
