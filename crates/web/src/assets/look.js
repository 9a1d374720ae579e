// What the page shows of a table, and from where. What drawings of any game tell the scripts:
//   data-action="notation"   plays this when clicked: an entry of the action bar, which says it in words, and the piece that it is
//                            about. The piece has class act, and beside its drawing an outline, which is the button: aria-label and
//                            tabindex are there
//   data-about="text"        what a piece is and does, for whoever points at it or presses it long
//   data-goal="one;other"    plays these one after the other when clicked, also where there is a data-action
//   data-to="notation"       the step of a walk that leads to this piece, so that the way can be drawn
//   data-walks="seat"        the piece that walks
//   data-why="notation"      can't be clicked; asked why, the server judges this
//   data-piece="name"        a piece that travels from where it was to where it is; one of a name in the whole page
//   data-place="name"        a place of the board whose content a preview shows as it would be
//   data-figure="name"       a figure of a player with its number in <b>, or in data-value, and its name as title
//   data-show-kind, -name    what the bubble of a lesson points at; data-lesson-step is where the lesson is
//   data-coach               the button of a hint that is given without being asked for
//   data-board               the drawing of the board, so that a preview knows it
//   data-part, data-tab-of   a moving part of the page; the tab of a small screen in which it stands
import { first, the } from "./shell.js";

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

/** What can be played by a click. */
export const plays = "[data-action], [data-goal]";
/**
 * What a piece or an entry plays: a notation, or several with semicolons between them.
 * @param {HTMLElement} it
 */
export const deed = (it) => it.dataset.goal ?? it.dataset.action;
/**
 * What of something that can be played has its name and takes the focus: the outline of a piece, an entry itself.
 * @param {HTMLElement} it
 */
export const button = (it) => first(it, ':scope > [role="button"]') ?? it;
/**
 * Everything that plays this.
 * @param {string | undefined} what
 * @param {string} [within]
 */
export const playing = (what, within = "") => {
  const name = CSS.escape(what ?? "");
  return `${within}[data-action="${name}"], ${within}[data-goal="${name}"]`;
};
