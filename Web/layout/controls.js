// SPDX-License-Identifier: Apache-2.0

// Buttons, and controls with the text that names them.

import { modifier } from "./modifier.js";
import { zeroSpacing } from "./spacing.js";
import { horizontal, vertical } from "./geometry.js";

const shrunk = (length, amount) => (length === null ? null : Math.max(length - amount, 0));

// Insets around a label. Parameters {insets: [top, leading, bottom, trailing], minWidth, minHeight, fills, isLeading}: one that
// fills takes what it is proposed, with its label in the middle, or at the leading edge.
function sized(node, width, height, engine) {
    const { insets: [top, leading, bottom, trailing] = [0, 0, 0, 0], minWidth = 0, minHeight = 0, fills } = node.parameters;
    const label = engine.measure(node.children[0], shrunk(width, leading + trailing), shrunk(height, top + bottom));
    const size = { width: Math.max(label.width + leading + trailing, minWidth), height: Math.max(label.height + top + bottom, minHeight) };
    if (fills && width !== null && width !== Infinity) size.width = width;
    if (fills && height !== null && height !== Infinity) size.height = Math.max(size.height, height);
    return { size, label };
}

export const buttonBox = modifier({
    size: (node, width, height, engine) => sized(node, width, height, engine).size,
    placement(node, size, width, height, engine) {
        const { insets: [top, leading, bottom, trailing] = [0, 0, 0, 0] } = node.parameters;
        const { label } = sized(node, width, height, engine);
        return {
            x: leading + (node.parameters.isLeading ? 0 : (size.width - leading - trailing - label.width) / 2), y: top + (size.height - top - bottom - label.height) / 2,
            width: shrunk(width, leading + trailing), height: shrunk(height, top + bottom),
        };
    },
});

// A label at the leading edge, and the control, the last child, at the trailing one. Both are as high as the higher one.
function shared(node, width, height, engine) {
    const { children } = node;
    const control = children.at(-1);
    const label = children.length > 1 ? children[0] : undefined;
    const gap = label ? 8 : 0;
    const natural = engine.measure(control, null, null);
    const isFlexible = control.parameters.flexible?.includes(horizontal) === true;
    const titleWidth = label ? engine.measure(label, width === null ? null : Math.max(width - gap - (isFlexible ? 80 : natural.width), 0), null).width : 0;
    const rest = width === null ? null : Math.max(width - titleWidth - gap, 0);
    const own = isFlexible ? engine.measure(control, rest, null) : natural;
    const labelWidth = width === null ? null : Math.max(width - gap - own.width, 0);
    const title = label ? engine.measure(label, labelWidth, null) : { width: 0, height: 0 };
    return {
        label, control, title, own, labelWidth, controlWidth: isFlexible ? rest : null,
        width: width === null || width === Infinity ? title.width + gap + own.width : Math.max(width, own.width), height: Math.max(title.height, own.height),
    };
}

export const labeled = {
    isContainer: true,
    axis: horizontal,
    size(node, width, height, engine) {
        if (node.children.length === 0) return { width: 0, height: 0 };
        const all = shared(node, width, height, engine);
        return { width: all.width, height: all.height };
    },
    place(node, size, width, height, engine) {
        if (node.children.length === 0) return;
        const { label, control, title, own, labelWidth, controlWidth } = shared(node, size.width, height, engine);
        if (label) engine.place(label, 0, (size.height - title.height) / 2, labelWidth, null);
        for (const other of node.children.slice(1, -1)) engine.hide(other);
        engine.place(control, size.width - own.width, (size.height - own.height) / 2, controlWidth, null);
    },
    explicitGuide(node, axis, guide, width, height, engine) {
        if (axis !== vertical || node.children.length < 2) return undefined;
        const { label, title, labelWidth, height: whole } = shared(node, width, height, engine);
        const value = engine.explicitGuide(label, axis, guide, labelWidth, null);
        return value === undefined ? undefined : value + (whole - title.height) / 2;
    },
    spacing: (node, engine) => (node.children.length > 0 ? engine.spacing(node.children.at(-1)) : zeroSpacing),
};

// The first child alone: the label of a menu.
export const first = {
    isContainer: true,
    size: (node, width, height, engine) => (node.children.length > 0 ? engine.measure(node.children[0], width, height) : { width: 0, height: 0 }),
    place(node, size, width, height, engine) {
        node.children.forEach((child, index) => {
            if (index === 0) engine.place(child, 0, 0, width, height);
            else engine.hide(child);
        });
    },
    explicitGuide: (node, axis, guide, width, height, engine) => (node.children.length > 0
        ? engine.explicitGuide(node.children[0], axis, guide, width, height) : undefined),
    spacing: (node, engine) => (node.children.length > 0 ? engine.spacing(node.children[0]) : zeroSpacing),
};

// A view and a second one of the same size: what masks it, which is drawn elsewhere.
export const masked = modifier({
    placement: (node, size, width, height) => ({ x: 0, y: 0, width, height }),
    place(node, size, width, height, engine) {
        node.children.forEach((child, index) => {
            if (index === 0) engine.place(child, 0, 0, width, height);
            else engine.place(child, 0, 0, size.width, size.height);
        });
    },
});
