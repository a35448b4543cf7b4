// An invocation page: its card is there from the beginning.

import { offer } from "./card.js";

offer(document.querySelector(".sheet"), () => {
    for (const part of document.querySelectorAll(".site-text, .sheet")) part.remove();
});
