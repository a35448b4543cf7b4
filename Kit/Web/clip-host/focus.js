// SPDX-License-Identifier: Apache-2.0

// Where the keyboard is: on a new screen its title, in a layer what is in it, afterwards what had it before.

export class Focus {
    #root;
    #screen;
    #wanted;
    // By layer: what had the focus before.
    #before = new Map();
    #opened;
    #restored;
    #released;

    constructor(root, screen) {
        this.#root = root;
        this.#screen = screen;
    }

    // A view that gets the focus at the end of the batch.
    want(view) {
        this.#wanted = view;
    }

    // The field that has the focus loses it, also at the end of the batch; buttons keep it, for those who use a keyboard.
    release() {
        const field = document.activeElement;
        if (!(field instanceof HTMLElement) || !field.matches("input, textarea")) return;
        field.blur();
        this.#released = field;
    }

    push(layer) {
        this.#before.set(layer, document.activeElement);
        this.#opened = layer;
    }

    pop(layer) {
        this.#restored = this.#before.get(layer);
        this.#before.delete(layer);
        if (this.#opened === layer) this.#opened = undefined;
    }

    // focusBefore: what had the focus before the batch.
    settle(focusBefore) {
        const wanted = this.#wanted && target(this.#wanted);
        const opened = this.#opened?.element;
        const restored = this.#restored;
        const isReleased = focusBefore && focusBefore === this.#released && isShown(focusBefore);
        this.#released = undefined;
        this.#wanted = undefined;
        this.#opened = undefined;
        this.#restored = undefined;
        if (wanted && isShown(wanted)) {
            give(wanted);
            if (!isControl(wanted)) this.#rewind(wanted);
        } else if (opened?.isConnected) give(firstIn(opened));
        else if (restored && restored !== document.body && isShown(restored)) give(restored);
        else if (isReleased) return;
        else if (focusBefore && focusBefore !== document.body && isShown(focusBefore)) {
            // What was moved has lost the focus.
            if (document.activeElement !== focusBefore) give(focusBefore);
        } else if (focusBefore && focusBefore !== document.body) give(this.#title() ?? this.#root);
    }

    // The title of the screen that is in front.
    #title() {
        return [...this.#root.querySelectorAll("h1:not([aria-hidden]), [role=heading][aria-level='1']")].reverse()
            .find((title) => isShown(title) && !title.closest("[inert]"));
    }

    // A new screen begins at its top.
    #rewind(element) {
        if (!element.matches("h1, [role=heading]")) return;
        this.#screen.scrollTop = 0;
        for (let outer = element.parentElement; outer && outer !== this.#root; outer = outer.parentElement) {
            if (outer.scrollTop > 0 && !outer.matches(".list, .scroll")) outer.scrollTop = 0;
        }
    }
}

const isControl = (element) => element.matches("input, textarea, select, button, a[href]");
const isShown = (element) => element.isConnected && element.checkVisibility?.({ visibilityProperty: true }) !== false && !element.closest("[inert]");

// What of a view takes the focus.
function target(view) {
    if (view.kind === "screen") return view.element.querySelector(".bar h1") ?? view.element;
    if (view.id === 0) return view.element;
    return view.element ?? view.node?.children[0]?.element;
}

function firstIn(layer) {
    return layer.querySelector("[autofocus], .panel h1") ?? layer.querySelector("[role=heading]") ?? layer.querySelector(".panel") ?? layer;
}

function give(element) {
    if (!element.matches("input, textarea, select, button, a[href], [tabindex]")) element.tabIndex = -1;
    element.focus({ preventScroll: !isControl(element) });
}
