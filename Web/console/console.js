// SPDX-License-Identifier: Apache-2.0
// What the console does in the browser: everything works without it, but less comfortably.
import { startCropping } from "./crop.js";

// How many characters a text has, as people count them.
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const count = (text) => [...segmenter.segment(text)].length;

function showText(field) {
  const name = field.dataset.shownAs;
  const text = field.matches("select") ? field.selectedOptions[0]?.text ?? "" : field.value;
  for (const place of document.querySelectorAll(`[data-shown="${name}"]`)) place.textContent = text;
}

function showCount(field) {
  const place = document.querySelector(`[data-count-of="${field.id}"]`);
  if (!place) return;
  const [length, limit, advised] = [count(field.value.trim()), +field.dataset.limit, +field.dataset.advised];
  place.textContent = `${length} of ${limit}`;
  place.className = length > limit ? "over" : length > advised ? "advised" : "";
}

// Moves a row so that a part of it is seen, and leaves the page where it is.
function showInRow(row, part) {
  if (!row || !part) return;
  const [outer, inner] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

// The phone beside the form shows the language in which somebody writes.
function showPhone(field) {
  const text = document.querySelector(`.previews [data-shown="${field.dataset.shownAs}"]`);
  showInRow(document.querySelector(".previews"), text?.closest("figure"));
}

function showParts(field) {
  for (const part of document.querySelectorAll(`[data-shown-if="${field.dataset.shows}"]`)) part.hidden = !field.checked;
}

// The button of each card has the label that a phone with its language shows.
function showVerb(field) {
  for (const label of document.querySelectorAll("[data-verb]")) label.textContent = label.dataset[field.value.toLowerCase()] ?? "";
}

// Parts of a page that the server makes anew while somebody types.
async function renew(form, place) {
  const wanted = place.dataset.liveFields?.split(" ");
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && name !== "token" && (!wanted || wanted.includes(name))) values.append(name, value);
  }
  place.request?.abort();
  place.request = new AbortController();
  try {
    const answer = await fetch(`${place.dataset.liveSrc}?${values}`, { signal: place.request.signal, redirect: "error" });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    place.replaceChildren(...page.body.childNodes);
  } catch {
    // The next key tries again; until then the last answer stays.
  }
}

for (const form of document.querySelectorAll("form[data-live]")) {
  let timer;
  form.addEventListener("focusin", (/** @type {any} */ { target }) => {
    if (target.matches("[lang][data-shown-as]")) showPhone(target);
  });
  form.addEventListener("input", (/** @type {any} */ { target }) => {
    if (target.dataset.shownAs) showText(target);
    if (target.dataset.showsVerb !== undefined) showVerb(target);
    if (target.dataset.limit) showCount(target);
    if (target.dataset.shows) showParts(target);
    if (target.type === "color") /** @type {HTMLInputElement} */ (form.querySelector('input[name="index"][value="own"]')).checked = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const place of form.querySelectorAll("[data-live-src]")) {
        const wanted = place.dataset.liveFields?.split(" ");
        // A list of choices is made anew when somebody searches, not when somebody chooses.
        const causes = place.dataset.liveOn?.split(" ") ?? wanted;
        if (!causes || causes.includes(target.name)) renew(form, place);
      }
    }, 200);
  });
}

for (const field of document.querySelectorAll("[data-crop]")) startCropping(field);

// What was refused is read first; advice waits.
document.querySelector("#findings[role=alert]")?.focus();

// A language that was just added is written in next, wherever its fields are.
const added = document.querySelector("[autofocus]");
if (added) {
  added.focus({ preventScroll: true });
  showPhone(added);
  added.closest("fieldset").scrollIntoView({ block: "center" });
}

// In a narrow window the parts are one row, which begins with the one that is open.
showInRow(document.querySelector("nav"), document.querySelector("nav [aria-current]"));
