// SPDX-License-Identifier: Apache-2.0

// Shapes, filled and stroked, as boxes where CSS can draw them and else as drawings.

import { describe } from "./accessibility.js";
import { events } from "./element-names.js";
import { limits } from "./limits.js";
import { background, color, drawingPaint, paintDrawing } from "./paints.js";
import { cornerRadius, isCircle, outline, sizeOfPath } from "./shape-paths.js";

const namespace = "http://www.w3.org/2000/svg";
const bounded = (value, least, most, fallback) => (Number.isFinite(value) ? Math.min(Math.max(value, least), most) : fallback);

const shape = {
    create(view, page) {
        view.node = page.node("shape");
        view.inner = view.node;
        page.attach(view, "div", "shape", (width, height) => draw(view, width, height, page));
    },
    update(view, page) {
        const { changed, properties, element, node } = view;
        if (changed.has("shape")) {
            const kind = isCircle(properties.shape) ? "circle" : "shape";
            if (node.kind !== kind) page.changeKind(node, kind);
        }
        if (["shape", "paint", "stroke", "isEvenOdd"].some((key) => changed.has(key))) page.redraw(node);
        describe(element, properties, properties.label === undefined ? undefined : "img");
        page.dress(view);
    },
};

function draw({ id, element, properties }, width, height, page) {
    const { shape: form, stroke, isEvenOdd } = properties;
    // A shape that is neither filled nor stroked is filled with the colour of text.
    const paint = properties.paint ?? (stroke ? undefined : 1 << 8);
    const radius = cornerRadius(form);
    const made = sizeOfPath(form);
    if (made && (Math.abs(made.width - width) > 0.01 || Math.abs(made.height - height) > 0.01)) {
        page.tell(id, events.geometry, `${width} ${height}`);
    }
    // What is clear takes no taps.
    const isFilled = paint !== undefined && !isClear(paint);
    const box = { backgroundColor: "", backgroundImage: "", backdropFilter: "", clipPath: "", borderRadius: "" };
    if (radius !== undefined && !stroke) {
        element.replaceChildren();
        Object.assign(box, !isFilled ? {} : background(paint, width, height));
        box.borderRadius = radius === "0" ? "" : radius;
        Object.assign(element.style, box);
        element.classList.toggle("filled", isFilled);
        return;
    }
    element.classList.remove("filled");
    const [strokePaint, lineWidth = 1, cap = 0, join = 0, miter = 10, dashes, phase = 0, isInside] = Array.isArray(stroke) ? stroke : [];
    const thickness = bounded(lineWidth, 0, limits.points, 1);
    const drawn = outline(form, width, height);
    const drawing = emptied(element);
    drawing.setAttribute("viewBox", `0 0 ${Math.max(width, 0.01)} ${Math.max(height, 0.01)}`);
    if (isFilled) {
        const fill = drawingPaint(paint, drawing);
        if (fill === undefined) {
            Object.assign(box, background(paint, width, height));
            box.clipPath = `path(${isEvenOdd ? "evenodd, " : ""}"${drawn.d}")`;
        } else {
            const path = add(drawing, drawn, isEvenOdd);
            path.style.fill = fill;
            if (drawn.to !== undefined) path.setAttribute("d", part(drawn));
        }
    }
    if (Array.isArray(stroke)) {
        const path = add(drawing, isInside ? outline([7, form, thickness / 2], width, height) : drawn, isEvenOdd);
        path.style.fill = "none";
        const own = drawingPaint(strokePaint, drawing);
        path.style.stroke = own ?? "currentColor";
        path.style.strokeWidth = thickness;
        path.style.strokeLinecap = ["butt", "round", "square"][cap] ?? "butt";
        path.style.strokeLinejoin = ["miter", "round", "bevel"][join] ?? "miter";
        path.style.strokeMiterlimit = bounded(miter, 1, 1000, 10);
        if (drawn.to !== undefined) {
            path.setAttribute("pathLength", "1");
            // A part without length would still have its round ends.
            if (drawn.to - drawn.from < 0.0005) path.style.stroke = "none";
            path.style.strokeDasharray = `${Math.max(drawn.to - drawn.from, 0)} 2`;
            path.style.strokeDashoffset = -drawn.from;
        } else if (Array.isArray(dashes) && dashes.length > 0) {
            path.style.strokeDasharray = dashes.slice(0, 32).map((length) => bounded(length, 0.1, limits.points, 1)).join(" ");
            path.style.strokeDashoffset = bounded(phase, -limits.points, limits.points, 0);
        }
        if (own === undefined) paintStroke(element, path, strokePaint, thickness, width, height);
    }
    Object.assign(element.style, box);
    for (const path of drawing.querySelectorAll(":scope > .old")) path.remove();
}

// Whether a colour has no opacity at all; an adaptive one has.
const isClear = (paint) => typeof paint === "number" && (paint & 0xFF) === 0 && (paint === 0 || (paint & ~0xFF00) !== 0);

// A line with what only a background can be: its drawing, which is larger than the shape by its width, is the mask of one.
function paintStroke(element, path, paint, thickness, width, height) {
    const line = document.createElementNS(namespace, "svg");
    const sides = [width + 2 * thickness, height + 2 * thickness];
    line.setAttribute("viewBox", [-thickness, -thickness, ...sides].join(" "));
    line.setAttribute("aria-hidden", "true");
    line.setAttribute("class", "stroke");
    line.append(path);
    Object.assign(line.style, { inset: `${-thickness}px`, width: `${sides[0]}px`, height: `${sides[1]}px` });
    paintDrawing(line, paint, ...sides);
    element.append(line);
}

// The drawing of a shape. The paths that it has are drawn again, so that an animation moves them.
function emptied(element) {
    element.querySelector(":scope > .stroke")?.remove();
    let drawing = element.firstElementChild;
    if (drawing?.localName !== "svg") {
        drawing = document.createElementNS(namespace, "svg");
        drawing.setAttribute("aria-hidden", "true");
        element.replaceChildren(drawing);
    }
    for (const child of [...drawing.children]) {
        if (child.localName === "path") child.classList.add("old");
        else child.remove();
    }
    return drawing;
}

function add(drawing, { d, transform }, isEvenOdd) {
    let path = drawing.querySelector(":scope > .old");
    if (path) path.removeAttribute("class");
    else drawing.append(path = document.createElementNS(namespace, "path"));
    path.setAttribute("d", d);
    path.removeAttribute("pathLength");
    if (transform) path.setAttribute("transform", transform);
    else path.removeAttribute("transform");
    Object.assign(path.style, { fillRule: isEvenOdd ? "evenodd" : "", stroke: "", strokeDasharray: "", strokeDashoffset: "" });
    return path;
}

// The part of a path that a trimmed shape fills, of straight lines.
function part({ d, from, to }) {
    const path = document.createElementNS(namespace, "path");
    path.setAttribute("d", d);
    const length = path.getTotalLength();
    const points = [];
    for (let step = 0; step <= 72; step += 1) {
        const { x, y } = path.getPointAtLength(length * (from + (to - from) * step / 72));
        points.push(`${x} ${y}`);
    }
    return `M${points.join("L")}`;
}

const divider = {
    create(view, page) {
        view.node = page.node("divider");
        view.inner = view.node;
        page.attach(view, "div", "divider");
    },
    update(view, page) {
        describe(view.element, view.properties);
        view.element.style.backgroundColor = view.properties.paint === undefined ? "" : color(view.properties.paint) ?? "";
        page.dress(view);
    },
};

export const shapes = { shape, divider };
