// SPDX-License-Identifier: Apache-2.0

// How views come and go, as the keyframe at which they begin or end; for the forms see ElementKey.transition.

import { keyNames } from "./element-names.js";

const finite = (value, fallback) => (Number.isFinite(value) ? value : fallback);
const clamped = (value, least, most, fallback) => Math.min(Math.max(finite(value, fallback), least), most);
const deepest = 4;

// A keyframe; undefined if the view is there, or gone, at once. index: 0 to come, 1 to go.
export const keyframe = (transition, index) => frameOf(transition, index, 0);

function frameOf(transition, index, depth) {
    const [form, one, other, third] = Array.isArray(transition) ? transition : [1];
    if (depth > deepest) return { opacity: 0 };
    switch (form) {
    case 2: return { translate: beside(one) };
    case 3: return { scale: String(clamped(one, 0, 100, 0)), transformOrigin: `${finite(other, 0.5) * 100}% ${finite(third, 0.5) * 100}%` };
    case 4: return { translate: `${finite(one, 0)}px ${finite(other, 0)}px` };
    case 6: return { translate: beside(one), opacity: 0 };
    case 7: {
        const parts = transition.slice(1, 9).map((part) => frameOf(part, index, depth + 1)).filter((part) => part);
        return parts.length === 0 ? undefined : Object.assign({}, ...parts);
    }
    case 8: return frameOf(transition[1 + index], index, depth + 1);
    case 9: return undefined;
    case 10: return frameOf(one, index, depth + 1);
    case 11: return effects(Array.isArray(one) ? one : []);
    default: return { opacity: 0 };
    }
}

// Beside an edge, as far as the view is long.
function beside(edge) {
    const isMirrored = document.documentElement.dir === "rtl" ? -1 : 1;
    switch (edge) {
    case 1: return "0 -100%";
    case 2: return `${-100 * isMirrored}% 0`;
    case 8: return `${100 * isMirrored}% 0`;
    default: return "0 100%";
    }
}

// A keyframe with effects: pairs of a key and its value.
function effects(list) {
    const frame = {};
    let [x, y] = [0, 0];
    for (let index = 0; index + 1 < list.length && index < 64; index += 2) {
        const value = list[index + 1];
        switch (keyNames[list[index]]) {
        case "opacity": frame.opacity = clamped(value, 0, 1, 1) * (frame.opacity ?? 1); break;
        case "blur": frame.filter = `blur(${clamped(value, 0, 100, 0)}px)`; break;
        case "x": x += clamped(value, -1e4, 1e4, 0); break;
        case "y": y += clamped(value, -1e4, 1e4, 0); break;
        case "transform": {
            if (!Array.isArray(value)) break;
            const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0, anchorX = 0.5, anchorY = 0.5] = value.map((part) => finite(part, 0));
            frame.transform = `${frame.transform ?? ""} matrix(${[a, b, c, d, e, f].join()})`.trim();
            frame.transformOrigin = `${anchorX * 100}% ${anchorY * 100}%`;
            break;
        }
        default:
        }
    }
    if (x !== 0 || y !== 0) frame.translate = `${x}px ${y}px`;
    return frame;
}

// Of two views of one name: how the one that comes begins, and how the one that goes ends.
export function matchedKeyframes(from, to, properties) {
    const isMoved = (properties & 1) !== 0;
    const isScaled = (properties & 2) !== 0;
    const between = (box, other) => {
        const scale = isScaled ? [other.width / Math.max(box.width, 0.1), other.height / Math.max(box.height, 0.1)] : [1, 1];
        const x = isMoved ? other.left - box.left : 0;
        const y = isMoved ? other.top - box.top : 0;
        return { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale.map((factor) => clamped(factor, 0, 1000, 1)).join()})` };
    };
    return [{ ...between(to, from), opacity: 0 }, { ...between(from, to), opacity: 0 }];
}
