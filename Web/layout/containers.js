// SPDX-License-Identifier: Apache-2.0

// containerRelativeFrame: a length by that of the nearest scroll view, or of the screen within its safe area.

import { aligned } from "./frames.js";
import { horizontal, vertical } from "./geometry.js";
import { modifier } from "./modifier.js";

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

// Parameters {axes, count, span, spacing, alignment}, or {axes, factor, alignment} for a length that a clip computes.
function lengths(node, engine) {
    const { axes = [horizontal, vertical], count = 1, span = 1, spacing = 0, factor } = node.parameters;
    const container = engine.containers.around(node, engine);
    const length = (axis, whole) => {
        if (!axes.includes(axis)) return undefined;
        if (factor !== undefined) return Math.max(whole * factor, 0);
        const each = (whole - spacing * (count - 1)) / count;
        return Math.max(each * span + spacing * (span - 1), 0);
    };
    return { width: length(horizontal, container.width), height: length(vertical, container.height) };
}

export const containerRelativeFrame = modifier({
    size(node, width, height, engine) {
        const own = lengths(node, engine);
        const size = engine.measure(node.children[0], own.width ?? width, own.height ?? height);
        return { width: own.width ?? size.width, height: own.height ?? size.height };
    },
    placement(node, size, width, height, engine) {
        const own = lengths(node, engine);
        return aligned(node.children[0], node.parameters.alignment, size, own.width ?? width, own.height ?? height, engine);
    },
});
