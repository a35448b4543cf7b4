// SPDX-License-Identifier: Apache-2.0

// ignoresSafeArea, safeAreaInset, safeAreaPadding.

import { horizontal, inset, insetsOf, noInsets, orElse, vertical } from "./geometry.js";
import { modifier } from "./modifier.js";
import { region, safeAreaInsets } from "./safe-area.js";
import { distance, zeroSpacing } from "./spacing.js";

// The size does not change: the child is placed beyond the edges, in what the safe area leaves out. Parameters {regions,
// edges}.
export const ignoresSafeArea = modifier({
    isPositionAware: true,
    placement({ parameters: { regions, edges } }, size, width, height, engine) {
        const insets = insetsOf(edges, safeAreaInsets(engine.globalX, engine.globalY, size, engine, regions));
        return {
            x: -insets.leading, y: -insets.top,
            width: width === null ? null : width + insets.leading + insets.trailing,
            height: height === null ? null : height + insets.top + insets.bottom,
        };
    },
    // Where the child is placed is not known before, so its guides are as without safe areas.
    explicitGuide: (node, axis, guide, width, height, engine) => engine.explicitGuide(node.children[0], axis, guide, width, height),
});

// The second child is placed at an edge, the first one in the rest, for which that edge is a safe area. Parameters {edge,
// alignment, spacing}.
function arrange(node, width, height, engine) {
    const [primary, secondary] = node.children;
    const { edge = "bottom" } = node.parameters;
    const isHorizontal = edge === "leading" || edge === "trailing";
    const spacing = node.parameters.spacing
        ?? distance(engine.spacing(primary), engine.spacing(secondary), isHorizontal ? horizontal : vertical, engine.pixel);
    const measure = (child, main) => (isHorizontal ? engine.measure(child, main, height) : engine.measure(child, width, main));
    const along = (size) => (isHorizontal ? size.width : size.height);
    const main = isHorizontal ? width : height;
    let offered = null;
    let rest = null;
    if (main !== null) {
        const free = Math.max(main - spacing, 0);
        // The first child keeps its least length.
        offered = Math.max(orElse(free - along(measure(primary, 0)), 0), 0);
        rest = Math.max(orElse(main - along(measure(secondary, offered)), main) - spacing, 0);
    }
    const bar = measure(secondary, offered);
    return { isHorizontal, edge, spacing, offered, rest, bar, content: measure(primary, rest), inset: along(bar) + spacing };
}

export const safeAreaInset = modifier({
    isPositionAware: true,
    isContainer: true,
    size(node, width, height, engine) {
        if (node.children.length < 2) return engine.measure(node.children[0], width, height);
        const { isHorizontal, bar, content, spacing } = arrange(node, width, height, engine);
        if (isHorizontal) return { width: bar.width + spacing + content.width, height: Math.max(bar.height, content.height) };
        return { width: Math.max(bar.width, content.width), height: bar.height + spacing + content.height };
    },
    placement: (node, size, width, height) => ({ x: 0, y: 0, width, height }),
    place(node, size, width, height, engine) {
        const [primary, secondary] = node.children;
        if (secondary === undefined) {
            if (primary) engine.place(primary, 0, 0, width, height);
            return;
        }
        const isAcross = ["leading", "trailing"].includes(node.parameters.edge);
        const cross = isAcross ? height ?? size.height : width ?? size.width;
        const arranged = isAcross ? arrange(node, width, cross, engine) : arrange(node, cross, height, engine);
        const { isHorizontal, edge, rest, offered, bar, content } = arranged;
        const isAtStart = edge === "leading" || edge === "top";
        const guideAxis = isHorizontal ? vertical : horizontal;
        const { alignment = "center" } = node.parameters;
        const proposal = (main) => (isHorizontal ? [main, cross] : [cross, main]);
        const middle = isHorizontal ? (size.height - content.height) / 2 : (size.width - content.width) / 2;
        const lineOfPrimary = engine.guide(primary, guideAxis, alignment, ...proposal(rest));
        const barCross = middle + lineOfPrimary - engine.guide(secondary, guideAxis, alignment, ...proposal(offered));
        const contentMain = isAtStart ? (isHorizontal ? size.width - content.width : size.height - content.height) : 0;
        const barMain = isAtStart ? 0 : (isHorizontal ? size.width - bar.width : size.height - bar.height);
        const insets = { top: 0, leading: 0, bottom: 0, trailing: 0, [edge]: arranged.inset };
        engine.within([region(engine.globalX, engine.globalY, size, insets), ...engine.regions], () => {
            engine.place(primary, ...(isHorizontal ? [contentMain, middle] : [middle, contentMain]), ...proposal(rest));
        });
        engine.place(secondary, ...(isHorizontal ? [barMain, barCross] : [barCross, barMain]), ...proposal(offered));
    },
    explicitGuide: undefined,
    spacing: () => zeroSpacing,
});

// Padding that is a safe area for what it pads. Parameters as for padding.
function paddingInsets({ parameters: { edges, length, insets } }, engine) {
    const every = length ?? engine.defaultPadding;
    return insetsOf(edges, { ...noInsets, ...(insets ?? { top: every, leading: every, bottom: every, trailing: every }) });
}

function insetPlacement(node, size, width, height, engine) {
    const { top, leading, bottom, trailing } = paddingInsets(node, engine);
    return { x: leading, y: top, width: inset(width, leading + trailing), height: inset(height, top + bottom) };
}

export const safeAreaPadding = modifier({
    isPositionAware: true,
    size(node, width, height, engine) {
        const { top, leading, bottom, trailing } = paddingInsets(node, engine);
        const size = engine.measure(node.children[0], inset(width, leading + trailing), inset(height, top + bottom));
        return { width: size.width + leading + trailing, height: size.height + top + bottom };
    },
    placement: insetPlacement,
    place(node, size, width, height, engine) {
        if (node.children.length === 0) return;
        const at = insetPlacement(node, size, width, height, engine);
        const own = region(engine.globalX, engine.globalY, size, paddingInsets(node, engine));
        engine.within([own, ...engine.regions], () => engine.place(node.children[0], at.x, at.y, at.width, at.height));
    },
});
