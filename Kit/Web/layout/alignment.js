// SPDX-License-Identifier: Apache-2.0

// Alignment guides. A guide is an axis and an identifier: one of SwiftUI's, or that of a clip's own AlignmentID.

import { horizontal } from "./geometry.js";

// A view has these by its size alone. Containers do not pass on a child's own value of them, modifiers do.
const ofFrame = new Set(["leading", "center", "trailing", "top", "bottom"]);
const ofText = new Set(["firstTextBaseline", "lastTextBaseline"]);

export const isOfFrame = (guide) => ofFrame.has(guide);

// "topLeading" and the like, as [horizontal guide, vertical guide]. Alignments of other guides are such pairs already.
export function alignmentPair(alignment = "center") {
    return Array.isArray(alignment) ? alignment : pairs[alignment] ?? pairs.center;
}

const pairs = {
    center: ["center", "center"], leading: ["leading", "center"], trailing: ["trailing", "center"],
    top: ["center", "top"], bottom: ["center", "bottom"],
    topLeading: ["leading", "top"], topTrailing: ["trailing", "top"],
    bottomLeading: ["leading", "bottom"], bottomTrailing: ["trailing", "bottom"],
    centerFirstTextBaseline: ["center", "firstTextBaseline"], centerLastTextBaseline: ["center", "lastTextBaseline"],
    leadingFirstTextBaseline: ["leading", "firstTextBaseline"], leadingLastTextBaseline: ["leading", "lastTextBaseline"],
    trailingFirstTextBaseline: ["trailing", "firstTextBaseline"], trailingLastTextBaseline: ["trailing", "lastTextBaseline"],
};

// The value of a guide that nothing sets explicitly. own: the formulas of a clip's own guides by identifier.
export function defaultGuide(axis, guide, width, height, own) {
    const length = axis === horizontal ? width : height;
    switch (guide) {
    case "leading": case "top": return 0;
    case "center": return length / 2;
    case "trailing": case "bottom": return length;
    // A view without text aligns by its bottom.
    case "firstTextBaseline": case "lastTextBaseline": return height;
    default: return evaluate(own[guide] ?? "center", width, height, (other) => defaultGuide(axisOf(other, axis), other, width, height, own));
    }
}

// A formula: a number, the name of another guide, or {constant, width, height, leading, …} with the factors of a sum.
export function evaluate(formula, width, height, guide) {
    if (typeof formula === "number") return formula;
    if (typeof formula === "string") return guide(formula);
    let sum = 0;
    for (const [name, factor] of Object.entries(formula)) {
        if (name === "constant") sum += factor;
        else if (name === "width") sum += factor * width;
        else if (name === "height") sum += factor * height;
        else sum += factor * guide(name);
    }
    return sum;
}

// The axis of a guide in a formula; center and a clip's own are of the axis that the formula is for.
export function axisOf(guide, axis) {
    if (guide === "leading" || guide === "trailing") return horizontal;
    return guide === "center" || !(ofFrame.has(guide) || ofText.has(guide)) ? axis : "vertical";
}

// What a container has as explicit value, given those of its children in its coordinates.
export function combine(guide, values) {
    const set = values.filter((value) => value !== undefined);
    if (set.length === 0 || ofFrame.has(guide)) return undefined;
    if (guide === "firstTextBaseline") return Math.min(...set);
    if (guide === "lastTextBaseline") return Math.max(...set);
    return set.reduce((sum, value) => sum + value, 0) / set.length;
}
