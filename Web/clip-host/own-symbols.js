// SPDX-License-Identifier: Apache-2.0

// Symbols of the clip's own asset catalogs, in the colour of the text around them.

const namespace = "http://www.w3.org/2000/svg";
const mostOutlines = 1000;
const scales = { small: .78, medium: 1, large: 1.29 };
const isFinite = (values, count) => Array.isArray(values) && values.length === count && values.every(Number.isFinite);

/** Whether what a catalog says of a symbol can be drawn. */
export const isDrawable = (symbol) => symbol !== undefined && symbol !== null && isFinite(symbol.box, 4) && symbol.box[2] > 0 && symbol.box[3] > 0
    && [symbol.width, symbol.height, symbol.baseline].every(Number.isFinite) && Array.isArray(symbol.outlines);

/** The size in ems, and the drawing, for a scale beside text. */
export function ownSymbol({ box, width, height, baseline, outlines }, scale) {
    const factor = scales[scale] ?? 1;
    const image = document.createElementNS(namespace, "svg");
    image.setAttribute("viewBox", box.join(" "));
    image.setAttribute("aria-hidden", "true");
    for (const { data, matrix, isEvenOdd } of outlines.slice(0, mostOutlines)) {
        if (typeof data !== "string" || !isFinite(matrix, 6)) continue;
        const path = document.createElementNS(namespace, "path");
        path.setAttribute("d", data);
        path.setAttribute("transform", `matrix(${matrix.join(" ")})`);
        path.setAttribute("fill", "currentColor");
        if (isEvenOdd) path.setAttribute("fill-rule", "evenodd");
        image.append(path);
    }
    return { drawing: image, size: { width: width * factor, height: height * factor, baseline: baseline * factor } };
}
