// SPDX-License-Identifier: Apache-2.0

// Symbols for Image(systemName:) as SVG: our own drawings, under the names that SwiftUI apps use.

import { composition, shown, widths } from "./composition.js";
import { pathData } from "./path.js";

const namespace = "http://www.w3.org/2000/svg";
const opacities = [1, .5, .25];
const fontWeights = [200, 300, 300, 500, 600, 600, 700, 800, 900];
let masks = 0;

/** Sizes in ems, without a document: `{width, height, baseline}`; the baseline is measured from the top. */
export function symbolSize(name, options) {
    const { width, height, baseline } = composition(name, options);
    return { width, height, baseline };
}

/** Whether there is a drawing for a name; all others show a placeholder with their name. */
export const isSymbol = (name) => composition(name).isKnown;

/**
 * An SVG element in the colour of the text around it, as large as the font says.
 *
 * Options are those of `composition`, and `colours` for the rendering "palette": CSS colours of the first, second and third
 * layer; the last one is that of all further layers. `data-baseline` is the baseline's distance from the top in ems; with
 * `data-unknown`, the symbol is a placeholder.
 */
export function symbol(name, options = {}) {
    const { isKnown, layers, box, width, height, baseline } = composition(name, options);
    const short = (number) => String(Math.round(number * 1000) / 1000);
    const image = element("svg", {
        viewBox: box.map(short).join(" "), width: `${short(width)}em`, height: `${short(height)}em`,
        "aria-hidden": "true", "data-baseline": short(baseline),
    });
    if (!isKnown) {
        image.setAttribute("data-unknown", "");
        image.append(...placeholder(name, box));
        return image;
    }
    const { rendering = "monochrome", weight = "regular", colours = [] } = options;
    for (const layer of layers) {
        const group = element("g", layerStyle(layer, rendering, colours));
        group.append(...layer.shapes.map((shape) => drawn(shape, "currentColor", weight)));
        if (layer.cuts.length > 0) {
            const mask = maskOf(layer.cuts, box, weight);
            image.append(mask);
            group.setAttribute("mask", `url(#${mask.id})`);
        }
        image.append(group);
    }
    return image;
}

function layerStyle({ level, opacity }, rendering, colours) {
    if (rendering === "hierarchical") return { opacity: String(opacity ?? opacities[level - 1] ?? .25) };
    if (rendering === "palette" && colours.length > 0) return { color: colours[Math.min(level, colours.length) - 1] };
    return {};
}

function element(tag, attributes) {
    const result = document.createElementNS(namespace, tag);
    for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, value);
    return result;
}

function drawn(shape, colour, weight) {
    if (shape.text) {
        const text = element("text", {
            x: shape.x, y: shape.y, dy: ".355em", "font-size": shape.size, "text-anchor": "middle", fill: colour, stroke: "none",
            "font-family": "system-ui, sans-serif", "font-weight": fontWeights[Object.keys(widths).indexOf(weight)],
        });
        text.textContent = shape.text;
        return text;
    }
    return element("path", {
        d: pathData(shape.path), fill: shape.isFilled ? colour : "none", stroke: shape.width ? colour : "none",
        "stroke-width": Math.round(shape.width * 100) / 100, "stroke-linecap": "round", "stroke-linejoin": "round",
    });
}

function maskOf(cuts, /** @type {number[]} */ [x, y, width, height], weight) {
    masks += 1;
    const mask = element("mask", { id: `symbol-mask-${masks}`, maskUnits: "userSpaceOnUse", x, y, width, height });
    mask.append(element("rect", { x, y, width, height, fill: "white", stroke: "none" }));
    mask.append(...cuts.map((cut) => drawn(cut, cut.isKept ? "white" : "black", weight)));
    return mask;
}

// A frame with the name, so that a missing drawing is seen and known.
function placeholder(name, /** @type {number[]} */ [x, y, width, height]) {
    const frame = element("rect", {
        x: x + .5, y: y + .5, width: width - 1, height: height - 1, rx: 3, fill: "none", stroke: "currentColor", "stroke-width": 1,
        "stroke-dasharray": "2 1.5",
    });
    const text = element("text", {
        x: x + width / 2, y: y + height / 2, dy: ".35em", "font-size": 8, "text-anchor": "middle", fill: "currentColor", stroke: "none",
        "font-family": "ui-monospace, monospace",
        // The box was made for this width.
        textLength: width - 7, lengthAdjust: "spacingAndGlyphs",
    });
    text.textContent = shown(name);
    return [frame, text];
}
