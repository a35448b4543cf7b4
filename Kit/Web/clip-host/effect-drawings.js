// SPDX-License-Identifier: Apache-2.0

// Effects and clips: elements around what they change.

import { describe } from "./accessibility.js";
import { events } from "./element-names.js";
import { limits } from "./limits.js";
import { color } from "./paints.js";
import { cornerRadius, outline, sizeOfPath } from "./shape-paths.js";

const bounded = (value, least, most, fallback) => (Number.isFinite(value) ? Math.min(Math.max(value, least), most) : fallback);
const length = (value, fallback = 0) => bounded(value, -limits.points, limits.points, fallback);

const blends = ["", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity", "", "plus-lighter"];

function filter({ blur, shadow, brightness, contrast, saturation, grayscale, hueRotation, colorInvert }) {
    const parts = [];
    if (blur > 0) parts.push(`blur(${bounded(blur, 0, limits.blur, 0)}px)`);
    // SwiftUI adds to colours, CSS multiplies: the nearest that there is.
    if (brightness !== undefined) parts.push(`brightness(${1 + bounded(brightness, -1, 1, 0)})`);
    if (contrast !== undefined) parts.push(`contrast(${bounded(contrast, 0, 10, 1)})`);
    if (saturation !== undefined) parts.push(`saturate(${bounded(saturation, 0, 10, 1)})`);
    if (grayscale > 0) parts.push(`grayscale(${bounded(grayscale, 0, 1, 0)})`);
    if (hueRotation) parts.push(`hue-rotate(${length(hueRotation)}deg)`);
    if (colorInvert) parts.push("invert(1)");
    for (let index = 0; Array.isArray(shadow) && index + 3 < shadow.length && index < 16; index += 4) {
        const [paint, radius, x, y] = shadow.slice(index, index + 4);
        parts.push(`drop-shadow(${length(x)}px ${length(y)}px ${bounded(radius, 0, limits.blur, 0)}px ${color(paint) ?? "rgb(0 0 0 / .33)"})`);
    }
    return parts.join(" ");
}

const percent = (fraction) => `${bounded(fraction, -100, 100, 0.5) * 100}%`;

function transform({ transform: own, rotation3D }) {
    const parts = [];
    let origin = "";
    if (Array.isArray(rotation3D)) {
        const [angle = 0, x = 0, y = 0, z = 0, anchorX = 0.5, anchorY = 0.5, perspective = 1] = rotation3D;
        origin = `${percent(anchorX)} ${percent(anchorY)}`;
        parts.push(`perspective(${perspective > 0 ? 800 / bounded(perspective, 0.01, 100, 1) : 100_000}px)`,
            `rotate3d(${length(x)}, ${length(y)}, ${length(z)}, ${length(angle)}deg)`);
    }
    if (Array.isArray(own)) {
        const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0, anchorX = 0.5, anchorY = 0.5, angle = undefined] = own;
        origin ||= `${percent(anchorX)} ${percent(anchorY)}`;
        parts.push(Number.isFinite(angle) ? `rotate(${angle}deg) scale(1)` : rotated(length(a, 1), length(b), length(c), length(d, 1), length(x), length(y)));
    }
    return [parts.join(" "), origin];
}

// A turn is written as one, so that an animation turns what it moves, and does not squeeze it.
function rotated(a, b, c, d, x, y) {
    const scale = Math.hypot(a, b);
    const isTurn = Math.abs(a - d) < 1e-9 && Math.abs(b + c) < 1e-9 && x === 0 && y === 0 && scale > 0;
    return isTurn ? `rotate(${Math.atan2(b, a) * 180 / Math.PI}deg) scale(${scale})` : `matrix(${[a, b, c, d, x, y].join()})`;
}

const effect = {
    create(view, page) {
        view.node = page.node("box");
        view.inner = view.node;
        page.attach(view, "div", "view");
    },
    update(view, page) {
        const { properties, element } = view;
        const { style } = element;
        style.opacity = properties.opacity === undefined ? "" : bounded(properties.opacity, 0, 1, 1);
        const wanted = filter(properties);
        const isDrawnApart = wanted !== "" || properties.blendMode > 0;
        style.filter = page.allowsEffect(view, isDrawnApart) ? wanted : "";
        style.mixBlendMode = page.allowsEffect(view, isDrawnApart) ? blends[properties.blendMode] ?? "" : "";
        style.isolation = properties.isGroup === true ? "isolate" : "";
        [style.transform, style.transformOrigin] = transform(properties);
        style.zIndex = properties.zIndex === undefined ? "" : Math.round(bounded(properties.zIndex, -1e4, 1e4, 0) * 10);
        // What is not seen at all takes no taps, as on a phone.
        const isInvisible = properties.opacity <= 0;
        element.classList.toggle("untouchable", properties.isUntouchable === true || isInvisible);
        if (properties.hoverEffect > 0) element.dataset.hover = properties.hoverEffect === 2 ? "lift" : "highlight";
        else delete element.dataset.hover;
        describe(element, isInvisible ? { ...properties, isAccessibilityHidden: true } : properties);
        page.dress(view);
    },
    removed: (view, page) => page.allowsEffect(view, false),
};

// A shape of the clip's own has a path for each size.
export function askForPath({ id, properties: { shape } }, width, height, page) {
    const made = sizeOfPath(shape);
    if (made && (Math.abs(made.width - width) > 0.01 || Math.abs(made.height - height) > 0.01)) page.tell(id, events.geometry, `${width} ${height}`);
}

const clip = {
    create(view, page) {
        view.node = page.node("box");
        view.inner = view.node;
        page.attach(view, "div", "view", (width, height) => {
            askForPath(view, width, height, page);
            cut(view.element, view.properties, width, height);
        });
    },
    update(view, page) {
        if (view.changed.has("shape") || view.changed.has("isEvenOdd")) page.redraw(view.node);
        describe(view.element, view.properties);
        page.dress(view);
    },
};

function cut({ style }, { shape, isEvenOdd }, width, height) {
    const radius = cornerRadius(shape);
    style.overflow = radius === undefined ? "" : "clip";
    style.borderRadius = radius === undefined || radius === "0" ? "" : radius;
    style.clipPath = "";
    if (radius !== undefined) return;
    const { d } = outline(shape, width, height);
    style.clipPath = d === "" ? "inset(50%)" : `path(${isEvenOdd ? "evenodd, " : ""}"${d}")`;
}

export const effects = { effect, clip };
