// SPDX-License-Identifier: Apache-2.0

// LazyVGrid and LazyHGrid. Parameters {tracks, alignment, spacing}: tracks are the columns, or the rows of a horizontal
// grid: {size: "fixed", length} or {size: "flexible" or "adaptive", minimum, maximum}, with spacing and alignment.

import { alignmentPair, defaultGuide } from "./alignment.js";
import { clamp, horizontal, orElse, vertical } from "./geometry.js";
import { defaultSpacing } from "./spacing.js";

const leastFlexible = 10;

// More columns than anybody can see are not counted.
const mostTracks = 500;

// The tracks in a breadth: {start, length, alignment}. Fixed ones come first; each of the others is offered an equal
// share of what is left, in order.
export function trackLengths(tracks, breadth) {
    const gaps = tracks.map(({ spacing }, index) => (index === tracks.length - 1 ? 0 : spacing ?? defaultSpacing));
    let left = gaps.reduce((rest, gap) => rest - gap, breadth ?? 0);
    let sharing = 0;
    for (const track of tracks) {
        if (track.size === "fixed") left -= track.length;
        else sharing += 1;
    }
    const found = [];
    let start = 0;
    tracks.forEach((track, index) => {
        const { size = "flexible", minimum = leastFlexible, maximum = Infinity, alignment } = track;
        const between = track.spacing ?? defaultSpacing;
        if (size === "fixed") {
            found.push({ start, length: track.length, alignment });
            start += track.length + gaps[index];
            return;
        }
        const offered = breadth === null ? minimum : Math.max(left / sharing, 0);
        sharing -= 1;
        if (size === "adaptive") {
            // As many as there is space for, of equal length; at least one.
            const fitting = Math.floor((offered + between + 1e-6) / Math.max(minimum + between, 1));
            const count = clamp(orElse(fitting, 1), 1, mostTracks);
            const each = clamp((offered - between * (count - 1)) / count, minimum, maximum);
            const first = start;
            for (let number = 0; number < count; number += 1) {
                found.push({ start, length: each, alignment });
                start += each + between;
            }
            start -= between;
            left -= start - first;
        } else {
            const length = clamp(offered, minimum, maximum);
            found.push({ start, length, alignment });
            start += length;
            left -= length;
        }
        start += gaps[index];
    });
    return { tracks: found, breadth: start };
}

// axis: along which the grid grows.
export function lazyGrid(axis) {
    const isVertical = axis === vertical;
    const measure = (engine, child, length) => (isVertical ? engine.measure(child, length, null) : engine.measure(child, null, length));

    function arrange({ children, parameters }, breadth, engine) {
        const { tracks, breadth: total } = trackLengths(parameters.tracks?.length > 0 ? parameters.tracks : [{}], breadth);
        const spacing = parameters.spacing ?? defaultSpacing;
        const lines = [];
        let start = 0;
        for (let first = 0; first < children.length; first += tracks.length) {
            const cells = children.slice(first, first + tracks.length);
            let length = 0;
            cells.forEach((child, index) => {
                const size = measure(engine, child, tracks[index].length);
                length = Math.max(length, isVertical ? size.height : size.width);
            });
            lines.push({ start, length, cells });
            start += length + spacing;
        }
        return { tracks, total, lines, length: Math.max(start - spacing, 0) };
    }

    return {
        isContainer: true,
        size(node, width, height, engine) {
            const proposed = isVertical ? width : height;
            const { total, length } = arrange(node, proposed === Infinity ? null : proposed, engine);
            const breadth = Math.max(proposed === Infinity ? 0 : proposed ?? 0, total);
            return isVertical ? { width: breadth, height: length } : { width: length, height: breadth };
        },
        // Tracks are computed again for the breadth that the grid has taken, which can be larger than the proposal.
        place(node, size, width, height, engine) {
            const breadth = isVertical ? size.width : size.height;
            const { tracks, total, lines } = arrange(node, breadth, engine);
            const { alignment = "center" } = node.parameters;
            // Where the tracks are wider than the grid, the grid's alignment says where they begin.
            const shift = factor(alignment) * (breadth - total);
            for (const line of lines) {
                line.cells.forEach((child, index) => {
                    const track = tracks[index];
                    const box = isVertical ? { x: track.start + shift, y: line.start, width: track.length, height: line.length }
                        : { x: line.start, y: track.start + shift, width: line.length, height: track.length };
                    placeInBox(child, box, track.alignment ?? "center", isVertical ? [track.length, line.length] : [line.length, track.length], engine);
                });
            }
        },
    };
}

function factor(alignment) {
    if (alignment === "leading" || alignment === "top") return 0;
    return alignment === "trailing" || alignment === "bottom" ? 1 : 0.5;
}

// Places a child that takes a proposal in a rectangle.
export function placeInBox(child, box, alignment, [width, height], engine) {
    const [across, down] = alignmentPair(alignment);
    const at = (axis, guide) => defaultGuide(axis, guide, box.width, box.height, engine.guides)
        - engine.guide(child, axis, guide, width, height);
    engine.place(child, box.x + at(horizontal, across), box.y + at(vertical, down), width, height);
}
