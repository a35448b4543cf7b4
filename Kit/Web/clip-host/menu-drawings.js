// SPDX-License-Identifier: Apache-2.0

// Menus: of a button, and of a view with a menu that a long press or a right click opens.

import { describe, set } from "./accessibility.js";
import { buttonStyles } from "./button-drawings.js";

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
    removed: closeMenu,
    open: openMenu,
    close: closeMenu,
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
    removed: closeMenu,
    open: openMenu,
    close: closeMenu,
};

// Opens a menu in a layer above everything.
function openMenu(view, page) {
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

function closeMenu(view, page) {
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

export const menus = { menu, contextMenu };
