// SPDX-License-Identifier: Apache-2.0

// Masks.

import { background, kindOf } from "./paints.js";
import { outline } from "./shape-paths.js";

// What a second child masks: a shape or a gradient is what browsers can mask with. What else it is stays unmasked.
const mask = {
    create(view, page) {
        view.node = page.node("masked");
        view.inner = view.node;
        page.attach(view, "div", "view", () => page.afterLayout(() => applyMask(view)));
    },
    watchesChildren: true,
    update(view, page) {
        const [, second] = view.children;
        if (second?.node && !second.element) page.attach(second, "div", "view");
        if (second?.element) {
            second.element.classList.add("masking");
            second.element.setAttribute("aria-hidden", "true");
        }
        page.redraw(view.node);
        page.dress(view);
    },
};

function applyMask({ element, node, children: [, second] }) {
    const leaf = second && shapeIn(second);
    element.style.clipPath = "";
    element.style.webkitMaskImage = "";
    if (!leaf) return;
    let { x, y } = leaf.node;
    for (let outer = leaf.node.parent; outer && outer !== node; outer = outer.parent) {
        x += outer.x;
        y += outer.y;
    }
    const { width, height } = leaf.node;
    const { paint, shape, isEvenOdd } = leaf.properties;
    if (kindOf(paint) !== "color" && kindOf(paint) !== "material") {
        Object.assign(element.style, {
            webkitMaskImage: background(paint, width, height).backgroundImage, webkitMaskPosition: `${x}px ${y}px`,
            webkitMaskSize: `${width}px ${height}px`, webkitMaskRepeat: "no-repeat",
        });
        return;
    }
    const { d } = outline(shape, width, height);
    element.style.clipPath = moved(d, x, y, isEvenOdd);
}

// A path at another position, by a shape of CSS where it has numbers alone.
function moved(d, x, y, isEvenOdd) {
    const shifted = d.replaceAll(/([MLQCHVA])([^A-Za-z]*)/g, (_, letter, numbers) => {
        const values = numbers.trim().split(/\s+/).map(Number);
        if (letter === "H") return `H${values[0] + x}`;
        if (letter === "V") return `V${values[0] + y}`;
        if (letter === "A") return `A${values.slice(0, 5).join(" ")} ${values[5] + x} ${values[6] + y}`;
        return letter + values.map((value, index) => value + (index % 2 === 0 ? x : y)).join(" ");
    });
    return `path(${isEvenOdd ? "evenodd, " : ""}"${shifted}")`;
}

function shapeIn(view) {
    const left = [view];
    for (let steps = 0; left.length > 0 && steps < 100; steps += 1) {
        const next = left.shift();
        if (next.kind === "shape") return next;
        left.push(...next.children);
    }
    return undefined;
}

export const masks = { mask };
