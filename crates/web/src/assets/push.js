// Push messages: the browser is asked for them, and the server is told where they go.
import { around, body, say, texts } from "./shell.js";

/**
 * The key by which the browser knows the server.
 * @param {string} text
 */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * Subscribes this browser; gives what is wrong if it can't be.
 * @param {HTMLElement} button
 */
async function subscribe(button) {
  const denied = button.dataset.denied || "";
  if ((await Notification.requestPermission()) !== "granted") return denied;
  const worker = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  // One that was made for another key of ours is of no use any more.
  const key = bytes(button.dataset.push || "");
  const old = await worker.pushManager.getSubscription();
  const known = new Uint8Array(old?.options.applicationServerKey ?? new ArrayBuffer(0));
  if (old && known.join() !== key.join()) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const given = made?.toJSON();
  if (!given?.endpoint || !given.keys) return denied;
  const address = { way: "push", endpoint: given.endpoint, p256dh: given.keys.p256dh, auth: given.keys.auth };
  const answer = await fetch("/api/v1/notices/targets", {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf": body.dataset.csrf ?? "" },
    body: JSON.stringify({ address }),
  }).catch(() => null);
  if (answer?.ok) return "";
  return (await answer?.json().catch(() => null))?.text || texts.offline;
}

for (const button of document.querySelectorAll("[data-push]")) {
  if (button instanceof HTMLElement) button.hidden = !("serviceWorker" in navigator && "PushManager" in window);
}
document.addEventListener("click", async (event) => {
  const button = around(event.target, "[data-push]");
  if (!button) return;
  const wrong = await subscribe(button).catch(() => button.dataset.denied || texts.offline);
  if (wrong) say(wrong);
  else location.reload();
});
