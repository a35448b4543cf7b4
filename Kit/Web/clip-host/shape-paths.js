// SPDX-License-Identifier: Apache-2.0

// Shapes as paths of a size. For their encoding see ElementKey.shape in Kit/Sources/Views/ClipUI/Patches.

import { limits } from "./limits.js";

const bounded = (value, fallback = 0) => (typeof value === "number" && !Number.isNaN(value)
    ? Math.min(Math.max(value, -limits.points), limits.points) : fallback);
const round = (value) => Math.round(value * 1000) / 1000;
const at = (x, y) => `${round(x)} ${round(y)}`;

// {d, from, to, transform}: a path, which part of its length is drawn, and a transformation of it.
export function outline(shape, width, height, depth = 0) {
    if (!Array.isArray(shape) || depth > 8) return { d: rectangle(0, 0, width, height) };
    const [form, one, other, ...rest] = shape;
    switch (form) {
    case 1: return { d: rounded(0, 0, width, height, bounded(one), bounded(other, bounded(one))) };
    case 2: return { d: rounded(0, 0, width, height, Math.min(width, height) / 2, Math.min(width, height) / 2) };
    case 3: {
        const side = Math.min(width, height);
        return { d: ellipse((width - side) / 2, (height - side) / 2, side, side) };
    }
    case 4: return { d: ellipse(0, 0, width, height) };
    case 5: return { d: uneven(width, height, [one, other, ...rest].map((radius) => bounded(radius))) };
    case 6: return { d: commands(one) };
    case 7: return insetOutline(one, bounded(other), width, height, depth);
    case 8: {
        const inner = outline(one, width, height, depth + 1);
        const [from = 0, to = 1] = [inner.from, inner.to];
        const part = (fraction) => from + Math.min(Math.max(bounded(fraction), 0), 1) * (to - from);
        return { ...inner, from: part(other), to: part(rest[0] ?? 1) };
    }
    case 9: {
        const inner = outline(one, width, height, depth + 1);
        const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0, anchorX = 0.5, anchorY = 0.5] = [other, ...rest].map((number) => bounded(number));
        const [left, top] = [width * anchorX, height * anchorY];
        const own = `translate(${at(left + x, top + y)}) matrix(${[a, b, c, d, 0, 0].map(round).join(" ")}) translate(${at(-left, -top)})`;
        return { ...inner, transform: inner.transform ? `${own} ${inner.transform}` : own };
    }
    case 10: return { d: commands(rest[0]) };
    case 11: return outline(one, bounded(other), bounded(rest[0]), depth + 1);
    default: return { d: rectangle(0, 0, width, height) };
    }
}

// The size that a path was made for, if it goes by the size.
export function sizeOfPath(shape, depth = 0) {
    if (!Array.isArray(shape) || depth > 8) return undefined;
    if (shape[0] === 10) return { width: bounded(shape[1]), height: bounded(shape[2]) };
    return shape[0] >= 7 && shape[0] <= 9 ? sizeOfPath(shape[1], depth + 1) : undefined;
}

export const isCircle = (shape) => Array.isArray(shape) && (shape[0] === 3 || (shape[0] >= 7 && shape[0] <= 9 && isCircle(shape[1])));

// The radius of the corners in CSS; undefined if the shape is no box.
export function cornerRadius(shape) {
    if (!Array.isArray(shape)) return "0";
    switch (shape[0]) {
    case 0: return "0";
    case 1: return shape[1] === (shape[2] ?? shape[1]) ? `${bounded(shape[1])}px` : `${bounded(shape[1])}px / ${bounded(shape[2])}px`;
    case 2: return "9999px";
    case 4: return "50%";
    default: return undefined;
    }
}

function insetOutline(shape, length, width, height, depth) {
    const innerWidth = Math.max(width - 2 * length, 0);
    const innerHeight = Math.max(height - 2 * length, 0);
    const move = (made) => ({ ...made, transform: `translate(${at(length, length)})${made.transform ? ` ${made.transform}` : ""}` });
    // The corners of what is smaller are smaller by as much.
    if (Array.isArray(shape) && shape[0] === 1) {
        const radius = (value) => Math.max(bounded(value) - length, 0);
        return move(outline([1, radius(shape[1]), radius(shape[2] ?? shape[1])], innerWidth, innerHeight, depth + 1));
    }
    if (Array.isArray(shape) && shape[0] === 5) {
        return move(outline([5, ...shape.slice(1).map((value) => Math.max(bounded(value) - length, 0))], innerWidth, innerHeight, depth + 1));
    }
    return move(outline(shape, innerWidth, innerHeight, depth + 1));
}

const rectangle = (x, y, width, height) => `M${at(x, y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;

// Clockwise from the right, where SwiftUI's circles begin.
function ellipse(x, y, width, height) {
    const arc = `A${at(width / 2, height / 2)} 0 0 1 `;
    const middle = y + height / 2;
    return `M${at(x + width, middle)}${arc}${at(x + width / 2, y + height)}${arc}${at(x, middle)}${arc}${at(x + width / 2, y)}${arc}${at(x + width, middle)}Z`;
}

function rounded(x, y, width, height, radiusX, radiusY) {
    const across = Math.min(Math.max(radiusX, 0), width / 2);
    const down = Math.min(Math.max(radiusY, 0), height / 2);
    if (across === 0 || down === 0) return rectangle(x, y, width, height);
    const arc = `A${at(across, down)} 0 0 1 `;
    return `M${at(x + width, y + height / 2)}V${round(y + height - down)}${arc}${at(x + width - across, y + height)}H${round(x + across)}`
        + `${arc}${at(x, y + height - down)}V${round(y + down)}${arc}${at(x + across, y)}H${round(x + width - across)}${arc}${at(x + width, y + down)}Z`;
}

// Radii: top leading, bottom leading, bottom trailing, top trailing.
function uneven(width, height, /** @type {number[]} */ [topLeading = 0, bottomLeading = 0, bottomTrailing = 0, topTrailing = 0]) {
    const most = Math.min(width, height) / 2;
    const [a, b, c, d] = [topLeading, bottomLeading, bottomTrailing, topTrailing].map((radius) => Math.min(Math.max(radius, 0), most));
    const arc = (radius) => `A${at(radius, radius)} 0 0 1 `;
    return `M${at(a, 0)}H${round(width - d)}${arc(d)}${at(width, d)}V${round(height - c)}${arc(c)}${at(width - c, height)}`
        + `H${round(b)}${arc(b)}${at(0, height - b)}V${round(a)}${arc(a)}${at(a, 0)}Z`;
}

/** @type {[string, number][]} */
const letters = [["M", 2], ["L", 2], ["Q", 4], ["C", 6], ["Z", 0]];

function commands(numbers) {
    if (!Array.isArray(numbers)) return "";
    let d = "";
    for (let index = 0; index < numbers.length;) {
        const command = letters[numbers[index]];
        if (!command) break;
        const [letter, length] = command;
        const values = numbers.slice(index + 1, index + 1 + length);
        if (values.length < length) break;
        // A path begins with a move.
        d += (d === "" && letter !== "M" ? "M0 0" : "") + letter + values.map((value) => round(bounded(value))).join(" ");
        index += 1 + length;
    }
    return d;
}
