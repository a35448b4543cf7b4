// SPDX-License-Identifier: Apache-2.0

// The views of a screen by their identifiers, within the limits. A view is
//
//     {id, kind, drawing, properties, changed, parent, children, node, inner, element}
//
// drawing: what its kind does (see drawings.js). changed: the keys that were set in this batch. node: its node in the layout,
// in which inner is the one that its children are in; a node has an element where something is drawn. An anchor has neither.

import { LimitError, limits } from "./limits.js";

export class Views {
    root;
    #views;
    // The lengths of a view's texts by key.
    #lengths = new Map();
    #length = 0;
    // removed(view): what is done with each view that goes.
    #removed;

    constructor(root, removed) {
        this.root = root;
        this.#views = [root];
        this.#removed = removed;
    }

    at(id) {
        const view = this.#views[id];
        if (view === undefined) throw new RangeError(`a patch is for element ${id}, which does not exist`);
        return view;
    }

    has(view) {
        return this.#views[view.id] === view;
    }

    // Gives an identifier to a new view. The one that had it is removed with everything in it.
    add(view) {
        if (view.id === 0 || view.id > limits.elements) throw new LimitError(`the screen has more than ${limits.elements} elements`);
        if (this.#views[view.id]) this.remove(view.id);
        this.#views[view.id] = view;
    }

    // Inserts a view into another one, before a sibling, or at the end for 0.
    insert(parentId, id, siblingId) {
        const parent = this.at(parentId);
        const view = this.at(id);
        let depth = height(view);
        for (let outer = parent; outer; outer = outer.parent) {
            if (outer === view) throw new RangeError(`a patch inserts element ${id} into itself`);
            if (outer !== this.root) depth += 1;
        }
        if (depth > limits.depth) throw new LimitError(`elements are nested more than ${limits.depth} levels deep`);
        const sibling = siblingId === 0 ? undefined : this.at(siblingId);
        if (sibling && sibling.parent !== parent) throw new RangeError(`a patch inserts before element ${siblingId}, which is elsewhere`);
        if (sibling === view) return { parent, view, next: undefined, isMoved: false };
        if (view.parent) take(view);
        const index = sibling ? parent.children.indexOf(sibling) : parent.children.length;
        parent.children.splice(index, 0, view);
        view.parent = parent;
        // The next sibling that is in the layout.
        let next;
        for (let after = index + 1; after < parent.children.length && !next; after += 1) {
            const { node } = parent.children[after];
            if (node?.parent && node.parent === parent.inner) next = node;
        }
        return { parent, view, next, isMoved: true };
    }

    // Removes a view with everything in it. Their identifiers are free.
    remove(id) {
        if (id === 0) throw new RangeError("a patch removes the screen itself");
        const removed = this.at(id);
        if (removed.parent) take(removed);
        const left = [removed];
        while (left.length > 0) {
            const view = left.pop();
            if (!this.has(view)) continue;
            this.#views[view.id] = undefined;
            this.#forgetTexts(view.id);
            this.#removed(view);
            left.push(...view.children);
        }
        return removed;
    }

    // Counts the texts of a value.
    count(id, key, value) {
        let lengths = this.#lengths.get(id);
        if (!lengths) this.#lengths.set(id, lengths = new Map());
        const length = textLength(value);
        this.#length += length - (lengths.get(key) ?? 0);
        lengths.set(key, length);
        if (this.#length > limits.allTextBytes) {
            throw new LimitError(`the texts of the screen have more than ${limits.allTextBytes} characters`);
        }
    }

    #forgetTexts(id) {
        for (const length of this.#lengths.get(id)?.values() ?? []) this.#length -= length;
        this.#lengths.delete(id);
    }
}

// The length of the texts in a value; numbers of a list count as one.
function textLength(value) {
    if (typeof value === "string") return value.length;
    if (!Array.isArray(value)) return 0;
    let length = value.length;
    for (const part of value) length += textLength(part);
    return length;
}

function take(view) {
    const { children } = view.parent;
    children.splice(children.indexOf(view), 1);
    view.parent = null;
}

// The number of levels in a view. One without children has one level; no more than one above the limit are counted.
function height(view, most = limits.depth + 1) {
    if (most <= 1) return 1;
    let highest = 0;
    for (const child of view.children) highest = Math.max(highest, height(child, most - 1));
    return highest + 1;
}
