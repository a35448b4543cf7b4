// SPDX-License-Identifier: Apache-2.0

// Measures text with a canvas: widths of words, kept by font. Fonts are {size, weight, design, italic, smallCaps,
// monospacedDigit, family}; family is that of a font that the page has loaded, and left out for the system font.

import { systemMetrics } from "./font-metrics.js";

const families = {
    default: ["ui-sans-serif", "system-ui", "-apple-system", "'Segoe UI'", "Roboto", "'Helvetica Neue'", "sans-serif"].join(),
    rounded: ["ui-rounded", "ui-sans-serif", "system-ui", "sans-serif"].join(),
    serif: ["ui-serif", "Georgia", "serif"].join(),
    monospaced: ["ui-monospace", "Menlo", "monospace"].join(),
};

// Widths kept for one font. A clip that counts through numbers would otherwise keep them all.
const keptWidths = 5000;

// The CSS shorthand of a font, at a scale.
export function cssFont(font, scale = 1) {
    const style = font.italic ? "italic " : "";
    const variant = font.smallCaps ? "small-caps " : "";
    const family = font.family ? `"${font.family.replaceAll(/["\\]/g, "")}", ${families.default}` : families[font.design ?? "default"];
    return `${style}${variant}${font.weight ?? 400} ${font.size * scale}px ${family}`;
}

export class CanvasMetrics {
    #context = new OffscreenCanvas(1, 1).getContext("2d");
    #fonts = new Map();
    #current;

    // {ascent, descent, leading, capHeight}: those of Apple's font for a system font.
    font(font) {
        const entry = this.#entry(font);
        return (entry.metrics ??= font.family ? this.#measured(entry) : systemMetrics(font.size));
    }

    width(text, font) {
        const { widths, css } = this.#entry(font);
        const kept = widths.get(text);
        if (kept !== undefined) return kept;
        if (widths.size >= keptWidths) widths.clear();
        this.#use(css);
        const { width } = this.#context.measureText(text);
        widths.set(text, width);
        return width;
    }

    // How far below the top of a line of a height the browser draws the baseline of a font.
    drawnBaseline(font, lineHeight) {
        const entry = this.#entry(font);
        entry.box ??= this.#measured(entry);
        return (lineHeight - entry.box.ascent - entry.box.descent) / 2 + entry.box.ascent;
    }

    // Forgets everything: fonts have been loaded.
    reset() {
        this.#fonts.clear();
        this.#current = undefined;
    }

    #entry(font) {
        const css = cssFont(font);
        let entry = this.#fonts.get(css);
        if (!entry) this.#fonts.set(css, entry = { css, widths: new Map(), metrics: undefined, box: undefined });
        return entry;
    }

    #measured({ css }) {
        this.#use(css);
        const box = this.#context.measureText("H");
        return { ascent: box.fontBoundingBoxAscent, descent: box.fontBoundingBoxDescent, leading: 0, capHeight: box.actualBoundingBoxAscent };
    }

    #use(css) {
        if (this.#current === css) return;
        this.#context.font = css;
        this.#current = css;
    }
}
