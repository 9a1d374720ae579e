// What was said and not read yet: a badge that is always in sight, and the words themselves for a moment.
import { all, body, first, say, the } from "./shell.js";
import { game, table } from "./look.js";
import { tell } from "./notify.js";

const key = "read-" + table;
/** The rooms: that of the players, and that of those who watch for those who do. */
const rooms = () => ["chat", ...(game().dataset.seat === undefined ? ["gallery"] : [])];
/** @type {Record<string, number>} */
const read = JSON.parse(localStorage.getItem(key) ?? "{}");
/** What was told for a moment already.
 * @type {Record<string, number>} */
const told = {};

/**
 * What was said in a room, with its numbers.
 * @param {string} room
 */
const lines = (room) => all(game(), '[data-part="' + room + '"] .said > li').map((line) => ({ line, number: Number(line.dataset.number) }));
/**
 * Is the end of a room in sight?
 * @param {string} room
 */
function inSight(room) {
  const box = first(game(), '[data-part="' + room + '"] .said')?.getBoundingClientRect();
  const rest = first(game(), ".rest")?.getBoundingClientRect();
  return !document.hidden && !!box?.height && !!rest && box.bottom > rest.top && box.bottom <= rest.bottom + 1;
}

/** Counts what is unread, and tells what is new. */
export function unread() {
  let count = 0;
  for (const room of rooms()) {
    const said = lines(room), last = said.at(-1)?.number ?? -1;
    if (inSight(room)) {
      read[room] = last;
      const list = first(game(), '[data-part="' + room + '"] .said');
      if (list) list.scrollTop = list.scrollHeight;
    }
    const fresh = said.filter(({ line, number }) => number > (read[room] ?? -1) && line.dataset.own === undefined);
    count += fresh.length;
    const newest = fresh.at(-1);
    // What was said before the page was opened is counted, not told.
    if (newest && told[room] !== undefined && newest.number > told[room]) {
      const words = [...newest.line.children].slice(0, 2).map((it) => it.textContent).join(": ");
      say(words);
      tell(words);
    }
    told[room] = Math.max(told[room] ?? -1, last);
  }
  localStorage.setItem(key, JSON.stringify(read));
  for (const badge of all(game(), '[data-unread], [data-show="more"] .badge')) {
    badge.hidden = count === 0;
    (first(badge, "b") ?? badge).textContent = String(count);
  }
}

/** Goes to where it is said. */
export function goTo() {
  const room = rooms().find((room) => lines(room).some(({ number }) => number > (read[room] ?? -1))) ?? "chat";
  const part = first(game(), '[data-part="' + room + '"]');
  if (part) (first(part, "form") ?? first(part, ".said"))?.scrollIntoView({ block: "end" });
  unread();
}
the("content").addEventListener("scroll", unread, { capture: true, passive: true });
document.addEventListener("visibilitychange", unread);
body.addEventListener("focusin", unread);
