// SPDX-License-Identifier: Apache-2.0

// What a tap does: of a finger, a mouse, the keyboard or assistive technology.

import { events } from "./element-names.js";
import { buttonOfRow, switchIn, takerInside, takerOfTap, takes } from "./takers.js";

const finger = 44;
// Controls that are looked at for one tap.
const mostNear = 500;

export class Taps {
    #root;
    #page;

    constructor(root, page) {
        this.#root = root;
        this.#page = page;
    }

    click(event) {
        // The clip opens its links.
        if (event.target.closest("a")) event.preventDefault();
        const { gestures, rows } = this.#page.tools;
        if (gestures?.hasTaken(event) || rows?.takesClick(event)) {
            // A switch does not change by itself.
            event.preventDefault();
            return;
        }
        if (event.detail === 0) {
            if (this.activate(event.target)) event.preventDefault();
            return;
        }
        const target = this.#page.targetAt(event);
        const taker = takerOfTap(this.#page, target);
        // What is around, such as a row, takes what is near none of the controls in it.
        const isAround = taker === undefined || ["listRow", "labeled"].includes(taker.view.kind) || taker.part === "layer";
        const near = isAround && event.isTrusted && !target.closest("label, .gesture.waiting") ? this.#controlNear(event.clientX, event.clientY) : undefined;
        if (near) near.click();
        else if (taker) this.#perform(taker, target);
    }

    // A tap without a place: of the keyboard, or of assistive technology. Returns whether it belongs to gestures alone.
    activate(target) {
        const page = this.#page;
        const taker = takerInside(page, target) ?? takerOfTap(page, target, true);
        if (!taker) return false;
        if (taker.part === "view" && page.tools.gestures?.tapByKey(taker.element)) return true;
        this.#perform(taker, target);
        return false;
    }

    #perform({ view, part, element, link }, target) {
        const page = this.#page;
        if (part === "back") page.send(view, events.dismissed);
        else if (part === "tab") page.send(view, events.selected);
        else if (part === "action") page.send(view, events.accessibility, element.dataset.action);
        else if (part === "layer") this.#tapLayer(view);
        else if (link !== undefined) page.send(view, events.tap, link);
        else this.#tap(view, target);
    }

    #tap(view, target) {
        const page = this.#page;
        switch (view.kind) {
        case "menu":
            if (view.layer) view.drawing.close(view, page);
            else view.drawing.open(view, page);
            return;
        case "link":
            if (view.properties.sharedText !== undefined) share(String(view.properties.sharedText));
            page.send(view, events.tap);
            closeMenuAround(view, page);
            return;
        case "button":
            page.sendLater(() => (page.has(view) && takes(view, "tap") ? { type: "event", kind: events.tap, element: view.id, text: "" } : undefined));
            closeMenuAround(view, page);
            return;
        case "labeled":
            // The text beside a switch switches it.
            switchIn(view)?.element.click();
            return;
        case "listRow": {
            const button = buttonOfRow(view);
            if (button) this.#tap(button, target);
            else page.send(view, events.selected);
            return;
        }
        case "box":
            page.send(view, events.accessibility);
            return;
        default:
            // A control of the page has changed by itself, if it was tapped.
            if (view.kind === "toggle" && !view.element.contains(target)) view.element.click();
            else if (takes(view, "tap") && !view.element.contains(target)) view.element.focus();
        }
    }

    // A finger needs 44 points, whatever is drawn: the nearest control of which a point is within so much, and which is not
    // behind something else.
    #controlNear(x, y) {
        const page = this.#page;
        const front = page.topLayer?.layer.element ?? this.#root;
        let nearest;
        let least = Infinity;
        for (const control of [...front.querySelectorAll(".button, .switch, .tab-bar > button")].slice(0, mostNear)) {
            const { left, top, width, height } = control.getBoundingClientRect();
            const across = Math.abs(x - left - width / 2);
            const along = Math.abs(y - top - height / 2);
            if (width === 0 || across > Math.max(width, finger) / 2 || along > Math.max(height, finger) / 2) continue;
            const distance = Math.hypot(Math.max(across - width / 2, 0), Math.max(along - height / 2, 0));
            if (distance >= least || !canBeTapped(control, page) || isBehind(control, left + width / 2, top + height / 2)) continue;
            least = distance;
            nearest = control;
        }
        return nearest;
    }

    // Beside a sheet or a dialog.
    #tapLayer(view) {
        if (view.kind === "menu" || view.kind === "contextMenu") view.drawing.close(view, this.#page);
        else this.dismiss(view, false);
    }

    // The person closes what is in front.
    dismiss(view, isByKey) {
        const { style, properties, children } = view;
        if (style === "alert" || style === "dialog") {
            const cancel = children.find((child) => child.kind === "button" && child.properties.role === 2);
            if (style === "alert" && !isByKey) return;
            if (cancel) {
                this.#page.send(cancel, events.tap);
                return;
            }
            if (style === "alert" && children.some((child) => child.kind === "button") && children.length > 1) return;
        } else if (properties.isDismissDisabled === true || style === "cover") return;
        this.#page.send(view, events.dismissed);
    }
}

function canBeTapped(control, page) {
    const owner = page.owner(control);
    return (owner?.part !== "view" || takes(owner.view, "tap")) && !control.closest(".untouchable, [inert]") && control.checkVisibility?.({ visibilityProperty: true }) !== false;
}

// Whether a control is behind something that is more than a text, a symbol or a line: what is drawn there takes the taps.
function isBehind(control, x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
        if (control.contains(element)) return false;
        if (!element.closest(".text, .image:not(:has(> img)), .shape:not(.filled)")) return !element.contains(control);
    }
    // It is outside of what is shown.
    return true;
}

// A menu closes when one of its buttons was used, wherever that is in it.
function closeMenuAround(view, page) {
    for (let inner = view; inner.parent; inner = inner.parent) {
        const { parent } = inner;
        if ((parent.kind !== "menu" && parent.kind !== "contextMenu") || parent.children[0] === inner) continue;
        if (parent.layer) parent.drawing.close(parent, page);
        return;
    }
}

// Browsers share what they can; a frame that may not copies the text.
function share(text) {
    const copy = () => navigator.clipboard?.writeText(text).catch(() => {});
    if (!navigator.share) copy();
    else navigator.share(/^https?:/i.test(text) ? { url: text } : { text }).catch((error) => {
        if (error.name !== "AbortError") copy();
    });
}
