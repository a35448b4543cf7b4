// SPDX-License-Identifier: Apache-2.0

// Measures text with a canvas, as elements draw it: widths of words and lines, kept by font. Fonts are {size, weight, design, italic, smallCaps,
// monospacedDigit, family}; family is that of a font that the page has loaded, and left out for the system font.

import { DrawnText, drawnWidths } from "./drawn-text.js";
import { systemMetrics } from "./font-metrics.js";

// The system's own font on Apple's phones and computers; elsewhere Inter, which has nearly its widths, before the system's.
const system = ["ui-sans-serif", "-apple-system", "BlinkMacSystemFont", "Inter", "'Inter Variable'", "system-ui", "'Segoe UI'", "Roboto", "'Helvetica Neue'", "sans-serif"];
// Scripts and signs that these fonts have nothing for.
const others = ["'Noto Sans CJK SC'", "'Noto Color Emoji'"];

const families = {
    default: [...system, ...others].join(),
    rounded: ["ui-rounded", ...system, ...others].join(),
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
    #drawn = new Map();
    #current;

    // {ascent, descent, leading, capHeight}: those of Apple's font for a system font.
    font(font) {
        const entry = this.#entry(font);
        return (entry.metrics ??= font.family ? this.#measured(entry) : systemMetrics(font.size));
    }

    width(text, font) {
        return this.trackedWidth(text, font, 0);
    }

    // tracking: points between characters, which then are no ligatures.
    trackedWidth(text, font, tracking) {
        const entry = this.#entry(font, tracking);
        const { widths } = entry;
        const kept = widths.get(text);
        if (kept !== undefined) return kept;
        if (widths.size >= keptWidths) widths.clear();
        const width = this.#drawnWidth(text, font, entry);
        widths.set(text, width);
        return width;
    }

    #drawnWidth(text, font, { css, tracking }) {
        // A canvas has no digits of one width, and engines have ligatures and joined letters of their own under tracking.
        if (font.monospacedDigit || tracking !== 0) {
            return drawnWidths([text], css, { fontVariantNumeric: font.monospacedDigit ? "tabular-nums" : "", letterSpacing: `${tracking}px` })[0];
        }
        const width = this.#canvasWidth(text, css);
        return text.includes(" ") ? width + this.#drawnText(css).difference(text) : width;
    }

    #drawnText(css) {
        let drawn = this.#drawn.get(css);
        if (!drawn) this.#drawn.set(css, drawn = new DrawnText(css, (part) => this.#canvasWidth(part, css)));
        return drawn;
    }

    #canvasWidth(text, css) {
        this.#use(css);
        return this.#context.measureText(text).width;
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
        this.#drawn.clear();
        this.#current = undefined;
    }

    #entry(font, tracking = 0) {
        const css = cssFont(font);
        const key = `${css} ${tracking} ${font.monospacedDigit === true}`;
        let entry = this.#fonts.get(key);
        if (!entry) this.#fonts.set(key, entry = { css, tracking, widths: new Map(), metrics: undefined, box: undefined });
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
