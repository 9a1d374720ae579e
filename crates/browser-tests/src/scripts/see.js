// Clicks what is wanted, waits until the page shows all that the table knows and only people are to decide, and tells what is to be seen.
const [{ from, to, action, laws, open }] = arguments;
return (async () => {
  const game = () => document.getElementById("game");
  const bar = () => document.querySelector('[data-part="bar"]');
  const all = (root, selector) => [...(root?.querySelectorAll(selector) ?? [])];
  const late = Date.now() + 60000;
  const said = () => game().dataset.version + ": " + document.getElementById("say").textContent;
  const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
  if (laws) probe.watch();

  const wrong = [];
  if (action !== null) {
    const found = all(document, "[data-action]").filter((it) => it.dataset.action === action && it.dataset.goal === undefined);
    const entry = found.find((it) => bar()?.contains(it)) ?? found[0];
    if (!entry) return { trouble: "nothing offers " + action };
    const fingers = laws === "phone";
    const click = () => entry.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: fingers ? "touch" : "mouse" }));
    click();
    if (fingers) {
      // The first tap shows, the second plays.
      const strip = document.querySelector(".pick");
      if (document.body.classList.contains("busy")) wrong.push({ law: "finger", what: "the first tap plays", detail: action });
      else if (!strip?.checkVisibility() || !/\p{L}/u.test(strip.innerText)) wrong.push({ law: "finger", what: "the first tap says nothing", detail: action });
      else click();
    }
  }
  const versionOf = (answer) => answer.version.step === undefined ? String(answer.version) : answer.version.step + "." + answer.version.revision;
  const asks = async (query) => (await fetch("/api/v1/tables/" + game().dataset.table + query)).json();
  // While nobody decides, a rival of the game's own plays.
  const bots = ({ to_decide, seats, status }) => to_decide.some((seat) => seats[seat].bot != null) || (status === "running" && !to_decide.length);
  let answer;
  for (;;) {
    if (Date.now() > late) return { trouble: "still at " + said() };
    const { version, seat } = game().dataset;
    const quiet = !document.body.classList.contains("busy") && (from === null || version !== from) && (to === null || version === to);
    if (!quiet) { await pause(4); continue; }
    // What anybody may see costs the server less than what somebody may do.
    answer = await asks("");
    if (!bots(answer) && seat !== undefined) answer = await asks("?forced=true&seat=" + seat);
    if (!bots(answer) && versionOf(answer) === game().dataset.version && !document.body.classList.contains("busy")) break;
    await pause(20);
  }

  const { version, status, table, decides } = game().dataset;
  const offers = all(document, "[data-action]");
  const names = (list) => list.map((it) => it.dataset.action);
  const twice = (list) => list.filter((name, index) => list.indexOf(name) !== index);
  const legal = answer.choices.map((choice) => choice.action);
  if (laws) {
    const least = laws === "phone" ? 44 : 24;
    wrong.push(...probe.jumps(), ...probe.codesOf());
    if (decides !== undefined) {
      wrong.push(...probe.entries(legal, least));
      if (laws === "desk") wrong.push(...probe.pieces(24));
    }
    const small = () => laws === "desk" ? probe.small(9) : probe.small(9, probe.asked());
    // Texts have no least size where the board is smaller than at a desk and does not zoom by itself.
    if (open && laws !== "small") wrong.push(...probe.opened(small, laws === "desk" ? undefined : probe.playable));
    else if (decides !== undefined && laws !== "small") wrong.push(...small());
  }
  return {
    version, status, table, decides: decides ?? null,
    offers: [...new Set(names(offers))],
    twice: [...twice(names(offers.filter((it) => bar()?.contains(it)))), ...twice(names(offers.filter((it) => !bar()?.contains(it))))],
    nameless: names(offers.filter((it) => { const to = probe.button(it); return (!to.getAttribute("aria-label") && !to.textContent.trim()) || to.tabIndex < 0; })),
    legal, wrong,
    reveals: answer.choices.filter((choice) => choice.reveals).map((choice) => choice.action),
  };
})();
