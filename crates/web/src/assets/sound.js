// Quiet sounds, made by the browser itself: a soft chord when it is one's turn, a knock when somebody else moved. Off unless wanted.
import { around, first } from "./shell.js";
import { game } from "./look.js";

const wanted = () => localStorage.getItem("sounds") === "on";
/** @type {AudioContext | undefined} */
let audio;

/**
 * One note that dies away.
 * @param {number} pitch
 * @param {number} after
 * @param {number} length
 * @param {number} loud
 */
function note(pitch, after, length, loud) {
  audio ??= new AudioContext();
  const at = audio.currentTime + after;
  const voice = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loud, at + .02);
  volume.gain.exponentialRampToValueAtTime(.0001, at + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}
const yourTurn = () => { note(392, 0, .9, .05); note(523.25, .12, 1.1, .05); };
const knock = () => note(196, 0, .12, .035);

function offer() {
  const button = first(document, "[data-sound]");
  if (!button) return;
  button.hidden = !("AudioContext" in window);
  button.setAttribute("aria-pressed", String(wanted()));
}
document.addEventListener("click", (event) => {
  if (!around(event.target, "[data-sound]")) return;
  localStorage.setItem("sounds", wanted() ? "off" : "on");
  offer();
  if (wanted()) yourTurn();
});
// A browser lets nothing sound before somebody touched the page.
document.addEventListener("pointerdown", () => { if (wanted()) audio?.resume(); });

let { version, decides } = game().dataset;
/** Sounds for what changed since the last look. */
function listen() {
  const now = game().dataset;
  if (now.version === version || now.step !== undefined) return;
  const mine = now.decides !== undefined && decides === undefined;
  const others = decides === undefined;
  ({ version, decides } = now);
  if (!wanted()) return;
  if (mine) yourTurn(); else if (others) knock();
}
new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-version", "data-decides"] });
offer();
