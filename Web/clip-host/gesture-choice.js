// SPDX-License-Identifier: Apache-2.0

// Which gestures of the views around a point are meant, and where places in them are counted from.
//
// A gesture is {view, index, kind, mode, parameters}. Of gestures of one kind that of the innermost view counts, unless one
// further out goes first (mode 2) or is recognized in any case (mode 1). Controls take taps themselves: around them, only gestures of
// these two modes are meant.

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
    for (const { entries, hasControl } of chain) {
        for (const entry of entries) {
            if (entry.mode === 1) chosen.push(entry);
            else if (entry.mode === 0 && (isOver || !hasControl)) claim(entry);
        }
    }
    return chosen;
}

// The views with gestures around an element, from the inside out: {entries, hasControl}.
function gesturesAround(page, target) {
    let chain = [];
    const control = target.closest("button, a, input, select, textarea, label");
    let element = target.closest(".gesture.waiting");
    for (let level = 0; element && level < deepest; level += 1) {
        const view = page.owner(element)?.view;
        if (view?.kind === "gesture" && view.properties.isDisabled !== true) {
            const leaves = list(view);
            if (leaves.some(([kind]) => kind === 0)) chain = [];
            const entries = leaves.map(([kind, mode = 0, ...parameters], index) => ({ view, index, kind, mode, parameters })).filter(({ kind }) => kind > 0);
            chain.push({ entries, hasControl: control !== null && element.contains(control) });
        }
        element = element.parentElement?.closest(".gesture.waiting");
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
