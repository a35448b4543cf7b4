// SPDX-License-Identifier: Apache-2.0

// List and Form: sections of rows that scroll. Parameters of a list {style, rowSpacing, sectionSpacing, minRowHeight}, of a
// section {hasHeader, hasFooter}: its first and last child; of a row {insets}. Rows have a node of their own.

import { noInsets, unspecifiedLength, vertical } from "./geometry.js";
import { listMetrics, wideMargin } from "./list-metrics.js";
import { inset, openViewport } from "./scroll.js";
import { zeroSpacing } from "./spacing.js";

const listAround = (node) => {
    for (let outer = node.parent; outer; outer = outer.parent) if (outer.kind === "list") return outer;
    return undefined;
};

const metricsFor = (node, width) => listMetrics(listAround(node)?.parameters.style ?? "insetGrouped", width);

// Rows that are in no section make one together.
function blocks({ children }) {
    const found = [];
    for (const child of children) {
        if (child.kind === "section") found.push({ section: child });
        else if (found.at(-1)?.rows) found.at(-1).rows.push(child);
        else found.push({ rows: [child] });
    }
    return found;
}

// The positions of everything in a list of a width: [{node, x, y, width}] and the height.
function arrange(node, width, engine) {
    const metrics = listMetrics(node.parameters.style ?? "insetGrouped", width);
    const between = node.parameters.sectionSpacing ?? metrics.between;
    const rowSpacing = node.parameters.rowSpacing ?? 0;
    const items = [];
    let y = metrics.top;
    blocks(node).forEach(({ section, rows }, index) => {
        if (index > 0) y += between;
        if (section) {
            items.push({ node: section, x: 0, y, width });
            y += engine.measure(section, width, null).height;
            return;
        }
        const across = Math.max(width - 2 * metrics.side, 0);
        rows.forEach((row, number) => {
            if (number > 0) y += rowSpacing;
            items.push({ node: row, x: metrics.side, y, width: across });
            y += engine.measure(row, across, null).height;
        });
    });
    return { items, height: y + metrics.bottom };
}

export const list = {
    scrolls: [vertical],
    axis: vertical,
    isContainer: true,
    isPositionAware: true,
    size(node, width, height, engine) {
        engine.containers.propose(node, width, height);
        return { width: width ?? unspecifiedLength, height: height ?? unspecifiedLength };
    },
    place(node, size, width, height, engine) {
        const insets = openViewport(node, size, engine);
        const { items, height: length } = arrange(node, size.width, engine);
        node.content = inset({ width: size.width, height: length }, insets);
        engine.scrolled(node, insets, () => {
            for (const item of items) engine.place(item.node, item.x, item.y, item.width, null);
        });
    },
    spacing: () => zeroSpacing,
};

// The header, the rows and the footer of a section: [{node, x, y, width}].
function arrangeSection(node, width, engine) {
    const metrics = metricsFor(node, width);
    const { hasHeader, hasFooter } = node.parameters;
    const rowSpacing = listAround(node)?.parameters.rowSpacing ?? 0;
    const items = [];
    let y = 0;
    const last = node.children.length - 1;
    node.children.forEach((child, index) => {
        const isHeader = hasHeader && index === 0;
        if (isHeader || (hasFooter && index === last)) {
            const insets = isHeader ? metrics.header : metrics.footer;
            const beside = metrics.side + insets.leading;
            const across = Math.max(width - beside - metrics.side - insets.trailing, 0);
            items.push({ node: child, x: beside, y: y + insets.top, width: across });
            y += engine.measure(child, across, null).height + insets.top + insets.bottom;
            return;
        }
        const isFirstRow = index === (hasHeader ? 1 : 0);
        if (!isFirstRow) y += rowSpacing;
        const across = Math.max(width - 2 * metrics.side, 0);
        items.push({ node: child, x: metrics.side, y, width: across });
        y += engine.measure(child, across, null).height;
    });
    return { items, height: y };
}

export const section = {
    axis: vertical,
    isContainer: true,
    size(node, width, height, engine) {
        const across = width ?? unspecifiedLength;
        const { items, height: length } = arrangeSection(node, across, engine);
        return { width: across, height: length, items };
    },
    place(node, size, width, height, engine) {
        for (const item of size.items) engine.place(item.node, item.x, item.y, item.width, null);
    },
};

function insetsOfRow(node, width) {
    const own = ownInsets(node, width);
    // Room for what edits the row.
    const { leading = 0, trailing = 0 } = node.parameters.editing ?? {};
    return leading + trailing === 0 ? own : { ...own, leading: own.leading + leading, trailing: own.trailing + trailing };
}

function ownInsets(node, width) {
    const own = node.parameters.insets;
    if (own) return { ...noInsets, ...own };
    // The metrics go by the width of the list, which can have its margins beside the row.
    const style = listAround(node)?.parameters.style ?? "insetGrouped";
    return listMetrics(style, style === "insetGrouped" ? width + 2 * wideMargin : width).rowInsets;
}

// A row is at least 44 points high; its content is at the leading edge, and centered in the height.
export const listRow = {
    axis: vertical,
    isContainer: true,
    size(node, width, height, engine) {
        const across = width ?? unspecifiedLength;
        const insets = insetsOfRow(node, across);
        const least = listAround(node)?.parameters.minRowHeight ?? metricsFor(node, across).rowHeight;
        const [child] = node.children;
        const content = child ? engine.measure(child, Math.max(across - insets.leading - insets.trailing, 0), null) : { height: 0 };
        return { width: across, height: Math.max(content.height + insets.top + insets.bottom, least) };
    },
    place(node, size, width, height, engine) {
        const [child] = node.children;
        if (!child) return;
        const insets = insetsOfRow(node, size.width);
        const across = Math.max(size.width - insets.leading - insets.trailing, 0);
        const content = engine.measure(child, across, null);
        const y = insets.top + (size.height - insets.top - insets.bottom - content.height) / 2;
        engine.place(child, insets.leading, y, across, null);
        for (const actions of node.children.slice(1)) {
            const { width: own } = engine.measure(actions, null, size.height);
            engine.place(actions, actions.parameters.isLeading ? 0 : size.width - own, 0, null, size.height);
        }
    },
};
