// Notices of the system while the page is open and out of sight: that it is one's turn, that the game is over, that somebody said something.
import { all, around, texts } from "./shell.js";
import { game, table } from "./look.js";

let told = game().dataset.version, fared = game().dataset.status;
const wanted = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notices") === "on";

/**
 * Tells something to whoever wants that and does not look.
 * @param {string} text
 */
export function tell(text) {
  if (document.hidden && wanted()) new Notification(text, { tag: table });
}

/** Offers notices, and gives one if it is time for it. */
export function notify() {
  for (const button of all(game(), "[data-notices]")) {
    button.hidden = !("Notification" in window) || (button.dataset.notices === "on") === wanted();
  }
  const { decides, status, version } = game().dataset;
  if (status !== fared && (status === "over" || status === "abandoned")) tell(texts.over);
  fared = status;
  if (decides === undefined || version === told) return;
  told = version;
  tell(texts.turn);
}
document.addEventListener("click", async (event) => {
  const choice = around(event.target, "[data-notices]")?.dataset.notices;
  if (choice === undefined) return;
  if (choice === "on") await Notification.requestPermission();
  localStorage.setItem("notices", choice);
  notify();
});
