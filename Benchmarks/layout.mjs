// SPDX-License-Identifier: Apache-2.0

// Measures the layout of a list of rows: the first one, and the one after a changed text. Runs in node and, with real
// text, in browsers (Tests/Browser/test_layout.py).
//
//     node Benchmarks/layout.mjs [ROWS]

import { LayoutEngine } from "../Kit/Web/layout/engine.js";
import { tree } from "../Kit/Web/layout/node.js";

const text = (string, size) => ({ kind: "text", runs: [{ text: string, font: { size } }] });

// HStack { Image; VStack { Text; Text }; Spacer(); Text }
export function row(number) {
    return {
        kind: "padding", length: 8, children: [{
            kind: "hstack", children: [
                { kind: "image", width: 40, height: 40 },
                { kind: "vstack", alignment: "leading", children: [text(`Smoothie ${number}`, 17), text("Oranges, bananas and a bit of ice", 13)] },
                { kind: "spacer" },
                text(`$${number % 10}.50`, 17),
            ],
        }],
    };
}

export function rows(count) {
    const children = Array.from({ length: count }, (_, number) => row(number));
    return tree({ kind: "scrollView", children: [{ kind: "vstack", spacing: 0, children }] });
}

export const screen = { width: 393, height: 852, safeArea: { top: 59, leading: 0, bottom: 34, trailing: 0 } };

const middle = (times) => times.sort((one, other) => one - other)[times.length >> 1];

// Milliseconds: {first, changed, higher}: the last is a change by which all rows below move. prepare: called with an engine
// before the first layout; returns what is to be done after each.
export function measure(count, metrics, prepare = () => () => {}) {
    const first = [];
    const changed = [];
    const higher = [];
    for (let round = 0; round < 5; round += 1) {
        const root = rows(count);
        const engine = new LayoutEngine(root, { text: metrics, pixel: 1 / 3 });
        const apply = prepare(engine);
        const timed = (times, action) => {
            const began = performance.now();
            action();
            engine.layout(screen);
            apply();
            times.push(performance.now() - began);
        };
        timed(first, () => {});
        const price = (index) => root.children[0].children[index].children[0].children[3];
        for (let index = 0; index < 20; index += 1) {
            timed(changed, () => price(index * 40 % count).change({ runs: [{ text: `$${index}.25`, font: { size: 17 } }] }));
        }
        for (let index = 0; index < 5; index += 1) {
            timed(higher, () => root.children[0].children[index].change({ length: 9 }));
        }
    }
    return { first: middle(first), changed: middle(changed), higher: middle(higher) };
}

if (typeof process !== "undefined" && process.argv[1]?.endsWith("layout.mjs")) {
    const count = Number(process.argv[2] ?? 1000);
    const metrics = {
        font: ({ size }) => ({ ascent: 0.95 * size, descent: 0.24 * size, leading: 0, capHeight: 0.7 * size }),
        width: (string, { size }) => string.length * size / 2,
    };
    const { first, changed, higher } = measure(count, metrics);
    console.log(`${count} rows: first layout ${first.toFixed(2)} ms, one changed text ${changed.toFixed(2)} ms, one higher row ${higher.toFixed(2)} ms`);
}
