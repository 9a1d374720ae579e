
// Pieces travel from where they were to where they are.
const pieceOf = (root, name) => root.querySelector('[data-piece="' + CSS.escape(name) + '"]');
function places(root) {
  const found = new Map();
  if (still.matches) return found;
  for (const piece of root.querySelectorAll("[data-piece]")) found.set(piece.dataset.piece, piece.getBoundingClientRect());
  return found;
}
function travel(before) {
  for (const [name, from] of before) {
    const piece = pieceOf(game(), name);
    if (!piece || !piece.animate || (!from.width && !from.height)) continue;
    const to = piece.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    let scale = 1;
    const svg = piece.closest("svg");
    if (svg && svg !== piece) scale = svg.getScreenCTM().a || 1;
    piece.animate(
      [{ translate: dx / scale + "px " + dy / scale + "px" }, { translate: "0px 0px" }],
      { duration: 250, easing: "ease-in-out" },
    );
  }
}

// Figures that changed say by how much for a moment.
function figuresOf(root) {
  return [...root.querySelectorAll("[data-figure]")].map((figure) =>
    [figure.dataset.figure, figure, parseInt(figure.querySelector("b")?.textContent, 10)]);
}
const numbers = (root) => new Map(figuresOf(root).map(([name, , value]) => [name, value]));
function changes(before) {
  for (const [name, figure, now] of figuresOf(game())) {
    const was = before.get(name);
    if (was === undefined || Number.isNaN(was) || Number.isNaN(now) || was === now) continue;
    const box = figure.getBoundingClientRect();
    if (!box.width) continue;
    const delta = document.createElement("span");
    delta.className = "delta";
    delta.textContent = (now > was ? "+" : "−") + Math.abs(now - was);
    delta.style.left = box.left + "px";
    delta.style.top = box.top - 14 + "px";
    body.append(delta);
    const moves = still.matches ? [{ opacity: 1 }, { opacity: 0 }] : [{ translate: "0 0", opacity: 1 }, { translate: "0 -14px", opacity: 0 }];
    delta.animate(moves, { duration: 1400, easing: "ease-in" }).onfinish = () => delta.remove();
  }
}

// What the server says about an action in this position, asked once.
function asked(address) {
  const known = new Map();
  return async (action) => {
    const query = from({ action });
    const key = game().dataset.version + " " + query;
    if (!known.has(key)) {
      const answer = await fetch("/t/" + table + address + "?" + query).catch(() => null);
      if (!answer?.ok) return null;
      if (known.size > 200) known.clear();
      known.set(key, await answer.text());
    }
    return new DOMParser().parseFromString(known.get(key), "text/html");
  };
}
const whyNot = asked("/why");
const consequence = asked("/preview");

// "Why not?": on a piece that can't be clicked, or on everything.
const wishOf = (target) => target.closest?.("[data-action]") ? null : target.closest?.("[data-why]:not(button)");
async function why(action, name) {
  const html = await whyNot(action);
  if (!html) return say(texts.offline);
  const reason = html.querySelector(".refused");
  if (name && reason) {
    const about = document.createElement("strong");
    about.textContent = name;
    reason.prepend(about, ": ");
  }
  byId("panel-content").replaceChildren(...html.body.childNodes);
  byId("panel").showModal();
}
async function reasonOf(piece) {
  const reason = (await whyNot(piece.dataset.why))?.querySelector(".refused");
  const clause = reason?.querySelector(".clause");
  clause?.remove();
  return reason && { text: reason.textContent.trim(), clause: clause?.textContent };
}

// What an action would lead to: pieces appear where they would be, figures as they would be.
const preview = (() => {
  const clear = () => { for (const ghost of document.querySelectorAll(".ghost")) ghost.remove(); };
  const looks = (piece) => (piece.getAttribute("transform") || "") + piece.innerHTML;
  function haunt(svg, board, then) {
    const ghost = document.createElementNS(svg.namespaceURI, "g");
    const frames = [];
    for (let at = then.parentElement; at && at !== board; at = at.parentElement) frames.unshift(at.getAttribute("transform") || "");
    ghost.setAttribute("transform", frames.join(" "));
    ghost.classList.add("ghost");
    ghost.append(document.importNode(then, true));
    for (const copy of ghost.querySelectorAll("[data-piece], [data-place]")) {
      delete copy.dataset.piece;
      delete copy.dataset.place;
    }
    svg.append(ghost);
  }
  function draw(piece, after) {
    const svg = game().querySelector("[data-board]"), board = after.querySelector("[data-board]");
    if (svg && board) {
      const target = piece.closest("[data-place]")?.dataset.place;
      for (const then of board.querySelectorAll("[data-piece], [data-place]")) {
        const { piece: name, place } = then.dataset;
        const now = name !== undefined && pieceOf(svg, name);
        if (name === undefined ? place === target : !now || looks(now) !== looks(then)) haunt(svg, board, then);
      }
    }
    const before = numbers(game());
    const changed = figuresOf(after).filter(([name, , value]) => before.has(name) && before.get(name) !== value);
    return changed.map(([name, figure, value]) => figure.title + " " + before.get(name) + " → " + value).join(", ");
  }
  return { clear, draw };
})();

// What a piece would do, or why it can do nothing, told at the pointer or at the focus.
const tip = (() => {
  const box = document.createElement("div");
  box.className = "tip";
  box.setAttribute("aria-hidden", "true");
  body.append(box);
  let at = null, timer, spot = [0, 0];
  const place = () => {
    const [x, y] = spot, width = box.offsetWidth, height = box.offsetHeight;
    box.style.left = Math.max(4, Math.min(x + 14, innerWidth - width - 6)) + "px";
    box.style.top = (y + 20 + height > innerHeight ? y - height - 12 : y + 18) + "px";
  };
  const add = (kind, text) => {
    if (!text) return;
    const more = document.createElement("span");
    more.className = kind;
    more.textContent = text;
    box.append(more);
    place();
  };
  const hide = () => {
    if (at === null) return;
    clearTimeout(timer);
    at = null;
    box.replaceChildren();
    preview.clear();
  };
  async function tell(piece) {
    if (piece.dataset.action !== undefined) {
      const after = await consequence(piece.dataset.action);
      if (after && at === piece && piece.isConnected) add("then", preview.draw(piece, after));
    } else {
      const reason = await reasonOf(piece);
      if (reason && at === piece) { add("not", reason.text); add("law", reason.clause); }
    }
  }
  const show = (piece, x, y) => {
    if (at === piece) return;
    hide();
    at = piece;
    spot = [x, y];
    add("what", piece.getAttribute("aria-label"));
    timer = setTimeout(() => tell(piece), piece.dataset.action === undefined ? 350 : 180);
  };
  document.addEventListener("pointermove", (event) => {
    const piece = event.pointerType === "mouse" && (event.target.closest?.("[data-action]") || wishOf(event.target));
    if (piece) show(piece, event.clientX, event.clientY); else hide();
  });
  document.addEventListener("focusin", (event) => {
    const piece = event.target.closest("[data-action]");
    if (!piece || !piece.matches(":focus-visible")) return hide();
    const box = piece.getBoundingClientRect();
    show(piece, box.left, box.bottom - 10);
  });
  document.addEventListener("focusout", hide);
  return { hide, at: () => at };
})();

// Digits choose in the action bar. Where it offers nothing they choose among the pieces, which are numbered as soon as
// somebody uses the keyboard.
const digits = (() => {
  const most = 9;
  const mark = (piece, digit) => {
    const box = piece.getBBox();
    if (!box.width) return;
    const draw = (name, attributes, text) => {
      const drawn = document.createElementNS(piece.namespaceURI, name);
      for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, value);
      if (text) drawn.textContent = text;
      return drawn;
    };
    const label = draw("g", { class: "digit", "aria-hidden": "true" });
    label.append(draw("circle", { cx: box.x + 3, cy: box.y + 3, r: 7 }), draw("text", { x: box.x + 3, y: box.y + 3 }, digit));
    piece.append(label);
    piece.dataset.digit = digit;
    piece.setAttribute("aria-keyshortcuts", digit);
  };
  const apply = () => {
    for (const old of game().querySelectorAll(".digit")) {
      delete old.parentElement.dataset.digit;
      old.remove();
    }
    if (!body.classList.contains("keyed") || game().querySelector("[data-digit]")) return;
    const pieces = [...game().querySelectorAll("svg [data-action]")];
    if (pieces.length <= most) pieces.forEach((piece, index) => mark(piece, String(index + 1)));
  };
  // The first key only shows the numbers: nobody plays what he did not see.
  const wake = () => {
    const slept = !body.classList.contains("keyed");
    body.classList.add("keyed");
    if (slept) apply();
    return slept;
  };
  return { apply, wake };
})();

