// SPDX-License-Identifier: Apache-2.0

// The styles of a clip's elements: each StyleKey of Sources/ClipKit/ClipUI/Patches/Attribute.swift as a CSS property.

import { limits } from "./limits.js";

// Some values take the browser much longer than others. Those out of proportion become the nearest usual ones.
const bounded = (number, least, most) => Math.min(Math.max(number, least), most);

const lengths = (number) => (number < 0 ? "100%" : `${bounded(number, 0, limits.points) / 16}rem`);
const adaptiveColors = ["", "--ink", "--ink-2", "--accent", "--ground", "--panel", "--accent-soft",
    "--good", "--bad", "--warn"];

// An adaptive colour has only bits 8 to 15 set; others are red, green, blue and alpha.
function color(number) {
    if (number !== 0 && (number & ~0xFF00) === 0) return `var(${adaptiveColors[number >> 8]})`;
    return `#${(number >>> 0).toString(16).padStart(8, "0")}`;
}

function fontSize(number) {
    const sizes = [1, 2, 1.625, 1.375, 1.25, 1.0625, 1, 0.9375, 0.9375, 0.8125, 0.75, 0.6875];
    return `${number >= 100 ? bounded(number - 100, 0, 500) / 16 : sizes[number]}rem`;
}

const corner = (number) => (number < 0 ? "999px" : lengths(number));
const choice = (names) => (number) => names[number] ?? "";

function columns(number) {
    return `repeat(auto-fill, minmax(min(${lengths(Math.max(number, limits.columnPoints))}, 100%), 1fr))`;
}

// By StyleKey: a CSS property, or a data attribute for the style sheet, and a function for its value.
const styles = {
    1: ["font-size", fontSize],
    2: ["font-weight", String],
    3: ["color", color],
    4: ["background-color", color],
    5: ["--accent", color],
    6: ["padding-block-start", lengths],
    7: ["padding-inline-end", lengths],
    8: ["padding-block-end", lengths],
    9: ["padding-inline-start", lengths],
    10: ["margin-block-start", lengths],
    11: ["margin-inline-end", lengths],
    12: ["margin-block-end", lengths],
    13: ["margin-inline-start", lengths],
    14: ["width", lengths],
    15: ["height", lengths],
    16: ["min-width", lengths],
    17: ["max-width", (number) => (number < 0 ? "" : lengths(number))],
    18: ["max-height", (number) => (number < 0 ? "" : lengths(number))],
    19: ["border-radius", corner],
    20: ["data-shadow", String],
    21: ["opacity", (number) => String(number / 100)],
    22: ["gap", lengths],
    23: ["align-items", choice(["", "flex-start", "center", "flex-end", "baseline"])],
    24: ["data-align", String],
    25: ["text-align", choice(["", "start", "center", "end"])],
    26: ["-webkit-line-clamp", String],
    27: ["data-fit", choice(["", "contain", "cover"])],
    28: ["grid-template-columns", columns],
    29: ["grid-template-columns", (number) => `repeat(${bounded(number, 1, limits.columns)}, 1fr)`],
    30: ["data-axis", String],
    31: ["data-button", choice(["automatic", "bordered", "prominent", "plain", "borderless"])],
    32: ["data-size", choice(["", "small", "regular", "large"])],
    33: ["visibility", () => "hidden"],
};

// Sets the style with a key; -0x80000000 removes it. Unknown keys have no effect.
export function style(element, key, number) {
    const entry = styles[key];
    if (!entry) return;
    const [name, write] = entry;
    const value = number === -0x80000000 ? undefined : write(number);
    // All available width, or up to a limit: the style sheet has different rules for rows and columns.
    if (name === "max-width") {
        set(element, "data-max-width", value === undefined ? undefined : value === "" ? "fill" : "bounded");
    }
    if (name.startsWith("data-")) set(element, name, value);
    else if (value === undefined || value === "") element.style.removeProperty(name);
    else element.style.setProperty(name, value);
}

// Sets or removes an attribute.
export function set(element, name, value) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
}
