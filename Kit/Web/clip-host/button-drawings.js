// SPDX-License-Identifier: Apache-2.0

// Buttons and links.

import { describe, set } from "./accessibility.js";

export const buttonStyles = ["automatic", "bordered", "prominent", "plain", "borderless"];
const roles = [undefined, "destructive", "cancel", "close", "confirm"];
const sizes = ["regular", "mini", "small", "regular", "large", "large"];
// Insets above and beside a label by size.
const insets = { mini: [4, 8], small: [5, 10], regular: [7, 12], large: [15, 20] };

// Where buttons are rows of their own: in alerts, dialogs and menus.
const rows = new Set(["presentation", "menu", "contextMenu", "swipeActions"]);
const isMenu = (view) => view?.kind === "menu" || view?.kind === "contextMenu";

function fit(view) {
    const { properties, node } = view;
    const isRow = rows.has(view.parent?.kind) && !(isMenu(view.parent) && view.parent.children[0] === view)
        && !(view.parent.kind === "presentation" && !view.parent.isPanel);
    const style = buttonStyles[properties.buttonStyle] ?? "automatic";
    const size = sizes[properties.controlSize] ?? "regular";
    let around = [0, 0, 0, 0];
    if (isRow) around = [8, 16, 8, 16];
    else if (style === "bordered" || style === "prominent") {
        const [above, beside] = insets[size];
        around = [above, beside, above, beside];
    }
    node.change({ insets: around, fills: isRow || undefined, isLeading: (isRow && isMenu(view.parent)) || undefined, role: isRow ? (properties.role === 2 ? "cancel" : "button") : undefined });
    view.element.dataset.button = isRow ? "row" : style;
    view.element.dataset.size = size;
    if (roles[properties.role]) view.element.dataset.role = roles[properties.role];
    else delete view.element.dataset.role;
}

const button = {
    create(view, page) {
        view.node = page.node("buttonBox");
        view.inner = page.node("hstack");
        view.node.insert(view.inner);
        page.attach(view, "button", "button");
        view.element.type = "button";
    },
    update(view, page) {
        const { properties, element } = view;
        fit(view);
        element.disabled = properties.isDisabled === true;
        describe(element, properties);
        element.classList.toggle("reports-presses", properties.reportsPresses === true);
        set(element, "aria-pressed", properties.isOn === undefined ? undefined : String(properties.isOn));
        page.dress(view);
    },
};

const link = {
    create(view, page) {
        view.node = page.node("buttonBox");
        view.inner = page.node("hstack");
        view.node.insert(view.inner);
        page.attach(view, "a", "button link");
        // The browser would drag its address, in place of what is around it.
        view.element.draggable = false;
    },
    update(view, page) {
        const { properties, element } = view;
        fit(view);
        // The clip opens it; the address is there to be seen, and copied.
        const address = /^https?:/i.test(properties.destination ?? "") ? properties.destination : "#";
        set(element, "href", properties.isDisabled ? undefined : address);
        set(element, "aria-disabled", properties.isDisabled ? "true" : undefined);
        set(element, "rel", "noopener");
        describe(element, properties);
        page.dress(view);
    },
};

export const buttons = { button, link };
