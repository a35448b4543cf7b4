// SPDX-License-Identifier: Apache-2.0

// How far apart views prefer to be, where a stack does not say. A view has preferences for each edge by category, such
// as "between texts". Two views are as far apart as the categories that both have ask for.

import { horizontal, roundUp } from "./geometry.js";

export const defaultSpacing = 8;

// The category that every view has something in common with: what Spacer asks for on both sides.
const any = "any";

// Preferences of views without text: nothing of their own between themselves, but next to a text what the text asks for.
const plainEdges = {
    top: { edgeBelowText: 0 }, bottom: { edgeAboveText: 0 },
    leading: { edgeAfterText: 0 }, trailing: { edgeBeforeText: 0 },
};
export const plainSpacing = Object.freeze(plainEdges);

export const zeroSpacing = Object.freeze({ top: { [any]: 0 }, bottom: { [any]: 0 }, leading: { [any]: 0 }, trailing: { [any]: 0 } });

// No gaps beside a spacer, along the axis of its stack.
export function spacerSpacing(axis) {
    if (axis === null) return zeroSpacing;
    return axis === horizontal ? { top: {}, bottom: {}, leading: { [any]: 0 }, trailing: { [any]: 0 } }
        : { top: { [any]: 0 }, bottom: { [any]: 0 }, leading: {}, trailing: {} };
}

// metrics: {ascent, descent, leading, capHeight} of the largest font. firstBaseline, lastBaseline, height: of the text
// at its ideal size.
export function textSpacing(metrics, firstBaseline, lastBaseline, height, pixel) {
    const line = metrics.ascent + metrics.descent;
    const between = roundUp(line * 0.1, pixel);
    return {
        top: { textToText: metrics, textBaseline: -firstBaseline, edgeAboveText: line + between - metrics.ascent },
        bottom: {
            textToText: metrics, textBaseline: lastBaseline - height,
            edgeBelowText: Math.max(line + between - metrics.capHeight, between + metrics.descent),
        },
        leading: {}, trailing: {},
    };
}

// The distance between two views that follow each other along an axis.
export function distance(first, second, axis, pixel) {
    const before = axis === horizontal ? first.trailing : first.bottom;
    const after = axis === horizontal ? second.leading : second.top;
    let greatest;
    for (const category in before) {
        if (category === any || !(category in after)) continue;
        const value = sum(before[category], after[category], pixel);
        if (greatest === undefined || value > greatest) greatest = value;
    }
    if (greatest !== undefined) return greatest;
    if (any in before || any in after) return Math.max(before[any] ?? -Infinity, after[any] ?? -Infinity);
    return defaultSpacing;
}

// Two numbers add up. Two texts are as far apart as the leading of the lower one's font.
function sum(before, after, pixel) {
    if (typeof before === "number" && typeof after === "number") return before + after;
    if (typeof before === "number") return before;
    if (typeof after === "number") return after;
    return roundUp(after.leading, pixel);
}

// The preferences without those of some edges, which a frame or padding has changed.
export function resetting(spacing, edges) {
    const changed = { ...spacing };
    for (const edge of edges) changed[edge] = plainEdges[edge];
    return changed;
}

// The preferences of a container: for each edge the greatest of the children that are at that edge.
// at(edge): those children's preferences.
export function union(at) {
    const whole = {};
    for (const edge of ["top", "bottom", "leading", "trailing"]) {
        const merged = {};
        for (const spacing of at(edge)) {
            const own = spacing[edge];
            for (const category in own) {
                if (!(category in merged) || isGreater(own[category], merged[category])) merged[category] = own[category];
            }
        }
        whole[edge] = merged;
    }
    return whole;
}

// The metrics of a text count as more than any number.
function isGreater(value, other) {
    if (typeof value === "number") return typeof other === "number" && value > other;
    if (typeof other === "number") return true;
    return value.ascent + value.descent + value.leading > other.ascent + other.descent + other.leading;
}
