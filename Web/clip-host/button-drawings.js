// SPDX-License-Identifier: Apache-2.0

// Buttons, links and menus.

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

// Its first child is the label; the others are shown when it is tapped.
const menu = {
    create(view, page) {
        view.node = page.node("first");
        view.inner = view.node;
        page.attach(view, "button", "button menu");
        view.element.type = "button";
        set(view.element, "aria-haspopup", "menu");
        set(view.element, "aria-expanded", "false");
    },
    watchesChildren: true,
    update(view, page) {
        const { properties, element } = view;
        element.disabled = properties.isDisabled === true;
        element.dataset.button = buttonStyles[properties.buttonStyle] ?? "automatic";
        describe(element, properties);
        for (const item of view.children.slice(1)) page.touch(item);
        page.dress(view);
    },
    removed(view, page) {
        page.closeMenu(view);
    },
};

// A view with a menu that a long press or a right click opens.
const contextMenu = {
    create(view, page) {
        view.node = page.node("first");
        view.inner = view.node;
        page.attach(view, "div", "view context-menu");
    },
    watchesChildren: true,
    update(view, page) {
        describe(view.element, view.properties);
        for (const item of view.children.slice(1)) page.touch(item);
        page.dress(view);
    },
    removed(view, page) {
        page.closeMenu(view);
    },
};

// Opens a menu in a layer above everything.
export function openMenu(view, page) {
    if (view.layer || view.children.length < 2) return;
    const { x, y, width, height } = view.element.getBoundingClientRect();
    const layer = page.node("presentation", { style: "menu", around: { x: page.mirror(x, width), y, width, height } });
    const panel = page.node("panel", { rowHeight: 44 });
    page.attachNode(layer, "div", "layer menu-layer");
    page.attachNode(panel, "div", "panel menu-panel");
    set(panel.element, "role", "menu");
    panel.element.tabIndex = -1;
    layer.insert(panel);
    view.layer = layer;
    for (const item of view.children.slice(1)) if (item.node) {
        if (!item.node.parameters.role) item.node.set("role", "button");
        panel.insert(item.node);
        page.moved(item.node);
    }
    page.own(layer.element, view, "layer");
    page.present(layer);
    set(view.element, "aria-expanded", "true");
    page.refresh();
    (panel.element.querySelector("button:not(:disabled), input, a") ?? panel.element).focus({ preventScroll: true });
}

export function closeMenu(view, page) {
    const { layer } = view;
    if (!layer) return;
    view.layer = undefined;
    for (const item of view.children.slice(1)) if (item.node) {
        view.inner.insert(item.node);
        page.moved(item.node);
    }
    page.dismiss(layer);
    set(view.element, "aria-expanded", "false");
    page.refresh();
    if (view.element.isConnected) view.element.focus({ preventScroll: true });
}

export const buttons = { button, link, menu, contextMenu };
