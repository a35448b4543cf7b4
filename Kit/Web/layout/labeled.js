// SPDX-License-Identifier: Apache-2.0

// Controls with the text that names them.

import { horizontal, vertical } from "./geometry.js";
import { zeroSpacing } from "./spacing.js";

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
