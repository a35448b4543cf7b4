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
    // Nodes to write although they are placed where they were.
    #late = new Set();
    // Nodes that are still to be written, the next one last, and those that were written since the last layout.
    #left = [];
    #done = new Set();
    #abort = new AbortController();

    // metrics: a CanvasMetrics.
    constructor(engine, metrics) {
        this.#engine = engine;
        this.#metrics = metrics;
    }

    // draw(width, height): draws what depends on the size, such as a shape; called when that has changed, or the lines of a text.
    attach(node, element, draw) {
        // Nothing of it is seen before it has its place.
        this.#drawn.set(node, { element, draw, x: 0, y: 0, width: undefined, height: undefined, written: { display: "none" } });
        Object.assign(element.style, { position: "absolute", display: "none" });
        if (this.#engine.layoutOf(node).scrolls) this.#scrolls(node, element);
        // Elements that are already in it are placed again.
        for (const child of node.children) this.#replace(child);
        this.#late.add(node);
    }

    // Draws what depends on the size again, at the next call of apply().
    redraw(node) {
        const drawn = this.#drawn.get(node);
        if (!drawn) return;
        drawn.height = undefined;
        drawn.lines = undefined;
        this.#late.add(node);
    }

    #replace(node) {
        const drawn = this.#drawn.get(node);
        if (!drawn) {
            for (const child of node.children) this.#replace(child);
            return;
        }
        drawn.width = undefined;
        this.#late.add(node);
    }

    close() {
        this.#abort.abort();
    }

    // Writes the frames of what has changed since the last time. isOver(): whether to stop early; the next call goes on. Returns
    // whether all of them are written.
    apply(isOver = () => false) {
        const changed = [...this.#engine.takeChanged(), ...this.#late];
        this.#late.clear();
        if (changed.length > 0) this.#done.clear();
        for (const node of changed.reverse()) this.#left.push(node);
        while (this.#left.length > 0) {
            this.#write(this.#left.pop());
            if (isOver()) break;
        }
        this.#origins.clear();
        return this.#left.length === 0;
    }

    #writeChildren({ children }) {
        for (let index = children.length - 1; index >= 0; index -= 1) this.#left.push(children[index]);
    }

    #write(node) {
        if (this.#done.has(node)) return;
        this.#done.add(node);
        const drawn = this.#drawn.get(node);
        if (!drawn) {
            // What a modifier has moved are the elements in it.
            this.#writeChildren(node);
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
        const hasOtherLines = node.kind === "text" && drawn.lines !== node.lines;
        if (hasOtherLines) {
            drawText(element, node, this.#metrics);
            drawn.lines = node.lines;
        }
        if (this.#engine.layoutOf(node).scrolls) this.#writeOverflow(node, drawn);
        if (node.content || drawn.content) this.#writeContent(node, drawn);
        // Elements inside are placed relative to this one: they stay unless their rounding or mirroring is another.
        const isOther = drawn.width === undefined || isFraction(x - drawn.x, pixel) || isFraction(y - drawn.y, pixel)
            || (this.#engine.isMirrored && drawn.width !== width);
        const isResized = drawn.width !== width || drawn.height !== height;
        Object.assign(drawn, { x, y, width, height });
        if (isResized || hasOtherLines) drawn.draw?.(width, height);
        if (isOther) this.#writeChildren(node);
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
    #writeContent(node, drawn) {
        if (!drawn.content) {
            drawn.content = document.createElement("div");
            drawn.content.className = "layout-content";
            drawn.content.setAttribute("aria-hidden", "true");
            Object.assign(drawn.content.style, { position: "absolute", left: "0", top: "0", visibility: "hidden", pointerEvents: "none" });
            drawn.element.append(drawn.content);
        }
        drawn.content.style.width = inPixels(node.content?.width ?? 0);
        drawn.content.style.height = inPixels(node.content?.height ?? 0);
    }

    #scrolls(node, element) {
        element.addEventListener("scroll", () => this.#engine.scroll(node, Math.abs(element.scrollLeft), element.scrollTop),
            { passive: true, signal: this.#abort.signal });
    }

    // What shows content that fits, or has no content, does not scroll.
    #writeOverflow(node, drawn) {
        const axes = node.content ? node.parameters.axes ?? this.#engine.layoutOf(node).scrolls : [];
        const other = axes.length === 0 ? "clip" : "hidden";
        set(drawn, "overflowX", axes.includes("horizontal") ? "auto" : other);
        set(drawn, "overflowY", axes.includes("vertical") ? "auto" : other);
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
