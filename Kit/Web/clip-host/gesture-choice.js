// SPDX-License-Identifier: Apache-2.0

// Which gestures of the views around a point are meant, and where places in them are counted from.
//
// A gesture is {view, index, kind, mode, parameters}. Of gestures of one kind that of the innermost view counts, unless one
// further out goes first (mode 2) or is recognized in any case (mode 1). Controls take taps themselves, and sliders drags: around
// what takes its input, only gestures of these two modes are meant.

import { inputs, takes } from "./takers.js";

const most = 16;
const deepest = 32;

export function choose(page, target, isOver = false) {
    const chain = gesturesAround(page, target);
    const taken = new Set();
    const chosen = [];
    const claim = (entry) => {
        const name = entry.kind === 1 ? `tap ${entry.parameters[0] ?? 1}` : entry.kind;
        if (taken.has(name)) return;
        taken.add(name);
        chosen.push(entry);
    };
    for (const { entries } of [...chain].reverse()) for (const entry of entries) if (entry.mode === 2) claim(entry);
    for (const { entries, held } of chain) {
        for (const entry of entries) {
            if (entry.mode === 1) chosen.push(entry);
            else if (entry.mode === 0 && (isOver || !held.has(inputOf(entry)))) claim(entry);
        }
    }
    return chosen;
}

// What of the person's input a gesture is made of. A drag that begins at once would be any tap.
const inputOf = (/** @type {{ kind: number, parameters: any[] }} */ { kind, parameters: [least] }) => (kind === 4 ? (least <= 0 ? "tap" : "drag") : { 1: "tap", 3: "press" }[kind]);

// The views with gestures around an element, from the inside out: {entries, held}; held: what controls take in them.
function gesturesAround(page, target) {
    let chain = [];
    const held = new Set();
    for (const { view, part } of page.ownersAround(target)) {
        // Buttons of the page, such as the one that goes back, are no view's.
        for (const input of inputs) if (part === "view" ? takes(view, input) : part !== "layer" && input !== "drag") held.add(input);
        if (part !== "view" || view.kind !== "gesture" || view.properties.isDisabled === true) continue;
        const leaves = list(view);
        if (leaves.length === 0) continue;
        if (leaves.some(([kind]) => kind === 0)) {
            chain = [];
            held.clear();
        }
        const entries = leaves.map(([kind, mode = 0, ...parameters], index) => ({ view, index, kind, mode, parameters })).filter(({ kind }) => kind > 0);
        chain.push({ entries, held: new Set(held) });
        if (chain.length === deepest) break;
    }
    return chain;
}

const list = ({ properties: { gestures } }) => (Array.isArray(gestures) ? gestures.slice(0, most).map((one) => (Array.isArray(one) ? one : [])) : []);

// Where the space of a gesture begins in the window, {left, top}: that of its view, of the screen, or of a view around with a name.
export function placeInSpace(page, { view, kind, parameters }) {
    const space = kind === 1 || kind === 4 ? parameters[1] : undefined;
    if (space === "global") return place(page.root.element.parentElement ?? page.root.element);
    if (typeof space === "string") {
        for (let outer = view.parent; outer; outer = outer.parent) {
            if (outer.kind !== "coordinateSpace" || outer.properties.name !== space) continue;
            const element = outer.element ?? page.firstElement(outer);
            if (element) return place(element);
        }
        return place(page.root.element.parentElement ?? page.root.element);
    }
    return place(view.element);
}

function place(element) {
    const { left, top } = element.getBoundingClientRect();
    return { left, top };
}
