// SPDX-License-Identifier: Apache-2.0

// Tabs: one of them is shown, and the bar.

import { filling, placeBetween, reach } from "./navigation.js";
import { zeroSpacing } from "./spacing.js";

// Parameters {selection, hasBar}. Children: the bar, then the tabs, of which one is shown.
export const tabs = {
    isContainer: true,
    isPositionAware: true,
    size: filling,
    place(node, size, width, height, engine) {
        const [bar, ...pages] = node.children;
        if (!bar) return;
        const bottom = engine.measure(bar, size.width, null).height;
        pages.forEach((page, index) => {
            if (index === node.parameters.selection) placeBetween(page, size, 0, bottom, engine);
            else engine.hide(page);
        });
        engine.place(bar, 0, size.height - bottom, size.width, null);
    },
    spacing: () => zeroSpacing,
};

// The bar of tabs: an element that fills the width. Parameters {height}.
export const tabBar = {
    isLeaf: true,
    isPositionAware: true,
    size: (node, width) => ({ width: width ?? 0, height: node.parameters.height ?? 49 }),
    place: (node, size, width, height, engine) => reach(node, size, engine),
    spacing: () => zeroSpacing,
};
