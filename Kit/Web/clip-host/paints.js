// SPDX-License-Identifier: Apache-2.0

// Paints: colours that adapt, gradients and materials, as styles and as paints of drawings. For their encoding see
// ElementKey.paint in Kit/Sources/Views/ClipUI/Patches.

import { limits } from "./limits.js";

// By the number of an adaptive colour: its variable in clip.css.
const adaptive = [];
["", "ink", "ink-2", "accent", "ground", "panel", "accent-soft", "good", "bad", "warn", "ink-3", "ink-4", "separator",
    "opaque-separator", "placeholder", "link", "background-1", "background-2", "background-3", "grouped-1", "grouped-2",
    "grouped-3", "fill-1", "fill-2", "fill-3", "fill-4"].forEach((name, index) => { adaptive[index] = name; });
["blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple", "red", "teal", "yellow", "gray-2",
    "gray-3", "gray-4", "gray-5", "gray-6"].forEach((name, index) => { adaptive[30 + index] = `system-${name}`; });

const hasPairs = CSS.supports("color", "light-dark(red, red)");
const bounded = (value, fallback = 0, most = limits.points) => (Number.isFinite(value) ? Math.min(Math.max(value, -most), most) : fallback);

// Whether the screen is dark: a page that shows a phone says so itself, others go by the person's settings.
export function isDark() {
    const { colorScheme } = document.documentElement.style;
    return colorScheme === "" ? matchMedia("(prefers-color-scheme: dark)").matches : colorScheme === "dark";
}

// A colour as CSS; of a gradient its first one, and undefined if it is no paint.
export function color(paint, depth = 0) {
    if (typeof paint === "number") return solid(paint);
    if (!Array.isArray(paint) || depth > 8) return undefined;
    const [form, one, other] = paint;
    switch (form) {
    case 1: {
        const inner = color(one, depth + 1);
        const percent = Math.round(Math.min(Math.max(bounded(other, 1), 0), 1) * 1000) / 10;
        return inner && `color-mix(in srgb, ${inner} ${percent}%, transparent)`;
    }
    case 2: {
        const pair = [color(one, depth + 1) ?? "currentColor", color(other, depth + 1) ?? "currentColor"];
        return hasPairs ? `light-dark(${pair[0]}, ${pair[1]})` : pair[isDark() ? 1 : 0];
    }
    case 3: case 4: case 5: case 6: return Array.isArray(one) ? color(one[0], depth + 1) : undefined;
    case 7: return materials[bounded(one, 3) - 1] ?? materials[2];
    case 8: return `var(${assetColor(String(one))}, #8e8e93)`;
    case 9: {
        const percent = Math.round(Math.min(Math.max(bounded(paint[3], 0.5), 0), 1) * 1000) / 10;
        return `color-mix(in oklab, ${color(other, depth + 1) ?? "transparent"} ${percent}%, ${color(one, depth + 1) ?? "transparent"})`;
    }
    default: return undefined;
    }
}

// The variable of a colour of the clip's asset catalogs: what is no letter or digit is its number in base 16.
export function assetColor(name) {
    return `--asset-color-${name.slice(0, 200).replaceAll(/[^A-Za-z0-9]/gu, (character) => `-${character.codePointAt(0).toString(16)}-`)}`;
}

// An adaptive colour has only bits 8 to 15 set; others are red, green, blue and alpha.
function solid(number) {
    if (number !== 0 && (number & ~0xFF00) === 0) return `var(--${adaptive[number >> 8] || "ink"})`;
    return `#${(number >>> 0).toString(16).padStart(8, "0")}`;
}

const materials = [55, 65, 75, 85, 92].map((percent) => `color-mix(in srgb, var(--material) ${percent}%, transparent)`);

// Where the images of the clip are: a function of a name.
/** @type {(name: string) => string} */
let addressOf = () => "";
export function findImages(find) {
    addressOf = find;
}

// An image again and again; a factor of its size is a density of its pixels.
function pattern([, source = "", isAsset, scale]) {
    const address = isAsset === true ? addressOf(source) : /^(https?|data):/i.test(source) ? String(source) : "";
    const density = 1 / Math.min(Math.max(bounded(scale, 1), 0.01), 100);
    return address === "" ? "" : `image-set(url(${JSON.stringify(address)}) ${density}x)`;
}

// What a paint is: "color", "linear", "radial", "angular", "elliptical", "material" or "image". An opacity or a pair of a gradient
// is one of its first.
export function kindOf(paint) {
    if (!Array.isArray(paint)) return "color";
    if (paint[0] === 1 || paint[0] === 2) {
        const inner = kindOf(paint[1]);
        return inner === "material" || inner === "image" ? "color" : inner;
    }
    return ["color", "color", "color", "linear", "radial", "angular", "elliptical", "material", "color", "color", "image"][paint[0]] ?? "color";
}

// The gradient in a paint, and its opacity.
function gradient(paint) {
    let opacity = 1;
    let inner = paint;
    for (let depth = 0; depth < 8 && (inner[0] === 1 || inner[0] === 2); depth += 1) {
        if (inner[0] === 1) opacity *= bounded(inner[2], 1);
        inner = inner[1];
    }
    const [, stops = [], a = 0.5, b = 0, c = 0.5, d = 1] = inner;
    const list = [];
    for (let index = 0; Array.isArray(stops) && index + 1 < stops.length && list.length < limits.stops; index += 2) {
        list.push({ paint: stops[index], location: Math.min(Math.max(bounded(stops[index + 1]), 0), 1) });
    }
    return { list, opacity, a: bounded(a), b: bounded(b), c: bounded(c), d: bounded(d) };
}

const percent = (fraction) => `${Math.round(fraction * 1000) / 10}%`;
const stopColor = ({ paint }, opacity) => color(opacity === 1 ? paint : [1, paint, opacity]) ?? "transparent";

// The styles of a box with a paint as its background, of a size in points.
export function background(paint, width, height) {
    switch (kindOf(paint)) {
    case "linear": {
        const { list, opacity, a, b, c, d } = gradient(paint);
        return { backgroundImage: linear(list, opacity, a * width, b * height, c * width, d * height, width, height) };
    }
    case "radial": case "elliptical": {
        const { list, opacity, a, b, c, d } = gradient(paint);
        const isEllipse = kindOf(paint) === "elliptical";
        const span = Math.max(d - c, 0.001);
        const stops = list.map((stop) => {
            const at = c + stop.location * span;
            return `${stopColor(stop, opacity)} ${isEllipse ? percent(at / Math.max(d, 0.001)) : `${at}px`}`;
        });
        const shape = isEllipse ? `ellipse ${d * width}px ${d * height}px` : "circle";
        return { backgroundImage: `radial-gradient(${shape} at ${percent(a)} ${percent(b)}, ${stops.join()})` };
    }
    case "angular": {
        const { list, opacity, a, b, c, d } = gradient(paint);
        const span = d === c ? 360 : d - c;
        const stops = list.map((stop) => `${stopColor(stop, opacity)} ${stop.location * span}deg`);
        return { backgroundImage: `conic-gradient(from ${c + 90}deg at ${percent(a)} ${percent(b)}, ${stops.join()})` };
    }
    case "image": return { backgroundImage: pattern(paint) };
    case "material": return { backgroundColor: color(paint), backdropFilter: "blur(20px) saturate(1.6)" };
    default: return { backgroundColor: color(paint) ?? "" };
    }
}

// A CSS gradient between two points: the line of CSS goes through the center, so locations are computed along it.
function linear(list, opacity, x1, y1, x2, y2, width, height) {
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = Math.hypot(dx, dy) || 1;
    const ux = dx / length;
    const uy = dy / length;
    const whole = Math.abs(width * ux) + Math.abs(height * uy) || 1;
    const startX = width / 2 - ux * whole / 2;
    const startY = height / 2 - uy * whole / 2;
    const offset = (x1 - startX) * ux + (y1 - startY) * uy;
    const stops = list.map((stop) => `${stopColor(stop, opacity)} ${percent((offset + stop.location * length) / whole)}`);
    return `linear-gradient(${Math.atan2(ux, -uy) * 180 / Math.PI}deg, ${stops.join()})`;
}

const namespace = "http://www.w3.org/2000/svg";
let count = 0;

// A paint for a drawing: a colour, or a gradient that is added to its definitions. Undefined if only CSS can draw it.
export function drawingPaint(paint, drawing) {
    const kind = kindOf(paint);
    if (kind === "color") return color(paint) ?? "none";
    if (kind !== "linear" && kind !== "radial" && kind !== "elliptical") return undefined;
    const { list, opacity, a, b, c, d } = gradient(paint);
    const element = document.createElementNS(namespace, kind === "linear" ? "linearGradient" : "radialGradient");
    const id = `paint-${count += 1}`;
    element.id = id;
    let from = 0;
    if (kind === "linear") {
        for (const [name, value] of Object.entries({ x1: a, y1: b, x2: c, y2: d })) element.setAttribute(name, value);
    } else {
        // Radii of a radial gradient are in points; those of an elliptical one are fractions.
        if (kind === "radial") {
            element.setAttribute("gradientUnits", "userSpaceOnUse");
            element.setAttribute("cx", a * drawing.viewBox.baseVal.width);
            element.setAttribute("cy", b * drawing.viewBox.baseVal.height);
        } else {
            element.setAttribute("cx", a);
            element.setAttribute("cy", b);
        }
        element.setAttribute("r", Math.max(d, 0.001));
        from = Math.min(Math.max(c / Math.max(d, 0.001), 0), 1);
    }
    for (const stop of list) {
        const part = document.createElementNS(namespace, "stop");
        part.setAttribute("offset", from + stop.location * (1 - from));
        part.style.stopColor = stopColor(stop, opacity);
        element.append(part);
    }
    drawing.append(element);
    return `url(#${id})`;
}

// Whether a paint is a colour, and nothing that needs a box.
export const isColor = (paint) => paint === undefined || kindOf(paint) === "color";

// The styles of letters with a paint. What is no colour is the background behind them; lines under and through them have its
// first colour.
export function textStyles(paint, width, height) {
    if (isColor(paint)) return { backgroundColor: "", backgroundImage: "", webkitBackgroundClip: "", webkitTextFillColor: "", color: paint === undefined ? "" : color(paint) ?? "" };
    const { backgroundColor = "", backgroundImage = "" } = background(paint, Math.max(width, 1), Math.max(height, 1));
    return { backgroundColor, backgroundImage, webkitBackgroundClip: "text", webkitTextFillColor: "transparent", color: color(paint) ?? "" };
}

// Colours the drawn lines of a text. What is no colour is behind the letters themselves: engines do not clip the background of an
// element to text that is placed in it. Each run has its part of one background.
export function paintText(element, paint, width, height) {
    const [drawn] = element.children;
    if (isColor(paint) || !drawn) return;
    const pieces = drawn.querySelectorAll(":scope > span > span");
    const around = pieces.length > 0 ? element.getBoundingClientRect() : undefined;
    for (const piece of pieces.length > 0 ? pieces : [drawn]) {
        // A run can have a paint of its own.
        if (piece.style.webkitTextFillColor !== "" && piece.dataset.painted === undefined) continue;
        piece.dataset.painted = "";
        Object.assign(piece.style, textStyles(paint, width, height));
        if (!around || kindOf(paint) === "image") continue;
        const { left, top } = piece.getBoundingClientRect();
        Object.assign(piece.style, {
            backgroundSize: `${width}px ${height}px`, backgroundPosition: `${around.left - left}px ${around.top - top}px`, backgroundRepeat: "no-repeat",
        });
    }
}

// Paints a drawing as a whole: it is the mask of a background of its size. Only its opacity counts.
export function paintDrawing(drawing, paint, width, height) {
    Object.assign(drawing.style, { backgroundColor: "", backgroundImage: "", backdropFilter: "", webkitMaskImage: "", webkitMaskSize: "", color: "" });
    if (isColor(paint)) {
        drawing.style.color = paint === undefined ? "" : color(paint) ?? "";
        return;
    }
    const form = drawing.cloneNode(true);
    // An image of its own has no styles of the page: what they say is said by attributes.
    for (const part of form.querySelectorAll("[style]")) {
        for (const name of part.style) part.setAttribute(name, part.style.getPropertyValue(name));
        part.removeAttribute("style");
    }
    form.removeAttribute("style");
    for (const [name, value] of Object.entries({ xmlns: namespace, width: "100%", height: "100%", overflow: "hidden" })) form.setAttribute(name, value);
    const address = `url("data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(form))}")`;
    Object.assign(drawing.style, background(paint, Math.max(width, 1), Math.max(height, 1)), { webkitMaskImage: address, webkitMaskSize: "100% 100%", color: "transparent" });
}
