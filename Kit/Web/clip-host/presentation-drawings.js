// SPDX-License-Identifier: Apache-2.0

// What is shown above the rest: sheets, covers, alerts, dialogs. It may be created anywhere; its place is in front.

import { set } from "./accessibility.js";

const styles = [undefined, "sheet", "cover", "alert", "dialog", "sheet"];
const hasRows = (style) => style === "alert" || style === "dialog";

const presentation = {
    // What it shows has nodes when its style is known; until then they wait in a stack.
    create(view, page) {
        view.inner = page.node("vstack");
        view.isLayer = true;
    },
    inner: (view) => view.inner,
    watchesChildren: true,
    update(view, page) {
        const style = styles[view.properties.presentation] ?? "sheet";
        if (!view.layer) open(view, style, page);
        const { layer, panel, properties } = view;
        layer.set("detent", detentOf(view));
        if (hasRows(style)) {
            panel.change({ rowHeight: Math.round((style === "dialog" ? 56 : 44) * Math.min(page.scale, 1.6)), isAlert: style === "alert", isDetached: style === "dialog" });
            layer.set("width", Math.round(270 * Math.min(Math.max(page.scale, 1), 1.4)));
            words(view, "heading", properties.title, { size: (style === "alert" ? 17 : 13) * page.scale, weight: 600 }, "h1", page);
            words(view, "details", properties.message, { size: 13 * page.scale }, "p", page);
            for (const child of view.children) if (child.node && child.kind !== "button") child.node.set("role", "field");
            for (const child of view.children) page.touch(child);
        } else if (properties.title !== undefined) set(panel.element, "aria-label", properties.label ?? properties.title);
        set(panel.element, "aria-label", properties.label ?? properties.title);
        set(panel.element, "role", style === "alert" ? "alertdialog" : "dialog");
        set(panel.element, "aria-modal", "true");
        if (properties.identifier) set(panel.element, "data-identifier", properties.identifier);
        const isGrabbed = style === "sheet" && properties.dragIndicator !== false && properties.dragIndicator !== 2
            && (properties.dragIndicator === true || properties.dragIndicator === 1 || (properties.detents?.length ?? 0) > 1);
        panel.element.classList.toggle("grabbed", isGrabbed);
        page.dressElement(layer.element, properties);
    },
    removed(view, page) {
        if (view.layer) page.dismiss(view.layer);
    },
    isScaled: true,
};

function detentOf({ properties, detent }) {
    const all = Array.isArray(properties.detents) && properties.detents.length > 0 ? properties.detents : ["large"];
    const chosen = detent !== undefined && all.includes(detent) ? detent : all[0];
    if (typeof chosen === "number" && Number.isFinite(chosen)) return Math.max(chosen, 0);
    return chosen === "medium" ? "medium" : "large";
}

function open(view, style, page) {
    const layer = page.node("presentation", { style });
    let panel;
    if (hasRows(style)) {
        panel = page.node("panel");
        for (const child of [...view.inner.children]) panel.insert(child);
        view.inner = panel;
        view.isPanel = true;
    } else {
        panel = page.node("scene");
        panel.insert(view.inner);
    }
    layer.insert(panel);
    page.attachNode(layer, "div", `layer ${style}-layer`);
    page.attachNode(panel, "div", `panel ${style}-panel`);
    panel.element.tabIndex = -1;
    Object.assign(view, { layer, panel, style });
    page.own(layer.element, view, "layer");
    page.present(layer, view);
}

// The title and the message are texts that the layout measures.
function words(view, name, text, font, tag, page) {
    if (!text) {
        if (view[name]) page.detach(view[name]);
        view[name] = undefined;
        return;
    }
    const runs = [{ text, font }];
    if (!view[name]) {
        view[name] = page.node("text", { role: "text", runs, alignment: "center" });
        page.attachNode(view[name], tag, "panel-text");
        view.panel.insert(view[name], view.panel.children[name === "heading" ? 0 : (view.heading ? 1 : 0)] ?? null);
        page.moved(view[name]);
    } else if (JSON.stringify(view[name].parameters.runs) !== JSON.stringify(runs)) view[name].set("runs", runs);
}

export const presentations = { presentation };
