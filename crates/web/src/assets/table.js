// The page of a table: clicks, forms, the slider, keys.
import { around, byId, first, say, texts, the } from "./shell.js";
import { deed, game, plays, trial } from "./look.js";
import { reasonOf, tip, why, wishOf } from "./hints.js";
import { pick, unpick } from "./bar.js";
import { recall } from "./follow.js";
import { goTo } from "./unread.js";
import { lift, settle, showTab } from "./show.js";
import { keepLine, listen, play, post, refresh, tryOut, undo } from "./talk.js";
import "./replay.js";
import "./boards.js";
import "./analysis.js";
import "./sound.js";
import "./pace.js";
import "./clock.js";

// Clicks.
document.addEventListener("click", async (event) => {
  /** @param {string} selector */
  const on = (selector) => around(event.target, selector);
  let it;
  if ((it = on(plays))) {
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    if (!finger || pick(it)) play(deed(it));
  } else if ((it = on("[data-do]"))) { unpick(); play(it.dataset.do); }
  else if ((it = on("[data-undo]"))) undo(it.dataset.undo);
  else if ((it = on("[data-try]"))) tryOut(it.dataset.try);
  else if ((it = on("[data-step-to]"))) { event.preventDefault(); look(Number(it.dataset.stepTo)); }
  else if ((it = on("[data-show]"))) showTab(it.dataset.show);
  else if (on("[data-lift]")) lift();
  else if (on("[data-recall]")) { showTab("log"); recall(); }
  else if (on("[data-unread]")) { showTab("more"); goTo(); }
  else if ((it = on("button[data-why]"))) why(it.dataset.why ?? "");
  else if ((it = wishOf(event.target))) {
    const reason = await reasonOf(it);
    if (reason) say(reason.text, reason.clause);
  }
});

// Forms.
/** @param {HTMLInputElement} field */
const valueOf = (field) => "number" in field.dataset ? Number(field.value) : "truth" in field.dataset ? field.value === "true" : field.value;
document.addEventListener("submit", async (event) => {
  const keep = around(event.target, "form[data-keep]");
  if (keep instanceof HTMLFormElement) {
    event.preventDefault();
    keepLine(String(new FormData(keep).get("note") ?? ""));
    return;
  }
  const form = around(event.target, "form[data-api]");
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const { api = "", confirm: question } = form.dataset;
  if (question && !confirm(question)) return;
  const fields = [...form.elements].map((field) => /** @type {HTMLInputElement} */ (field)).filter((field) => field.name);
  const data = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  const text = fields.find((field) => field.matches("input[name=text]"));
  if (text) text.value = "";
  const done = await post(api, data);
  if (!done && text) text.value = String(data.text);
  if (done && data.name && !text) say(texts.saved);
});

// The slider through the game.
/** @param {number} step */
function look(step) {
  const last = Number(game().dataset.steps);
  trial.line = null;
  if (step >= last) delete game().dataset.step; else game().dataset.step = String(Math.max(0, step));
  const address = new URL(location.href);
  if (game().dataset.step === undefined) address.searchParams.delete("step");
  else address.searchParams.set("step", game().dataset.step ?? "");
  history.replaceState(null, "", address);
  return refresh();
}
/** @type {number | undefined} */
let slide;
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.id !== "history") return;
  clearTimeout(slide);
  slide = setTimeout(() => look(Number(target.value)), 60);
});

// Keys.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const at = event.target;
  if (!(at instanceof Element) || at.matches("input, select, textarea")) return;
  const panel = /** @type {HTMLDialogElement} */ (the("panel"));
  if (panel.open || byId("curtain")?.hidden === false) return;
  /** @param {string} selector */
  const press = (selector) => first(game(), selector)?.click();
  const piece = around(at, plays);
  if ((event.key === "Enter" || event.key === " ") && piece && piece.tagName !== "BUTTON") {
    event.preventDefault();
    play(deed(piece));
  } else if (event.key === "e") first(game(), ".bar .end")?.focus();
  else if (event.key === "u") press('[data-undo="step"]');
  else if (event.key === "U") { if (first(game(), "[data-undo]")) undo("turn"); }
  else if (event.key === "t") press('[data-try="on"]');
  else if (event.key === "Escape") tryOut("drop");
  else if (event.key === "s") press("[data-hurry]");
  else if (event.key === "h") press("[data-hint]");
  else if (event.key === "?") {
    const wish = tip.at()?.dataset.why;
    why(wish ?? "", wish && tip.at()?.dataset.about);
  } else if (/^[1-9]$/.test(event.key)) press('.bar [data-digit="' + event.key + '"]');
});

// A long press explains anything; the other button asks why not.
/** @type {number | undefined} */
let held;
let explained = false;
/** @param {EventTarget | null} target */
const asks = (target) => {
  const piece = wishOf(target);
  if (piece) return () => why(piece.dataset.why ?? "", piece.dataset.about);
  return around(target, ".board") && !around(target, plays) ? () => why("") : null;
};
document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  explained = false;
  if (event.pointerType === "mouse") return;
  tip.hide();
  const piece = around(event.target, "[data-about], [data-why]:not(button), .k-figure, " + plays);
  if (piece) held = setTimeout(() => { explained = true; tip.show(piece, event.clientX, event.clientY, 40); }, 500);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(held));
document.addEventListener("pointermove", (event) => {
  if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) clearTimeout(held);
});
// What was only explained is not played as well.
document.addEventListener("click", (event) => {
  if (explained) { event.stopPropagation(); event.preventDefault(); explained = false; }
}, true);
document.addEventListener("contextmenu", (event) => {
  const ask = asks(event.target);
  if (ask && !explained) { event.preventDefault(); ask(); }
});

settle();
listen();
