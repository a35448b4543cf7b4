// SPDX-License-Identifier: Apache-2.0

// Views without children: shapes, spacers, dividers, images.

import { horizontal, unspecifiedLength, vertical } from "./geometry.js";
import { defaultSpacing, plainSpacing, spacerSpacing } from "./spacing.js";

const isTextBaseline = (guide) => guide === "firstTextBaseline" || guide === "lastTextBaseline";

// A shape, a colour or a gradient takes what it is proposed.
export const shape = {
    isLeaf: true,
    size: (node, width, height) => ({ width: width ?? unspecifiedLength, height: height ?? unspecifiedLength }),
};

// A circle takes the shorter of the two lengths for both.
export const circle = {
    isLeaf: true,
    size(node, width, height) {
        const length = Math.min(width ?? unspecifiedLength, height ?? unspecifiedLength);
        return { width: length, height: length };
    },
};

// A control of the page. Parameters {width, height, minWidth, minHeight, flexible, baseline}: its size, the axes along
// which it takes what it is proposed, and what it keeps there at least.
export const control = {
    isLeaf: true,
    size({ parameters: { width: ownWidth = 0, height: ownHeight = 0, minWidth = 0, minHeight = 0, flexible = [] } }, width, height) {
        const isWide = flexible.includes(horizontal) && width !== null;
        const isHigh = flexible.includes(vertical) && height !== null;
        return { width: isWide ? Math.max(width, minWidth) : ownWidth, height: isHigh ? Math.max(height, minHeight) : ownHeight };
    },
    explicitGuide: ({ parameters: { baseline } }, axis, guide) => (isTextBaseline(guide) ? baseline : undefined),
};

export const emptyView = {
    isLeaf: true,
    size: () => ({ width: 0, height: 0 }),
};

// Takes what it is proposed along the axis of its stack. It comes after everything else in the stack.
export const spacer = {
    isLeaf: true,
    size(node, width, height, engine) {
        const axis = engine.stackAxis(node);
        const least = node.parameters.minLength ?? defaultSpacing;
        return {
            width: axis === vertical ? 0 : Math.max(width ?? -Infinity, least),
            height: axis === horizontal ? 0 : Math.max(height ?? -Infinity, least),
        };
    },
    spacing: (node, engine) => spacerSpacing(engine.stackAxis(node)),
    priority: () => -Infinity,
};

// A line of one pixel across its stack.
export const divider = {
    isLeaf: true,
    size(node, width, height, engine) {
        if (engine.stackAxis(node) === horizontal) return { width: engine.pixel, height: height ?? unspecifiedLength };
        return { width: width ?? unspecifiedLength, height: engine.pixel };
    },
};

// Parameters {name or width and height, resizable, capInsets, baseline}. An image that is not resizable keeps its natural size; a
// resizable one takes what it is proposed. A symbol has a baseline, from its top.
export const image = {
    isLeaf: true,
    known(node, width, height, engine) {
        return node.parameters.resizable || (width === null && height === null) ? undefined : engine.measure(node, null, null);
    },
    size(node, width, height, engine) {
        const natural = naturalSize(node, engine);
        const { resizable, capInsets } = node.parameters;
        if (!resizable) return natural;
        const caps = { top: 0, leading: 0, bottom: 0, trailing: 0, ...capInsets };
        return {
            width: width === null ? natural.width : Math.max(width, caps.leading + caps.trailing),
            height: height === null ? natural.height : Math.max(height, caps.top + caps.bottom),
        };
    },
    explicitGuide({ parameters: { baseline, resizable } }, axis, guide) {
        return isTextBaseline(guide) && !resizable ? baseline : undefined;
    },
    // A symbol keeps the distances of a text.
    spacing(node, engine) {
        const { baseline, resizable } = node.parameters;
        if (baseline === undefined || resizable) return plainSpacing;
        const { height } = naturalSize(node, engine);
        const below = height - baseline;
        return {
            top: { textToText: 0, edgeAboveText: below, textBaseline: -baseline },
            bottom: { textToText: 0, edgeBelowText: below + 1, textBaseline: -below },
            leading: plainSpacing.leading, trailing: plainSpacing.trailing,
        };
    },
};

function naturalSize({ parameters: { width, height, name } }, engine) {
    if (width !== undefined) return { width, height };
    return engine.images?.naturalSize(name) ?? { width: 0, height: 0 };
}
