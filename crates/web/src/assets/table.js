
// Clicks.
document.addEventListener("click", async (event) => {
  const on = (selector) => event.target.closest(selector);
  let it;
  if ((it = on("[data-action]"))) play(it.dataset.action);
  else if ((it = on("[data-undo]"))) undo(it.dataset.undo);
  else if ((it = on("[data-try]"))) tryOut(it.dataset.try);
  else if ((it = on("[data-step-to]"))) { event.preventDefault(); look(Number(it.dataset.stepTo)); }
  else if ((it = on("[data-show]"))) showTab(it.dataset.show);
  else if (on("[data-lift]")) byId("curtain").hidden = true;
  else if ((it = on("button[data-why]"))) why(it.dataset.why);
  else if ((it = wishOf(event.target))) {
    const reason = await reasonOf(it);
    if (reason) say(reason.text, reason.clause);
  }
});
function tryOut(how) {
  if (how === "on") trial([]);
  else if (line !== null && how === "play") commit();
  else if (line !== null && how === "drop") trial(null);
}
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
  line = null;
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
  const press = (selector) => game().querySelector(selector)?.click();
  const piece = at.closest("[data-action]");
  if ((event.key === "Enter" || event.key === " ") && piece && piece.tagName !== "BUTTON") {
    event.preventDefault();
    play(piece.dataset.action);
  } else if (event.key === "Enter" && !at.closest("a, button, summary")) {
    const done = game().querySelector("[data-done]");
    if (done) play(done.dataset.action);
  } else if (event.key === "Tab") digits.wake();
  else if (event.key === "u") press('[data-undo="step"]');
  else if (event.key === "U") { if (game().querySelector("[data-undo]")) undo("turn"); }
  else if (event.key === "t") press('[data-try="on"]');
  else if (event.key === "Escape") tryOut("drop");
  else if (event.key === "s") press("[data-hurry]");
  else if (event.key === "?") {
    const wish = tip.at()?.dataset.why;
    why(wish ?? "", wish && tip.at().getAttribute("aria-label"));
  } else if (/^[1-9]$/.test(event.key)) {
    const slept = digits.wake();
    const offer = game().querySelector('[data-digit="' + event.key + '"]');
    if (offer && !(slept && offer.closest("svg"))) play(offer.dataset.action);
  }
});

// A long press or the other button asks why not.
let held;
const asks = (target) => {
  const piece = wishOf(target);
  if (piece) return () => why(piece.dataset.why, piece.getAttribute("aria-label"));
  return target.closest?.(".board") && !target.closest("[data-action]") ? () => why("") : null;
};
document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  const ask = event.pointerType !== "mouse" && asks(event.target);
  if (ask) held = setTimeout(ask, 550);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, () => clearTimeout(held));
document.addEventListener("contextmenu", (event) => {
  const ask = asks(event.target);
  if (ask) { event.preventDefault(); ask(); }
});

settle();
listen();
