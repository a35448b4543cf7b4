// SPDX-License-Identifier: Apache-2.0

// What is masked.

import { modifier } from "./modifier.js";

// A view and a second one of the same size: what masks it, which is drawn elsewhere.
export const masked = modifier({
    placement: (node, size, width, height) => ({ x: 0, y: 0, width, height }),
    place(node, size, width, height, engine) {
        node.children.forEach((child, index) => {
            if (index === 0) engine.place(child, 0, 0, width, height);
            else engine.place(child, 0, 0, size.width, size.height);
        });
    },
});
