// SPDX-License-Identifier: Apache-2.0

// What a point of the screen is on. The browser knows boxes and what is cut off; a content shape says in addition where a view
// takes taps, whatever is drawn.

import { outline } from "./shape-paths.js";

const context = new OffscreenCanvas(1, 1).getContext("2d");
// Frames are on whole pixels.
const tolerance = 0.5;

// The element that an event is on.
export function targetAt({ target, clientX: x, clientY: y }, page) {
    const missed = target.closest?.(".content-shape") ? shapesMissed(target, x, y, page) : [];
    if (missed.length === 0) return target;
    const beside = new Set();
    for (const element of document.elementsFromPoint(x, y)) {
        for (const shape of shapesMissed(element, x, y, page)) beside.add(whole(shape));
        if (![...beside].some((outer) => outer.contains(element))) return element;
    }
    return target;
}

// The content shapes around an element in which a point is not.
function shapesMissed(element, x, y, page) {
    const missed = [];
    for (let shape = element.closest(".content-shape"); shape; shape = shape.parentElement?.closest(".content-shape")) {
        if (!isInside(shape, x, y, page)) missed.push(shape);
    }
    return missed;
}

function isInside(element, x, y, page) {
    const { shape, isEvenOdd } = page.owner(element)?.view.properties ?? {};
    const box = element.getBoundingClientRect();
    if (shape === undefined || box.width === 0 || box.height === 0) return true;
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = (x - box.left) * width / box.width;
    const top = (y - box.top) * height / box.height;
    if (Array.isArray(shape) && shape[0] === 0) return left >= -tolerance && top >= -tolerance && left <= width + tolerance && top <= height + tolerance;
    const { d, transform = "" } = outline(shape, width, height);
    // A path that the clip has not told as yet.
    if (d === "") return true;
    const path = new Path2D();
    path.addPath(new Path2D(d), new DOMMatrix(inCSS(transform)));
    return context.isPointInPath(path, left, top, isEvenOdd ? "evenodd" : "nonzero");
}

// A transformation as CSS writes it.
const inCSS = (transform) => transform.replaceAll(/translate\((\S+) (\S+)\)/g, "translate($1px, $2px)")
    .replaceAll(/matrix\(([^)]*)\)/g, (_, numbers) => `matrix(${numbers.trim().split(/\s+/).join()})`);

// What has no other area than a content shape in it: its button, and modifiers between them.
function whole(shape) {
    let outer = shape;
    while (outer.parentElement?.childElementCount === 1 && outer.parentElement.matches(".view:not(.screen, .root), .button:not([data-button=bordered], [data-button=prominent], [data-button=row])")) {
        outer = outer.parentElement;
    }
    return outer;
}
