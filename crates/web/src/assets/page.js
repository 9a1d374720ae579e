// Every page but that of a table. A new table has options that can be looked at; a file of one's own becomes one more of the
// values of such an option, unless it is refused.
import { all, byId, first, parsed, texts } from "./shell.js";
import "./passkeys.js";
import "./push.js";

/** @param {string} key */
const choice = (key) => /** @type {HTMLSelectElement} */ (byId("option-" + key));

/**
 * Shows what the chosen value of an option looks like.
 * @param {string} key
 */
async function pictured(key) {
  const select = choice(key), form = /** @type {HTMLFormElement} */ (select.form);
  const shown = first(form, '[data-file-of="' + key + '"]');
  const fields = new FormData(form);
  const asked = new URLSearchParams({ csrf: String(fields.get("csrf")), game: String(fields.get("game")), key, value: select.value });
  const answer = await fetch("/new/preview", { method: "POST", body: asked }).catch(() => null);
  const html = parsed((await answer?.text().catch(() => "")) || "");
  if (answer?.ok) return shown?.replaceChildren(...html.body.childNodes);
  if (shown) shown.textContent = html.querySelector("main .sheet p")?.textContent || texts.offline;
  select.querySelector("[data-own]")?.remove();
}

document.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const { file } = target.dataset, chosen = target instanceof HTMLInputElement && target.files?.[0];
  const key = target.id.replace("option-", "");
  if (file && chosen) {
    const select = choice(file), own = new Option(chosen.name, await chosen.text(), false, true);
    own.dataset.own = "";
    select.querySelector("[data-own]")?.remove();
    select.append(own);
    target.value = "";
    pictured(file);
  } else if (first(document, '[data-file="' + key + '"]')) pictured(key);
});
// Where nobody has said anything yet, the browser knows where one lives.
const zone = first(document, "input[data-zone]");
if (zone instanceof HTMLInputElement) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
for (const { dataset } of all(document, "[data-file]")) if (dataset.file) pictured(dataset.file);
