// SPDX-License-Identifier: Apache-2.0

// Keeps the elements of a page in the order of the nodes that they draw. Modifiers have nodes without an element, so the
// elements within another one are those of the nearest nodes that have one.

export class ElementOrder {
    // Nodes with elements in which something was inserted, removed or moved.
    #changed = new Set();
    #elements = new WeakSet();

    // root: a node whose elements are in a container.
    constructor(root, container) {
        root.element = container;
    }

    // Something in a node is another.
    change(node) {
        let around = node;
        while (around && !around.element) around = around.parent;
        if (around) this.#changed.add(around);
    }

    // An element of a node; one that is drawn in another way, such as one that fades away, is none.
    add(element) {
        this.#elements.add(element);
    }

    forget(element) {
        this.#elements.delete(element);
    }

    // Puts elements where they belong, and moves none that is there.
    apply() {
        for (const node of this.#changed) {
            let after = null;
            for (const element of elementsIn(node).reverse()) {
                if (element.parentNode !== node.element || this.#next(element) !== after) {
                    const place = after ?? this.#end(node.element);
                    if (element !== place) node.element.insertBefore(element, place);
                }
                after = element;
            }
        }
        this.#changed.clear();
    }

    #next(element) {
        let next = element.nextSibling;
        while (next && !this.#elements.has(next)) next = next.nextSibling;
        return next;
    }

    // What is not in this order, such as a drawing, stays at the beginning, or where it was.
    #end(container) {
        let last = container.lastChild;
        while (last && !this.#elements.has(last)) last = last.previousSibling;
        return last?.nextSibling ?? null;
    }
}

// The outermost elements in a node, in the order of the page: what is in a background comes before what it is behind.
export function elementsIn(node) {
    const found = [];
    const left = childrenOf(node).reverse();
    while (left.length > 0) {
        const next = left.pop();
        if (next.element) found.push({ element: next.element, priority: priorityOf(next) });
        else left.push(...childrenOf(next).reverse());
    }
    return inOrder(found);
}

// What the clip has read first comes first.
function inOrder(found) {
    if (!found.some(({ priority }) => priority !== 0)) return found.map(({ element }) => element);
    return found.toSorted((left, right) => right.priority - left.priority).map(({ element }) => element);
}

const priorityOf = ({ view }) => (Number.isFinite(view?.properties.sortPriority) ? view.properties.sortPriority : 0);

function childrenOf({ kind, children }) {
    if (kind !== "background" || children.length < 2) return [...children];
    const [view, ...behind] = children;
    return [...behind, view];
}
