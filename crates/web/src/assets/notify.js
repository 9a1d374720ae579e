// Notices of the system when it is one's turn and the page is out of sight.
import { all, around, texts } from "./shell.js";
import { game, table } from "./look.js";

let told = game().dataset.version;
const wanted = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notices") === "on";

/** Offers notices, and gives one if it is time for it. */
export function notify() {
  for (const button of all(game(), "[data-notices]")) {
    button.hidden = !("Notification" in window) || (button.dataset.notices === "on") === wanted();
  }
  const { decides, version } = game().dataset;
  if (decides === undefined || version === told) return;
  told = version;
  if (document.hidden && wanted()) new Notification(texts.turn, { tag: table });
}
document.addEventListener("click", async (event) => {
  const choice = around(event.target, "[data-notices]")?.dataset.notices;
  if (choice === undefined) return;
  if (choice === "on") await Notification.requestPermission();
  localStorage.setItem("notices", choice);
  notify();
});
