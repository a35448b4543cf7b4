// SPDX-License-Identifier: Apache-2.0

// What an engine does beyond one layout: changes, answers of clips, geometry, scrolling. Each returns its findings.

import { answerCustomLayout } from "../../Web/layout/custom-layout.js";
import { LayoutTree } from "../../Web/layout/layout-tree.js";
import { build, engineFor } from "./case-runner.mjs";

const screen = { width: 200, height: 100 };

function equal(what, found, expected) {
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
    return one === other ? [] : [`${what}: expected ${other}, found ${one}`];
}

const frame = ({ x, y, width, height }) => [x, y, width, height];

// A row of subviews with their ideal sizes, as a clip would write it: it asks for what it has not yet been told.
function rowLayout(node, { question, subviews }) {
    const needs = [];
    const ideal = subviews.map(({ measured }, subview) => {
        const found = measured.find(({ width, height }) => width === null && height === null);
        if (!found) needs.push({ subview, width: null, height: null });
        return found?.size;
    });
    if (needs.length > 0) return { needs };
    if (question === "size") {
        return { size: { width: ideal.reduce((sum, { width }) => sum + width, 0), height: Math.max(...ideal.map(({ height }) => height)) } };
    }
    let x = 0;
    return {
        placements: ideal.map((size) => {
            x += size.width;
            return { x, y: 0, anchor: { x: 1, y: 0 }, width: null, height: null };
        }),
    };
}

const custom = () => build(["customLayout", { id: "l" }, ["frame", { id: "a", width: 30, height: 10 }, ["shape"]], ["frame", { id: "b", width: 20, height: 40 }, ["shape"]]]);

export const behaviours = {
    "a clip's own layout is asked until it has the sizes that it needs"() {
        const { root, byId } = custom();
        const engine = engineFor(root);
        engine.customLayouts = rowLayout;
        engine.layout(screen);
        return [
            ...equal("the layout", frame(root), [75, 30, 50, 40]),
            ...equal("a", frame(byId.get("a")), [0, 0, 30, 10]), ...equal("b", frame(byId.get("b")), [30, 0, 20, 40]),
        ];
    },

    "a clip's own layout can answer later"() {
        const { root, byId } = custom();
        const engine = engineFor(root);
        const asked = [];
        engine.customLayouts = (node, request) => {
            asked.push([node, request]);
            return undefined;
        };
        engine.layout(screen);
        const findings = equal("meanwhile the layout is as large as its largest subview", [root.width, root.height], [30, 40]);
        for (let round = 0; round < 6 && asked.length > 0; round += 1) {
            for (const [node, request] of asked.splice(0)) answerCustomLayout(node, request, rowLayout(node, request));
            engine.layout(screen);
        }
        return [...findings, ...equal("then as it answered", frame(root), [75, 30, 50, 40]), ...equal("b", frame(byId.get("b")), [30, 0, 20, 40])];
    },

    "a changed subview is asked about again"() {
        const { root, byId } = custom();
        const engine = engineFor(root);
        engine.customLayouts = rowLayout;
        engine.layout(screen);
        byId.get("a").change({ width: 50 });
        engine.layout(screen);
        return equal("the layout", frame(root), [65, 30, 70, 40]);
    },

    "a layout that asks for the same again comes to an end"() {
        const { root } = custom();
        const engine = engineFor(root);
        let count = 0;
        engine.customLayouts = () => {
            count += 1;
            return { needs: [{ subview: 0, width: 7, height: 7 }] };
        };
        engine.layout(screen);
        return count < 100 ? [] : [`it was asked ${count} times`];
    },

    "a changed text measures itself and what is around it alone"() {
        const rows = Array.from({ length: 100 }, (_, index) => ["hstack", ["text", { id: `t${index}`, text: "a row" }], ["spacer"], ["text", { text: "12" }]]);
        const { root, byId } = build(["scrollView", ["vstack", ...rows]]);
        const engine = engineFor(root);
        engine.layout(screen);
        const before = engine.measurements;
        engine.takeChanged();
        byId.get("t40").change({ runs: [{ text: "other", font: { size: 10 } }] });
        engine.layout(screen);
        const changed = engine.takeChanged();
        return [
            ...(engine.measurements - before < 20 ? [] : [`${engine.measurements - before} sizes`]),
            ...equal("what is drawn again", changed.map(({ kind }) => kind), ["text"]),
        ];
    },

    "a change of height moves what follows, and nothing in it"() {
        const rows = Array.from({ length: 20 }, (_, index) => ["padding", { id: `r${index}`, edges: ["top"], length: 1 }, ["hstack", ["text", { text: "a" }], ["text", { text: "b" }]]]);
        const { root, byId } = build(["scrollView", ["vstack", { spacing: 0 }, ...rows]]);
        const engine = engineFor(root);
        engine.layout(screen);
        engine.takeChanged();
        byId.get("r15").change({ length: 2 });
        engine.layout(screen);
        const changed = engine.takeChanged().filter((node) => node.kind === "padding");
        return equal("rows", changed.map(({ parameters }) => parameters.id), ["r15", "r16", "r17", "r18", "r19"]);
    },

    "a geometry reader reports its size and frames, and only what is new"() {
        const { root } = build(["coordinateSpace", { name: "card" }, ["padding", { length: 10 }, ["frame", { width: 50, height: 20 }, ["geometryReader", ["shape"]]]]]);
        const engine = engineFor(root);
        const reports = [];
        engine.geometryChanged = (node, geometry) => reports.push(geometry);
        engine.layout(screen);
        engine.layout(screen);
        return [
            ...equal("reports", reports.length, 1), ...equal("size", reports[0].size, { width: 50, height: 20 }),
            ...equal("global", reports[0].frames.global, { x: 75, y: 40, width: 50, height: 20 }),
            ...equal("named", reports[0].frames.card, { x: 10, y: 10, width: 50, height: 20 }),
        ];
    },

    "a view can report its geometry without being another"() {
        const { root } = build(["padding", { length: 10 }, ["geometryReport", ["frame", { width: 50, height: 20 }, ["shape"]]]]);
        const engine = engineFor(root);
        const reports = [];
        engine.geometryChanged = (node, { frames }) => reports.push(frames.global);
        engine.layout(screen);
        return [...equal("size", [root.width, root.height], [70, 40]), ...equal("reports", reports, [{ x: 75, y: 40, width: 50, height: 20 }])];
    },

    "a geometry reader in a scroll view reports where it is scrolled to"() {
        const { root, byId } = build(["scrollView", { id: "s" }, ["vstack", { spacing: 0 }, ["frame", { height: 80, width: 10 }, ["shape"]], ["frame", { height: 80, width: 10 }, ["geometryReader"]]]]);
        const engine = engineFor(root);
        const tops = [];
        engine.geometryChanged = (node, { frames }) => tops.push(frames.global.y);
        engine.layout(screen);
        engine.scroll(byId.get("s"), 0, 30);
        engine.layout(screen);
        return equal("tops", tops, [80, 50]);
    },

    "a geometry reader at the edge knows its safe area"() {
        const { root } = build(["geometryReader"]);
        const engine = engineFor(root);
        let insets;
        engine.geometryChanged = (node, geometry) => (insets = geometry.safeAreaInsets);
        engine.layout({ ...screen, safeArea: { top: 20, leading: 0, bottom: 5, trailing: 0 } });
        return equal("insets", insets, { top: 20, leading: 0, bottom: 5, trailing: 0 });
    },

    "views that ViewThatFits has not chosen come back"() {
        const { root, byId } = build(["viewThatFits", ["frame", { id: "wide", width: 150, height: 10 }, ["shape"]], ["frame", { id: "narrow", width: 50, height: 10 }, ["shape"]]]);
        const engine = engineFor(root);
        const shown = () => [byId.get("wide").isShown, byId.get("narrow").isShown];
        engine.layout(screen);
        const first = shown();
        engine.layout({ width: 100, height: 100 });
        const second = shown();
        engine.layout(screen);
        return [...equal("first", first, [true, false]), ...equal("narrow", second, [false, true]), ...equal("again", shown(), [true, false])];
    },

    "patches cannot nest views without end, or into each other"() {
        const tree = new LayoutTree(undefined);
        const message = (action) => {
            try {
                action();
                return "no error";
            } catch (error) {
                return error.message;
            }
        };
        for (let id = 0; id <= 700; id += 1) tree.create(id, "padding");
        const deep = message(() => {
            for (let id = 1; id <= 700; id += 1) tree.insert(id - 1, id);
        });
        return [
            ...equal("deep", deep, "views are nested more than 600 levels deep"),
            ...equal("circle", message(() => tree.insert(5, 2)), "a view cannot be in itself"),
            ...equal("unknown", message(() => tree.set(1000, "x", 1)), "a patch is for view 1000, which does not exist"),
        ];
    },

    "an unknown kind is an error that names it"() {
        try {
            engineFor(build(["vstak"]).root).layout(screen);
        } catch (error) {
            return equal("message", error.message, "there is no layout for 'vstak'");
        }
        return ["no error"];
    },
};
