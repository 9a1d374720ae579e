// Following what the others do: the line over the board, what is folded and what is filtered of the log.
import { all, around, first, still } from "./shell.js";
import { game } from "./look.js";

/** What was done last is longer than its line at times: then the line goes to its end. */
function tell() {
  const deeds = first(game(), ".narration .deeds");
  if (deeds) deeds.scrollTo({ left: deeds.scrollWidth, behavior: still.matches ? "auto" : "smooth" });
}

/** Did somebody else do what was done last? */
export const byOthers = () => {
  const by = first(game(), ".narration [data-by]")?.dataset.by;
  return by !== undefined && by !== game().dataset.seat;
};

// What somebody folded by hand stays folded, here and at other tables; what they unfolded stays unfolded.
function fold() {
  for (const it of game().querySelectorAll("details")) {
    const kept = it.dataset.fold && localStorage.getItem("fold-" + it.dataset.fold);
    if (kept) it.open = kept === "open";
  }
}
document.addEventListener("click", (event) => {
  const details = around(event.target, "details[data-fold] > summary")?.parentElement;
  // A click opens what is closed, and the other way round; it has not done so yet.
  if (details instanceof HTMLDetailsElement) localStorage.setItem("fold-" + details.dataset.fold, details.open ? "closed" : "open");
});

let wanted = "all";
/** Shows what is wanted of the log and of what happened since one's last turn. */
function filter() {
  for (const button of all(game(), "[data-filter]")) button.setAttribute("aria-pressed", String(button.dataset.filter === wanted));
  for (const line of all(game(), ".told > li")) {
    line.hidden = wanted !== "all" && (wanted === "me" ? line.dataset.me === undefined : line.dataset.by !== wanted);
  }
}
document.addEventListener("click", (event) => {
  const button = around(event.target, "[data-filter]");
  if (!button) return;
  wanted = button.dataset.filter ?? "all";
  filter();
});

/** Shows what happened since one's last turn. */
export function recall() {
  const since = /** @type {HTMLDetailsElement | null} */ (first(game(), "#since"));
  if (!since) return;
  since.open = true;
  since.scrollIntoView({ block: "start" });
}

/** What has to be done after every exchange, and at the beginning. */
export function followUp() {
  for (const time of all(game(), "time[data-moment]")) {
    time.textContent = new Date(Number(time.dataset.moment)).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  }
  fold();
  filter();
  tell();
}
