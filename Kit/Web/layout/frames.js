// SPDX-License-Identifier: Apache-2.0

// frame in its two forms, padding, fixedSize, aspectRatio.

import { alignmentPair, defaultGuide } from "./alignment.js";
import { clamp, horizontal, inset, insetsOf, vertical } from "./geometry.js";
import { modifier } from "./modifier.js";
import { resetting } from "./spacing.js";

// The position of a child that takes a proposal, aligned in a size.
export function aligned(child, alignment, size, width, height, engine) {
    const [across, down] = alignmentPair(alignment);
    const position = (axis, guide) => defaultGuide(axis, guide, size.width, size.height, engine.guides)
        - engine.guide(child, axis, guide, width, height);
    return { x: position(horizontal, across), y: position(vertical, down), width, height };
}

// The edges of which a fixed length changes the preferred spacing. A spacer keeps none in any frame.
function frameSpacing(node, engine, isWide, isHigh) {
    const spacing = engine.spacing(node.children[0]);
    if (engine.priority(node.children[0]) === -Infinity) return spacing;
    return resetting(spacing, [...(isHigh ? ["top", "bottom"] : []), ...(isWide ? ["leading", "trailing"] : [])]);
}

// A negative or infinite length counts as none.
const fixed = (length) => (length >= 0 && Number.isFinite(length) ? length : undefined);

// frame(width:height:alignment:)
export const frame = modifier({
    size(node, width, height, engine) {
        const ownWidth = fixed(node.parameters.width);
        const ownHeight = fixed(node.parameters.height);
        if (ownWidth !== undefined && ownHeight !== undefined) return { width: ownWidth, height: ownHeight };
        const size = engine.measure(node.children[0], ownWidth ?? width, ownHeight ?? height);
        return { width: ownWidth ?? size.width, height: ownHeight ?? size.height };
    },
    placement(node, size, width, height, engine) {
        const { alignment } = node.parameters;
        return aligned(node.children[0], alignment, size, fixed(node.parameters.width) ?? width,
            fixed(node.parameters.height) ?? height, engine);
    },
    spacing: (node, engine) => frameSpacing(node, engine, fixed(node.parameters.width) !== undefined,
        fixed(node.parameters.height) !== undefined),
});

// The bounds of a flexible frame in one direction, in order even if they contradict each other.
function bounds({ parameters }, direction) {
    const or = (value) => value ?? undefined;
    const least = parameters[`min${direction}`] === undefined ? undefined : Math.max(or(parameters[`min${direction}`]), 0);
    const ideal = parameters[`ideal${direction}`] === undefined ? undefined : Math.max(least ?? 0, parameters[`ideal${direction}`]);
    const most = parameters[`max${direction}`] === undefined ? undefined : Math.max(ideal ?? 0, parameters[`max${direction}`]);
    return { least, ideal, most };
}

// What the child of a flexible frame is proposed.
function inner({ least, ideal, most }, proposal) {
    const length = proposal ?? ideal;
    return length === undefined ? null : clamp(length, least ?? -Infinity, most ?? Infinity);
}

// A frame with a least and a greatest length takes what it is proposed between them, without asking its child.
function unconditional({ least, ideal, most }, proposal) {
    if (proposal === null) return ideal;
    return least !== undefined && most !== undefined && least <= most ? clamp(proposal, least, most) : undefined;
}

function conditional({ least, most }, proposed, length) {
    if (least !== undefined && most !== undefined && least <= most) return clamp(length, least, most);
    if (least !== undefined && most === undefined) return Math.max(Math.min(proposed ?? Infinity, length), least);
    if (least === undefined && most !== undefined) return Math.min(Math.max(proposed ?? -Infinity, length), most);
    return length;
}

// The child is proposed the frame's size, or none where the frame took the child's.
function placed({ least, ideal, most }, length, proposal) {
    if (ideal === undefined && proposal === null && (least ?? -Infinity) < length && length < (most ?? Infinity)) return null;
    return length;
}

// frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
export const flexibleFrame = modifier({
    size(node, width, height, engine) {
        const across = bounds(node, "Width");
        const down = bounds(node, "Height");
        const ownWidth = unconditional(across, width);
        const ownHeight = unconditional(down, height);
        if (ownWidth !== undefined && ownHeight !== undefined) return { width: ownWidth, height: ownHeight };
        const innerWidth = inner(across, width);
        const innerHeight = inner(down, height);
        const size = engine.measure(node.children[0], innerWidth, innerHeight);
        return {
            width: ownWidth ?? conditional(across, innerWidth, size.width),
            height: ownHeight ?? conditional(down, innerHeight, size.height),
        };
    },
    placement(node, size, width, height, engine) {
        return aligned(node.children[0], node.parameters.alignment, size, placed(bounds(node, "Width"), size.width, width),
            placed(bounds(node, "Height"), size.height, height), engine);
    },
    spacing(node, engine) {
        const has = (direction) => Object.values(bounds(node, direction)).some((bound) => bound !== undefined);
        return frameSpacing(node, engine, has("Width"), has("Height"));
    },
});

// The insets of padding: parameters {edges, length} or {insets}.
function paddingOf({ parameters: { edges, length, insets } }, engine) {
    if (insets) return insetsOf(edges, { top: 0, leading: 0, bottom: 0, trailing: 0, ...insets });
    const every = length ?? engine.defaultPadding;
    return insetsOf(edges, { top: every, leading: every, bottom: every, trailing: every });
}

export const padding = modifier({
    size(node, width, height, engine) {
        const { top, leading, bottom, trailing } = paddingOf(node, engine);
        const size = engine.measure(node.children[0], inset(width, leading + trailing), inset(height, top + bottom));
        // Negative padding can leave nothing.
        return { width: Math.max(size.width + leading + trailing, 0), height: Math.max(size.height + top + bottom, 0) };
    },
    placement(node, size, width, height, engine) {
        const { top, leading, bottom, trailing } = paddingOf(node, engine);
        return { x: leading, y: top, width: inset(width, leading + trailing), height: inset(height, top + bottom) };
    },
    spacing(node, engine) {
        const insets = paddingOf(node, engine);
        const spacing = engine.spacing(node.children[0]);
        const edges = Object.keys(insets).filter((edge) => insets[edge] !== 0);
        return edges.length === 0 ? spacing : resetting(spacing, edges);
    },
});

// Parameters {horizontal, vertical}: Booleans.
const fixedWidth = ({ parameters }, width) => (parameters.horizontal ?? true ? null : width);
const fixedHeight = ({ parameters }, height) => (parameters.vertical ?? true ? null : height);

export const fixedSize = modifier({
    size: (node, width, height, engine) => engine.measure(node.children[0], fixedWidth(node, width), fixedHeight(node, height)),
    placement: (node, size, width, height) => ({ x: 0, y: 0, width: fixedWidth(node, width), height: fixedHeight(node, height) }),
});

// What a view of an aspect ratio is proposed, to fit in a proposal or to fill it.
function scaled(node, width, height, engine) {
    if (width === null && height === null) return { width, height };
    const { ratio = null, contentMode = "fit" } = node.parameters;
    const own = ratio === null ? engine.measure(node.children[0], null, null) : { width: ratio, height: 1 };
    const scales = [];
    if (width !== null && own.width > 0) scales.push(width / own.width);
    if (height !== null && own.height > 0) scales.push(height / own.height);
    if (scales.length === 0 || own.width === Infinity || own.height === Infinity) return { width, height };
    const scale = contentMode === "fill" ? Math.max(...scales) : Math.min(...scales);
    const times = (length) => (length === 0 ? 0 : length * scale);
    return { width: times(own.width), height: times(own.height) };
}

export const aspectRatio = modifier({
    size(node, width, height, engine) {
        const proposal = scaled(node, width, height, engine);
        return engine.measure(node.children[0], proposal.width, proposal.height);
    },
    placement(node, size, width, height, engine) {
        return { x: 0, y: 0, ...scaled(node, width, height, engine) };
    },
});
