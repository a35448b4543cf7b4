// SPDX-License-Identifier: Apache-2.0

// containerRelativeFrame: a length by that of the nearest scroll view, or of the screen within its safe area.

import { aligned } from "./frames.js";
import { horizontal, vertical } from "./geometry.js";
import { modifier } from "./modifier.js";

// Parameters {axes, count, span, spacing, alignment}, or {axes, factor, alignment} for a length that a clip computes.
function lengths(node, engine) {
    const { axes = [horizontal, vertical], count = 1, span = 1, spacing = 0, factor } = node.parameters;
    const container = engine.containers.around(node, engine);
    const length = (axis, whole) => {
        if (!axes.includes(axis)) return undefined;
        if (factor !== undefined) return Math.max(whole * factor, 0);
        const each = (whole - spacing * (count - 1)) / count;
        return Math.max(each * span + spacing * (span - 1), 0);
    };
    return { width: length(horizontal, container.width), height: length(vertical, container.height) };
}

export const containerRelativeFrame = modifier({
    size(node, width, height, engine) {
        const own = lengths(node, engine);
        const size = engine.measure(node.children[0], own.width ?? width, own.height ?? height);
        return { width: own.width ?? size.width, height: own.height ?? size.height };
    },
    placement(node, size, width, height, engine) {
        const own = lengths(node, engine);
        return aligned(node.children[0], node.parameters.alignment, size, own.width ?? width, own.height ?? height, engine);
    },
});
