// SPDX-License-Identifier: Apache-2.0

// Which view takes what the person does: the nearest one, from the inside out, that has something to do with it and is not
// disabled. Effects, clips, backgrounds and groups for assistive technology have nothing to do with it, and let it through.

// By kind of view: what it takes. A drag that begins on a button is one of the views around it; that on a slider is its own.
const taken = {
    button: ["tap", "press"], link: ["tap", "press"], menu: ["tap", "press"],
    toggle: ["tap", "press", "drag"], slider: ["tap", "press", "drag"], textField: ["tap", "press", "drag"], picker: ["tap", "press", "drag"],
    datePicker: ["tap", "press", "drag"], colorWell: ["tap", "press", "drag"],
};
// Kinds of which a view inside takes nothing for those around it.
const apart = new Set(["swipeActions", "presentation"]);

export const inputs = ["tap", "press", "drag"];

export const takes = (view, input) => view.properties.isDisabled !== true && taken[view.kind]?.includes(input) === true;

const gestureList = ({ properties: { gestures } }) => (Array.isArray(gestures) ? gestures.filter((one) => Array.isArray(one)) : []);
const isEnabled = ({ properties }) => properties.isDisabled !== true;

// Whether a view waits for a tap of one finger. Assistive technology and the keyboard can do that.
export const waitsForTap = (view) => view.kind === "gesture" && isEnabled(view)
    && gestureList(view).some(([kind, mode = 0, count = 1]) => kind === 1 && mode !== 1 && count === 1);

// Whether a view has an action of its own for assistive technology.
const hasAction = (view) => view.kind === "box" && isEnabled(view) && Array.isArray(view.properties.actions) && view.properties.actions[0] === 1;

// The switch that a labelled control is, which its label switches too.
export const switchIn = (view) => firstIn(view.children.slice(-1), (one) => one.kind === "toggle");

// The button that a row is: a link to another screen, or else the only button that has the style of rows.
export function buttonOfRow(row) {
    const buttons = allIn(row.children, (one) => takes(one, "tap") && ["button", "link", "menu"].includes(one.kind));
    const link = buttons.find(({ properties }) => properties.fillsRow === true);
    if (link) return link;
    const [only] = buttons;
    return buttons.length === 1 && !(only.properties.buttonStyle > 0) ? only : undefined;
}

const isSelectable = ({ properties }) => properties.isSelected !== undefined || properties.selection !== undefined;

// What takes a tap on an element: {view, part, element, link}. isSpoken: the tap is one of the keyboard or of assistive technology,
// which gestures do not see.
export function takerOfTap(page, target, isSpoken = false) {
    const run = target.closest("[data-link]");
    let taker;
    for (const owner of page.ownersAround(target)) {
        const { view, part, element } = owner;
        if (part === "layer") return taker ?? (target === element ? owner : undefined);
        // A gesture can be set to be the only one in its view.
        if (silencesInside(view)) taker = undefined;
        if (taker) continue;
        if (view.kind === "text" && run && element.contains(run)) taker = { ...owner, link: run.dataset.link };
        else if (part !== "view" || takesTap(view, isSpoken)) taker = owner;
    }
    return taker;
}

function takesTap(view, isSpoken) {
    if (takes(view, "tap") || (isSpoken && (waitsForTap(view) || hasAction(view)))) return true;
    if (view.kind === "labeled") return takes(switchIn(view) ?? view, "tap");
    return view.kind === "listRow" && (buttonOfRow(view) !== undefined || isSelectable(view));
}

const silencesInside = (view) => view.kind === "gesture" && isEnabled(view) && gestureList(view).some(([kind]) => kind === 0);

// Roles that stand for what is in an element.
const spokenFor = new Set(["button", "link", "switch", "menuitem"]);

// What an element that is read as one does: the first of the views in it that takes taps.
export function takerInside(page, target) {
    const owner = page.owner(target);
    if (owner?.element !== target || owner.part !== "view" || takes(owner.view, "tap")) return undefined;
    const { accessibilityChildren } = owner.view.properties;
    const isOne = accessibilityChildren === 1 || accessibilityChildren === 2 || spokenFor.has(target.getAttribute("role"));
    if (!isOne || waitsForTap(owner.view) || hasAction(owner.view)) return undefined;
    const view = firstIn(owner.view.children, (one) => takes(one, "tap") || waitsForTap(one) || hasAction(one));
    return view?.element && { view, part: "view", element: view.element };
}

function firstIn(views, isWanted) {
    return allIn(views, isWanted, 1)[0];
}

// The outermost views of some, in order.
function allIn(views, isWanted, most = 16) {
    const found = [];
    const left = [...views].reverse();
    while (left.length > 0 && found.length < most) {
        const view = left.pop();
        if (isWanted(view)) found.push(view);
        else if (!apart.has(view.kind)) for (let index = view.children.length - 1; index >= 0; index -= 1) left.push(view.children[index]);
    }
    return found;
}
