// How fast bots play: said once, and remembered for all tables.
import { around } from "./shell.js";
import { table } from "./look.js";
import { post } from "./talk.js";

document.addEventListener("change", (event) => {
  const choice = around(event.target, "[data-pace]");
  if (choice instanceof HTMLSelectElement) post("/api/v1/tables/" + table + "/pace", { pace: choice.value });
});
