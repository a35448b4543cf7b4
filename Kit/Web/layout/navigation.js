// SPDX-License-Identifier: Apache-2.0

// Navigation: what is shown of it, and bars, which are a safe area for what they cover.

import { region, safeAreaInsets } from "./safe-area.js";
import { zeroSpacing } from "./spacing.js";

export const filling = (node, width, height) => ({ width: width ?? 0, height: height ?? 0 });

// Shows the last child alone.
export const navigation = {
    isContainer: true,
    size: filling,
    place(node, size, width, height, engine) {
        node.children.forEach((child, index) => {
            if (index === node.children.length - 1) engine.place(child, 0, 0, size.width, size.height);
            else engine.hide(child);
        });
    },
    spacing: () => zeroSpacing,
};

// Parameters {isBarHidden}. Children, all of which have to be there: the bar, the content, the bar at the
// bottom, which has no height if it is empty.
export const screen = {
    isContainer: true,
    isPositionAware: true,
    size: filling,
    place(node, size, width, height, engine) {
        const [bar, content, bottomBar] = node.children;
        if (!bottomBar) return;
        const isHidden = node.parameters.isBarHidden === true;
        const top = isHidden ? 0 : engine.measure(bar, size.width, null).height;
        const bottom = engine.measure(bottomBar, size.width, null).height;
        if (isHidden) engine.hide(bar);
        else engine.place(bar, 0, 0, size.width, null);
        if (bottom === 0) engine.hide(bottomBar);
        else engine.place(bottomBar, 0, size.height - bottom, size.width, null);
        placeBetween(content, size, top, bottom, engine);
    },
    spacing: () => zeroSpacing,
};

// Places what bars leave; it can reach beneath them.
export function placeBetween(content, size, top, bottom, engine) {
    const insets = { top, leading: 0, bottom, trailing: 0 };
    engine.within([region(engine.globalX, engine.globalY, size, insets), ...engine.regions], () => {
        engine.place(content, 0, top, size.width, Math.max(size.height - top - bottom, 0));
    });
}

// Extends what is drawn of a bar to the edges of the screen.
export function reach(node, size, engine) {
    const { top, leading, bottom, trailing } = safeAreaInsets(engine.globalX, engine.globalY, size, engine);
    node.viewport = {
        x: -leading, y: -top, width: size.width + leading + trailing, height: size.height + top + bottom,
    };
}

const margin = 16;
const between = 8;

// A bar with items at both ends and a title in the middle. Parameters {height}; of children {place}: "leading", "trailing",
// "center", or "below": a large title beneath the rest.
export const bar = {
    isContainer: true,
    isPositionAware: true,
    size(node, width, height, engine) {
        const large = below(node);
        const own = node.children.length === 0 ? 0 : node.parameters.height ?? 44;
        return { width: width ?? 0, height: own + (large ? largeHeight(large, width, engine) : 0) };
    },
    place(node, size, width, height, engine) {
        reach(node, size, engine);
        const row = node.parameters.height ?? 44;
        const large = below(node);
        let left = margin;
        let right = size.width - margin;
        const put = (child, x, available) => {
            const item = engine.measure(child, Math.max(available, 0), row);
            engine.place(child, x(item), (row - item.height) / 2, Math.max(available, 0), row);
            return item.width;
        };
        for (const child of of(node, "leading")) left += put(child, () => left, right - left) + between;
        for (const child of of(node, "trailing").reverse()) right -= put(child, (item) => right - item.width, right - left) + between;
        // The title is in the middle of the bar if there is room, else in the middle of what is left.
        for (const child of of(node, "center")) {
            const available = Math.max(right - left, 0);
            const { width: length } = engine.measure(child, available, row);
            const middle = (size.width - length) / 2;
            put(child, () => Math.max(left, Math.min(middle, right - length)), available);
        }
        if (large) {
            const item = engine.measure(large, size.width - 2 * margin, null);
            engine.place(large, margin, row + 3, size.width - 2 * margin, null);
            node.largeTitle = item.height;
        }
    },
    spacing: () => zeroSpacing,
};

const of = (node, place) => node.children.filter((child) => child.parameters.place === place);
const below = (node) => of(node, "below").at(0);
const largeHeight = (large, width, engine) => engine.measure(large, Math.max((width ?? 0) - 2 * margin, 0), null).height + 3 + 8;

// The bar at the bottom: its items are spread over the width. It has no height without items.
export const bottomBar = {
    isContainer: true,
    isPositionAware: true,
    size: (node, width) => ({ width: width ?? 0, height: node.children.length === 0 ? 0 : node.parameters.height ?? 44 }),
    place(node, size, width, height, engine) {
        reach(node, size, engine);
        const { children } = node;
        const sizes = children.map((child) => engine.measure(child, null, size.height));
        const used = sizes.reduce((sum, item) => sum + item.width, 0);
        const free = Math.max(size.width - 2 * margin - used, 0);
        const gap = children.length > 1 ? free / (children.length - 1) : 0;
        let x = margin + (children.length === 1 ? free / 2 : 0);
        children.forEach((child, index) => {
            engine.place(child, x, (size.height - sizes[index].height) / 2, null, size.height);
            x += sizes[index].width + gap;
        });
    },
    spacing: () => zeroSpacing,
};
