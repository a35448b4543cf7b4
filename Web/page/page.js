// SPDX-License-Identifier: Apache-2.0

// An invocation page. Its card is in the HTML; a person who closes it gets a banner to bring it back.

import { offer } from "./card.js";

const sheet = document.querySelector(".sheet");
/** @type {HTMLButtonElement} */
const button = sheet.querySelector("#open");
const template = /** @type {HTMLTemplateElement} */ (document.getElementById("banner")).content.firstElementChild;
let banner;

function close() {
    if (sheet.hidden) return;
    // A clip that is about to open does not.
    if (button?.disabled) end();
    sheet.hidden = true;
    document.body.classList.add("card-closed");
    banner = document.importNode(template, true);
    document.body.prepend(banner);
    const show = banner.querySelector("button");
    show.addEventListener("click", reopen);
    show.focus({ preventScroll: true });
}

function reopen() {
    banner.remove();
    document.body.classList.remove("card-closed");
    sheet.hidden = false;
    (button ?? sheet.querySelector(".close")).focus({ preventScroll: true });
}

const end = offer(sheet, {
    opened() {
        for (const part of document.querySelectorAll(".site-text, .sheet")) part.remove();
        removeEventListener("keydown", closeOnEscape);
    },
    closed: close,
});

function closeOnEscape(event) {
    if (event.key === "Escape") close();
}
addEventListener("keydown", closeOnEscape);
// For browser.js.
document.documentElement.dataset.started = "";
