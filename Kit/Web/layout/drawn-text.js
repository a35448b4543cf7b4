// SPDX-License-Identifier: Apache-2.0

// What elements draw otherwise than a canvas measures it: letters beside spaces, which some fonts move closer, because a canvas
// measures word by word.

// What can be next to a space, to ask for all of it at once.
const usual = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
// Elements have lengths in 64ths of a pixel.
const leastDifference = 0.04;

export class DrawnText {
    #css;
    #measure;
    // By a letter and a space, in their order: by how much they are closer. Undefined if the font moves none.
    #pairs;

    // css: the font; measure(text): its width by the canvas.
    constructor(css, measure) {
        this.#css = css;
        this.#measure = measure;
        const sample = usual.join(" ");
        const [width] = drawnWidths([sample], css);
        if (Math.abs(width - measure(sample)) < leastDifference * 2) return;
        this.#pairs = new Map();
        this.#ask(usual.flatMap((letter) => [`${letter} `, ` ${letter}`]));
    }

    // By how much a text is drawn wider than the canvas measures it.
    difference(text) {
        if (!this.#pairs || !text.includes(" ")) return 0;
        const found = [];
        for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) {
            const before = at > 0 ? lastOf(text, at) : " ";
            const after = at + 1 < text.length ? String.fromCodePoint(text.codePointAt(at + 1)) : " ";
            if (before !== " ") found.push(`${before} `);
            if (after !== " ") found.push(` ${after}`);
        }
        this.#ask(found.filter((pair) => !this.#pairs.has(pair)));
        return found.reduce((sum, pair) => sum + this.#pairs.get(pair), 0);
    }

    #ask(pairs) {
        if (pairs.length === 0) return;
        const space = this.#measure(" ");
        drawnWidths(pairs, this.#css).forEach((width, index) => {
            const difference = width - this.#measure(pairs[index].trim()) - space;
            this.#pairs.set(pairs[index], Math.abs(difference) < leastDifference ? 0 : difference);
        });
    }
}

function lastOf(text, end) {
    const low = text.charCodeAt(end - 1);
    return low >= 0xDC00 && low <= 0xDFFF && end > 1 ? text.slice(end - 2, end) : text[end - 1];
}

// The widths of texts as elements with a font and further styles draw them, which has the browser lay out its page once.
export function drawnWidths(texts, css, styles = {}) {
    const box = document.createElement("div");
    box.setAttribute("aria-hidden", "true");
    Object.assign(box.style, { position: "fixed", left: "0", top: "0", width: "0", height: "0", overflow: "hidden", visibility: "hidden", contain: "strict", font: css, whiteSpace: "pre" }, styles);
    const parts = texts.map((text) => {
        const part = document.createElement("span");
        part.textContent = text;
        Object.assign(part.style, { position: "absolute", left: "0", top: "0" });
        return part;
    });
    box.append(...parts);
    document.documentElement.append(box);
    const widths = parts.map((part) => part.getBoundingClientRect().width);
    box.remove();
    return widths;
}
