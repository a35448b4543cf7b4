// SPDX-License-Identifier: Apache-2.0

import { container } from "./list-drawings.js";

// The buttons beside a row, one after another from the edge inwards.
export const swipeActions = container("div", "swipe-actions", "group", (view, page) => {
    const isLeading = view.properties.edge === 2;
    view.node.set("isLeading", isLeading);
    view.element.dataset.edge = isLeading ? "leading" : "trailing";
    view.element.dataset.full = String(view.properties.allowsFullSwipe === true);
    if (view.parent) page.touch(view.parent);
});
