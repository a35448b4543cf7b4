// SPDX-License-Identifier: Apache-2.0

// ViewThatFits, GeometryReader, and what else reports geometry.

import { horizontal, unspecifiedLength, vertical } from "./geometry.js";
import { modifier } from "./modifier.js";
import { safeAreaInsets } from "./safe-area.js";

// The first child of which the ideal size fits in the proposal along the axes; otherwise the last. Parameters {axes}.
function chosen(node, width, height, engine) {
    const { axes = [horizontal, vertical] } = node.parameters;
    const isWide = axes.includes(horizontal);
    const isHigh = axes.includes(vertical);
    const fits = (child) => {
        const ideal = engine.measure(child, isWide ? null : width, isHigh ? null : height);
        return (!isWide || width === null || ideal.width <= width + 1e-6)
            && (!isHigh || height === null || ideal.height <= height + 1e-6);
    };
    return node.children.find(fits) ?? node.children.at(-1);
}

export const viewThatFits = {
    isContainer: true,
    size(node, width, height, engine) {
        const child = chosen(node, width, height, engine);
        return child ? engine.measure(child, width, height) : { width: 0, height: 0 };
    },
    place(node, size, width, height, engine) {
        const shown = chosen(node, width, height, engine);
        for (const child of node.children) {
            if (child === shown) engine.place(child, 0, 0, width, height);
            else engine.hide(child);
        }
    },
    explicitGuide(node, axis, guide, width, height, engine) {
        const child = chosen(node, width, height, engine);
        return child && engine.explicitGuide(child, axis, guide, width, height);
    },
    spacing: (node, engine) => (node.children.length === 0 ? undefined : engine.spacing(node.children[0])),
};

// Takes what it is proposed, and places its children at the top leading corner. A clip computes the children with the
// size and the frames that the engine reports.
export const geometryReader = {
    isContainer: true,
    isPositionAware: true,
    size: (node, width, height) => ({ width: width ?? unspecifiedLength, height: height ?? unspecifiedLength }),
    place(node, size, width, height, engine) {
        for (const child of node.children) engine.place(child, 0, 0, size.width, size.height);
        engine.reportGeometry(node, geometryOf(node, size, engine));
    },
};

// A view of which a clip wants to know the geometry, as by onGeometryChange and anchors.
export const geometryReport = modifier({
    isPositionAware: true,
    placement: (node, size, width, height) => ({ x: 0, y: 0, width, height }),
    place(node, size, width, height, engine) {
        for (const child of node.children) engine.place(child, 0, 0, width, height);
        engine.reportGeometry(node, geometryOf(node, size, engine));
    },
});

// The geometry of a node: {size, safeAreaInsets, frames}; frames by coordinate space, "global" and those with a name
// around the node.
function geometryOf(node, size, engine) {
    const frames = { global: { x: engine.globalX, y: engine.globalY, width: size.width, height: size.height } };
    let x = 0;
    let y = 0;
    for (let inner = node; inner.parent; inner = inner.parent) {
        x += inner.x;
        y += inner.y;
        const outer = inner.parent;
        if (outer.kind === "coordinateSpace") frames[outer.parameters.name] ??= { x, y, width: size.width, height: size.height };
    }
    return {
        size: { width: size.width, height: size.height },
        safeAreaInsets: safeAreaInsets(engine.globalX, engine.globalY, size, engine), frames,
    };
}
