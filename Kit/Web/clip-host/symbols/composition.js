// SPDX-License-Identifier: Apache-2.0

// Composes symbols of drawings: layers of shapes, and what is cut out of them.
//
// A layer is `{level, opacity, shapes, cuts}`. Shapes are `{path, isFilled, width}`, where the width is that of the line,
// or `{text, x, y, size}`. Cuts are shapes that are taken away from the layer, or with `isKept` put back, in their order.

import { glyph, mirrored } from "./glyph.js";
import { enclosures, parsedName } from "./name.js";
import { bounds, mapped, segments } from "./path.js";

/** Widths of lines, in units of the grid. */
export const widths = {
    ultralight: .7, thin: 1, light: 1.4, regular: 1.85, medium: 2.15, semibold: 2.45, bold: 2.8, heavy: 3.2, black: 3.6,
};
/** Factors of sizes. */
export const scales = { small: .79, medium: 1, large: 1.29 };
/** A unit of the grid in ems: a symbol in a circle is 1.2 em wide. */
const unit = 1.2 / 21.05;
/** The middle of a capital letter above the baseline, in ems: symbols are centred there. */
const middle = .352;

const slash = segments("M3 3.2 21 20.8");

/**
 * A symbol: `{isKnown, layers, box, width, height, baseline}`. The box is in units of the grid, [x, y, width, height];
 * width, height and the baseline's distance from the top are in ems. An unknown name has no layers, and a box that its
 * name fits in.
 *
 * Options: `variant` ("fill", "circle.fill", "slash", …), `weight`, `scale`, `rendering` ("monochrome", "hierarchical",
 * "palette"), `rightToLeft`.
 */
export function composition(name, { variant = "", weight = "regular", scale = "medium", rendering = "monochrome", rightToLeft = false } = {}) {
    const width = known(widths, weight, "weight");
    const factor = known(scales, scale, "scale") * unit;
    const parsed = parsedName(name, variant);
    const layers = parsed ? composed(parsed, width, rendering, rightToLeft && turnsAround(name)) : [];
    const box = parsed ? boxAround(layers) : [0, 5, 7 + 4.6 * shown(name).length, 14];
    return {
        isKnown: parsed !== undefined, layers, box, width: box[2] * factor, height: box[3] * factor,
        baseline: (12 - box[1]) * factor + middle,
    };
}

/** As much of an unknown name as a placeholder shows. */
export const shown = (name) => {
    const text = String(name);
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

function known(table, key, what) {
    if (!Object.hasOwn(table, key)) throw new RangeError(`a symbol has no ${what} ${key}: ${Object.keys(table).join(", ")}`);
    return table[key];
}

// Forward is left where text runs to the left; the buttons of players stay.
const turnsAround = (name) => /\.(forward|backward|leading|trailing)(\.|$)/.test(name);

function composed(/** @type {any} */ { base, isCharacter, isFilled, hasSlash, enclosure, badge, number }, width, rendering, isMirrored) {
    const hasColours = rendering !== "monochrome";
    let parts = isCharacter ? [] : glyph(base);
    if (isMirrored) parts = mirrored(parts);
    let layers;
    if (enclosure) {
        const inner = isCharacter ? [character(base, enclosure)] : placed(layersOf(parts, true, width), enclosure, width);
        if (hasSlash) addSlash(inner, width, enclosure);
        layers = enclosed(inner, enclosure, isFilled, width, hasColours);
    } else {
        layers = layersOf(parts, isFilled, width);
        if (hasSlash) addSlash(layers, width);
    }
    if (number) layers.push({ level: 1, shapes: [{ text: number, x: 12, y: 12.2, size: 7.5 }], cuts: [] });
    return badge === undefined ? layers : withBadge(layers, badge, width);
}

function layersOf(parts, isFilled, width) {
    const [main, lines, cuts] = [[], [], []];
    // Heavy lines would fill the gaps of drawings with many of them.
    const inner = Math.min(width, 2.4);
    if (parts.reduce((count, { path }) => count + path.length, 0) > 40) width = Math.min(width, 2.7);
    const hasBody = parts.some(({ role }) => role === "body" || role === "area");
    for (const { role, path } of parts) {
        switch (role) {
        case "body": main.push({ path, isFilled, width }); break;
        case "area": main.push({ path, isFilled: true, width: 0 }); break;
        case "fillOnly": if (isFilled) main.push({ path, isFilled, width }); break;
        case "outlineOnly": if (!isFilled) main.push({ path, width }); break;
        case "innerLine": (isFilled ? cuts : main).push({ path, width: isFilled ? Math.max(.9, inner * .85) : inner }); break;
        case "innerArea": (isFilled ? cuts : main).push({ path, isFilled: true, width: 0 }); break;
        default: (hasBody ? lines : main).push({ path, width });
        }
    }
    const layers = [];
    if (lines.length > 0) layers.push({ level: 2, shapes: lines, cuts: [] });
    layers.push({ level: 1, shapes: main, cuts });
    return layers;
}

// A drawing in the square that a shape has for it.
function placed(layers, enclosure, width) {
    const [x, y, side] = enclosures[enclosure];
    const [left, top, w, h] = boxAround(layers);
    const scale = Math.min(.62, side / Math.max(w, h));
    const move = (shape) => ({
        ...shape, width: shape.width && Math.min(width, shape.width) * (scale < .5 ? .8 : .9),
        path: mapped(shape.path, (px, py) => [x + scale * (px - left - w / 2), y + scale * (py - top - h / 2)]),
    });
    return layers.map((layer) => ({ level: 1, shapes: layer.shapes.map(move), cuts: layer.cuts.map(move) }));
}

function character(text, enclosure) {
    const [x, y, side] = enclosures[enclosure];
    return { level: 1, shapes: [{ text: /\d/.test(text) ? text : text.toUpperCase(), x, y, size: side * (text.length > 1 ? 1 : 1.15) }], cuts: [] };
}

function enclosed(inner, enclosure, isFilled, width, hasColours) {
    const path = glyph(enclosure === "bubble" ? "bubble.left" : enclosure)[0].path;
    const frame = { level: 2, shapes: [{ path, isFilled, width }], cuts: [] };
    if (!isFilled) return [frame, ...inner];
    if (hasColours) return [{ ...frame, opacity: .25 }, ...inner];
    // Cut the drawing out, but not what is cut out of the drawing.
    for (const { shapes, cuts } of inner) frame.cuts.push(...shapes, ...cuts.map((cut) => ({ ...cut, isKept: !cut.isKept })));
    return [{ ...frame, level: 1 }];
}

function addSlash(layers, width, enclosure) {
    const [x, y, side] = enclosure ? enclosures[enclosure] : [12, 12, 21];
    const path = mapped(slash, (px, py) => [x + (px - 12) * side / 21, y + (py - 12) * side / 21]);
    const line = enclosure ? .85 * width : width;
    for (const layer of layers) layer.cuts.push({ path, width: line + 2 * Math.min(line, enclosure ? .8 : 1.4) });
    layers.push({ level: 1, shapes: [{ path, width: line }], cuts: [] });
}

// A dot at the top, or a sign in a disc at the bottom.
function withBadge(layers, name, width) {
    const gap = .7 + width * .5;
    const disc = (radius) => ({ path: segments(name ? `(17.5 17.5 ${radius})` : `(18.3 5.7 ${radius})`), isFilled: true, width: 0 });
    const radius = name ? 5.8 : 4.2;
    for (const layer of layers) layer.cuts.push(disc(radius + gap));
    const badge = { level: 1, shapes: [disc(radius)], cuts: [] };
    if (name) {
        const parts = layersOf(glyph(name), true, Math.min(width, 2.4));
        const boxed = boxAround(parts);
        const scale = Math.min(.4, 6.4 / Math.max(boxed[2], boxed[3]));
        for (const { shapes, cuts } of parts) {
            const move = (shape) => ({
                ...shape, width: shape.width * .75,
                path: mapped(shape.path, (x, y) => [17.5 + scale * (x - boxed[0] - boxed[2] / 2), 17.5 + scale * (y - boxed[1] - boxed[3] / 2)]),
            });
            badge.cuts.push(...shapes.map(move), ...cuts.map((cut) => ({ ...move(cut), isKept: true })));
        }
    }
    return [...layers.map((layer) => ({ ...layer, level: layer.level + 1 })), badge];
}

function boxAround(layers) {
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const shape of layers.flatMap(({ shapes }) => shapes)) {
        const half = shape.text ? 0 : shape.width / 2;
        const [left, top, right, bottom] = shape.text
            ? [shape.x - shape.size / 2, shape.y - shape.size / 2, shape.x + shape.size / 2, shape.y + shape.size / 2] : bounds(shape.path);
        box[0] = Math.min(box[0], left - half);
        box[1] = Math.min(box[1], top - half);
        box[2] = Math.max(box[2], right + half);
        box[3] = Math.max(box[3], bottom + half);
    }
    return [box[0], box[1], box[2] - box[0], box[3] - box[1]];
}
