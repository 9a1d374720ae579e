// Clocks count on from what the server said, until it says something new; when one is at zero, or its owner goes to bed or gets up, it is asked.
import { all } from "./shell.js";
import { game } from "./look.js";
import { refresh } from "./talk.js";

/** When each clock was first seen here. @type {WeakMap<HTMLElement, number>} */
const seen = new WeakMap();
/** Those of which the server was asked what comes next. @type {WeakSet<HTMLElement>} */
const asked = new WeakSet();
/** With less than so many milliseconds left a clock is looked at. */
const soon = 60_000;

/**
 * What is left, as a clock shows it.
 * @param {number} left
 * @param {string} day
 */
function figures(left, day) {
  const all = Math.ceil(left / 1000), [days, hours, minutes, seconds] = [Math.floor(all / 86400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60];
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, "0");
  if (days) return days + "\u00a0" + day + " " + two(hours) + ":" + two(minutes);
  return (hours ? hours + ":" + two(minutes) : String(minutes)) + ":" + two(seconds);
}

function count() {
  for (const clock of all(game(), ".clock[data-runs]")) {
    const { left = "0", day = "", restEnds, restBegins } = clock.dataset;
    const first = seen.get(clock) ?? Date.now();
    seen.set(clock, first);
    const passed = Date.now() - first;
    const awake = restEnds === undefined ? Math.min(passed, Number(restBegins ?? Infinity)) : Math.max(0, passed - Number(restEnds));
    const now = Math.max(0, Number(left) - awake);
    const turns = passed > Number(restEnds ?? restBegins ?? Infinity);
    if ((turns || (now === 0 && Number(left) > 0)) && !asked.has(clock)) {
      asked.add(clock);
      refresh();
    }
    if (Number(left) === 0) continue;
    clock.textContent = figures(now, day);
    clock.classList.toggle("soon", now < soon);
  }
}

count();
setInterval(count, 500);
