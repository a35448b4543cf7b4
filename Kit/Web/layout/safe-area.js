// SPDX-License-Identifier: Apache-2.0

// Safe areas. A region is a rectangle with insets on the screen: {kind, inner, outer}, each {left, top, right, bottom}. A
// view extends into it at an edge where it reaches from the inside to the inner edge.

import { noInsets } from "./geometry.js";

// The regions of a screen, the innermost first.
export function rootRegions(width, height, safeArea, keyboard) {
    const outer = { left: 0, top: 0, right: width, bottom: height };
    const inner = {
        left: safeArea.leading, top: safeArea.top, right: width - safeArea.trailing, bottom: height - safeArea.bottom,
    };
    const regions = [{ kind: "container", inner, outer }];
    if (keyboard > safeArea.bottom) {
        regions.unshift({ kind: "keyboard", inner: { ...outer, bottom: height - keyboard }, outer });
    }
    return regions;
}

// A region inside a view, which has its insets itself.
export function region(x, y, size, insets) {
    const outer = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    return { kind: "container", inner: shrunk(outer, insets), outer };
}

function shrunk(rectangle, insets) {
    return {
        left: rectangle.left + insets.leading, top: rectangle.top + insets.top,
        right: rectangle.right - insets.trailing, bottom: rectangle.bottom - insets.bottom,
    };
}

// How far a view at a position extends into regions. kinds: those that count; undefined means all.
export function safeAreaInsets(x, y, size, { regions, pixel }, kinds) {
    if (regions.length === 0) return noInsets;
    // A view that is placed to the pixel is at the edge.
    const near = pixel / 2 + 0.001;
    let left = x;
    let top = y;
    let right = x + size.width;
    let bottom = y + size.height;
    for (const { kind, inner, outer } of regions) {
        if (kinds && !kinds.includes(kind)) continue;
        if (top - near < inner.top && outer.top < top + near) top = outer.top;
        if (inner.bottom < bottom + near && bottom - near < outer.bottom) bottom = outer.bottom;
        if (left - near < inner.left && outer.left < left + near) left = outer.left;
        if (inner.right < right + near && right - near < outer.right) right = outer.right;
    }
    return { top: y - top, leading: x - left, bottom: bottom - (y + size.height), trailing: right - (x + size.width) };
}

export function areSame(regions, others) {
    return regions === others || (regions.length === others.length && regions.every((one, index) => {
        const other = others[index];
        return one.kind === other.kind && isEqual(one.inner, other.inner) && isEqual(one.outer, other.outer);
    }));
}

const isEqual = (one, other) => one.left === other.left && one.top === other.top
    && one.right === other.right && one.bottom === other.bottom;
