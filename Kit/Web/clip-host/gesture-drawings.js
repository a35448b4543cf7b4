// SPDX-License-Identifier: Apache-2.0

// Elements around views that wait for gestures, and of which a shape says where they take taps.

import { describe } from "./accessibility.js";
import { askForPath } from "./effect-drawings.js";
import { setParameter } from "./layout-parameters.js";
import { waitsForTap } from "./takers.js";

const gesture = {
    create(view, page) {
        view.node = page.node("box");
        view.inner = view.node;
        page.attach(view, "div", "view gesture");
    },
    update(view, page) {
        const { properties, element } = view;
        const list = (Array.isArray(properties.gestures) ? properties.gestures : []).filter((one) => Array.isArray(one));
        const waitsFor = (kind) => list.some((one) => one[0] === kind);
        // By the keyboard a tap is Return or Space. A button in it has that itself.
        if (waitsForTap(view)) element.tabIndex = 0;
        else element.removeAttribute("tabindex");
        // Dragging would otherwise scroll, and two fingers would zoom.
        element.style.touchAction = waitsFor(4) || waitsFor(5) || waitsFor(6) ? "none" : list.length > 0 ? "manipulation" : "";
        element.classList.toggle("waiting", list.length > 0);
        describe(element, properties);
        page.dress(view);
    },
};

const contentShape = {
    create(view, page) {
        view.node = page.node("box");
        view.inner = view.node;
        page.attach(view, "div", "view content-shape", (width, height) => askForPath(view, width, height, page));
    },
    update(view, page) {
        for (const key of view.changed) setParameter(view.node, view.kind, key, view.properties[key]);
        if (view.changed.has("shape")) page.redraw(view.node);
        // A shape for something else than taps leaves them as they are.
        view.element.classList.toggle("content-shape", view.properties.shape !== undefined);
        describe(view.element, view.properties);
        page.dress(view);
    },
};

export const gestures = { gesture, contentShape };
