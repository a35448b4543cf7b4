// SPDX-License-Identifier: Apache-2.0

// Fonts of texts, with Apple's sizes of text styles at the text size Large.

import { keyNames } from "./element-names.js";
import { limits } from "./limits.js";
import { color, isColor, textStyles } from "./paints.js";

// By text style, from large title to the smaller caption.
const sizes = [17, 34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11];
const headline = 5;
const designs = ["default", "serif", "rounded", "monospaced"];
const number = (value, fallback) => (typeof value === "number" && Number.isFinite(value) ? value : fallback);

// How much larger text is than usual: as the clip says, or else as the person has set.
export const scaleOf = ({ typeScale }, page) => (typeScale > 0 ? Math.min(Math.max(typeScale, 0.5), 4) : page.scale);

// The font that properties describe. scale: the person's text size, 1 for Large.
export function font(properties, scale) {
    const { textStyle, fontSize, isScaled, fontWeight, fontDesign, fontFamily, fontTraits = 0 } = properties;
    const fixed = number(fontSize, undefined);
    const style = sizes[textStyle] === undefined ? 6 : textStyle;
    const size = fixed === undefined ? sizes[style] * scale : fixed * (isScaled ? scale : 1);
    const made = { size: Math.round(Math.min(Math.max(size, 1), 1000) * 100) / 100 };
    const weight = number(fontWeight, fixed === undefined && style === headline ? 600 : 400);
    if (weight !== 400) made.weight = Math.round(Math.min(Math.max(weight, 1), 1000));
    if (designs[fontDesign] && fontDesign > 0) made.design = designs[fontDesign];
    if (typeof fontFamily === "string") made.family = fontFamily.slice(0, 100);
    if (fontTraits & 1) made.italic = true;
    if (fontTraits & 2) made.monospacedDigit = true;
    if (fontTraits & 4) made.smallCaps = true;
    return made;
}

function cased(text, { textCase, fontTraits }, language) {
    // Small capitals for all letters, by a variant that has them for the lowercase ones.
    if ((fontTraits & 20) === 20) return text.toLocaleLowerCase(language);
    if (textCase === 1) return text.toLocaleUpperCase(language);
    return textCase === 2 ? text.toLocaleLowerCase(language) : text;
}

// Dashes between dots are drawn as dashes.
const patterns = ["", "dotted", "dashed", "dashed", "dashed"];

// The styles of a run that change nothing in the layout.
function style(properties, own) {
    const lines = [];
    let paint;
    let pattern = "";
    for (const [key, name] of [["underline", "underline"], ["strikethrough", "line-through"]]) {
        let value = properties[key];
        if (value === undefined || value === false) continue;
        lines.push(name);
        // A pattern stands before the paint.
        if (Array.isArray(value) && value[0] === 100) {
            pattern = patterns[value[1]] ?? "";
            value = value[2];
        }
        if (value !== true && value !== undefined) paint = value;
    }
    const made = {};
    const line = [lines.join(" "), pattern, paint === undefined ? "" : color(paint) ?? ""];
    if (lines.length > 0) made.textDecoration = line.filter((part) => part !== "").join(" ");
    if (own.paint !== undefined) {
        Object.assign(made, textStyles(own.paint, 100, 100));
        // A run with a colour is in it also where the text around has a gradient.
        if (isColor(own.paint)) made.webkitTextFillColor = made.color;
    }
    if (properties.fontTraits & 2) made.fontVariantNumeric = "tabular-nums";
    return made;
}

// The runs of a text for the layout. Each run of the clip is a text, and pairs of a key and a value.
export function runs(properties, scale, language) {
    const list = Array.isArray(properties.runs) ? properties.runs.slice(0, limits.values) : [[properties.text ?? ""]];
    const made = list.map((run) => {
        const [text = "", ...pairs] = Array.isArray(run) ? run : [run];
        const own = {};
        for (let index = 0; index + 1 < pairs.length; index += 2) own[keyNames[pairs[index]]] = pairs[index + 1];
        const all = { ...properties, ...own };
        const result = { text: cased(String(text), all, language), font: font(all, scale), style: style(all, own) };
        if (typeof own.destination === "string") {
            result.link = own.destination;
            result.style.color ??= "var(--accent)";
        }
        const tracking = number(all.tracking, 0);
        const offset = number(all.baselineOffset, 0);
        if (tracking !== 0) result.tracking = Math.min(Math.max(tracking, -100), 100);
        if (offset !== 0) result.baselineOffset = Math.min(Math.max(offset, -1000), 1000);
        return result;
    });
    return made.length > 0 ? made : [{ text: "", font: font(properties, scale), style: {} }];
}

const truncations = [undefined, "head", "middle", "tail"];
const alignments = [undefined, "leading", "center", "trailing"];

// The parameters of a text in the layout, but for its runs.
export function textParameters(properties) {
    return {
        lineLimit: number(properties.lineLimit, undefined),
        reservedLines: Math.min(number(properties.reservedLines, 0), 200),
        truncation: truncations[properties.truncation],
        minimumScaleFactor: number(properties.minimumScaleFactor, undefined),
        lineSpacing: Math.min(Math.max(number(properties.lineSpacing, 0), 0), 1000),
        alignment: alignments[properties.textAlignment],
    };
}
