// SPDX-License-Identifier: Apache-2.0

// Windows, and what fills them: content that is in the middle of the safe area, or scrolls if it is higher.

import { vertical } from "./geometry.js";
import { inset, openViewport } from "./scroll.js";
import { zeroSpacing } from "./spacing.js";

// The root of a screen: what it shows, and what is presented above that, each in the whole safe area.
export const window = {
    isContainer: true,
    isPositionAware: true,
    size: (node, width, height) => ({ width: width ?? 0, height: height ?? 0 }),
    place(node, size, width, height, engine) {
        for (const child of node.children) engine.place(child, 0, 0, size.width, size.height);
    },
    spacing: () => zeroSpacing,
};

// Takes what it is proposed, as the content of a screen or a sheet. Views in it reach beyond the safe area. Afterwards a node
// has `content` only if that is too high and scrolls, so that nothing is out of reach.
export const scene = {
    isContainer: true,
    isPositionAware: true,
    size(node, width, height, engine) {
        const [child] = node.children;
        if (width !== null && height !== null) return { width, height };
        const content = child ? engine.measure(child, width, height) : { width: 0, height: 0 };
        return { width: width ?? content.width, height: height ?? content.height };
    },
    place(node, size, width, height, engine) {
        const insets = openViewport(node, size, engine);
        const [child] = node.children;
        node.content = undefined;
        if (!child) return;
        const content = engine.measure(child, size.width, size.height);
        const isHigher = content.height > size.height + 0.5;
        if (isHigher) node.content = inset({ width: size.width, height: content.height }, insets);
        const x = (size.width - content.width) / 2;
        const y = isHigher ? 0 : (size.height - content.height) / 2;
        if (!isHigher) node.scrollY = 0;
        engine.scrolled(node, insets, () => engine.place(child, x, y, size.width, size.height));
    },
    spacing: () => zeroSpacing,
    scrolls: [vertical],
};
