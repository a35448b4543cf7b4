// SPDX-License-Identifier: Apache-2.0

// Performs the cases of the JSON files beside it: a view in, its boxes out. Runs in node and in browsers.
//
// A view is [kind, parameters, child, …] with the parameters left out if there are none; "infinity" is Infinity. A case has
// either `screen` and `frames`, the frames by the views' `id`, or `proposal` and `size`.

import "../../Web/layout/all-layouts.js";
import { LayoutEngine } from "../../Web/layout/engine.js";
import { frameOnScreen, onPixels } from "../../Web/layout/frames-on-screen.js";
import { Node } from "../../Web/layout/node.js";

// Every character is half as wide as its font is high, Chinese and Japanese ones are as wide as high. Of the height four
// fifths are above the baseline, and capitals have seven tenths.
export const madeUpMetrics = {
    font: ({ size = 10 }) => ({ ascent: 0.8 * size, descent: 0.2 * size, leading: 0, capHeight: 0.7 * size }),
    width(text, { size = 10 }) {
        let width = 0;
        for (const character of text) width += /[\u3000-\u9FFF]/.test(character) ? size : size / 2;
        return width;
    },
};

// A tree of nodes, and those that have an identifier.
export function build(view) {
    const byId = new Map();
    const make = (value) => {
        if (typeof value === "string") return new Node("text", { runs: [{ text: value, font: { size: 10 } }] });
        const [kind, ...rest] = value;
        const hasParameters = rest.length > 0 && typeof rest[0] === "object" && !Array.isArray(rest[0]);
        const parameters = hasParameters ? revived(rest.shift()) : {};
        if (kind === "text" && parameters.runs === undefined) {
            parameters.runs = [{ text: parameters.text, font: { size: parameters.fontSize ?? 10 } }];
        }
        const node = new Node(kind, parameters, rest.map(make));
        if (parameters.id !== undefined) byId.set(parameters.id, node);
        return node;
    };
    return { root: make(view), byId };
}

function revived(value) {
    if (value === "infinity") return Infinity;
    if (Array.isArray(value)) return value.map(revived);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revived(part)]));
}

export function engineFor(root, { scale = 1, rightToLeft = false, guides = {} } = {}) {
    return new LayoutEngine(root, { text: madeUpMetrics, pixel: 1 / scale, isMirrored: rightToLeft, guides });
}

const isNear = (one, other) => one === other || Math.abs(one - other) < 0.006;

// The findings about one case; none if it is right.
export function check(test) {
    const findings = [];
    const compare = (what, found, expected) => {
        if (expected.every((length, index) => isNear(length, found[index]))) return;
        findings.push(`${what}: expected ${expected.join(", ")}, found ${found.map((length) => +length.toFixed(3)).join(", ")}`);
    };
    for (const { proposal, size } of test.proposals ?? (test.proposal ? [test] : [])) {
        const { root } = build(test.view);
        const engine = engineFor(root, test);
        const [width, height] = revived(proposal);
        const found = engine.sizeThatFits(root, { width, height });
        compare(`size in ${proposal.join(" x ")}`, [found.width, found.height], revived(size));
    }
    if (test.screen) {
        const { root, byId } = build(test.view);
        const engine = engineFor(root, test);
        const [top = 0, leading = 0, bottom = 0, trailing = 0] = test.safeArea ?? [];
        const screen = { width: test.screen[0], height: test.screen[1], safeArea: { top, leading, bottom, trailing }, keyboard: test.keyboard };
        engine.layout(screen);
        for (const [id, expected] of Object.entries(test.frames ?? {})) {
            const node = byId.get(id);
            if (!node) throw new Error(`${test.name}: there is no view '${id}'`);
            const exact = frameOnScreen(node, engine);
            const { x, y, width, height } = test.rounded ? onPixels(exact, engine.pixel) : exact;
            if (expected === null) {
                if (node.isShown) findings.push(`${id} is shown`);
            } else compare(id, [x, y, width, height], expected);
        }
        for (const [id, expected] of Object.entries(test.lines ?? {})) {
            const found = byId.get(id).lines.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
            if (JSON.stringify(found) !== JSON.stringify(expected)) findings.push(`lines of ${id}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
        }
        for (const [id, expected] of Object.entries(test.contents ?? {})) {
            const { content, viewport } = byId.get(id);
            compare(`viewport and content of ${id}`, [viewport.x, viewport.y, viewport.width, viewport.height, content.width, content.height], expected);
        }
    }
    return findings.map((finding) => `${test.name}: ${finding}`);
}
