// What every page has: words for a while, choices that are decisions, texts to copy.
//
// The scripts are modules. Clicks become requests, answers and notices become fresh parts of the page; no rules and no game
// live here. page.js and table.js are where a page begins. A module imports only those that stand before it in assets.rs.
export const body = document.body;
/** @type {Record<string, string>} */
export const texts = JSON.parse(body.dataset.texts || "{}");
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {string} id */
export const byId = (id) => document.getElementById(id);
/**
 * An element that every page of this kind has.
 * @param {string} id
 */
export const the = (id) => /** @type {HTMLElement} */ (byId(id));
/**
 * The nearest element of a kind around something.
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const around = (target, selector) => target instanceof Element ? target.closest(selector) : null;
/**
 * All elements of a kind inside something.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export const all = (root, selector) => [...root.querySelectorAll(selector)].map((it) => /** @type {HTMLElement} */ (it));
/**
 * The first of them.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const first = (root, selector) => root.querySelector(selector);
/** @param {string} html */
export const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

/** @type {number | undefined} */
let hush;
/**
 * Says something for a while.
 * @param {string} text
 * @param {string | null} [clause]
 */
export function say(text, clause) {
  const box = the("say");
  box.textContent = text;
  if (clause) {
    const link = document.createElement("a");
    link.href = "/rules/" + clause;
    link.textContent = clause;
    box.append(" ", link);
  }
  clearTimeout(hush);
  hush = setTimeout(() => { box.textContent = ""; }, clause ? 9000 : 5000);
}
/**
 * Says something until something else is said.
 * @param {string} text
 */
export function keepSaying(text) {
  if (the("say").textContent !== text) say(text);
  clearTimeout(hush);
}

document.documentElement.classList.add("scripted");
document.addEventListener("change", (event) => {
  const form = around(event.target, "form[data-auto]");
  if (form instanceof HTMLFormElement) form.submit();
});
document.addEventListener("click", async (event) => {
  const text = around(event.target, "[data-copy]")?.dataset.copy;
  if (text === undefined) return;
  await navigator.clipboard?.writeText(text);
  say(texts.copied);
});
