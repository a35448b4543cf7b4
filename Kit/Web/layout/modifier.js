// SPDX-License-Identifier: Apache-2.0

// What layouts of a single child have in common: such a layout says where the child is placed, and guides, spacing and
// priority come from the child.

import { horizontal } from "./geometry.js";
import { zeroSpacing } from "./spacing.js";

const empty = Object.freeze({ width: 0, height: 0 });

// placement(node, size, width, height, engine): {x, y, width, height}, the child's position and proposal. A modifier whose
// view is not there has no size.
/** @param {{ placement: Function, size?: Function, spacing?: Function, [other: string]: any }} layout */
export function modifier({ placement, size, spacing, ...layout }) {
    return {
        isModifier: true,
        size(node, width, height, engine) {
            const [child] = node.children;
            if (child === undefined) return empty;
            return size ? size(node, width, height, engine) : engine.measure(child, width, height);
        },
        place(node, own, width, height, engine) {
            if (node.children.length === 0) return;
            const at = placement(node, own, width, height, engine);
            engine.place(node.children[0], at.x, at.y, at.width, at.height);
        },
        // A child's own guide moves with the child.
        explicitGuide(node, axis, guide, width, height, engine) {
            const at = placement(node, engine.measure(node, width, height), width, height, engine);
            const value = engine.explicitGuide(node.children[0], axis, guide, at.width, at.height);
            if (value === undefined) return undefined;
            return value + (axis === horizontal ? at.x : at.y);
        },
        spacing(node, engine) {
            const [child] = node.children;
            if (child === undefined) return zeroSpacing;
            return spacing ? spacing(node, engine) : engine.spacing(child);
        },
        priority: (node, engine) => (node.children.length === 0 ? 0 : engine.priority(node.children[0])),
        ...layout,
    };
}

// A modifier that leaves the layout of its child as it is.
export const transparent = modifier({
    placement: (node, size, width, height) => ({ x: 0, y: 0, width, height }),
});

// A value that a modifier such as gridCellColumns attaches to a view, found through the modifiers around that view.
export function trait(node, name) {
    for (let inner = node; inner; inner = inner.children[0]) {
        if (inner.kind === "traits" && inner.parameters[name] !== undefined) return inner.parameters[name];
        if (!seenThrough.has(inner.kind)) return undefined;
    }
    return undefined;
}

const seenThrough = new Set(["traits", "padding", "frame", "flexibleFrame", "fixedSize", "aspectRatio", "offset", "position",
    "layoutPriority", "alignmentGuide", "background", "overlay", "box", "coordinateSpace", "geometryReport",
    "ignoresSafeArea"]);
