// SPDX-License-Identifier: Apache-2.0

// Lists, their sections and rows, and scroll views.

import { describe } from "./accessibility.js";
import { events } from "./element-names.js";
import { layoutKinds, setParameter } from "./layout-parameters.js";
import { LimitError, limits } from "./limits.js";
import { background } from "./paints.js";

const styles = ["insetGrouped", "insetGrouped", "grouped", "plain", "inset", "plain"];

export function container(tag, name, role, more) {
    return {
        create(view, page) {
            view.node = page.node(layoutKinds[view.kind] ?? view.kind);
            view.inner = view.node;
            page.attach(view, tag, name);
        },
        update(view, page) {
            for (const key of view.changed) setParameter(view.node, view.kind, key, view.properties[key]);
            describe(view.element, view.properties, role);
            page.dress(view);
            more?.(view, page);
        },
    };
}

const indicators = ["", "visible", "hidden"];

function scrolls(view, page) {
    const { properties, element, changed } = view;
    element.dataset.indicators = indicators[properties.indicators] ?? "";
    const { scrollTarget: target } = properties;
    if (changed.has("scrollTarget") && Array.isArray(target)) {
        if (target[0] === 0) page.afterLayout(() => element.scrollTo({ left: target[1], top: target[2], behavior: "instant" }));
        else page.scrollTo(element, target);
    }
    if (properties.reportsScrolls === true) page.tools.reportScrolls?.(view, page);
}

const scrollView = container("div", "scroll", undefined, scrolls);

const list = container("div", "list", "list", (view, page) => {
    const style = styles[view.properties.listStyle] ?? "insetGrouped";
    view.element.dataset.list = style;
    if (view.changed.has("listStyle")) view.node.forget();
    view.element.classList.toggle("clear", view.properties.hidesBackground === true);
    scrolls(view, page);
});

const section = container("div", "section", undefined, ({ properties, element }) => {
    element.classList.toggle("has-header", properties.hasHeader === true);
    element.classList.toggle("has-footer", properties.hasFooter === true);
});

// Where the line below a row begins: at the first text in the row, as on a phone, so that it is not below the symbol before it.
function alignSeparator({ node, element }) {
    const [content] = node.children;
    const left = content ? [[content, content.x]] : [];
    while (left.length > 0) {
        const [next, x] = left.pop();
        if (next.kind === "text" && next.isShown) {
            element.style.setProperty("--separator-start", `${Math.round(x)}px`);
            return;
        }
        for (let index = next.children.length - 1; index >= 0; index -= 1) left.push([next.children[index], x + next.children[index].x]);
    }
    element.style.removeProperty("--separator-start");
}

const listRow = { ...container("div", "row", "listitem", (view, page) => {
    const { properties, element } = view;
    page.tools.rows?.draw(view);
    page.afterLayout(() => alignSeparator(view));
    element.classList.toggle("without-separator", properties.hidesSeparator === true);
    Object.assign(element.style, { backgroundColor: "", backgroundImage: "" }, properties.rowPaint === undefined ? {} : background(properties.rowPaint, 100, 100));
    const canBeSelected = properties.isSelected !== undefined || properties.selection !== undefined;
    element.classList.toggle("selectable-row", canBeSelected);
    if (canBeSelected) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
}), watchesChildren: true };

// What takes part in the layout as it is, and has an element for its name, its role and what it does.
const box = {
    ...container("div", "view", undefined, (view, page) => {
        page.tools.drawActions?.(view, page);
        if (view.changed.has("loads")) load(view, page);
    }),
    removed: (view) => view.loaded?.remove(),
};

// Loads a picture out of sight, and tells the clip of it, which then has it drawn.
function load(view, page) {
    view.loaded?.remove();
    view.loaded = undefined;
    const { loads } = view.properties;
    if (typeof loads !== "string") return;
    if (!page.images.spend(1)) throw new LimitError(`the screen loads more than ${limits.images} images in a second`);
    const picture = document.createElement("img");
    picture.hidden = true;
    picture.alt = "";
    view.loaded = picture;
    const tell = (text) => {
        if (view.loaded === picture) page.send(view, events.loaded, text);
    };
    // The page's own files are no pictures of the clip.
    if (!/^(https?|data):/i.test(loads)) {
        tell("");
        return;
    }
    picture.addEventListener("load", () => tell(`${picture.naturalWidth || 1} ${picture.naturalHeight || 1}`), { once: true });
    picture.addEventListener("error", () => tell(""), { once: true });
    picture.src = loads;
    view.element.append(picture);
}

export const lists = { scrollView, list, section, listRow, box };
