// The curve of an analysis: whoever presses it goes to the moment that stands there. The same moments are links in the figures below
// it, for those who do not point.
import { around } from "./shell.js";
import { to } from "./replay.js";

document.addEventListener("click", (event) => {
  const chart = around(event.target, "svg[data-moments]");
  if (!(chart instanceof SVGSVGElement)) return;
  /** @type {number[]} */
  const moments = JSON.parse(chart.dataset.moments ?? "[]");
  const screen = chart.getScreenCTM();
  if (!screen || moments.length === 0) return;
  const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse()).x;
  const [left, right] = [Number(chart.dataset.from), Number(chart.dataset.to)];
  const place = Math.round((x - left) / Math.max(1, right - left) * (moments.length - 1));
  const step = moments[Math.min(Math.max(place, 0), moments.length - 1)];
  if (step !== undefined) to(String(step));
});
