// SPDX-License-Identifier: Apache-2.0

// An invocation page: its card is in the HTML.

import { offer } from "./card.js";

offer(document.querySelector(".sheet"), () => {
    for (const part of document.querySelectorAll(".site-text, .sheet")) part.remove();
});
