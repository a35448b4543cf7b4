// SPDX-License-Identifier: Apache-2.0

import { unspecifiedLength } from "./geometry.js";
import { zeroSpacing } from "./spacing.js";

// Buttons beside a row, from its edge inwards: at least 74 points wide, and as high as the row.
const leastAction = 74;
const widthOf = (child, height, engine) => Math.max(engine.measure(child, null, height).width, leastAction);

export const swipeActions = {
    isContainer: true,
    size: (node, width, height, engine) => ({
        width: node.children.reduce((sum, child) => sum + widthOf(child, height, engine), 0), height: height ?? unspecifiedLength,
    }),
    place(node, size, width, height, engine) {
        let x = 0;
        const inOrder = node.parameters.isLeading ? node.children : [...node.children].reverse();
        for (const child of inOrder) {
            const own = widthOf(child, size.height, engine);
            engine.place(child, x, 0, own, size.height);
            x += own;
        }
    },
    spacing: () => zeroSpacing,
};
