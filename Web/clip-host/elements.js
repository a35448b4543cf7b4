// SPDX-License-Identifier: Apache-2.0

// The elements of a screen by their identifiers, within the limits: every node of the screen is here under one
// identifier, so that the identifiers count them.

import { LimitError, limits } from "./limits.js";

export class Elements {
    #root;
    #nodes;
    #identifiers = new WeakMap();
    // The lengths of an element's texts, by identifier and then by what they are for.
    #lengths = new Map();
    #length = 0;

    // root: the element with identifier 0, which stays.
    constructor(root) {
        this.#root = root;
        this.#nodes = [root];
        this.#identifiers.set(root, 0);
    }

    // The node with an identifier.
    at(id) {
        const node = this.#nodes[id];
        if (node === undefined) throw new RangeError(`a patch is for element ${id}, which does not exist`);
        return node;
    }

    // The identifier of a node that is on the screen.
    identifier(node) {
        const id = this.#identifiers.get(node);
        return id !== undefined && this.#nodes[id] === node ? id : undefined;
    }

    // Gives an identifier to a new node. The one that had it is removed with everything in it.
    add(id, node) {
        if (id === 0 || id > limits.elements) {
            throw new LimitError(`the screen has more than ${limits.elements} elements`);
        }
        if (this.#nodes[id]) this.remove(id);
        this.#nodes[id] = node;
        this.#identifiers.set(node, id);
    }

    insert(parentId, id, siblingId) {
        const parent = this.at(parentId);
        const node = this.at(id);
        const sibling = siblingId === 0 ? null : this.at(siblingId);
        let depth = height(node);
        for (let outer = parent; outer && outer !== this.#root; outer = outer.parentNode) depth += 1;
        if (depth > limits.depth) throw new LimitError(`elements are nested more than ${limits.depth} levels deep`);
        parent.insertBefore(node, sibling);
    }

    // Removes a node with everything in it. Their identifiers are free.
    remove(id) {
        if (id === 0) throw new RangeError("a patch removes the screen itself");
        const removed = this.at(id);
        removed.remove();
        const left = [removed];
        while (left.length > 0) {
            const node = left.pop();
            const id = this.#identifiers.get(node);
            if (id !== undefined && this.#nodes[id] === node) {
                this.#nodes[id] = undefined;
                this.#forgetTexts(id);
            }
            left.push(...node.childNodes);
        }
    }

    // Counts a text of an element. purpose: what it is for; it replaces the one before.
    count(id, purpose, length) {
        let lengths = this.#lengths.get(id);
        if (!lengths) this.#lengths.set(id, lengths = new Map());
        this.#length += length - (lengths.get(purpose) ?? 0);
        lengths.set(purpose, length);
        if (this.#length > limits.allTextBytes) {
            throw new LimitError(`the texts of the screen have more than ${limits.allTextBytes} characters`);
        }
    }

    #forgetTexts(id) {
        for (const length of this.#lengths.get(id)?.values() ?? []) this.#length -= length;
        this.#lengths.delete(id);
    }
}

// The number of levels in a node. A node without children has one; no more than one above the limit are counted.
function height(node, most = limits.depth + 1) {
    if (most <= 1) return 1;
    let highest = 0;
    for (const child of node.childNodes) highest = Math.max(highest, height(child, most - 1));
    return highest + 1;
}
