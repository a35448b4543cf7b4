// SPDX-License-Identifier: Apache-2.0

// Buttons.

import { modifier } from "./modifier.js";

const shrunk = (length, amount) => (length === null ? null : Math.max(length - amount, 0));

// Insets around a label. Parameters {insets: [top, leading, bottom, trailing], minWidth, minHeight, fills, isLeading}: one that
// fills takes what it is proposed, with its label in the middle, or at the leading edge.
function sized(node, width, height, engine) {
    const { insets: [top, leading, bottom, trailing] = [0, 0, 0, 0], minWidth = 0, minHeight = 0, fills } = node.parameters;
    const label = engine.measure(node.children[0], shrunk(width, leading + trailing), shrunk(height, top + bottom));
    const size = { width: Math.max(label.width + leading + trailing, minWidth), height: Math.max(label.height + top + bottom, minHeight) };
    if (fills && width !== null && width !== Infinity) size.width = width;
    if (fills && height !== null && height !== Infinity) size.height = Math.max(size.height, height);
    return { size, label };
}

export const buttonBox = modifier({
    size: (node, width, height, engine) => sized(node, width, height, engine).size,
    placement(node, size, width, height, engine) {
        const { insets: [top, leading, bottom, trailing] = [0, 0, 0, 0] } = node.parameters;
        const { label } = sized(node, width, height, engine);
        return {
            x: leading + (node.parameters.isLeading ? 0 : (size.width - leading - trailing - label.width) / 2), y: top + (size.height - top - bottom - label.height) / 2,
            width: shrunk(width, leading + trailing), height: shrunk(height, top + bottom),
        };
    },
});
