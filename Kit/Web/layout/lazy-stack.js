// SPDX-License-Identifier: Apache-2.0

// LazyVStack and LazyHStack: each child has its ideal length, and the stack takes the breadth that it is proposed.

import { combine } from "./alignment.js";
import { horizontal, orElse, vertical } from "./geometry.js";
import { defaultSpacing } from "./spacing.js";

export function lazyStack(axis) {
    const isHorizontal = axis === horizontal;
    const across = isHorizontal ? vertical : horizontal;
    const measure = isHorizontal ? (engine, child, cross) => engine.measure(child, null, cross)
        : (engine, child, cross) => engine.measure(child, cross, null);

    function arrange({ children, parameters }, cross, engine) {
        const spacing = parameters.spacing ?? defaultSpacing;
        let position = 0;
        let breadth = 0;
        const offsets = children.map((child, index) => {
            if (index > 0) position += spacing;
            const start = position;
            const size = measure(engine, child, cross);
            position += isHorizontal ? size.width : size.height;
            breadth = Math.max(breadth, isHorizontal ? size.height : size.width);
            return start;
        });
        return { length: position, breadth, offsets };
    }

    return {
        axis,
        isContainer: true,
        size(node, width, height, engine) {
            const cross = isHorizontal ? height : width;
            const { length, breadth, offsets } = arrange(node, cross, engine);
            const taken = cross === null || cross === Infinity ? breadth : cross;
            return { width: isHorizontal ? length : taken, height: isHorizontal ? taken : length, offsets };
        },
        place(node, size, width, height, engine) {
            const { alignment = "center" } = node.parameters;
            const cross = isHorizontal ? size.height : size.width;
            const { offsets } = arrange(node, cross, engine);
            node.children.forEach((child, index) => {
                const guide = isHorizontal ? engine.guide(child, across, alignment, null, cross)
                    : engine.guide(child, across, alignment, cross, null);
                const line = alignment === "leading" || alignment === "top" ? 0
                    : alignment === "trailing" || alignment === "bottom" ? cross : alignment === "center" ? cross / 2 : guide;
                const start = orElse(line - guide, 0);
                if (isHorizontal) engine.place(child, offsets[index], start, null, cross);
                else engine.place(child, start, offsets[index], cross, null);
            });
        },
        explicitGuide(node, guideAxis, guide, width, height, engine) {
            if (guideAxis !== axis) return undefined;
            const size = engine.measure(node, width, height);
            const cross = isHorizontal ? size.height : size.width;
            return combine(guide, node.children.map((child, index) => {
                const value = isHorizontal ? engine.explicitGuide(child, guideAxis, guide, null, cross)
                    : engine.explicitGuide(child, guideAxis, guide, cross, null);
                return value === undefined ? undefined : value + size.offsets[index];
            }));
        },
    };
}
