// SPDX-License-Identifier: Apache-2.0

// Writes what the engine has placed into the styles of elements: each is absolutely positioned in the element around it.
// The document's order, roles and labels stay.
//
//     const frames = new ElementFrames(engine, metrics);
//     frames.attach(node, element);         for nodes that have one; modifiers need none
//     engine.layout(screen);
//     frames.apply();

import { roundToNearest } from "./geometry.js";
import { drawText } from "./text-lines.js";

export class ElementFrames {
    #engine;
    #metrics;
    // By node: {element, x, y, width, written}: its element, the exact position on the screen by which the element was placed,
    // its width, and the lengths in its styles.
    #drawn = new WeakMap();
    // Positions of elements around others, during a call of apply().
    #origins = new Map();
    #abort = new AbortController();

    // metrics: a CanvasMetrics.
    constructor(engine, metrics) {
        this.#engine = engine;
        this.#metrics = metrics;
    }

    attach(node, element) {
        this.#drawn.set(node, { element, x: 0, y: 0, width: undefined, written: {} });
        element.style.position = "absolute";
        if (node.kind === "scrollView" || node.kind === "list") this.#scrolls(node, element);
    }

    close() {
        this.#abort.abort();
    }

    // Writes the frames of what has changed since the last time.
    apply() {
        const done = new Set();
        for (const node of this.#engine.takeChanged()) this.#write(node, done);
        this.#origins.clear();
    }

    #write(node, done) {
        if (done.has(node)) return;
        done.add(node);
        const drawn = this.#drawn.get(node);
        if (!drawn) {
            // What a modifier has moved are the elements in it.
            for (const child of node.children) this.#write(child, done);
            return;
        }
        const { element } = drawn;
        const around = this.#around(node);
        set(drawn, "display", around ? "" : "none");
        if (!around) return;
        const { x, y } = this.#position(node);
        const { pixel } = this.#engine;
        const { width, height } = node.viewport ?? node;
        const left = roundToNearest(x, pixel);
        const top = roundToNearest(y, pixel);
        set(drawn, "left", inPixels(left - roundToNearest(around.x, pixel)));
        set(drawn, "top", inPixels(top - roundToNearest(around.y, pixel)));
        set(drawn, "width", inPixels(roundToNearest(x + width, pixel) - left));
        set(drawn, "height", inPixels(roundToNearest(y + height, pixel) - top));
        if (node.kind === "text" && drawn.lines !== node.lines) {
            drawText(element, node, this.#metrics);
            drawn.lines = node.lines;
        }
        if (node.content) this.#writeContent(node, element);
        // Elements inside are placed relative to this one: they stay unless their rounding or mirroring is another.
        const isOther = drawn.width === undefined || isFraction(x - drawn.x, pixel) || isFraction(y - drawn.y, pixel)
            || (this.#engine.isMirrored && drawn.width !== width);
        Object.assign(drawn, { x, y, width });
        if (isOther) for (const child of node.children) this.#write(child, done);
    }

    // The position of what an element shows, on the screen as if nothing were scrolled. The rectangle of a scroll view is
    // what shows its content.
    #position(node) {
        let left = node.viewport?.x ?? 0;
        let top = node.viewport?.y ?? 0;
        for (let outer = node; outer; outer = outer.parent) {
            left += outer.x;
            top += outer.y;
        }
        const { width } = node.viewport ?? node;
        return { x: this.#engine.isMirrored ? this.#engine.screen.width - left - width : left, y: top };
    }

    // The position of the element around a node; undefined if the node is not shown.
    #around(node) {
        if (!node.isShown) return undefined;
        const { parent } = node;
        if (parent === null) return { x: 0, y: 0 };
        if (this.#origins.has(parent)) return this.#origins.get(parent);
        let origin = this.#around(parent);
        if (origin && this.#drawn.has(parent)) origin = this.#position(parent);
        this.#origins.set(parent, origin);
        return origin;
    }

    // An element of the size of the content, so that its end can be scrolled to with the insets.
    #writeContent(node, element) {
        let content = element.querySelector(":scope > .layout-content");
        if (!content) {
            content = document.createElement("div");
            content.className = "layout-content";
            content.setAttribute("aria-hidden", "true");
            Object.assign(content.style, { position: "absolute", left: "0", top: "0", visibility: "hidden", pointerEvents: "none" });
            element.append(content);
        }
        content.style.width = inPixels(node.content.width);
        content.style.height = inPixels(node.content.height);
    }

    #scrolls(node, element) {
        const axes = node.kind === "list" ? ["vertical"] : node.parameters.axes ?? ["vertical"];
        element.style.overflowX = axes.includes("horizontal") ? "auto" : "hidden";
        element.style.overflowY = axes.includes("vertical") ? "auto" : "hidden";
        element.addEventListener("scroll", () => this.#engine.scroll(node, Math.abs(element.scrollLeft), element.scrollTop),
            { passive: true, signal: this.#abort.signal });
    }
}

// Whether a distance is no whole number of pixels.
const isFraction = (distance, pixel) => Math.abs(distance / pixel - Math.round(distance / pixel)) > 0.001;

const inPixels = (length) => `${Math.round(length * 1000) / 1000}px`;

// Styles are compared with what was written before: reading them back takes longer.
function set({ element, written }, property, value) {
    if (written[property] === value) return;
    written[property] = value;
    element.style[property] = value;
}
