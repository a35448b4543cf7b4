// SPDX-License-Identifier: Apache-2.0

// Grid and GridRow. Columns share the width as the children of an HStack do, each as flexible as its cells; rows share the
// height. Parameters of a grid {alignment, horizontalSpacing, verticalSpacing}, of a row {alignment}; cells have traits:
// gridCellColumns, gridCellAnchor {x, y}, gridCellUnsizedAxes, gridColumnAlignment.

import { alignmentPair, defaultGuide } from "./alignment.js";
import { clamp, horizontal, orElse, vertical } from "./geometry.js";
import { trait } from "./modifier.js";
import { defaultSpacing, distance } from "./spacing.js";

// A cell that is to cover more columns covers these.
const mostColumns = 500;

// The cells of each row: {node, column, span}. What is in no GridRow is a row of its own, across all columns.
function rowsOf(grid) {
    const rows = grid.children.map((child) => {
        if (child.kind !== "gridRow") return { node: child, isWhole: true, cells: [{ node: child, column: 0, span: 1 }] };
        let column = 0;
        const cells = child.children.map((cell) => {
            const span = clamp(Math.trunc(trait(cell, "gridCellColumns") ?? 1) || 1, 1, mostColumns);
            column += span;
            return { node: cell, column: column - span, span };
        });
        return { node: child, alignment: child.parameters.alignment, cells };
    });
    const count = Math.max(1, ...rows.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0)));
    for (const row of rows) if (row.isWhole) row.cells[0].span = count;
    return { rows, count };
}

const isUnsized = (cell, axis) => trait(cell.node, "gridCellUnsizedAxes")?.includes(axis) ?? false;
const total = (lengths, gap) => lengths.reduce((sum, length) => sum + length, 0) + gap * Math.max(lengths.length - 1, 0);

// Shares a length among tracks: measure(index, proposal) is what a track takes.
function share(count, length, gap, measure) {
    const indices = Array.from({ length: count }, (_, index) => index);
    if (length === null) return indices.map((index) => measure(index, null));
    const ranges = indices.map((index) => {
        const least = measure(index, 0);
        return { least, range: measure(index, Infinity) - least };
    });
    indices.sort((one, other) => {
        if (ranges[one].range !== ranges[other].range) return ranges[one].range < ranges[other].range ? -1 : 1;
        return ranges[one].range === Infinity ? ranges[other].least - ranges[one].least || one - other : one - other;
    });
    let left = length - gap * (count - 1);
    const lengths = new Array(count);
    indices.forEach((index, at) => {
        lengths[index] = measure(index, Math.max(left / (count - at), 0));
        left = orElse(left - lengths[index], left);
    });
    return lengths;
}

function columnWidths({ rows, count }, width, gap, engine) {
    const measure = (index, proposal) => {
        let widest = 0;
        for (const { cells } of rows) {
            for (const cell of cells) {
                if (cell.column !== index || cell.span !== 1 || isUnsized(cell, horizontal)) continue;
                widest = Math.max(widest, engine.measure(cell.node, proposal, null).width);
            }
        }
        return widest;
    };
    const widths = share(count, width, gap, measure);
    // A cell of several columns widens them all by as much.
    for (const { cells } of rows) {
        for (const cell of cells) {
            if (cell.span === 1 || isUnsized(cell, horizontal)) continue;
            const own = widths.slice(cell.column, cell.column + cell.span);
            const offered = width === null ? null : orElse(Math.max(width - total(widths, gap) + total(own, gap), total(own, gap)), width);
            const excess = engine.measure(cell.node, offered, null).width - total(own, gap);
            if (!(excess > 0)) continue;
            for (let index = cell.column; index < cell.column + cell.span; index += 1) widths[index] += excess / cell.span;
        }
    }
    return widths;
}

function rowHeights({ rows }, widths, height, gap, columnGap, engine) {
    const measure = (index, proposal) => {
        let highest = 0;
        for (const cell of rows[index].cells) {
            if (isUnsized(cell, vertical)) continue;
            const width = total(widths.slice(cell.column, cell.column + cell.span), columnGap);
            highest = Math.max(highest, engine.measure(cell.node, width, proposal).height);
        }
        return highest;
    };
    return share(rows.length, height, gap, measure);
}

// The greatest preferred distance between neighbours.
function columnGap({ rows }, engine) {
    let greatest;
    for (const { cells } of rows) {
        for (let index = 1; index < cells.length; index += 1) {
            const gap = distance(engine.spacing(cells[index - 1].node), engine.spacing(cells[index].node), horizontal, engine.pixel);
            greatest = Math.max(greatest ?? 0, gap);
        }
    }
    return greatest ?? defaultSpacing;
}

function rowGap({ rows }, engine) {
    let greatest;
    for (let index = 1; index < rows.length; index += 1) {
        for (const above of rows[index - 1].cells) {
            for (const below of rows[index].cells) {
                if (above.column >= below.column + below.span || below.column >= above.column + above.span) continue;
                const gap = distance(engine.spacing(above.node), engine.spacing(below.node), vertical, engine.pixel);
                greatest = Math.max(greatest ?? 0, gap);
            }
        }
    }
    return greatest ?? defaultSpacing;
}

function arrange(node, width, height, engine) {
    const grid = rowsOf(node);
    const gapX = node.parameters.horizontalSpacing ?? columnGap(grid, engine);
    const gapY = node.parameters.verticalSpacing ?? rowGap(grid, engine);
    const widths = columnWidths(grid, width, gapX, engine);
    const heights = rowHeights(grid, widths, height, gapY, gapX, engine);
    return { grid, gapX, gapY, widths, heights, width: total(widths, gapX), height: total(heights, gapY) };
}

// Where the cells of a row are, in a row of a height.
function cellBoxes(node, row, arranged, height, engine) {
    const { gapX, widths, grid } = arranged;
    const [across, down] = alignmentPair(node.parameters.alignment);
    const guide = row.alignment ?? down;
    const boxes = row.cells.map((cell) => {
        const x = widths.slice(0, cell.column).reduce((sum, length) => sum + length + gapX, 0);
        const width = total(widths.slice(cell.column, cell.column + cell.span), gapX);
        const size = engine.measure(cell.node, width, height);
        return { cell, x, width, size, line: engine.guide(cell.node, vertical, guide, width, height) };
    });
    // Baselines meet at the lowest one; other guides are those of the row itself.
    const isText = guide === "firstTextBaseline" || guide === "lastTextBaseline";
    const line = isText ? Math.max(...boxes.map((box) => box.line)) : defaultGuide(vertical, guide, 0, height, engine.guides);
    return boxes.map(({ cell, x, width, size, line: own }) => {
        const anchor = trait(cell.node, "gridCellAnchor");
        if (anchor) return { cell, x: x + (width - size.width) * anchor.x, y: (height - size.height) * anchor.y, width };
        const column = columnAlignment(grid, cell.column) ?? across;
        const shift = defaultGuide(horizontal, column, width, 0, engine.guides)
            - engine.guide(cell.node, horizontal, column, width, height);
        return { cell, x: x + shift, y: line - own, width };
    });
}

// The alignment that a cell sets for its column; of several the last one.
function columnAlignment({ rows }, column) {
    let found;
    for (const { cells } of rows) {
        for (const cell of cells) if (cell.column === column) found = trait(cell.node, "gridColumnAlignment") ?? found;
    }
    return found;
}

export const grid = {
    isContainer: true,
    size: (node, width, height, engine) => (node.children.length === 0 ? { width: 0, height: 0 } : arrange(node, width, height, engine)),
    place(node, size, width, height, engine) {
        if (node.children.length === 0) return;
        let y = 0;
        size.grid.rows.forEach((row, index) => {
            const rowHeight = size.heights[index];
            const boxes = cellBoxes(node, row, size, rowHeight, engine);
            if (row.isWhole) {
                const [box] = boxes;
                engine.place(row.node, box.x, y + box.y, box.width, rowHeight);
            } else {
                row.node.boxes = boxes;
                row.node.needsPlacement = true;
                engine.place(row.node, 0, y, size.width, rowHeight);
            }
            y += rowHeight + size.gapY;
        });
    },
};

// Has the width of its grid, which says where its cells are.
export const gridRow = {
    isContainer: true,
    size: (node, width, height) => ({ width: width ?? 0, height: height ?? 0 }),
    place(node, size, width, height, engine) {
        for (const box of node.boxes ?? []) engine.place(box.cell.node, box.x, box.y, box.width, height);
    },
};
