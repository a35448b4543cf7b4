// SPDX-License-Identifier: Apache-2.0

// ZStack, background and overlay.

import { alignmentPair, combine } from "./alignment.js";
import { horizontal, vertical } from "./geometry.js";
import { modifier } from "./modifier.js";
import { safeAreaInsets } from "./safe-area.js";
import { union, zeroSpacing } from "./spacing.js";

// The children of the highest priority decide about the size.
function deciding({ children }, engine) {
    const highest = Math.max(...children.map((child) => engine.priority(child)));
    return children.filter((child) => engine.priority(child) === highest);
}

// Where the guides of the deciding children meet, in a stack of a size that all are proposed.
function meeting(node, size, engine) {
    const [across, down] = alignmentPair(node.parameters.alignment);
    const greatest = (axis, guide) => Math.max(...deciding(node, engine)
        .map((child) => engine.guide(child, axis, guide, size.width, size.height)));
    return { across, down, x: greatest(horizontal, across), y: greatest(vertical, down) };
}

export const zstack = {
    isContainer: true,
    // A spacer has no axis here.
    size(node, width, height, engine) {
        let size = { width: 0, height: 0 };
        if (node.children.length === 0) return size;
        for (const child of deciding(node, engine)) {
            const own = engine.measure(child, width, height);
            size = { width: Math.max(size.width, own.width), height: Math.max(size.height, own.height) };
        }
        return size;
    },
    place(node, size, width, height, engine) {
        if (node.children.length === 0) return;
        const { across, down, x, y } = meeting(node, size, engine);
        for (const child of node.children) {
            engine.place(child, x - engine.guide(child, horizontal, across, size.width, size.height),
                y - engine.guide(child, vertical, down, size.width, size.height), size.width, size.height);
        }
    },
    explicitGuide(node, axis, guide, width, height, engine) {
        if (node.children.length === 0) return undefined;
        const size = engine.measure(node, width, height);
        const { across, down, x, y } = meeting(node, size, engine);
        return combine(guide, node.children.map((child) => {
            const value = engine.explicitGuide(child, axis, guide, size.width, size.height);
            if (value === undefined) return undefined;
            return value + (axis === horizontal ? x - engine.guide(child, horizontal, across, size.width, size.height)
                : y - engine.guide(child, vertical, down, size.width, size.height));
        }));
    },
    spacing: ({ children }, engine) => (children.length === 0 ? zeroSpacing : union(() => children.map((child) => engine.spacing(child)))),
};

// The first child decides about the size; the others are proposed that size. Children of a background are behind the
// first one. Parameters {alignment, ignoresSafeAreaEdges}: the edges at which a style such as a colour extends.
export const layers = modifier({
    isPositionAware: true,
    placement: (node, size, width, height) => ({ x: 0, y: 0, width, height }),
    place(node, size, width, height, engine) {
        const [primary, ...others] = node.children;
        if (primary === undefined) return;
        engine.place(primary, 0, 0, width, height);
        const { alignment, ignoresSafeAreaEdges } = node.parameters;
        if (ignoresSafeAreaEdges?.length > 0) {
            const all = safeAreaInsets(engine.globalX, engine.globalY, size, engine);
            const by = (edge) => (ignoresSafeAreaEdges.includes(edge) ? all[edge] : 0);
            for (const child of others) {
                engine.place(child, -by("leading"), -by("top"), size.width + by("leading") + by("trailing"),
                    size.height + by("top") + by("bottom"));
            }
            return;
        }
        const [across, down] = alignmentPair(alignment);
        const along = (child, axis, guide) => engine.guide(primary, axis, guide, width, height)
            - engine.guide(child, axis, guide, size.width, size.height);
        for (const child of others) {
            engine.place(child, along(child, horizontal, across), along(child, vertical, down), size.width, size.height);
        }
    },
});
