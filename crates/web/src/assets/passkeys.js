// Passkeys: the browser makes one, or signs in with one. The server says what it wants and judges what comes.
import { all, body, say, texts } from "./shell.js";

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
/** @param {ArrayBuffer} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * Asks the server for something; what went wrong is said.
 * @param {string} path
 * @param {unknown} sent
 */
async function post(path, sent) {
  const headers = { "content-type": "application/json", "x-csrf": body.dataset.csrf || "" };
  const answer = await fetch("/api/v1" + path, { method: "POST", headers, body: JSON.stringify(sent) }).catch(() => null);
  const said = await answer?.json().catch(() => null);
  if (answer?.ok) return said;
  say(said?.text || texts.offline);
  return null;
}

/** What both answers have in common.
 * @param {PublicKeyCredential} made
 */
const common = (made) => ({
  id: made.id, rawId: text(made.rawId), type: made.type, authenticatorAttachment: made.authenticatorAttachment,
  clientExtensionResults: {},
});

/** Makes a passkey. */
async function make() {
  const asked = await post("/me/passkeys/begin", {});
  if (!asked) return false;
  const publicKey = {
    ...asked, challenge: bytes(asked.challenge), user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((/** @type {{ id: string }} */ it) => ({ ...it, id: bytes(it.id) })),
  };
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse)) return false;
  const { clientDataJSON, attestationObject } = made.response;
  const response = { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) };
  return Boolean(await post("/me/passkeys", { ...common(made), response }));
}

/** Signs in with a passkey. */
async function enter() {
  const asked = await post("/sign-in/begin", {});
  if (!asked) return false;
  const made = await navigator.credentials.get({ publicKey: { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] } });
  if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAssertionResponse)) return false;
  const { clientDataJSON, authenticatorData, signature, userHandle } = made.response;
  const response = {
    clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature),
    userHandle: userHandle && text(userHandle),
  };
  return Boolean(await post("/sign-in", { ...common(made), response }));
}

if (window.PublicKeyCredential) {
  for (const button of all(document, "[data-passkey]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.setAttribute("disabled", "");
      // Whoever changes their mind is told nothing new.
      const done = await (button.dataset.passkey === "make" ? make() : enter()).catch(() => false);
      button.removeAttribute("disabled");
      if (done) location.assign("/me/identity?done=passkey");
    });
  }
}
