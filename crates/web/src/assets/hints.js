// Before a click: what an action would lead to, or why it can't be done.
import { all, around, body, first, parsed, say, texts, the } from "./shell.js";
import { button, deed, from, game, playing, plays, table } from "./look.js";
import { way } from "./goals.js";
import { figuresOf, numbers, pieceOf } from "./pieces.js";

/**
 * What the server says about an action in this position, asked once.
 * @param {string} address
 */
function asked(address) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {string} action */
  return async (action) => {
    const query = from({ action });
    const key = game().dataset.version + " " + query;
    let text = known.get(key);
    if (text === undefined) {
      const answer = await fetch("/t/" + table + address + "?" + query).catch(() => null);
      if (!answer?.ok) return null;
      if (known.size > 200) known.clear();
      text = await answer.text();
      known.set(key, text);
    }
    return parsed(text);
  };
}
const whyNot = asked("/why");
const consequence = asked("/preview");

/**
 * The piece that can't be clicked here.
 * @param {EventTarget | null} target
 */
export const wishOf = (target) => around(target, plays) ? null : around(target, "[data-why]:not(button)");

/**
 * "Why not?": on a piece that can't be clicked, or on everything.
 * @param {string} action
 * @param {string | null} [name]
 */
export async function why(action, name) {
  const html = await whyNot(action);
  if (!html) return say(texts.offline);
  const reason = html.querySelector(".refused");
  if (name && reason) {
    const about = document.createElement("strong");
    about.textContent = name;
    reason.prepend(about, ": ");
  }
  the("panel-content").replaceChildren(...html.body.childNodes);
  /** @type {HTMLDialogElement} */ (the("panel")).showModal();
}
/**
 * Why a piece can't be clicked, in a few words.
 * @param {HTMLElement} piece
 */
export async function reasonOf(piece) {
  const reason = (await whyNot(piece.dataset.why ?? ""))?.querySelector(".refused");
  const clause = reason?.querySelector(".clause");
  clause?.remove();
  return reason && { text: (reason.textContent ?? "").trim(), clause: clause?.textContent };
}

// What an action would lead to: pieces appear where they would be, figures as they would be.
function clearPreview() {
  for (const ghost of all(document, ".ghost")) ghost.remove();
}
/** @param {Element} piece */
const looks = (piece) => (piece.getAttribute("transform") || "") + piece.innerHTML;
/**
 * @param {Element} svg
 * @param {Element} board
 * @param {Element} then
 */
function haunt(svg, board, then) {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const frames = [];
  for (let at = then.parentElement; at && at !== board; at = at.parentElement) frames.unshift(at.getAttribute("transform") || "");
  ghost.setAttribute("transform", frames.join(" "));
  ghost.classList.add("ghost");
  ghost.append(document.importNode(then, true));
  for (const copy of all(ghost, "[data-piece], [data-place]")) {
    delete copy.dataset.piece;
    delete copy.dataset.place;
  }
  svg.append(ghost);
}
/**
 * The piece of a drawing that carries an action.
 * @param {string | undefined} action
 */
const carrier = (action) => first(game(), playing(action, "svg "));
/**
 * @param {HTMLElement} piece
 * @param {Document} after
 */
function preview(piece, after) {
  const svg = first(game(), "[data-board]"), board = first(after, "[data-board]");
  if (svg && board) {
    const target = around(carrier(deed(piece)) ?? piece, "[data-place]")?.dataset.place;
    for (const then of all(board, "[data-piece], [data-place]")) {
      const { piece: name, place } = then.dataset;
      const now = name === undefined ? null : pieceOf(svg, name);
      if (name === undefined ? place === target : !now || looks(now) !== looks(then)) haunt(svg, board, then);
    }
  }
  const before = numbers(game());
  const changed = figuresOf(after).filter(({ name, value }) => before.has(name) && before.get(name) !== value);
  return changed.map(({ name, figure, value }) => figure.title + " " + before.get(name) + " → " + value).join(", ");
}

/**
 * An entry of the action bar and the pieces it is about light up together; a fold with all that is in it.
 * @param {HTMLElement | null} at
 */
function light(at) {
  for (const it of all(game(), ".lit")) it.classList.remove("lit");
  way(at);
  if (!at) return;
  const fold = at.tagName === "SUMMARY" ? at.parentElement : null;
  const about = new Set((fold ? all(fold, plays) : [at]).map(deed));
  for (const it of all(game(), plays)) if (about.has(it.dataset.action) || about.has(it.dataset.goal)) it.classList.add("lit");
}

/** What the icons mean, as in the legend. */
const captions = new Map(all(/** @type {HTMLTemplateElement} */ (the("captions")).content, "[data-icon]").map((it) => [it.dataset.icon, it.textContent]));
const icons = 'use[href^="#icon-"]';
/**
 * The icon of a piece at a point, by name: the one that is painted there, else one whose square holds the point.
 * @param {Element} piece
 * @param {number} x
 * @param {number} y
 */
function iconAt(piece, x, y) {
  /** @param {Element} use */
  const name = (use) => (use.getAttribute("href") ?? "").slice("#icon-".length);
  /** @param {Element} use */
  const holds = (use) => {
    const { left, right, top, bottom } = use.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const painted = document.elementsFromPoint(x, y).filter((it) => it.matches(icons) && piece.contains(it));
  const found = [...painted, ...all(piece, icons).filter(holds)].map(name);
  return found.find((it) => captions.has(it));
}

const speaks = plays + ", .fold > summary, [data-about], [data-why]:not(button)";

// What a piece is and does, and what it would do now, told at the pointer or at the focus.
export const tip = (() => {
  const box = document.createElement("div");
  box.className = "tip";
  box.setAttribute("aria-hidden", "true");
  body.append(box);
  /** @type {HTMLElement | null} */
  let at = null;
  /** @type {number | undefined} */
  let timer;
  let spot = [0, 0];
  /** @type {string | undefined} */
  let icon;
  const place = () => {
    const [x, y] = spot, width = box.offsetWidth, height = box.offsetHeight;
    box.style.left = Math.max(4, Math.min(x + 14, innerWidth - width - 6)) + "px";
    box.style.top = (y + 20 + height > innerHeight ? y - height - 12 : y + 18) + "px";
  };
  /**
   * @param {string} kind
   * @param {string | null | undefined} text
   */
  const add = (kind, text) => {
    if (!text) return;
    const more = document.createElement("span");
    more.className = kind;
    more.textContent = text;
    box.append(more);
    place();
  };
  /**
   * The icon of the piece that is pointed at, in the words of the legend.
   * @param {string | undefined} name
   */
  const caption = (name) => {
    if (icon === name) return;
    icon = name;
    first(box, ".caption")?.remove();
    add("caption", captions.get(name));
  };
  const hide = () => {
    if (at === null) return;
    clearTimeout(timer);
    at = null;
    icon = undefined;
    light(null);
    box.replaceChildren();
    clearPreview();
  };
  /** @param {HTMLElement} piece */
  async function tell(piece) {
    const action = deed(piece);
    if (action === undefined) return;
    const after = await consequence(action);
    if (after && at === piece && piece.isConnected) add("then", preview(piece, after));
  }
  /**
   * What it is, what it does now; what is written in the bar is not said again.
   * @param {HTMLElement} piece
   */
  const explain = (piece) => {
    const { about, why: wish } = piece.dataset, action = deed(piece);
    const words = button(piece).getAttribute("aria-label");
    const more = around(piece, "[data-about]")?.dataset.about;
    add("what", about ?? more ?? words ?? piece.title);
    if (action !== undefined && words !== about && (about ?? more)) add("does", words);
    if (action === undefined && wish !== undefined) add("law", texts.explainWhy);
  };
  /**
   * @param {HTMLElement} piece
   * @param {number} x
   * @param {number} y
   * @param {number} [above] how far the words stand above the point, where a finger hides it
   */
  const show = (piece, x, y, above = 0) => {
    if (at === piece) return caption(iconAt(piece, x, y));
    hide();
    at = piece;
    spot = [x, y - above];
    if (deed(piece) !== undefined || piece.tagName === "SUMMARY") light(piece);
    if (!piece.matches(".entry")) explain(piece);
    caption(iconAt(piece, x, y));
    timer = setTimeout(() => tell(piece), 180);
  };
  /**
   * Previews what a finger chose, at no particular point.
   * @param {HTMLElement} piece
   */
  const previewed = async (piece) => {
    hide();
    at = piece;
    light(piece);
    const after = await consequence(deed(piece) ?? "");
    if (after && at === piece && piece.isConnected) preview(piece, after);
  };
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse") return;
    const piece = around(event.target, speaks);
    if (piece && around(piece, ".game")) show(piece, event.clientX, event.clientY); else hide();
  });
  document.addEventListener("focusin", (event) => {
    const piece = around(event.target, plays + ", .fold > summary");
    if (!piece || !button(piece).matches(":focus-visible")) return hide();
    const box = piece.getBoundingClientRect();
    show(piece, box.left, box.bottom - 10);
  });
  document.addEventListener("focusout", hide);
  return { hide, show, preview: previewed, at: () => at };
})();
