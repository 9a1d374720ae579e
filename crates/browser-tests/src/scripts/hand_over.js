// Clicks something where several people share the screen. If the screen is to be handed over then, watches for a while that the curtain
// covers everything, whatever else happens, and says how often somebody would have seen through.
const [action, milliseconds] = arguments;
return (async () => {
  const game = () => document.getElementById("game"), curtain = () => document.getElementById("curtain");
  const before = { ...game().dataset }, leaks = [];
  const covered = () => {
    const box = game().getBoundingClientRect(), spots = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
    return curtain() !== null && curtain().checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      spots.every((x) => spots.every((y) => curtain().contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))));
  };
  let lifted = false, frames = 0;
  const begun = performance.now();
  const look = (when) => {
    const { seat, decides, version } = game().dataset;
    // What is shown is the next one's as soon as the page looks from another seat.
    if (lifted || (seat === before.seat && (decides === undefined || decides === before.decides))) return;
    if (!covered()) leaks.push(when + " after " + (performance.now() - begun).toFixed() + " ms, seat " + before.seat + " to " + seat + " at " + version);
  };
  const observer = new MutationObserver(() => look("a change"));
  observer.observe(document.querySelector("main"), { childList: true, subtree: true, attributes: true });
  const frame = () => { frames += 1; look("a frame"); if (!lifted) requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  const pause = (time) => new Promise((go) => setTimeout(go, time));

  const piece = [...document.querySelectorAll(".bar [data-action]")].find((it) => it.dataset.action === action);
  piece.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "mouse" }));
  const late = Date.now() + 60000;
  while (document.body.classList.contains("busy") || game().dataset.version === before.version) {
    if (Date.now() > late) return { trouble: "still at " + game().dataset.version };
    await pause(4);
  }
  const { decides, version, status } = game().dataset;
  const handed = decides !== undefined && decides !== before.decides;
  if (handed) {
    frames = 0;
    // Something else happens at the table meanwhile, so that the page is made anew behind the curtain.
    const { table, seat } = game().dataset, mark = game().dataset.mark;
    const said = fetch("/api/v1/tables/" + table + "/chat", {
      method: "POST", headers: { "content-type": "application/json", "x-csrf": document.body.dataset.csrf },
      body: JSON.stringify({ seat: Number(seat), text: "hello" }),
    });
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      await pause(100);
      // No key plays behind the curtain.
      for (const key of ["1", "Enter", "u"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }
    if (!(await said).ok || game().dataset.mark === mark) leaks.push("nothing happened behind the curtain");
    if (game().dataset.version !== version) leaks.push("a key played behind the curtain");
    lifted = true;
    observer.disconnect();
    document.querySelector("[data-lift]")?.click();
    const hand = document.querySelector('[data-part="hand"], [data-part="own"]');
    if (curtain()?.checkVisibility()) leaks.push("the curtain can't be lifted");
    else if (!hand?.checkVisibility()) leaks.push("nothing is behind the curtain");
  }
  lifted = true;
  observer.disconnect();
  return { handed, leaks: leaks.slice(0, 5), frames, status };
})();
