// Going through a game: step by step and turn by turn, by keys, or by itself; and sharing it.
import { around, first, say, texts } from "./shell.js";
import { game } from "./look.js";

/** So long a step is shown while the game plays back by itself. */
const PACE = 900;

/** @param {string} where */
const go = (where) => first(game(), '.history [data-go="' + where + '"]')?.click();
const past = () => game().dataset.step !== undefined;
const looksBack = () => past() || game().dataset.status === "over" || game().dataset.status === "abandoned";

/** @type {number | undefined} */
let playing;
function show() {
  const button = first(game(), "[data-replay]");
  if (!button) return;
  const { pause = "" } = button.dataset;
  const play = button.dataset.play ??= button.title;
  const on = playing !== undefined;
  if (button.getAttribute("aria-pressed") === String(on)) return;
  button.setAttribute("aria-pressed", String(on));
  const sign = first(button, "span");
  if (sign) sign.textContent = on ? "❚❚" : "▶";
  button.title = on ? pause : play;
  button.setAttribute("aria-label", button.title);
}
function stop() {
  clearInterval(playing);
  playing = undefined;
  show();
}
function start() {
  if (playing !== undefined) return stop();
  // From the end one begins again.
  if (!past()) { const slider = slide(); if (slider) to(slider.min); }
  playing = setInterval(() => {
    const slider = slide();
    if (!past() || document.hidden || !slider) return stop();
    if (!document.body.classList.contains("busy")) go("on");
    show();
  }, PACE);
  show();
}
/** @returns {HTMLInputElement | null} */
const slide = () => /** @type {HTMLInputElement | null} */ (first(game(), "#history"));
/**
 * Goes to the moment when so many steps were taken.
 * @param {string} step
 */
export function to(step) {
  const slider = slide();
  if (!slider) return;
  slider.value = step;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", async (event) => {
  if (around(event.target, "[data-replay]")) start();
  else if (around(event.target, "[data-watch]")) setTimeout(() => { if (playing === undefined && past()) start(); }, PACE);
  const path = around(event.target, "[data-share]")?.dataset.share;
  if (path === undefined) return;
  const url = new URL(path, location.href).href;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ url, title: document.title }).catch(() => {});
  await navigator.clipboard?.writeText(url);
  say(texts.copied);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !looksBack()) return;
  const at = event.target;
  if (!(at instanceof Element) || at.matches("input, select, textarea") || around(at, "dialog")) return;
  const turn = event.shiftKey ? "turn-" : "";
  if (event.key === "ArrowLeft") go(turn + "back");
  else if (event.key === "ArrowRight") go(turn + "on");
  else if (event.key.toLowerCase() === "p" && !event.repeat) start();
  else return;
  event.preventDefault();
});

// While the slider is held it stays where it is in the page: what is exchanged would let it go.
document.addEventListener("pointerdown", (event) => {
  if (around(event.target, "#history")) { stop(); around(event.target, "[data-part]")?.setAttribute("data-held", ""); }
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    const held = first(document, "[data-held]");
    const slider = slide();
    if (!held || !slider) return;
    held.removeAttribute("data-held");
    to(slider.value);
  });
}
