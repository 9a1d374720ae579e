// Measures a page as a person has it before them. What is wrong is a list of { law, what, detail }: `what` says where, so that the same
// fault of two moments is one, `detail` an example of it.
window.probe ??= (() => {
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const bar = () => document.querySelector('[data-part="bar"]');
  /** What can be played by a click: an action, or a goal to which several lead. */
  const plays = "[data-action], [data-goal]", deed = (it) => it.dataset.goal ?? it.dataset.action;
  const boxOf = (element) => element.getBoundingClientRect();
  function seen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Of drawings that says nothing about what is not displayed.
    for (let it = element; it instanceof SVGElement; it = it.parentElement) if (getComputedStyle(it).display === "none") return false;
    return true;
  }
  const inside = (box, frame) => box.left >= frame.left - 1 && box.top >= frame.top - 1 &&
    box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
  const meets = (box, frame) => box.left < frame.right && box.right > frame.left && box.top < frame.bottom && box.bottom > frame.top;
  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const size = (box) => box.width.toFixed(1) + "x" + box.height.toFixed(1);
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 70);

  /** Where something stands: its part of the page, its kind, its classes. */
  function where(element) {
    const part = element.closest("[data-part]")?.dataset.part ?? element.closest("main, header, footer, dialog")?.tagName.toLowerCase() ?? "page";
    const name = (it) => [it.tagName.toLowerCase(), ...it.classList].join(".");
    const parent = element.parentElement;
    return part + ": " + (parent && !parent.dataset.part ? name(parent) + " > " : "") + name(element);
  }

  /** How many pixels of the screen one of its own is. */
  function scaleOf(element) {
    if (element instanceof SVGGraphicsElement) {
      const { a, b, c, d } = element.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    const block = element.offsetHeight === undefined ? element.closest("div, section, p, li, button") : element;
    const box = boxOf(block);
    return block.offsetHeight > 0 ? box.height / block.offsetHeight : 1;
  }

  /** Every text of the page that has a place on it, with that place and its parent. */
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      range.selectNodeContents(node);
      const box = boxOf(range);
      if (box.width >= 1 && box.height >= 1 && seen(node.parentElement)) yield { text: node.data, box, element: node.parentElement };
    }
  }

  /** Texts that are smaller than they may be, everywhere or where a region says so. */
  function small(least, counts = () => true) {
    const wrong = [];
    for (const { text, box, element } of texts()) {
      if (!counts(element, box)) continue;
      const pixels = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (pixels < least - 0.05) wrong.push({ law: "text", what: where(element), detail: pixels.toFixed(1) + " px: " + short(text) });
    }
    return wrong;
  }

  /** The region of the question on a small screen: what the sheet shows, and of the board what is in sight around what can be touched. */
  function asked() {
    const frame = document.querySelector(".board") && boxOf(document.querySelector(".board"));
    const targets = all(document, plays).filter((it) => it.closest(".board svg")).map(hitBox).filter((box) => box && meets(box, frame));
    const region = targets.length === 0 ? null : {
      left: Math.max(frame.left, Math.min(...targets.map((box) => box.left))), right: Math.min(frame.right, Math.max(...targets.map((box) => box.right))),
      top: Math.max(frame.top, Math.min(...targets.map((box) => box.top))), bottom: Math.min(frame.bottom, Math.max(...targets.map((box) => box.bottom))),
    };
    return (element, box) => element.closest(".board") ? region !== null && meets(box, region) : element.closest(".side") !== null;
  }

  /** The boxes of what a finger or a pointer can hit of a piece. */
  function hitBoxes(piece) {
    const leaves = all(piece, "*").filter((it) => it instanceof SVGGeometryElement || it instanceof SVGTextContentElement ||
      it instanceof SVGImageElement || it instanceof SVGUseElement || it instanceof HTMLElement);
    if (!(piece instanceof SVGGElement)) leaves.push(piece);
    return leaves.filter((it) => getComputedStyle(it).pointerEvents !== "none").map(boxOf).filter((box) => box.width > 0 || box.height > 0);
  }
  /** The box of all that. */
  function hitBox(piece) {
    let hit = null;
    for (const box of hitBoxes(piece)) {
      hit = hit === null ? box : {
        left: Math.min(hit.left, box.left), top: Math.min(hit.top, box.top),
        right: Math.max(hit.right, box.right), bottom: Math.max(hit.bottom, box.bottom),
      };
    }
    return hit && { ...hit, left: hit.left, top: hit.top, right: hit.right, bottom: hit.bottom, width: hit.right - hit.left, height: hit.bottom - hit.top };
  }

  /** Pieces that can be played but are too small to be hit, covered, or outside of what is to be seen of the board; also those that a box
   * on the board shows when it is ticked. */
  function pieces(least) {
    const drawn = all(document, plays).filter((it) => it.closest("svg") && !bar()?.contains(it));
    const inSight = drawn.filter(seen), wrong = faultsOf(inSight, least);
    for (const box of all(document, ".board input[type=checkbox]:not(:checked)")) {
      box.click();
      wrong.push(...faultsOf(drawn.filter((it) => !inSight.includes(it) && seen(it)), least));
      box.click();
    }
    return wrong;
  }
  function faultsOf(pieces, least) {
    const wrong = [], frame = boxOf(document.querySelector(".board"));
    for (const piece of pieces) {
      const box = hitBox(piece), what = where(piece), name = deed(piece);
      if (box === null) { wrong.push({ law: "piece", what: "nothing to hit in " + what, detail: name }); continue; }
      if (Math.min(box.width, box.height) < least - 0.5) wrong.push({ law: "piece", what, detail: size(box) + " px: " + name });
      if (!piece.closest(".board")) continue;
      if (!inside(box, frame)) wrong.push({ law: "piece", what: "outside of the board: " + what, detail: name });
      // A way across the board fills little of its box: what lies on it is looked at for itself.
      const spots = [0.5, 0.25, 0.75, 0.1, 0.9];
      const hits = [box, ...hitBoxes(piece)].some((its) => spots.some((x) => spots.some((y) =>
        document.elementFromPoint(its.left + x * its.width, its.top + y * its.height)?.closest(plays) === piece)));
      if (!hits) wrong.push({ law: "piece", what: "covered: " + what, detail: name });
    }
    return wrong;
  }

  /** Scrolls the action bar, and nothing but it, until an entry of it is in sight. Gives what it can be seen through. */
  function bring(entry) {
    const head = bar().closest(".head") ?? bar();
    let frame = screen();
    for (let it = entry.parentElement; it && head.contains(it); it = it.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(it).overflowY)) continue;
      const box = boxOf(it), mine = boxOf(entry);
      if (mine.top < box.top) it.scrollTop -= box.top - mine.top;
      else if (mine.bottom > box.bottom) it.scrollTop += mine.bottom - box.bottom;
      frame = { left: Math.max(frame.left, box.left), top: Math.max(frame.top, box.top), right: Math.min(frame.right, box.right), bottom: Math.min(frame.bottom, box.bottom) };
    }
    return frame;
  }

  /** Every legal action has an entry in the action bar, at most one press away, with words, in sight, and large enough. */
  function entries(legal, least) {
    const wrong = [], met = new Set(), goals = new Set();
    const fault = (what, detail) => wrong.push({ law: "entry", what, detail });
    const scrolled = all(document, ".side *").filter((it) => it.scrollTop > 0).map((it) => [it, it.scrollTop]);
    /** Something in the bar that is to be pressed. */
    const press = (it, name) => {
      const frame = bring(it), box = boxOf(it), what = where(it);
      if (Math.min(box.width, box.height) < least - 0.5) fault(what, size(box) + " px: " + name);
      if (!inside(box, frame)) return fault("out of sight: " + what, name + " at " + box.top.toFixed() + "–" + box.bottom.toFixed() + " of " + frame.top.toFixed() + "–" + frame.bottom.toFixed());
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (over === null || !it.contains(over)) fault("covered: " + what, name + " by " + (over && where(over)));
    };
    const measure = (root, deep) => {
      for (const stepper of all(root, "[data-stepper]").filter((it) => seen(it) && !it.dataset.met)) {
        const [less, more] = ["[data-less]", "[data-more]"].map((it) => stepper.querySelector(it));
        stepper.dataset.met = "";
        for (const it of [less, more, stepper.querySelector("input")]) press(it, "a stepper");
        const preset = Number(stepper.dataset.stepper), amounts = all(stepper, ".amount").length;
        for (let at = preset; at > 0; at -= 1) less.click();
        for (let at = 0; at < amounts; at += 1) { measure(stepper, deep); more.click(); }
        for (let at = amounts - 1; at > preset; at -= 1) less.click();
        delete stepper.dataset.met;
        if (Number(stepper.dataset.stepper) !== preset) fault("a stepper does not come back", stepper.dataset.stepper);
      }
      for (const entry of all(root, plays)) {
        const name = deed(entry), known = entry.dataset.goal === undefined ? met : goals;
        if (known.has(name) || !seen(entry)) continue;
        known.add(name);
        press(entry, name);
        if (!/\p{L}/u.test(entry.innerText)) fault("without words: " + where(entry), name);
        if (deep > 1) fault("behind " + deep + " presses: " + name.split(" ")[0], name);
      }
      for (const fold of all(root, "details:not([open])").filter(seen)) {
        const summary = fold.querySelector("summary");
        press(summary, short(summary.innerText));
        if (!/\p{L}/u.test(summary.innerText)) fault("without words: " + where(summary), short(summary.textContent));
        summary.click();
        measure(fold, deep + 1);
        summary.click();
      }
    };
    if (legal.length > 0 && !bar()) fault("there is no action bar", "");
    else if (legal.length > 0) measure(bar(), 0);
    for (const name of legal) if (!met.has(name)) fault("not in the bar: " + name.split(" ")[0], name);
    for (const name of met) if (!legal.includes(name)) fault("not legal, but in the bar: " + name.split(" ")[0], name);
    for (const [it, top] of scrolled) it.scrollTop = top;
    return wrong;
  }

  // What nobody should read: the machine's own words, and names of things that only the rules' data knows.
  const codes = [
    ["NaN", /\bNaN\b/], ["undefined", /\bundefined\b/], ["null", /\bnull\b/], ["object", /\[object /], ["a message without its value", /\{\s*\$/],
    ["the id of a message", /\b(?:gwt|steam|mombasa|toy|page)-[a-z]+/],
    ["a code", /(?<![\p{L}\p{N}#&])[A-Za-z]+-?[A-Za-z]*\d+(?![\p{L}\p{N}])/u],
    // A track of a game may have steps as well, and says of what, or what is on it: Mombasa's books and ink jar.
    ["the number of a step", /(?<!\p{L})(?<!(?:book|jar|libro|calamaio|livro|tinteiro|книг|чорнильниц)[^.!?\d]*)(?:step|passo|крок[а-яіїє]*)\s+\d{2,}(?!\d)(?!\s+\p{L}+\s+\p{L})/iu],
    ["the number of a hex", /(?:hex|esagono|hex[aá]gono|гекс[а-яіїє]*|шестикутник[а-яіїє]*)\s+-?\d+\s*,\s*-?\d+/iu],
    ["the number of a hex", /(?<![\d.,])\d{1,2},\d{1,2}\s+(?:N|NE|SE|S|SW|NW)\b/],
  ];
  const known = new Set();
  function judge(text, element, wrong) {
    if (known.has(text)) return;
    known.add(text);
    for (const [what, pattern] of codes) {
      const found = pattern.exec(text);
      if (found) wrong.push({ law: "code", what: what + ", such as " + found[0].replace(/\d+/g, "1"), detail: short(text.slice(Math.max(0, found.index - 25))) + " in " + where(element) });
    }
  }
  /** Texts that only a machine understands. References to clauses, keys and what somebody typed are none. */
  function codesOf() {
    const wrong = [], quiet = 'a[href*="/rules/"], .clause, .law, kbd, script, style, input, textarea, [data-copy]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() && !node.parentElement.closest(quiet)) judge(node.data, node.parentElement, wrong);
    }
    for (const name of ["aria-label", "title", "data-about", "alt", "placeholder"]) {
      for (const element of all(document.body, "[" + name + "]")) if (!element.closest(quiet)) judge(element.getAttribute(name), element, wrong);
    }
    return wrong;
  }

  // Where the parts outside of the head are, whenever the page changed; those in the column under it as if that were not scrolled.
  const tops = new Map();
  let moved = [], steps = 0;
  function place() {
    const game = document.getElementById("game"), rest = document.querySelector(".side .rest");
    if (!game || game.dataset.status !== "running" || game.dataset.step !== undefined || game.dataset.tried !== undefined) return;
    steps += 1;
    for (const part of [...all(game, "[data-part]"), ...(rest ? [rest] : [])]) {
      if (part.closest(".head") || !seen(part)) continue;
      const name = part.dataset.part ?? "all below the head";
      const top = boxOf(part).top + (part !== rest && rest?.contains(part) ? rest.scrollTop : 0), was = tops.get(name);
      if (was !== undefined && Math.abs(top - was) > 1) {
        moved.push({ law: "place", what: name, detail: "from " + was.toFixed() + " to " + top.toFixed() + " at " + game.dataset.version });
      }
      if (was === undefined || Math.abs(top - was) > 1) tops.set(name, top);
    }
  }
  /** Begins to watch where the parts are. */
  function watch() {
    if (tops.size > 0) return;
    place();
    new MutationObserver(place).observe(document.querySelector("main"), { childList: true, subtree: true });
  }
  /** What moved since the last time. */
  function jumps() {
    place();
    const wrong = moved;
    moved = [];
    return wrong;
  }

  /** Opens all that is folded, goes from tab to tab where one is wanted, measures everywhere, and puts all back. */
  function opened(measure, wanted = () => true) {
    const folded = all(document, "details:not([open])"), game = document.getElementById("game");
    for (const it of folded) it.open = true;
    const wrong = measure();
    const tab = game?.dataset.tab;
    for (const it of all(document, ".tabs [data-show]").filter((it) => seen(it) && wanted(it.dataset.show))) {
      it.click();
      for (const fault of measure()) if (!wrong.some((known) => known.what === fault.what && known.detail === fault.detail)) wrong.push(fault);
    }
    if (tab !== undefined) game.querySelector('.tabs [data-show="' + tab + '"]')?.click();
    for (const it of folded) it.open = false;
    return wrong;
  }

  /** Can something be played in a tab? */
  const playable = (tab) => all(document, '.rest [data-tab-of="' + tab + '"]').some((part) => part.querySelector(plays));

  /** What of something that can be played has its name and takes the focus: the outline of a piece, an entry itself. */
  const button = (it) => it.querySelector(':scope > [role="button"]') ?? it;

  return { asked, button, playable, plays, codesOf, entries, hitBox, jumps, opened, pieces, small, watch, steps: () => steps };
})();
