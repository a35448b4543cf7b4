// SPDX-License-Identifier: Apache-2.0

// HStack and VStack.

import { combine } from "./alignment.js";
import { horizontal, orElse, vertical } from "./geometry.js";
import { distance, union, zeroSpacing } from "./spacing.js";

// A stack along an axis. Parameters {alignment, spacing}.
export function stack(axis) {
    const isHorizontal = axis === horizontal;
    const across = isHorizontal ? vertical : horizontal;
    // Along the axis and across it.
    const lengthOf = isHorizontal ? (size) => size.width : (size) => size.height;
    const breadthOf = isHorizontal ? (size) => size.height : (size) => size.width;
    const measure = isHorizontal ? (engine, child, main, cross) => engine.measure(child, main, cross)
        : (engine, child, main, cross) => engine.measure(child, cross, main);

    // The distance of each child to the one before.
    function gaps({ children, parameters: { spacing } }, engine) {
        const found = new Array(children.length);
        for (let index = 0; index < children.length; index += 1) {
            if (index === 0) found[index] = 0;
            else if (spacing !== undefined && spacing !== null) found[index] = spacing;
            else found[index] = distance(engine.spacing(children[index - 1]), engine.spacing(children[index]), axis, engine.pixel);
        }
        return found;
    }

    // Serves children of one priority: the least flexible first, each is offered an equal share of what is left. Returns
    // what is left then.
    function serve(group, children, cross, free, proposed, engine) {
        if (group.length > 1) {
            // Only where children compete their flexibility matters.
            for (const competitor of group) {
                const child = children[competitor.index];
                competitor.least = lengthOf(measure(engine, child, 0, cross));
                competitor.range = orElse(lengthOf(measure(engine, child, Infinity, cross)) - competitor.least, 0);
            }
            group.sort(compare);
        }
        let left = free;
        for (let at = 0; at < group.length; at += 1) {
            const { index } = group[at];
            proposed[index] = Math.max(left / (group.length - at), 0);
            left = orElse(left - lengthOf(measure(engine, children[index], proposed[index], cross)), left);
        }
        return left;
    }

    // What each child is proposed along the axis, which has the length `free` for them.
    function proposals({ children }, cross, free, engine) {
        const proposed = new Array(children.length);
        const groups = new Map();
        for (let index = 0; index < children.length; index += 1) {
            const priority = engine.priority(children[index]);
            const competitor = { index, least: 0, range: 0 };
            const group = groups.get(priority);
            if (group) group.push(competitor);
            else groups.set(priority, [competitor]);
        }
        if (groups.size === 1) {
            serve(groups.values().next().value, children, cross, free, proposed, engine);
            return proposed;
        }
        const needs = (group) => group.reduce((sum, { index }) => sum + lengthOf(measure(engine, children[index], 0, cross)), 0);
        const ordered = [...groups].sort(([one], [other]) => (one > other ? -1 : 1)).map(([, group]) => group);
        // What children of lower priority need at least is kept for them.
        let left = free;
        for (const group of ordered.slice(1)) left -= needs(group);
        ordered.forEach((group, number) => {
            if (number > 0) left += needs(group);
            left = serve(group, children, cross, left, proposed, engine);
        });
        return proposed;
    }

    // Where the children are, in coordinates that begin at the first child and at the lowest of the cross axis.
    function arrange(node, main, cross, engine) {
        const { children, parameters: { alignment = "center" } } = node;
        const count = children.length;
        const distances = gaps(node, engine);
        let free = main;
        if (main !== null) for (const gap of distances) free -= gap;
        const mains = main === null ? new Array(count).fill(null) : proposals(node, cross, free, engine);
        const offsets = new Array(count);
        const crossOffsets = new Array(count);
        let position = 0;
        // The line along which the children align is part of the stack.
        let lowest = 0;
        let highest = 0;
        for (let index = 0; index < count; index += 1) {
            const child = children[index];
            const proposal = mains[index];
            const size = measure(engine, child, proposal, cross);
            const guide = isHorizontal ? engine.guide(child, across, alignment, proposal, cross)
                : engine.guide(child, across, alignment, cross, proposal);
            const start = orElse(-guide, 0);
            crossOffsets[index] = start;
            lowest = Math.min(lowest, start);
            highest = Math.max(highest, orElse(start + breadthOf(size), 0));
            position += distances[index];
            offsets[index] = position;
            position += lengthOf(size);
        }
        if (highest === Infinity) lowest = 0;
        for (let index = 0; index < count; index += 1) crossOffsets[index] = orElse(crossOffsets[index] - lowest, 0);
        const breadth = orElse(highest - lowest, Infinity);
        return {
            width: isHorizontal ? position : breadth, height: isHorizontal ? breadth : position,
            mains, offsets, crossOffsets,
        };
    }

    // As the stack is placed. One that takes its children's breadth proposes them that breadth. What a stack was only
    // asked for is not kept: of all sizes that are asked for few are placed.
    function arrangement(node, width, height, engine) {
        const cross = (isHorizontal ? height : width) ?? breadthOf(engine.measure(node, width, height));
        return { cross, ...arrange(node, isHorizontal ? width : height, cross, engine) };
    }

    return {
        axis,
        isContainer: true,
        size(node, width, height, engine) {
            if (node.children.length === 0) return { width: 0, height: 0 };
            const size = isHorizontal ? arrange(node, width, height, engine) : arrange(node, height, width, engine);
            return { width: size.width, height: size.height };
        },
        place(node, size, width, height, engine) {
            if (node.children.length === 0) return;
            const { cross, mains, offsets, crossOffsets } = arrangement(node, width, height, engine);
            node.children.forEach((child, index) => {
                if (isHorizontal) engine.place(child, offsets[index], crossOffsets[index], mains[index], cross);
                else engine.place(child, crossOffsets[index], offsets[index], cross, mains[index]);
            });
        },
        explicitGuide(node, guideAxis, guide, width, height, engine) {
            if (node.children.length === 0) return undefined;
            const { cross, mains, offsets, crossOffsets } = arrangement(node, width, height, engine);
            return combine(guide, node.children.map((child, index) => {
                const main = mains[index];
                const value = isHorizontal ? engine.explicitGuide(child, guideAxis, guide, main, cross)
                    : engine.explicitGuide(child, guideAxis, guide, cross, main);
                if (value === undefined) return undefined;
                return value + (guideAxis === axis ? offsets[index] : crossOffsets[index]);
            }));
        },
        // The first and the last child are at the ends, all are at the sides.
        spacing({ children }, engine) {
            if (children.length === 0) return zeroSpacing;
            const ends = isHorizontal ? { leading: 0, trailing: -1 } : { top: 0, bottom: -1 };
            return union((edge) => (edge in ends ? [children.at(ends[edge])] : children).map((child) => engine.spacing(child)));
        },
    };
}

// The lesser range first. Of those without a limit the one with the greatest least length. Otherwise in their order.
function compare(one, other) {
    if (one.range !== other.range) return one.range < other.range ? -1 : 1;
    return (one.range === Infinity ? other.least - one.least : 0) || one.index - other.index;
}
