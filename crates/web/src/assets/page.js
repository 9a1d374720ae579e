// The page's script: clicks become requests, notices become fresh parts of the page. No rules live here.
"use strict";
(() => {
  const body = document.body;
  const texts = JSON.parse(body.dataset.texts || "{}");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const byId = (id) => document.getElementById(id);
  const game = () => byId("game");
  document.documentElement.classList.add("scripted");

  // Saying something for a while.
  let hush;
  function say(text, clause) {
    const box = byId("say");
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

  // Forms of the shell: a choice is a decision.
  document.addEventListener("change", (event) => {
    const form = event.target.closest("form[data-auto]");
    if (form) form.submit();
  });
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      await navigator.clipboard?.writeText(copy.dataset.copy);
      say(texts.copied);
    }
  });
  if (!game()) return;

  // Asking the server to do something.
  const table = game().dataset.table;
  const api = "/api/v1/tables/" + table + "/";
  let busy = false;
  async function post(address, data) {
    if (busy) return false;
    busy = true;
    body.classList.add("busy");
    try {
      const answer = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrf": body.dataset.csrf },
        body: JSON.stringify({ ...data, version: game().dataset.version }),
      });
      if (answer.ok) { await refresh(); return true; }
      const trouble = await answer.json().catch(() => ({ text: texts.offline }));
      say(trouble.text, trouble.clause);
      if (trouble.error === "stale") await refresh();
    } catch {
      say(texts.offline);
    } finally {
      busy = false;
      body.classList.remove("busy");
    }
    return false;
  }
  const seat = () => Number(game().dataset.seat);
  const play = (action) => post(api + "actions", { seat: seat(), action });
  const undo = (what) => post(api + "undo", { seat: seat(), undo: what });

  // Fetching the moving parts anew. Only parts that changed are exchanged, so that nobody loses what he is typing.
  // One request at a time: what is asked for meanwhile is done once afterwards.
  let running = null, again = false;
  function refresh() {
    if (running) { again = true; return running; }
    running = (async () => {
      try {
        do { again = false; await fetchParts(); } while (again);
      } finally { running = null; }
    })();
    return running;
  }
  async function fetchParts() {
    const { seat: last, step } = game().dataset;
    const query = new URLSearchParams();
    if (last !== undefined) query.set("seat", last);
    if (step !== undefined) query.set("step", step);
    const answer = await fetch("/t/" + table + "/fragment?" + query).catch(() => null);
    const html = answer?.ok ? await answer.text().catch(() => null) : null;
    const fresh = html && new DOMParser().parseFromString(html, "text/html").getElementById("game");
    // Somebody who moved the slider meanwhile wants to see another moment.
    if (fresh && game().dataset.step === step) exchange(fresh);
  }

  function exchange(fresh) {
    const old = game();
    const before = places(old);
    const live = (root) => root.dataset.step === undefined && old.dataset.shown === undefined;
    const figures = live(old) && live(fresh) && old.dataset.seat === fresh.dataset.seat ? numbers(old) : new Map();
    const focus = focused();
    const parts = (root) => [...root.querySelectorAll("[data-part]")].map((part) => part.dataset.part).join();
    if (parts(old) !== parts(fresh)) {
      fresh.dataset.tab = old.dataset.tab;
      old.replaceWith(fresh);
    } else {
      const curtain = byId("curtain");
      if (curtain) curtain.remove();
      // Scroll positions are read before and written after all changes: in between each would cost a whole layout.
      const scrolled = [...old.querySelectorAll("[data-part]")].map((there) => [there, there.scrollTop]);
      for (const part of fresh.querySelectorAll("[data-part]")) {
        const there = old.querySelector('[data-part="' + part.dataset.part + '"]');
        if (there.innerHTML === part.innerHTML) continue;
        const open = new Set([...there.querySelectorAll("details[open]")].map((it) => it.id));
        const typed = [...there.querySelectorAll("input[id]:not([type=range])")].map((it) => [it.id, it.value, it.defaultValue]);
        there.replaceChildren(...part.childNodes);
        for (const it of there.querySelectorAll("details")) if (open.has(it.id)) it.open = true;
        for (const [id, value, was] of typed) if (value !== was && byId(id)) byId(id).value = value;
      }
      for (const [there, top] of scrolled) if (top > 0) there.scrollTop = top;
      const late = fresh.querySelector("#curtain");
      if (late) old.append(late);
      if (fresh.dataset.step === undefined) delete old.dataset.shown; else old.dataset.shown = fresh.dataset.step;
      for (const name of ["version", "seat", "step", "steps", "status", "shared", "decides", "reveals"]) {
        if (fresh.dataset[name] === undefined) delete old.dataset[name];
        else old.dataset[name] = fresh.dataset[name];
      }
    }
    settle(focus);
    travel(before);
    changes(figures);
  }

  // Notices of the system when it is one's turn and the page is out of sight.
  const notices = (() => {
    let told = game().dataset.version;
    const wanted = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notices") === "on";
    const apply = () => {
      for (const button of game().querySelectorAll("[data-notices]")) {
        button.hidden = !("Notification" in window) || (button.dataset.notices === "on") === wanted();
      }
      const { decides, version } = game().dataset;
      if (decides === undefined || version === told) return;
      told = version;
      if (document.hidden && wanted()) new Notification(texts.turn, { tag: table });
    };
    document.addEventListener("click", async (event) => {
      const button = event.target.closest("[data-notices]");
      if (!button) return;
      if (button.dataset.notices === "on") await Notification.requestPermission();
      localStorage.setItem("notices", button.dataset.notices);
      apply();
    });
    return { apply };
  })();

  // What has to be done after every exchange.
  let shownSeat = game().dataset.decides;
  function settle(focus) {
    const now = game();
    const reveals = new Set(JSON.parse(now.dataset.reveals || "[]"));
    for (const piece of now.querySelectorAll("[data-action]")) {
      if (!reveals.has(piece.dataset.action) || piece.classList.contains("offer")) continue;
      piece.classList.add("reveals");
      piece.setAttribute("aria-label", (piece.getAttribute("aria-label") || "") + ". " + texts.reveals);
    }
    for (const time of now.querySelectorAll("time[data-time]")) {
      time.textContent = new Date(Number(time.dataset.time)).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    }
    for (const tab of now.querySelectorAll("[data-show]")) {
      tab.setAttribute("aria-pressed", String(tab.dataset.show === now.dataset.tab));
    }
    body.classList.toggle("past", now.dataset.step !== undefined);
    const curtain = byId("curtain");
    if (curtain && shownSeat !== undefined && shownSeat !== now.dataset.decides) {
      curtain.hidden = false;
      curtain.querySelector("button").focus();
    }
    if (now.dataset.decides !== undefined) shownSeat = now.dataset.decides;
    const title = document.title.replace(/^● /, "");
    document.title = (now.dataset.decides !== undefined ? "● " : "") + title;
    notices.apply();
    zoom.apply();
    tip.hide();
    if (focus) focus();
  }

  // How to focus again what is focused now, once it was exchanged.
  function focused() {
    const at = document.activeElement;
    if (!at || at === body) return null;
    const action = at.dataset.action;
    const digit = at.dataset.digit;
    const start = at.selectionStart;
    return () => {
      if (at.isConnected) return;
      const same = (at.id && byId(at.id)) || (action && game().querySelector('[data-action="' + CSS.escape(action) + '"]')) ||
        (digit && game().querySelector(".offer"));
      if (!same) return;
      same.focus({ preventScroll: true });
      if (start !== null && same.setSelectionRange) try { same.setSelectionRange(start, start); } catch { /* not a text field */ }
    };
  }

  // Pieces travel from where they were to where they are.
  function places(root) {
    const found = new Map();
    if (still.matches) return found;
    for (const piece of root.querySelectorAll(".board [id], .hand [id]")) found.set(piece.id, piece.getBoundingClientRect());
    return found;
  }
  function travel(before) {
    for (const [id, from] of before) {
      const piece = byId(id);
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
  function lineFigures(root) {
    return [...root.querySelectorAll(".g-line")].flatMap((line) =>
      [...line.querySelectorAll(".g-figure")].map((figure) =>
        [line.className.match(/g-p\d/)?.[0] + figure.title, figure, parseInt(figure.querySelector("b")?.textContent, 10)]));
  }
  function numbers(root) {
    const found = new Map();
    for (const [key, , value] of lineFigures(root)) found.set(key, value);
    return found;
  }
  function changes(before) {
    for (const [key, figure, now] of lineFigures(game())) {
      const was = before.get(key);
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

  // Live notices. The browser reconnects by itself; where it gives up, we try again.
  let source;
  let lost = false;
  function listen() {
    source = new EventSource("/t/" + table + "/events");
    source.addEventListener("notice", (event) => {
      if (lost) { lost = false; say(texts.reconnected); }
      const notice = JSON.parse(event.data);
      const version = notice.version.step + "." + notice.version.revision;
      if (notice.change === "now" && version === game().dataset.version) return;
      if (!busy) refresh();
    });
    source.addEventListener("error", () => {
      if (!lost) say(texts.reconnecting);
      lost = true;
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000 + Math.random() * 2000);
    });
  }

  // "Why not?"
  async function why(action) {
    const query = new URLSearchParams({ action: action || "" });
    if (game().dataset.seat !== undefined) query.set("seat", game().dataset.seat);
    const answer = await fetch("/t/" + table + "/why?" + query).catch(() => null);
    if (!answer) return say(texts.offline);
    const html = new DOMParser().parseFromString(await answer.text(), "text/html");
    const content = html.querySelector("main .sheet") || html.body;
    byId("panel-content").replaceChildren(...content.childNodes);
    byId("panel").showModal();
  }
  const whyOf = (element) => element?.closest?.("[data-why]")?.dataset.why;

  // What an action would lead to: pieces appear where they would be, figures as they would be.
  const preview = (() => {
    let at = null, timer;
    const known = new Map();
    const clear = () => {
      clearTimeout(timer);
      at = null;
      for (const ghost of document.querySelectorAll(".ghost")) ghost.remove();
    };
    const place = (piece) => ["transform", "x", "y", "cx", "cy"].map((name) => piece.getAttribute(name)).join();
    function draw(piece, html, add) {
      const after = new DOMParser().parseFromString(html, "text/html");
      const svg = game().querySelector(".board > svg");
      if (!svg) return;
      const target = piece.closest("svg.g-board [id]")?.id;
      for (const then of after.querySelectorAll("svg.g-board [id]")) {
        const now = byId(then.id);
        const moves = /^(rancher|engine|disc)-/.test(then.id) && (!now || !svg.contains(now) || place(now) !== place(then));
        if (!moves && then.id !== target) continue;
        const ghost = document.importNode(then, true);
        ghost.removeAttribute("id");
        ghost.classList.add("ghost");
        svg.append(ghost);
      }
      const before = numbers(game());
      const changed = lineFigures(after).filter(([key, , value]) => before.has(key) && before.get(key) !== value);
      if (changed.length) add(changed.map(([key, figure, value]) => figure.title + " " + before.get(key) + " → " + value).join(", "));
    }
    async function show(piece, add) {
      clear();
      at = piece;
      timer = setTimeout(async () => {
        const { action } = piece.dataset;
        const key = game().dataset.version + " " + action;
        if (!known.has(key)) {
          const query = new URLSearchParams({ action });
          if (game().dataset.seat !== undefined) query.set("seat", game().dataset.seat);
          const answer = await fetch("/t/" + table + "/preview?" + query).catch(() => null);
          if (!answer?.ok) return;
          if (known.size > 200) known.clear();
          known.set(key, await answer.text());
        }
        if (at === piece && piece.isConnected) draw(piece, known.get(key), add);
      }, 180);
    }
    return { clear, show, shows: (piece) => at === piece };
  })();

  // What a piece would do, told at the pointer.
  const tip = (() => {
    const box = document.createElement("div");
    box.className = "tip";
    box.setAttribute("aria-hidden", "true");
    body.append(box);
    const show = (piece, x, y) => {
      box.textContent = piece.getAttribute("aria-label") || "";
      const width = box.offsetWidth, height = box.offsetHeight;
      box.style.left = Math.max(4, Math.min(x + 14, innerWidth - width - 6)) + "px";
      box.style.top = (y + 20 + height > innerHeight ? y - height - 12 : y + 18) + "px";
    };
    const hide = () => { box.textContent = ""; preview.clear(); };
    const add = (text) => { if (box.textContent) box.textContent += " " + text; };
    document.addEventListener("pointermove", (event) => {
      const piece = event.pointerType === "mouse" && event.target.closest?.("[data-action]");
      if (!piece) return hide();
      if (!preview.shows(piece)) { show(piece, event.clientX, event.clientY); preview.show(piece, add); }
    });
    document.addEventListener("focusin", (event) => {
      const piece = event.target.closest("[data-action]");
      if (!piece || !piece.matches(":focus-visible")) return hide();
      const at = piece.getBoundingClientRect();
      show(piece, at.left, at.bottom - 10);
      preview.show(piece, add);
    });
    document.addEventListener("focusout", hide);
    return { hide };
  })();

  // Zoom with wheel and pinch, pan by drag.
  const zoom = (() => {
    let scale = 1, x = 0, y = 0, moved = false;
    const fingers = new Map();
    const board = () => game().querySelector(".board");
    const apply = () => {
      const svg = board()?.querySelector(":scope > svg");
      if (svg) svg.style.transform = scale === 1 ? "" : "translate(" + x + "px," + y + "px) scale(" + scale + ")";
    };
    const by = (factor, cx, cy) => {
      const svg = board()?.querySelector(":scope > svg");
      if (!svg) return;
      const next = Math.min(6, Math.max(1, scale * factor));
      const box = board().getBoundingClientRect();
      const left = svg.offsetLeft ?? 0, top = svg.offsetTop ?? 0;
      const px = cx - box.left - left, py = cy - box.top - top;
      x = px - (px - x) * next / scale;
      y = py - (py - y) * next / scale;
      scale = next;
      if (scale === 1) x = y = 0;
      apply();
    };
    const middle = (factor) => { const box = board().getBoundingClientRect(); by(factor, box.left + box.width / 2, box.top + box.height / 2); };
    const onBoard = (event) => event.target.closest?.(".board");
    document.addEventListener("wheel", (event) => {
      if (!onBoard(event)) return;
      event.preventDefault();
      by(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
    }, { passive: false });
    document.addEventListener("pointerdown", (event) => {
      if (!onBoard(event)) return;
      fingers.set(event.pointerId, event);
      moved = false;
    });
    document.addEventListener("pointermove", (event) => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const dx = event.clientX - was.clientX, dy = event.clientY - was.clientY;
      if (fingers.size === 2) {
        const [other] = [...fingers.values()].filter((finger) => finger.pointerId !== event.pointerId);
        const span = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
        if (span(was) > 0) by(span(event) / span(was), other.clientX, other.clientY);
        moved = true;
      } else if (scale > 1 && (moved || Math.abs(dx) + Math.abs(dy) > 4)) {
        x += dx; y += dy; moved = true;
        board().classList.add("drags");
        apply();
      } else return;
      fingers.set(event.pointerId, event);
    });
    const up = (event) => { fingers.delete(event.pointerId); board()?.classList.remove("drags"); };
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", up);
    // A drag is no click.
    document.addEventListener("click", (event) => {
      if (moved && onBoard(event)) { event.stopPropagation(); event.preventDefault(); moved = false; }
    }, true);
    document.addEventListener("click", (event) => {
      const button = event.target.closest("[data-zoom]");
      if (!button) return;
      if (button.dataset.zoom === "in") middle(1.4);
      else if (button.dataset.zoom === "out") middle(1 / 1.4);
      else { scale = 1; x = y = 0; apply(); }
    });
    return { apply };
  })();

  // Clicks.
  document.addEventListener("click", (event) => {
    const on = (selector) => event.target.closest(selector);
    let it;
    if ((it = on("[data-action]"))) play(it.dataset.action);
    else if ((it = on("[data-undo]"))) undo(it.dataset.undo);
    else if ((it = on("[data-step-to]"))) { event.preventDefault(); look(Number(it.dataset.stepTo)); }
    else if ((it = on("[data-show]"))) { game().dataset.tab = it.dataset.show; settle(); }
    else if (on("[data-lift]")) byId("curtain").hidden = true;
    else if ((it = on("button[data-why]"))) why(it.dataset.why);
  });
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("form[data-api]");
    if (!form) return;
    event.preventDefault();
    if (form.dataset.confirm && !confirm(form.dataset.confirm)) return;
    const data = {};
    for (const field of form.elements) {
      if (!field.name) continue;
      data[field.name] = "number" in field.dataset ? Number(field.value) : "truth" in field.dataset ? field.value === "true" : field.value;
    }
    const text = form.querySelector("input[name=text]");
    if (text) text.value = "";
    const done = await post(form.dataset.api, data);
    if (!done && text) text.value = data.text;
    if (done && data.name) say(texts.saved);
  });

  // The slider through the game.
  function look(step) {
    const last = Number(game().dataset.steps);
    if (step >= last) delete game().dataset.step; else game().dataset.step = String(Math.max(0, step));
    const address = new URL(location);
    if (game().dataset.step === undefined) address.searchParams.delete("step");
    else address.searchParams.set("step", game().dataset.step);
    history.replaceState(null, "", address);
    return refresh();
  }
  let slide;
  document.addEventListener("input", (event) => {
    if (event.target.id !== "history") return;
    clearTimeout(slide);
    slide = setTimeout(() => look(Number(event.target.value)), 60);
  });

  // Keys.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const at = event.target;
    if (at.matches("input, select, textarea") || byId("panel").open || byId("curtain")?.hidden === false) return;
    const piece = at.closest("[data-action]");
    if ((event.key === "Enter" || event.key === " ") && piece && piece.tagName !== "BUTTON") {
      event.preventDefault();
      play(piece.dataset.action);
    } else if (event.key === "Enter" && !at.closest("a, button, summary")) {
      const done = game().querySelector("[data-done]");
      if (done) play(done.dataset.action);
    } else if (event.key === "u") { if (game().querySelector('[data-undo="step"]')) undo("step"); }
    else if (event.key === "U") { if (game().querySelector("[data-undo]")) undo("turn"); }
    else if (event.key === "?") why(whyOf(at) || "");
    else if (/^[1-9]$/.test(event.key)) {
      const offer = game().querySelector('[data-digit="' + event.key + '"]');
      if (offer) play(offer.dataset.action);
    }
  });

  // A long press or the other button asks why not.
  let press;
  const wishAt = (target) => whyOf(target) ?? (target.closest?.(".board") && !target.closest("[data-action]") ? "" : undefined);
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    const wish = event.pointerType !== "mouse" ? wishAt(event.target) : undefined;
    if (wish !== undefined) press = setTimeout(() => why(wish), 550);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, () => clearTimeout(press));
  document.addEventListener("contextmenu", (event) => {
    const wish = wishAt(event.target);
    if (wish !== undefined) { event.preventDefault(); why(wish); }
  });

  settle();
  listen();
})();
