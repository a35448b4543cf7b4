// SPDX-License-Identifier: Apache-2.0

// Draws the views of a case as elements, and reads where the browser has them.

import { CanvasMetrics } from "../../Web/layout/canvas-metrics.js";
import { ElementFrames } from "../../Web/layout/element-frames.js";
import { LayoutEngine } from "../../Web/layout/engine.js";
import { LayoutTree } from "../../Web/layout/layout-tree.js";
import { onPixels } from "../../Web/layout/frames-on-screen.js";
import { build, engineFor } from "./case-runner.mjs";

// An element for each node with an identifier, in the order of the tree; what is behind a view comes before it.
function elements(node, parent, frames) {
    let around = parent;
    if (node.parameters.id !== undefined) {
        around = document.createElement("div");
        around.dataset.id = node.parameters.id;
        parent.append(around);
        frames.attach(node, around);
    }
    const [view, ...behind] = node.children;
    const order = node.kind === "background" ? [...behind, view] : node.children;
    for (const child of order) elements(child, around, frames);
}

// Gives every leaf and every row of a tree an element, and returns what writes their frames.
export function elementsOf(engine, metrics) {
    const frames = new ElementFrames(engine, metrics);
    const container = document.getElementById("screen");
    container.replaceChildren();
    const visit = (node, parent) => {
        let around = parent;
        if (node.children.length === 0 || node.kind === "hstack" || node.kind === "scrollView") {
            around = document.createElement("div");
            parent.append(around);
            frames.attach(node, around);
        }
        for (const child of node.children) visit(child, around);
    };
    visit(engine.root, container);
    return () => frames.apply();
}

// Draws a view and returns what a test needs to change it.
export function draw(view, screen, options = {}) {
    const { root, byId } = build(view);
    const metrics = new CanvasMetrics();
    const engine = options.madeUp ? engineFor(root, options)
        : new LayoutEngine(root, { text: metrics, pixel: 1 / (options.scale ?? 1), isMirrored: options.rightToLeft ?? false });
    const frames = new ElementFrames(engine, metrics);
    const container = document.getElementById("screen");
    container.replaceChildren();
    container.dir = options.rightToLeft ? "rtl" : "ltr";
    Object.assign(container.style, { width: `${screen.width}px`, height: `${screen.height}px` });
    elements(root, container, frames);
    const layout = () => {
        engine.layout(screen);
        frames.apply();
    };
    layout();
    return { root, byId, engine, frames, layout, metrics, element: (id) => container.querySelector(`[data-id="${id}"]`) };
}

// A screen by patches: what is shown before and after a change, which is laid out by itself before the next drawing.
export async function patched() {
    const container = document.getElementById("screen");
    container.replaceChildren();
    const tree = new LayoutTree(new CanvasMetrics());
    const add = (id, kind, parent, parameters = {}, element = undefined) => {
        if (element) container.append(element);
        tree.create(id, kind, element);
        for (const [name, value] of Object.entries(parameters)) tree.set(id, name, value);
        if (parent) tree.insert(parent, id);
    };
    const [a, b, c] = [1, 2, 3].map(() => document.createElement("div"));
    add(1, "vstack", 0, { spacing: 0 });
    add(2, "frame", 1, { width: 50, height: 20 });
    add(3, "shape", 2, {}, a);
    add(4, "frame", 1, { width: 50, height: 30 });
    add(5, "shape", 4, {}, b);
    tree.show(1, { width: 100, height: 100 });
    const boxes = () => [a, b].map((element) => ["left", "top", "width", "height"].map((side) => element.style[side]).join(" "));
    const before = boxes();
    tree.set(2, "height", 40);
    const unchanged = boxes();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const after = boxes();
    tree.remove(2);
    add(6, "frame", 0, { width: 10, height: 10 });
    add(7, "shape", 6, {}, c);
    tree.insert(1, 6, 4);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inserted = [c, b].map((element) => element.style.top);
    let error;
    try {
        tree.set(3, "x", 1);
    } catch (caught) {
        error = caught.message;
    }
    tree.close();
    return { before, unchanged, after, inserted, error };
}

// The findings about one case, by the elements' boxes.
export function checkDrawn(test) {
    if (!test.screen || test.contents) return [];
    const [top = 0, leading = 0, bottom = 0, trailing = 0] = test.safeArea ?? [];
    const screen = { width: test.screen[0], height: test.screen[1], safeArea: { top, leading, bottom, trailing }, keyboard: test.keyboard };
    const { element, engine } = draw(test.view, screen, { ...test, madeUp: true });
    const findings = [];
    for (const [id, expected] of Object.entries(test.frames)) {
        const box = element(id).getBoundingClientRect();
        if (expected === null) {
            if (box.width || box.height) findings.push(`${test.name}: ${id} is drawn`);
            continue;
        }
        const [x, y, width, height] = expected;
        const whole = onPixels({ x, y, width, height }, engine.pixel);
        // The expected figures are rounded themselves, so a half can go either way.
        const isNear = (one, other) => Math.abs(one - other) <= engine.pixel + 0.02;
        if (![[box.x, whole.x], [box.y, whole.y], [box.width, whole.width], [box.height, whole.height]].every(([one, other]) => isNear(one, other))) {
            findings.push(`${test.name}: ${id} is at ${[box.x, box.y, box.width, box.height]}, expected ${Object.values(whole)}`);
        }
    }
    return findings;
}

const sentences = [
    "Hello, world", "A clip opens at once from a code or a link; nothing has to be installed before.",
    "\u4e00\u4e2a\u8f7b\u5e94\u7528\u4ece\u4e8c\u7ef4\u7801\u6216\u94fe\u63a5\u7acb\u5373\u6253\u5f00\u3002", "\u0e41\u0e2d\u0e1b\u0e40\u0e1b\u0e34\u0e14\u0e17\u0e31\u0e19\u0e17\u0e35\u0e08\u0e32\u0e01\u0e25\u0e34\u0e07\u0e01\u0e4c",
    "11 1. 111 Tables, 4 at 7 pm \u2013 T A V Y 1 A T", "\u0627\u0644\u062a\u0637\u0628\u064a\u0642 \u064a\u0641\u062a\u062d \u0641\u0648\u0631\u0627 \u0645\u0646 \u0631\u0645\u0632 \u0623\u0648 \u0631\u0627\u0628\u0637", "Wave AV To. fi ffl \u2013 kerning and ligatures",
];
const fonts = [{ size: 17 }, { size: 34, weight: 700 }, { size: 13, italic: true }, { size: 17, design: "serif" }, { size: 15, design: "monospaced" }];

// The runs in which a sentence is drawn: one, two of the same font, one with tracking, and with digits of one width.
const forms = {
    whole: (text, font) => [{ text, font }],
    "two runs": (text, font) => {
        const middle = text.indexOf(" ", text.length / 3) + 1 || 3;
        return [{ text: text.slice(0, middle), font }, { text: text.slice(middle), font, style: { color: "red" } }];
    },
    tracking: (text, font) => [{ text, font, tracking: 1.5 }],
    digits: (text, font) => [{ text, font: { ...font, monospacedDigit: true }, style: { fontVariantNumeric: "tabular-nums" } }],
};

// The boxes of drawn lines, from the top: {left, right, top, height}.
function drawnLines(element) {
    const rows = new Map();
    const boxes = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        boxes.push(...range.getClientRects());
    }
    for (const box of boxes.filter(({ width }) => width > 0)) {
        // Boxes of one line have one bottom, but for fallback fonts.
        const row = Math.round((box.top + box.height / 2) / 4);
        const key = [...rows.keys()].find((other) => Math.abs(other - row) <= 1) ?? row;
        const found = rows.get(key) ?? { left: Infinity, right: -Infinity, top: box.top, height: box.height };
        rows.set(key, { ...found, left: Math.min(found.left, box.left), right: Math.max(found.right, box.right) });
    }
    return [...rows.values()].filter(({ left, right }) => right > left);
}

// The findings about drawn lines: as many as were broken, as wide and with their baselines where they were computed. families:
// further fonts, which the page has loaded.
export function checkText(families = []) {
    const findings = [];
    let count = 0;
    const check = (sentence, font, form, width) => {
        const runs = forms[form](sentence, font);
        const view = ["fixedSize", { horizontal: false, vertical: true }, ["text", { id: "t", runs }]];
        const { byId, element, metrics } = draw(view, { width, height: 900 });
        const node = byId.get("t");
        const shown = drawnLines(element("t").firstChild);
        const where = `'${sentence.slice(0, 12)}' ${JSON.stringify(font)}, ${form}, in ${width}`;
        if (shown.length !== node.lines.length) {
            findings.push(`${where}: ${shown.length} lines drawn, ${node.lines.length} broken`);
            return;
        }
        const frame = element("t").getBoundingClientRect();
        node.lines.forEach((line, index) => {
            count += 1;
            const { left, right, top, height } = shown[index];
            if (Math.abs(right - left - line.width) > 0.75) findings.push(`${where}: line ${index + 1} is ${right - left} wide, measured ${line.width}`);
            const box = metrics.drawnBaseline(font, height);
            if (form === "whole" && index === 0 && Math.abs(top + box - frame.top - line.baseline) > 1.5) {
                findings.push(`${where}: the baseline is at ${top + box - frame.top}, computed ${line.baseline}`);
            }
        });
        if (node.width > width) findings.push(`${where}: the text is ${node.width} wide`);
    };
    const own = families.map((family) => ({ size: 17, family }));
    for (const sentence of sentences) {
        for (const font of [...fonts, ...own]) {
            for (const form of Object.keys(forms)) for (const width of [400, 160, 90]) check(sentence, font, form, width);
        }
    }
    return { findings, count };
}
