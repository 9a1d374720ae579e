// What the page shows of a table, and from where. What drawings of any game tell the scripts:
//   data-action="notation"   plays this when clicked: an entry of the action bar, which says it in words, and the piece that it is
//                            about. The piece has an aria-label, tabindex, class act, and an outline whose class ends in -halo
//   data-about="text"        what a piece is and does, for whoever points at it or presses it long
//   data-why="notation"      can't be clicked; asked why, the server judges this
//   data-piece="name"        a piece that travels from where it was to where it is; one of a name in the whole page
//   data-place="name"        a place of the board whose content a preview shows as it would be
//   data-figure="name"       a figure of a player with its number in <b> and its name as title
//   data-board               the drawing of the board, so that a preview knows it
//   data-part, data-tab-of   a moving part of the page; the tab of a small screen in which it stands
import { the } from "./shell.js";

/** The moving parts. */
export const game = () => the("game");
export const table = game().dataset.table ?? "";
/** The seat from which the page looks. */
export const seat = () => Number(game().dataset.seat);
/** The actions that show something to somebody.
 * @returns {Set<string | undefined>} */
export const revealing = () => new Set(JSON.parse(game().dataset.reveals || "[]"));

/** The line that is tried out: it is kept here and nowhere else.
 * @type {{ line: string[] | null }} */
export const trial = { line: null };

/**
 * From which seat, at which moment and after which line the page looks at the table.
 * @param {Record<string, string>} [more]
 */
export function from(more) {
  const { seat, step } = game().dataset;
  const query = new URLSearchParams(more);
  if (seat !== undefined) query.set("seat", seat);
  if (step !== undefined) query.set("step", step);
  if (trial.line !== null) query.set("line", trial.line.join(";"));
  return query.toString();
}

/**
 * How far two marks are apart: how much later the second is, or nothing if they belong to different lives of the table.
 * @param {string | undefined} one
 * @param {string | undefined} other
 */
export function between(one, other) {
  const [[life, from], [same, to]] = [one, other].map((mark) => (mark ?? "").split("-"));
  return life === same ? Number(to) - Number(from) : null;
}
