// SPDX-License-Identifier: Apache-2.0

// The views to lay out: a tree of kinds with parameters, without elements. What was measured stays with a node until it
// or a node in it changes.

// Sizes kept for each node. A stack asks a child for its least and its greatest length and for the length it takes,
// for each of the three that the stack itself is asked for.
const keptSizes = 12;

export class Node {
    kind;
    parameters;
    children = [];
    parent = null;

    // Where the node is placed: the position in its parent's coordinates, and the size.
    x = 0;
    y = 0;
    width = 0;
    height = 0;
    // Whether its parent shows it; ViewThatFits shows one child only.
    isShown = true;

    // Of the engine: the layout of its kind, the proposal and the global position at the last placement, and whether something in the node
    // has changed since.
    layout = undefined;
    placed = undefined;
    needsPlacement = true;
    spacing = undefined;
    // What a clip has answered about a layout of its own; void when something in it has changed.
    answers = undefined;
    #sizes = [];
    #next = 0;

    constructor(kind, parameters = {}, children = []) {
        this.kind = kind;
        this.parameters = parameters;
        // A node in the making has measured nothing yet, and neither have the new nodes in it.
        for (const child of children) {
            child.parent = this;
            this.children.push(child);
        }
    }

    // Adds a child before another one, or at the end. A node that is elsewhere is moved.
    insert(child, sibling = null) {
        child.parent?.remove(child);
        const index = sibling === null ? this.children.length : this.children.indexOf(sibling);
        this.children.splice(index, 0, child);
        child.parent = this;
        // Spacers and dividers depend on the stack around them.
        child.forget();
        this.invalidate();
    }

    remove(child) {
        this.children.splice(this.children.indexOf(child), 1);
        child.parent = null;
        this.invalidate();
    }

    // Sets one parameter; undefined removes it.
    set(name, value) {
        this.parameters[name] = value;
        this.answers?.clear();
        this.invalidate();
    }

    // Replaces parameters; undefined removes one.
    change(parameters) {
        this.parameters = { ...this.parameters, ...parameters };
        this.answers?.clear();
        this.invalidate();
    }

    // Forgets what was measured for this node and everything around it. What its children and siblings measured stays.
    invalidate() {
        for (let node = this; node; node = node.parent) {
            node.#sizes.length = 0;
            node.spacing = undefined;
            node.needsPlacement = true;
            if (node !== this) node.answers?.clear();
        }
    }

    // Forgets what was measured for this node alone.
    forgetSizes() {
        this.#sizes.length = 0;
        this.needsPlacement = true;
    }

    // Forgets what was measured for this node and everything in it.
    forget() {
        this.#sizes.length = 0;
        this.spacing = undefined;
        this.needsPlacement = true;
        for (const child of this.children) child.forget();
    }

    // The size kept for a proposal.
    kept(width, height) {
        for (const entry of this.#sizes) if (entry.proposedWidth === width && entry.proposedHeight === height) return entry.size;
        return undefined;
    }

    keep(proposedWidth, proposedHeight, size) {
        if (this.#sizes.length < keptSizes) {
            this.#sizes.push({ proposedWidth, proposedHeight, size });
            return;
        }
        this.#next = (this.#next + 1) % keptSizes;
        this.#sizes[this.#next] = { proposedWidth, proposedHeight, size };
    }
}

// A tree from plain values: {kind, …parameters, children}.
export function tree({ kind, children = [], ...parameters }) {
    return new Node(kind, parameters, children.map(tree));
}
