// SPDX-License-Identifier: Apache-2.0

// Navigation with its bars.

import { describe, set } from "./accessibility.js";
import { symbol } from "./symbols.js";

const navigation = {
    create(view, page) {
        view.node = page.node("navigation");
        view.inner = view.node;
        page.attach(view, "div", "view navigation");
    },
    watchesChildren: true,
    update(view, page) {
        describe(view.element, view.properties);
        page.dress(view);
        // A screen shows the title of the one before it.
        for (const screen of view.children) page.touch(screen);
    },
};

const title = (view, size, weight) => [{ text: view.properties.title ?? "", font: { size, weight } }];

const screen = {
    create(view, page) {
        view.node = page.node("screen");
        view.bar = page.node("bar");
        view.scene = page.node("scene");
        view.bottomBar = page.node("bottomBar");
        view.inner = page.node("vstack");
        view.scene.insert(view.inner);
        for (const node of [view.bar, view.scene, view.bottomBar]) view.node.insert(node);
        page.attach(view, "section", "view screen");
        page.attachNode(view.bar, "header", "bar");
        page.attachNode(view.scene, "div", "scene");
        page.attachNode(view.bottomBar, "footer", "bar bottom-bar");
        view.element.tabIndex = -1;
    },
    inner(view, child) {
        if (child.kind !== "toolbarItem") return view.inner;
        return child.properties.placement === 4 ? view.bottomBar : view.bar;
    },
    watchesChildren: true,
    update(view, page) {
        const { properties, bar } = view;
        const before = view.parent?.kind === "navigation" ? view.parent.children[view.parent.children.indexOf(view) - 1] : undefined;
        const text = properties.title ?? "";
        const isLarge = text !== "" && (properties.titleMode === 2 || (properties.titleMode === undefined && !before));
        const height = Math.max(44, Math.round(44 * Math.min(page.scale, 1.6)));
        bar.change({ height });
        view.bottomBar.change({ height: Math.max(44, height) });
        view.node.set("isBarHidden", properties.isBarHidden === true || (!before && text === "" && bar.children.length === 0));
        leadFirst(view, page);
        backButton(view, before, page, properties.isBackHidden === true);
        const principal = view.children.some((child) => child.kind === "toolbarItem" && child.properties.placement === 3);
        // Assistive technology has one heading, the larger one if there is.
        heading(view, "inlineTitle", text !== "" && !principal, isLarge ? "span" : "h1", "center",
            title(view, 17 * Math.min(page.scale, 1.6), 600), page);
        heading(view, "largeTitle", isLarge, "h1", "below", title(view, 34 * page.scale, 700), page);
        if (view.inlineTitle) set(view.inlineTitle.element, "aria-hidden", isLarge ? "true" : undefined);
        view.element.classList.toggle("large", isLarge);
        set(view.element, "aria-label", undefined);
        describe(view.element, { ...properties, label: properties.label ?? (text || undefined) }, text ? "region" : undefined);
        page.dress(view);
    },
    isScaled: true,
};

// The keyboard, and assistive technology, come to what is before the title first, also if it came later.
function leadFirst({ bar, inlineTitle, largeTitle }, page) {
    const titles = [inlineTitle, largeTitle].filter((one) => one?.parent === bar);
    if (titles.length === 0) return;
    const leading = bar.children.filter((node) => node.parameters.place === "leading" && node.view);
    for (const node of leading) {
        const first = bar.children.find((one) => titles.includes(one));
        if (bar.children.indexOf(node) < bar.children.indexOf(first)) continue;
        bar.insert(node, first);
        page.moved(node);
    }
}

// A title in a bar, which is there or not.
function heading(view, name, isShown, tag, place, runs, page) {
    if (view[name] && (!isShown || view[name].element.localName !== tag)) {
        page.detach(view[name]);
        view[name] = undefined;
    }
    if (!isShown) return;
    if (!view[name]) {
        view[name] = page.node("text", { place, runs, lineLimit: place === "below" ? 3 : 1 });
        page.attachNode(view[name], tag, `bar-title ${place}`);
        view[name].element.tabIndex = -1;
        view.bar.insert(view[name]);
        page.moved(view[name]);
    } else if (JSON.stringify(view[name].parameters.runs) !== JSON.stringify(runs)) view[name].set("runs", runs);
}

function backButton(view, before, page, isHidden) {
    if (!before || isHidden) {
        if (view.back) page.detach(view.back);
        view.back = undefined;
        return;
    }
    const text = before.properties.title || page.words.back;
    if (!view.back) {
        view.back = page.node("control", { place: "leading", width: 44, height: 44 });
        page.attachNode(view.back, "button", "button back");
        view.back.element.type = "button";
        const words = document.createElement("span");
        view.back.element.append(symbol("chevron.backward", { weight: "semibold", rightToLeft: page.isMirrored }), words);
        view.bar.insert(view.back, view.bar.children[0] ?? null);
        page.moved(view.back);
        page.own(view.back.element, view, "back");
    }
    view.back.element.lastChild.textContent = text;
    set(view.back.element, "aria-label", text);
    const size = 17 * Math.min(page.scale, 1.6);
    view.back.element.style.fontSize = `${size}px`;
    view.back.set("width", Math.ceil(Math.min(page.width(text, { size }), 130)) + 27);
}

const toolbarItem = {
    create(view, page) {
        view.node = page.node("box", { place: "trailing" });
        view.inner = view.node;
        page.attach(view, "div", "view toolbar-item");
    },
    update(view, page) {
        const place = ["trailing", "leading", "trailing", "center", undefined, undefined][view.properties.placement ?? 0];
        if (view.node.parameters.place !== place) view.node.set("place", place);
        // It may belong to the other bar.
        if (view.parent?.kind === "screen" && view.node.parent !== screen.inner(view.parent, view)) page.seat(view.parent, view);
        if (view.parent) page.touch(view.parent);
        describe(view.element, view.properties);
        page.dress(view);
    },
};

export const screens = { navigation, screen, toolbarItem };
