// SPDX-License-Identifier: Apache-2.0

// ScrollView. Parameters {axes: ["vertical"]}. It takes what it is proposed along its axes, and its content's size across.
// Its content is proposed nothing along the axes. A node has afterwards `content`, its size with insets, and `viewport`,
// the rectangle that shows it: it extends into safe areas, by which the content is inset.

import { horizontal, vertical } from "./geometry.js";
import { safeAreaInsets } from "./safe-area.js";
import { zeroSpacing } from "./spacing.js";

const axesOf = ({ parameters }) => parameters.axes ?? [vertical];

// Extends what shows the content of a node into the safe areas around it. Returns their insets.
export function openViewport(node, size, engine) {
    engine.containers.propose(node, size.width, size.height);
    const insets = safeAreaInsets(engine.globalX, engine.globalY, size, engine);
    node.viewport = { x: -insets.leading, y: -insets.top, ...inset(size, insets) };
    node.contentInsets = insets;
    return insets;
}

// A size with insets around it.
export const inset = ({ width, height }, { top, leading, bottom, trailing }) => ({
    width: width + leading + trailing, height: height + top + bottom,
});

export const scrollView = {
    scrolls: [vertical],
    isContainer: true,
    isPositionAware: true,
    size(node, width, height, engine) {
        engine.containers.propose(node, width, height);
        const [child] = node.children;
        if (!child) return { width: width ?? 0, height: height ?? 0 };
        const axes = axesOf(node);
        const scrollsAcross = axes.includes(horizontal);
        const scrollsDown = axes.includes(vertical);
        const content = engine.measure(child, scrollsAcross ? null : width, scrollsDown ? null : height);
        return {
            width: scrollsAcross ? width ?? content.width : content.width,
            height: scrollsDown ? height ?? content.height : content.height,
        };
    },
    place(node, size, width, height, engine) {
        const [child] = node.children;
        const axes = axesOf(node);
        const across = axes.includes(horizontal) ? null : width ?? size.width;
        const down = axes.includes(vertical) ? null : height ?? size.height;
        const insets = openViewport(node, size, engine);
        if (!child) return;
        node.content = inset(engine.measure(child, across, down), insets);
        engine.scrolled(node, insets, () => engine.place(child, 0, 0, across, down));
    },
    spacing: () => zeroSpacing,
};
