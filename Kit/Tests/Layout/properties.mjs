// SPDX-License-Identifier: Apache-2.0

// What holds for every tree: random ones, from seeds, so that a finding can be repeated.

import { layouts } from "../../Web/layout/layouts.js";
import { build, engineFor } from "./case-runner.mjs";

const trees = 300;

// A generator of numbers in 0..<1 from a seed (mulberry32).
function random(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6D2B79F5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

const words = "a clip is small and opens at once from a code or a link".split(" ");

function randomView(next, depth) {
    const number = (most) => Math.floor(next() * most);
    const pick = (values) => values[number(values.length)];
    const children = () => Array.from({ length: 1 + number(4) }, () => randomView(next, depth - 1));
    const one = () => randomView(next, depth - 1);
    if (depth === 0 || next() < 0.15) {
        return pick([
            () => ["shape"], () => ["circle"], () => ["divider"], () => ["empty"],
            () => ["spacer", next() < 0.5 ? {} : { minLength: number(30) }],
            () => ["image", { width: 1 + number(60), height: 1 + number(60), resizable: next() < 0.5 }],
            () => ["text", {
                text: Array.from({ length: 1 + number(9) }, () => pick(words)).join(" "), lineLimit: pick([undefined, 1, 2]),
                minimumScaleFactor: pick([undefined, undefined, 0.5]), truncation: pick(["head", "middle", "tail"]),
            }],
        ])();
    }
    return pick([
        () => ["hstack", { spacing: pick([undefined, 0, 7]), alignment: pick(["top", "center", "bottom", "firstTextBaseline"]) }, ...children()],
        () => ["vstack", { spacing: pick([undefined, 0, 7]), alignment: pick(["leading", "center", "trailing"]) }, ...children()],
        () => ["zstack", { alignment: pick(["topLeading", "center", "bottom"]) }, ...children()],
        () => ["lazyVStack", ...children()],
        () => ["lazyVGrid", { tracks: [{ size: "fixed", length: 30 }, { size: "flexible" }, { size: "adaptive", minimum: 20 }] }, ...children()],
        () => ["grid", ["gridRow", ...children()], one(), ["gridRow", ["traits", { gridCellColumns: 2 }, one()], ...children()]],
        () => ["padding", { length: number(20) }, one()],
        () => ["frame", { width: pick([undefined, number(90)]), height: pick([undefined, number(90)]), alignment: pick(["topLeading", "center"]) }, one()],
        () => ["flexibleFrame", { minWidth: pick([undefined, number(50)]), maxWidth: pick([undefined, 60, Infinity]), maxHeight: pick([undefined, Infinity]) }, one()],
        () => ["fixedSize", { horizontal: next() < 0.5, vertical: next() < 0.5 }, one()],
        () => ["aspectRatio", { ratio: pick([null, 0.5, 2]), contentMode: pick(["fit", "fill"]) }, one()],
        () => ["layoutPriority", { value: pick([-1, 1, 2]) }, one()],
        () => ["offset", { x: number(20), y: number(20) }, one()],
        () => ["alignmentGuide", { guide: "leading", value: { width: 0.5, constant: -3 } }, one()],
        () => ["background", { ignoresSafeAreaEdges: pick([undefined, ["top", "bottom"]]) }, one(), ["shape"]],
        () => ["viewThatFits", one(), one()],
        () => ["scrollView", { axes: pick([["vertical"], ["horizontal"], ["vertical", "horizontal"]]) }, one()],
        () => ["geometryReader", one()],
        () => ["containerRelativeFrame", { axes: ["horizontal"], count: 3, span: 2, spacing: 4 }, one()],
        () => ["ignoresSafeArea", { edges: ["top"] }, one()],
        () => ["safeAreaInset", { edge: pick(["top", "bottom", "leading"]) }, one(), one()],
        () => ["safeAreaPadding", { length: 5 }, one()],
        () => ["list", ["section", { hasHeader: true }, one(), ["listRow", one()], ["listRow", one()]], ["listRow", one()]],
    ])();
}

const screen = { width: 200, height: 300, safeArea: { top: 20, leading: 0, bottom: 10, trailing: 0 } };

function* nodesOf(node) {
    yield node;
    for (const child of node.children) yield* nodesOf(child);
}

// The frames of a tree; what ViewThatFits does not show has none.
function frames(root) {
    if (!root.isShown) return [`${root.kind} is not shown`];
    const { kind, x, y, width, height } = root;
    return [`${kind} ${x} ${y} ${width} ${height}`, ...root.children.flatMap(frames)];
}

function* randomTrees() {
    for (let seed = 1; seed <= trees; seed += 1) {
        const next = random(seed);
        const { root } = build(randomView(next, 2 + Math.floor(next() * 5)));
        yield { seed, root, next };
    }
}

function firstDifference(some, others) {
    const index = some.findIndex((frame, at) => frame !== others[at]);
    return index < 0 && some.length === others.length ? undefined : `${some[index]} instead of ${others[index]}`;
}

// A fresh tree with the same kinds and parameters.
function copied(node) {
    return build(asView(node)).root;
}

const asView = ({ kind, parameters, children }) => [kind, parameters, ...children.map(asView)];

export const properties = {
    "all frames are numbers, and no size is negative"() {
        const findings = [];
        for (const { seed, root } of randomTrees()) {
            engineFor(root).layout(screen);
            for (const { kind, x, y, width, height } of nodesOf(root)) {
                if (![x, y, width, height].every(Number.isFinite) || width < 0 || height < 0) {
                    findings.push(`seed ${seed}: ${kind} ${x} ${y} ${width} ${height}`);
                    break;
                }
            }
        }
        return findings;
    },

    "a node has the size that it has for the proposal it was placed with"() {
        const findings = [];
        for (const { seed, root } of randomTrees()) {
            const engine = engineFor(root);
            engine.layout(screen);
            for (const node of nodesOf(root)) {
                if (!node.placed || !node.isShown) continue;
                const size = engine.measure(node, node.placed.width, node.placed.height);
                if (size.width !== node.width || size.height !== node.height) {
                    findings.push(`seed ${seed}: ${node.kind} is ${node.width} x ${node.height}, measured ${size.width} x ${size.height}`);
                    break;
                }
            }
        }
        return findings;
    },

    "children of a stack follow each other without overlapping"() {
        const findings = [];
        for (const { seed, root } of randomTrees()) {
            engineFor(root).layout(screen);
            for (const { kind, children } of nodesOf(root)) {
                const isRow = kind === "hstack";
                if (!isRow && kind !== "vstack" && kind !== "lazyVStack") continue;
                children.slice(1).forEach((child, index) => {
                    const before = children[index];
                    const end = isRow ? before.x + before.width : before.y + before.height;
                    if ((isRow ? child.x : child.y) < end - 0.001) findings.push(`seed ${seed}: ${child.kind} in ${kind}`);
                });
            }
        }
        return findings;
    },

    "views and bars without children have a size"() {
        const findings = [];
        for (const kind of Object.keys(layouts)) {
            const { root } = build([kind, { tracks: [], runs: [{ text: "", font: { size: 10 } }], width: 5, height: 5 }]);
            const engine = engineFor(root);
            engine.layout(screen);
            const { width, height } = engine.sizeThatFits(root, { width: null, height: null });
            if (![width, height, root.x, root.y].every(Number.isFinite)) findings.push(`${kind}: ${width} x ${height}`);
        }
        return findings;
    },

    "the second layout is as the first, and places nothing"() {
        const findings = [];
        for (const { seed, root } of randomTrees()) {
            const engine = engineFor(root);
            engine.layout(screen);
            const first = frames(root);
            engine.takeChanged();
            engine.layout(screen);
            const difference = firstDifference(frames(root), first);
            if (difference) findings.push(`seed ${seed}: ${difference}`);
            if (engine.takeChanged().length > 0) findings.push(`seed ${seed}: nodes were placed again`);
        }
        return findings;
    },

    "a change and the layout after it are as a layout from the beginning"() {
        const findings = [];
        for (const { seed, root, next } of randomTrees()) {
            const engine = engineFor(root);
            engine.layout(screen);
            const nodes = [...nodesOf(root)];
            for (let change = 0; change < 3; change += 1) {
                const node = nodes[Math.floor(next() * nodes.length)];
                if (node.kind === "text") node.change({ runs: [{ text: words.slice(0, 1 + Math.floor(next() * 9)).join(" "), font: { size: 10 } }] });
                else if (node.kind === "padding") node.change({ length: Math.floor(next() * 30) });
                else node.change({ spacing: Math.floor(next() * 12), minLength: 3, width: 40, height: 25 });
                engine.layout(screen);
            }
            const whole = copied(root);
            engineFor(whole).layout(screen);
            const difference = firstDifference(frames(root), frames(whole));
            if (difference) findings.push(`seed ${seed}: ${difference}`);
        }
        return findings;
    },

    "children inserted and removed are as from the beginning"() {
        const findings = [];
        for (const { seed, root, next } of randomTrees()) {
            const engine = engineFor(root);
            engine.layout(screen);
            const stacks = [...nodesOf(root)].filter(({ kind }) => ["hstack", "vstack", "zstack", "lazyVStack"].includes(kind));
            if (stacks.length === 0) continue;
            const stack = stacks[Math.floor(next() * stacks.length)];
            stack.insert(build(randomView(next, 2)).root, stack.children[0]);
            if (stack.children.length > 2) stack.remove(stack.children[1]);
            engine.layout(screen);
            const whole = copied(root);
            engineFor(whole).layout(screen);
            const difference = firstDifference(frames(root), frames(whole));
            if (difference) findings.push(`seed ${seed}: ${difference}`);
        }
        return findings;
    },

    "another screen and back is as the first"() {
        const findings = [];
        for (const { seed, root } of randomTrees()) {
            const engine = engineFor(root);
            engine.layout(screen);
            const first = frames(root);
            engine.layout({ width: 350, height: 200 });
            engine.layout(screen);
            const difference = firstDifference(frames(root), first);
            if (difference) findings.push(`seed ${seed}: ${difference}`);
        }
        return findings;
    },

    "the work grows with the depth of nested stacks, not with its power"() {
        const findings = [];
        const nest = (depth, kinds) => {
            let view = ["text", { text: "in the middle of it" }];
            for (let level = 0; level < depth; level += 1) view = [kinds[level % kinds.length], ["text", { text: "one" }], view, ["spacer"], ["shape"]];
            return view;
        };
        for (const kinds of [["hstack"], ["vstack"], ["hstack", "vstack"], ["hstack", "zstack", "vstack"]]) {
            const { root } = build(nest(30, kinds));
            const engine = engineFor(root);
            engine.layout({ width: 3000, height: 3000 });
            const count = [...nodesOf(root)].length;
            if (engine.measurements > count * 20) findings.push(`${kinds}: ${engine.measurements} sizes for ${count} nodes`);
        }
        return findings;
    },

    "parameters that make no sense do no harm"() {
        const findings = [];
        const values = [NaN, Infinity, -Infinity, -1e9, 1e9, 0, 0.001, -0.5, undefined, null];
        for (const { seed, root, next } of randomTrees()) {
            const nodes = [...nodesOf(root)];
            for (const node of nodes) {
                for (const [name, value] of Object.entries(node.parameters)) {
                    if (typeof value === "number" && next() < 0.5) node.set(name, values[Math.floor(next() * values.length)]);
                }
                if (node.kind === "lazyVGrid") node.set("tracks", [{ size: "adaptive", minimum: 0, spacing: values[seed % 8] }, { size: "fixed", length: values[seed % 7] }]);
                if (node.kind === "traits") node.set("gridCellColumns", values[seed % 8]);
            }
            const engine = engineFor(root);
            try {
                engine.layout(screen);
            } catch (error) {
                findings.push(`seed ${seed}: ${error.stack.split("\n").slice(0, 3).join(" ")}`);
            }
            if (engine.measurements > nodes.length * 300) findings.push(`seed ${seed}: ${engine.measurements} sizes for ${nodes.length} nodes`);
        }
        return findings;
    },

    "a nest of 500 modifiers is laid out"() {
        let view = ["text", { text: "deep" }];
        for (let level = 0; level < 500; level += 1) view = ["padding", { length: 0 }, view];
        const { root } = build(view);
        engineFor(root).layout(screen);
        return root.width === 20 ? [] : [`the width is ${root.width}`];
    },
};
