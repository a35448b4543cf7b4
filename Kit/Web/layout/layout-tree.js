// SPDX-License-Identifier: Apache-2.0

// The views of a clip by their identifiers, as patches name them: changes are collected, and laid out once before the
// browser draws.
//
//     const tree = new LayoutTree(new CanvasMetrics(), { pixel: 1 / devicePixelRatio });
//     tree.create(1, "vstack"); tree.create(2, "text", element); tree.set(2, "runs", […]); tree.insert(1, 2);
//     tree.show(1, { width: 393, height: 852 });

import "./all-layouts.js";
import { answerCustomLayout } from "./custom-layout.js";
import { ElementFrames } from "./element-frames.js";
import { LayoutEngine } from "./engine.js";
import { Node } from "./node.js";

// Layout is recursive, and modifiers are levels too.
const mostLevels = 600;

export class LayoutTree {
    engine;
    #nodes = new Map();
    #frames;
    #screen;
    #isRequested = false;

    // options: those of the engine.
    constructor(metrics, options = {}) {
        this.engine = new LayoutEngine(new Node("vstack"), { text: metrics, ...options });
        this.#frames = new ElementFrames(this.engine, metrics);
    }

    at(id) {
        const node = this.#nodes.get(id);
        if (node === undefined) throw new RangeError(`a patch is for view ${id}, which does not exist`);
        return node;
    }

    // element: what draws the view; modifiers have none.
    create(id, kind, element) {
        const node = new Node(kind, { id });
        this.engine.layoutOf(node);
        this.#nodes.set(id, node);
        if (element) this.#frames.attach(node, element);
    }

    // A parameter of Documentation/layout.md; undefined removes it.
    set(id, name, value) {
        this.at(id).set(name, value);
        this.request();
    }

    // Inserts a view into another one, before a sibling or at the end.
    insert(parent, id, sibling) {
        let levels = height(this.at(id));
        for (let outer = this.at(parent); outer; outer = outer.parent) {
            levels += 1;
            if (outer === this.at(id)) throw new RangeError("a view cannot be in itself");
        }
        if (levels > mostLevels) throw new RangeError(`views are nested more than ${mostLevels} levels deep`);
        this.at(parent).insert(this.at(id), sibling === undefined ? null : this.at(sibling));
        this.request();
    }

    // Removes a view with everything in it.
    remove(id) {
        const removed = this.at(id);
        removed.parent?.remove(removed);
        const left = [removed];
        while (left.length > 0) {
            const node = left.pop();
            if (this.#nodes.get(node.parameters.id) === node) this.#nodes.delete(node.parameters.id);
            left.push(...node.children);
        }
        this.request();
    }

    // Lays out a view as the root of a screen. Call this again when the screen has changed.
    show(id, screen) {
        this.engine.root = this.at(id);
        this.#screen = screen;
        this.layout();
    }

    // What a clip answers about a layout of its own: see custom-layout.js.
    answer(id, request, answer) {
        answerCustomLayout(this.at(id), request, answer);
        this.request();
    }

    // Has everything laid out before the browser draws next, however often it is called until then.
    request() {
        if (this.#isRequested || !this.#screen) return;
        this.#isRequested = true;
        requestAnimationFrame(() => {
            if (this.#isRequested) this.layout();
        });
    }

    layout() {
        this.#isRequested = false;
        this.engine.layout(this.#screen);
        this.#frames.apply();
    }

    close() {
        this.#screen = undefined;
        this.#frames.close();
    }
}

// The number of levels in a node. A node without children has one; no more than one above the limit are counted.
function height(node, most = mostLevels + 1) {
    if (most <= 1) return 1;
    let highest = 0;
    for (const child of node.children) highest = Math.max(highest, height(child, most - 1));
    return highest + 1;
}
