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

