// SPDX-License-Identifier: Apache-2.0

// All symbols on one page. In the query: `weights`, `variants` and `rendering`, each a list with commas; `names`; `dark`.

import { loadAllDrawings, names } from "/Kit/Web/clip-host/symbols/glyph.js";
import { symbol } from "/Kit/Web/clip-host/symbols.js";

await loadAllDrawings();
const query = new URLSearchParams(location.search);
const list = (key, otherwise) => (query.get(key) ?? otherwise).split(",");

document.body.classList.toggle("dark", query.has("dark"));
for (const name of query.has("names") ? list("names") : names()) {
    const figure = document.createElement("figure");
    for (const weight of list("weights", "light,regular,bold")) {
        for (const variant of list("variants", "")) {
            for (const rendering of list("rendering", "monochrome")) {
                figure.append(symbol(name, { weight, variant, rendering, colours: ["#0a84ff", "#ff9f0a", "#30d158"] }));
            }
        }
    }
    const caption = document.createElement("figcaption");
    caption.textContent = name;
    figure.append(caption);
    document.body.append(figure);
}
document.documentElement.dataset.isDrawn = "";
