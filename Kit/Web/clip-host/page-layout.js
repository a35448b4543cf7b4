// SPDX-License-Identifier: Apache-2.0

// The nodes and elements of a screen: lays them out in the window, within its safe area, before the browser draws.

import { set } from "./accessibility.js";
import { ElementOrder, elementsIn } from "./element-order.js";
import { limits } from "./limits.js";
import { CanvasMetrics } from "../layout/canvas-metrics.js";
import { ElementFrames } from "../layout/element-frames.js";
import { LayoutEngine } from "../layout/engine.js";
import { Node } from "../layout/node.js";

// What is wider than this leaves room at both sides, as a safe area does.
const widest = 960;
// A text size out of proportion would be none.
const scales = [0.5, 4];

export class PageLayout {
    engine;
    window = new Node("window");
    // Text sizes by Large.
    scale = 1;
    #screen;
    #metrics = new CanvasMetrics();
    #frames;
    #order;
    #probe = document.createElement("div");
    #isRequested = false;
    #isClosed = false;
    // The size of the screen's element and its padding, as the browser has it: asked for when one of them can be another, because
    // the browser has to lay out its page for the answer.
    #measured;
    #resized;
    #observers = [];
    // Called when everything is laid out.
    laidOut;

    // screen: the element that fills the window. resized(isRescaled): called when the window or the text size has changed,
    // before everything is laid out again.
    constructor(screen, resized) {
        this.#screen = screen;
        this.#resized = resized;
        this.engine = new LayoutEngine(this.window, { text: this.#metrics, pixel: 1 / Math.max(devicePixelRatio, 0.5) });
        this.#frames = new ElementFrames(this.engine, this.#metrics);
        this.#order = new ElementOrder(this.window, screen);
        Object.assign(this.#probe.style, { position: "absolute", width: "1rem", height: "0", visibility: "hidden" });
        screen.append(this.#probe);
        this.#readScale();
        const resize = new ResizeObserver(() => this.#resize());
        resize.observe(screen);
        resize.observe(this.#probe);
        // The page around changes the safe area by variables of the document.
        const styles = new MutationObserver(() => {
            this.#measured = undefined;
            this.request();
        });
        styles.observe(document.documentElement, { attributes: true, attributeFilter: ["style", "dir", "class"] });
        this.#observers.push(resize, styles);
        document.fonts?.addEventListener("loadingdone", () => {
            this.#metrics.reset();
            this.window.forget();
            this.request();
        });
    }

    attach(node, element, draw) {
        if (node.element) {
            this.#order.forget(node.element);
            node.element.replaceWith(element);
        }
        node.element = element;
        this.#order.add(element);
        this.#frames.attach(node, element, draw);
        this.#order.change(node.parent ?? node);
        this.#order.change(node);
    }

    // Something in a node was inserted or moved.
    change(node) {
        this.#order.change(node);
    }

    // Takes a node out. Returns its elements, which are still where they were.
    take(node) {
        node.parent?.remove(node);
        const elements = node.element ? [node.element] : elementsIn(node);
        for (const element of elements) this.#order.forget(element);
        return elements;
    }

    redraw(node) {
        this.#frames.redraw(node);
    }

    width(text, font) {
        return this.#metrics.width(text, font);
    }

    // Has everything laid out before the browser draws next.
    request() {
        if (this.#isRequested || this.#isClosed) return;
        this.#isRequested = true;
        requestAnimationFrame(() => {
            if (this.#isRequested && !this.#isClosed) this.layout();
        });
    }

    layout() {
        this.#compute();
        this.#frames.apply();
        this.laidOut?.();
    }

    // The same in slices, between which the browser can do other things. A screen of usual size is one slice, and so is seen
    // as a whole. rest(): whether the screen is still there afterwards, as a promise.
    async layoutInSlices(rest) {
        this.#compute();
        let count = 0;
        const isOver = () => (count += 1) % limits.frames === 0;
        while (!this.#frames.apply(isOver)) if (!await rest()) return false;
        this.laidOut?.();
        return true;
    }

    // Computes where everything is.
    #compute() {
        this.#isRequested = false;
        this.#order.apply();
        const { engine } = this;
        engine.isMirrored = document.documentElement.dir === "rtl";
        engine.layout(this.#window());
    }

    // Measures a text before the layout asks for it.
    measure(node) {
        this.engine.spacing(node);
    }

    close() {
        this.#isClosed = true;
        for (const observer of this.#observers) observer.disconnect();
        this.#frames.close();
    }

    // The size of the window, {width, height}, and the padding of the screen's element in it.
    get size() {
        if (this.#measured) return this.#measured;
        const { clientWidth: width, clientHeight: height } = this.#screen;
        const style = getComputedStyle(this.#screen);
        const length = (side) => parseFloat(style[`padding${side}`]) || 0;
        this.#measured = { width, height, left: length("Left"), right: length("Right"), top: length("Top"), bottom: length("Bottom") };
        return this.#measured;
    }

    // The window and its safe area. A wide window has room at both sides.
    #window() {
        const { width, height, top, bottom, ...sides } = this.size;
        const aside = Math.max((width - widest) / 2, 0);
        const left = Math.max(sides.left, aside);
        const right = Math.max(sides.right, aside);
        const isMirrored = document.documentElement.dir === "rtl";
        return { width, height, safeArea: { top, bottom, leading: isMirrored ? right : left, trailing: isMirrored ? left : right } };
    }

    #readScale() {
        const scale = Math.min(Math.max(this.#probe.getBoundingClientRect().width / 16 || 1, scales[0]), scales[1]);
        const isOther = Math.abs(scale - this.scale) > 0.001;
        this.scale = scale;
        set(document.documentElement, "data-text", scale >= 1.5 ? "large" : undefined);
        return isOther;
    }

    #resize() {
        if (this.#isClosed) return;
        this.#measured = undefined;
        this.engine.pixel = 1 / Math.max(devicePixelRatio, 0.5);
        const isRescaled = this.#readScale();
        if (isRescaled) this.window.forget();
        this.#resized(isRescaled);
        this.layout();
    }
}
