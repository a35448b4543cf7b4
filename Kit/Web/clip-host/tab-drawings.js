// SPDX-License-Identifier: Apache-2.0

// Tabs, with their bar.

import { describe, set } from "./accessibility.js";
import { hasAllDrawings, isSymbol, symbol } from "./symbols.js";

// More than this no bar has room for.
const mostTabs = 50;

const tabs = {
    create(view, page) {
        view.node = page.node("tabs");
        view.inner = view.node;
        view.bar = page.node("tabBar");
        view.node.insert(view.bar);
        page.attach(view, "div", "view tabs");
        page.attachNode(view.bar, "div", "tab-bar");
        set(view.bar.element, "role", "tablist");
        view.buttons = new Map();
    },
    watchesChildren: true,
    update(view, page) {
        const { properties, buttons, bar } = view;
        const pages = view.children.filter(({ kind }) => kind === "tab").slice(0, mostTabs);
        const selection = Math.min(Math.max(Math.trunc(properties.selection) || 0, 0), Math.max(pages.length - 1, 0));
        view.node.set("selection", selection);
        const isPaged = properties.style === 1 || properties.style === 2;
        view.element.classList.toggle("paged", isPaged);
        // Dots that are not shown appear while a keyboard is on them.
        bar.element.classList.toggle("undotted", isPaged && (properties.style === 2 || pages.length < 2));
        bar.set("height", isPaged ? 28 : Math.round(49 * Math.min(Math.max(page.scale, 1), 1.5)));
        const list = pages.map((tab, index) => {
            let button = buttons.get(tab);
            if (!button) {
                button = document.createElement("button");
                button.type = "button";
                button.setAttribute("role", "tab");
                buttons.set(tab, button);
                page.own(button, tab, "tab");
            }
            if (!drawTab(button, tab, isPaged, index)) page.lack(view);
            set(button, "aria-selected", String(index === selection));
            button.tabIndex = index === selection ? 0 : -1;
            set(tab.element, "aria-label", tab.properties.label ?? tab.properties.title);
            return button;
        });
        const shown = new Set(pages);
        for (const [tab, button] of buttons) if (!shown.has(tab)) {
            button.remove();
            buttons.delete(tab);
        }
        list.forEach((button, index) => {
            if (bar.element.children[index] !== button) bar.element.insertBefore(button, bar.element.children[index] ?? null);
        });
        describe(view.element, properties);
        page.dress(view);
    },
    isScaled: true,
};

// Returns whether its symbol is here.
function drawTab(button, { properties }, isPaged, index) {
    const { title: text, symbol: name, badge } = properties;
    const hasSymbol = !isPaged && name !== undefined && name !== "";
    const isHere = !hasSymbol || isSymbol(String(name)) || hasAllDrawings();
    const key = JSON.stringify([text, name, badge, isPaged, isHere]);
    if (button.dataset.drawn === key) return isHere;
    button.dataset.drawn = key;
    button.replaceChildren();
    set(button, "aria-label", isPaged ? text ?? String(index + 1) : undefined);
    if (isPaged) return true;
    if (hasSymbol && isHere) button.append(symbol(String(name), { variant: "fill" }));
    const words = document.createElement("span");
    words.textContent = text ?? "";
    button.append(words);
    if (badge === undefined || badge === "" || badge === 0) return isHere;
    const mark = document.createElement("b");
    mark.textContent = String(badge).slice(0, 6);
    button.append(mark);
    return isHere;
}

const tab = {
    create(view, page) {
        view.node = page.node("scene");
        view.inner = page.node("vstack");
        view.node.insert(view.inner);
        page.attach(view, "div", "view tab-page");
    },
    update(view, page) {
        if (view.parent) page.touch(view.parent);
        describe(view.element, view.properties, "tabpanel");
        page.dress(view);
    },
};

export const tabKinds = { tabs, tab };
