// SPDX-License-Identifier: Apache-2.0

// The containers that lengths are relative to: scroll views, lists, and the screen within its safe area.

// What the containers are proposed, and which nodes depend on it: when a container is proposed something else, what these
// have measured is void.
export class Containers {
    #proposals = new WeakMap();
    #dependents = new WeakMap();

    // container: a node, or the engine for the screen.
    propose(container, width, height) {
        const proposal = this.#proposals.get(container);
        if (proposal && proposal.width === width && proposal.height === height) return;
        this.#proposals.set(container, { width, height });
        for (const dependent of this.#dependents.get(container) ?? []) {
            let node = dependent;
            for (; node && node !== container; node = node.parent) node.forgetSizes();
            for (; node; node = node.parent) node.needsPlacement = true;
        }
    }

    // The size of the container around a node; where the nearest one is proposed no length, that of the next.
    around(node, engine) {
        let width;
        let height;
        const look = (container) => {
            const dependents = this.#dependents.get(container) ?? new Set();
            this.#dependents.set(container, dependents.add(node));
            const proposal = this.#proposals.get(container);
            if (Number.isFinite(proposal?.width)) width ??= proposal.width;
            if (Number.isFinite(proposal?.height)) height ??= proposal.height;
        };
        for (let outer = node.parent; outer && (width === undefined || height === undefined); outer = outer.parent) {
            if (outer.kind === "scrollView" || outer.kind === "list") look(outer);
        }
        if (width === undefined || height === undefined) look(engine);
        return { width: width ?? 0, height: height ?? 0 };
    }
}
