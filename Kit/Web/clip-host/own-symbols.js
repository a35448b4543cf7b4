// SPDX-License-Identifier: Apache-2.0

// Symbols of the clip's own asset catalogs, in the colour of the text around them.

import { font, scaleOf } from "./fonts.js";

const namespace = "http://www.w3.org/2000/svg";
const mostOutlines = 1000;
const factors = { small: .78, medium: 1, large: 1.29 };
const areFinite = (values, count) => Array.isArray(values) && values.length === count && values.every(Number.isFinite);

/** What the catalog says of the symbol of an image; undefined for a picture, and for what cannot be drawn. */
function ownSymbol({ asset }, page) {
    const symbol = asset === undefined ? undefined : page.picture(asset).symbol;
    const isDrawable = symbol && areFinite(symbol.box, 4) && symbol.box[2] > 0 && symbol.box[3] > 0
        && [symbol.width, symbol.height, symbol.baseline].every(Number.isFinite) && Array.isArray(symbol.outlines);
    return isDrawable ? symbol : undefined;
}

/** Draws the symbol of a view as large as its font, on the line of the text beside it. */
function drawOwnSymbol({ properties, element, node }, page, scale) {
    const { box, width, height, baseline, outlines } = ownSymbol(properties, page);
    const em = font(properties, scaleOf(properties, page)).size * (factors[scale] ?? 1);
    node.change({ width: width * em, height: height * em, baseline: baseline * em });
    const drawing = document.createElementNS(namespace, "svg");
    drawing.setAttribute("viewBox", box.join(" "));
    drawing.setAttribute("aria-hidden", "true");
    for (const { data, matrix, isEvenOdd } of outlines.slice(0, mostOutlines)) {
        if (typeof data !== "string" || !areFinite(matrix, 6)) continue;
        const path = document.createElementNS(namespace, "path");
        path.setAttribute("d", data);
        path.setAttribute("transform", `matrix(${matrix.join(" ")})`);
        path.setAttribute("fill", "currentColor");
        if (isEvenOdd) path.setAttribute("fill-rule", "evenodd");
        drawing.append(path);
    }
    element.replaceChildren(drawing);
}

export const ownSymbols = { find: ownSymbol, draw: drawOwnSymbol };
