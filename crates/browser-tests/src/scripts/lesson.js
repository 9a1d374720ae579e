// Is led through a lesson to its end by doing what the coach asks for, with a pointer or a finger. Tells what the coach said and what is wrong.
const [finger, steps] = arguments;
return (async () => {
  const one = (selector) => document.querySelector(selector), all = (selector) => [...document.querySelectorAll(selector)];
  const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const late = Date.now() + 100000, wrong = [], said = [];
  const fault = (law, detail) => wrong.push({ law: "lesson", what: law, detail });
  const watched = () => one(".coach .bubble:not(:has(.do, #coach-next))") !== null;
  const tap = (it) => it.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: finger ? "touch" : "mouse" }));
  const meets = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  for (let number = 0; number < steps; number += 1) {
    const bubble = () => one('.coach .bubble[data-lesson-step="' + number + '"]');
    while (!bubble() || watched() || document.body.classList.contains("busy")) {
      if (Date.now() > late) return { trouble: "no step " + number + ": " + (one(".coach")?.innerText ?? "") + one("#say").textContent };
      await pause(5);
    }
    await frame();
    const title = one(".bubble h2").textContent, words = one(".bubble p").textContent, at = number + 1 + " " + title;
    said.push(title + ": " + words);
    const box = bubble().getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) fault("the bubble is out of sight", at);
    const { showKind: kind, showName: name } = bubble().dataset;
    const ring = one(".coach-ring");
    if (kind === undefined) { if (!ring.hasAttribute("hidden")) fault("a ring around nothing", at); }
    else if (ring.hasAttribute("hidden")) fault("nothing is ringed", at + ": " + kind + " " + name);
    else {
      const around = ring.getBoundingClientRect();
      if (meets(box, around)) fault("the bubble covers what it points at", at);
      if (around.left < -6 || around.top < -6 || around.right > innerWidth + 6 || around.bottom > innerHeight + 6) fault("the ring is out of sight", at);
      if (!one(".coach-arrow").getAttribute("d") && Math.hypot(around.left - box.right, around.top - box.bottom) > 60) fault("no arrow", at);
    }
    const least = finger ? 44 : 24;
    for (const button of all(".bubble button")) {
      const { width, height } = button.getBoundingClientRect();
      if (Math.min(width, height) < least - 0.5) fault("a button is too small", button.textContent + " " + width + "x" + height);
    }
    if (document.activeElement?.matches(".bar *")) document.activeElement.blur();
    const next = one("#coach-next");
    if (next) { tap(next); continue; }
    const found = all("[data-action], [data-goal]").filter((it) => [it.dataset.action, it.dataset.goal].includes(name) && (it.dataset.goal ?? it.dataset.action) === name);
    const ringed = ring.getBoundingClientRect();
    const target = found.find((it) => { const its = it.getBoundingClientRect(); return its.width > 0 && meets(its, ringed); });
    if (!target) return { trouble: "nothing in the ring plays " + name + " at " + at };
    // Something else first: the coach answers, and nothing is played.
    const version = one("#game").dataset.version;
    const other = all(".bar .entries [data-action]:not([data-reveals])").find((it) => it.dataset.action !== name.split(";")[0] && it.checkVisibility());
    if (other && !finger && number % 4 === 0) {
      tap(other);
      while (one(".bubble .later")?.hidden !== false) {
        if (Date.now() > late) return { trouble: "the coach does not say “later” at " + at };
        await pause(5);
      }
      if (one("#game").dataset.version !== version) fault("something else is played", at);
      while (document.body.classList.contains("busy")) await pause(5);
    }
    tap(target);
    if (finger) {
      await frame();
      const strip = one(".pick");
      if (!strip?.checkVisibility()) fault("the first tap says nothing", at);
      else {
        await pause(60);
        if (meets(bubble().getBoundingClientRect(), strip.getBoundingClientRect())) fault("the bubble covers what is to be done", at);
        tap(strip.querySelector("[data-do]"));
      }
    }
  }
  while (one(".coach .bubble")) {
    if (Date.now() > late) return { trouble: "the lesson does not end" };
    await pause(5);
  }
  return { wrong, said };
})();
