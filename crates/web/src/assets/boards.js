// Whoever points at the line of another player sees that player's board over the board of the game, without unfolding it.
import { all, around, body, first } from "./shell.js";
import { game } from "./look.js";

const card = document.createElement("div");
card.className = "glance";
card.setAttribute("aria-hidden", "true");
body.append(card);
/** The line that is pointed at.
 * @type {Element | null} */
let at = null;

/** Puts the card beside the line, in sight and over the board.
 * @param {Element} line */
function place(line) {
  const side = line.getBoundingClientRect(), board = first(game(), ".board")?.getBoundingClientRect();
  if (!board) return;
  card.style.left = Math.max(board.left, board.right - card.offsetWidth - 10) + "px";
  card.style.top = Math.max(board.top, Math.min(side.top, innerHeight - card.offsetHeight - 10)) + "px";
}

document.addEventListener("pointermove", (event) => {
  const line = event.pointerType === "mouse" ? around(event.target, ".players details:not([open]) > summary") : null;
  if (line === at) return;
  at = line;
  card.replaceChildren();
  if (!line?.parentElement) return;
  card.append(...[...line.parentElement.children].filter((it) => it !== line).map((it) => it.cloneNode(true)));
  // A copy is nothing that could be found, followed or reached.
  for (const copy of all(card, "*")) {
    for (const name of ["id", "tabindex", "data-piece", "data-figure", "data-place"]) copy.removeAttribute(name);
  }
  place(line);
});
document.addEventListener("click", () => { at = null; card.replaceChildren(); });
