// Hints: what the search would do now. It is asked for by a button, said beneath the question, and forgotten when the table moves on.
import { all, around, first, parsed, say, texts } from "./shell.js";
import { deed, from, game, playing, table } from "./look.js";
import { tip } from "./hints.js";

/** The moment that a hint is about, and whether it is still thought out.
 * @type {{ moment: string, asked: AbortController | null } | null} */
let hint = null;

const moment = () => game().dataset.version + "?" + from();
const part = () => first(game(), '[data-part="hint"]');
const asker = () => first(game(), "[data-hint]");

/** Shows a hint or none. What is held is not exchanged with the page: a hint stays while others talk.
 * @param {Node[]} content */
function show(...content) {
  const there = part();
  if (!there) return;
  there.replaceChildren(...content);
  if (content.length > 0) there.dataset.held = ""; else delete there.dataset.held;
  there.toggleAttribute("aria-busy", hint?.asked != null);
  mark();
}
/** Rings what the best move is about, as long as the hint is shown. */
function mark() {
  for (const it of all(game(), "svg .advised")) it.classList.remove("advised");
  const there = part(), best = there && first(there, ".entry");
  asker()?.setAttribute("aria-expanded", String(hint !== null));
  if (best) for (const it of all(game(), playing(deed(best), "svg "))) it.classList.add("advised");
}
export function closeHint() {
  hint?.asked?.abort();
  hint = null;
  show();
}
/** Asks for a hint, or puts the one away that is shown. */
export async function askHint() {
  const button = asker();
  if (!button) return;
  if (hint) return closeHint();
  const asked = new AbortController(), at = moment();
  hint = { moment: at, asked };
  const waits = document.createElement("p");
  waits.className = "thinking";
  waits.textContent = button.dataset.hint ?? "";
  show(waits);
  const address = "/t/" + table + "/hint?" + from({ version: game().dataset.version ?? "" });
  const answer = await fetch(address, { signal: asked.signal }).catch(() => null);
  const said = await answer?.text().catch(() => null);
  if (hint?.asked !== asked) return;
  const html = parsed(said ?? "");
  if (!answer?.ok) {
    closeHint();
    return say(html.querySelector("main .sheet p")?.textContent || texts.offline);
  }
  hint = { moment: at, asked: null };
  show(...html.body.childNodes);
  const there = part(), best = there && first(there, ".entry");
  if (best) tip.preview(best);
}
/** After every exchange of the page: a hint about another moment goes, and what it is about is ringed again. */
export function hintFollows() {
  if (hint && (hint.moment !== moment() || !asker())) closeHint(); else mark();
}
document.addEventListener("click", ({ target }) => {
  if (around(target, "[data-hint]")) askHint();
  else if (around(target, "[data-hint-close]")) { closeHint(); asker()?.focus(); }
});
