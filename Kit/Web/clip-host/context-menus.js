// SPDX-License-Identifier: Apache-2.0

// Menus of views that a right click, the key for them or a finger that stays opens. WebKit on phones tells nothing of a finger that
// stays, so it is waited for here.

// As long as a finger stays on a phone, in milliseconds, and how far it may move meanwhile.
const duration = 500;
const slack = 10;

export class ContextMenus {
    #page;
    #gestures;
    #finger;

    constructor(root, page, gestures, signal) {
        this.#page = page;
        this.#gestures = gestures;
        root.addEventListener("contextmenu", (event) => {
            const view = this.#viewAt(event);
            if (!view) return;
            event.preventDefault();
            if (event.pointerType === "touch") gestures.take();
            view.drawing.open(view, page);
        }, { signal });
        root.addEventListener("pointerdown", (event) => this.#down(event), { signal });
        root.addEventListener("pointermove", ({ clientX, clientY }) => {
            if (this.#finger && Math.hypot(clientX - this.#finger.x, clientY - this.#finger.y) > slack) this.#forget();
        }, { signal });
        for (const type of ["pointerup", "pointercancel"]) root.addEventListener(type, () => this.#forget(), { signal });
    }

    #down(event) {
        this.#forget();
        const view = event.pointerType === "touch" && event.isPrimary ? this.#viewAt(event) : undefined;
        if (!view) return;
        const timer = setTimeout(() => {
            this.#finger = undefined;
            if (!this.#page.has(view)) return;
            // The click that follows is none.
            this.#gestures.take();
            view.drawing.open(view, this.#page);
        }, duration);
        this.#finger = { x: event.clientX, y: event.clientY, timer };
    }

    #forget() {
        clearTimeout(this.#finger?.timer);
        this.#finger = undefined;
    }

    // The view with a menu that is not open yet.
    #viewAt(event) {
        for (const { view, part } of this.#page.ownersAround(this.#page.targetAt(event))) {
            if (part !== "view") return undefined;
            if (view.kind === "contextMenu") return view.layer || view.properties.isDisabled === true ? undefined : view;
        }
        return undefined;
    }
}
