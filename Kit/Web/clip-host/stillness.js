// SPDX-License-Identifier: Apache-2.0

// What comes and goes on a screen that has no animations: at once. animations.js has the others.

export class Stillness {
    root;
    // Elements of views that went, and layers.
    leaving = [];

    constructor(root) {
        this.root = root;
    }

    plan(_view, _animation) {}
    planStanding(_view) {}
    appear(_view) {}
    changeText(_view) {}
    commit() {}
    begin() {}

    // A view goes: take() returns its elements, which are still where they were. They are removed at the end of the section.
    go(_view, _parent, take) {
        for (const element of take()) this.leaving.push({ element });
    }

    // A layer goes as its style sheet says.
    leaveLayer(element) {
        this.leaving.push({ element, isLayer: true });
    }

    end() {
        for (const { element, isLayer } of this.leaving) {
            if (isLayer) leaveLayer(element);
            else element.remove();
        }
        this.leaving = [];
    }
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function leaveLayer(element) {
    element.inert = true;
    element.setAttribute("aria-hidden", "true");
    element.removeAttribute("role");
    if (isStill() || !element.isConnected) {
        element.remove();
        return;
    }
    element.classList.add("leaving");
    setTimeout(() => element.remove(), 260);
}
