// SPDX-License-Identifier: Apache-2.0

import { ContextMenus } from "../context-menus.js";
import { gestures as drawings } from "../gesture-drawings.js";
import { Gestures } from "../gestures.js";
import { targetAt } from "../hit-testing.js";

export { drawings };

export function begin(screen, root, signal) {
    const gestures = new Gestures(root, screen, signal);
    Object.assign(screen.tools, { gestures, targetAt });
    new ContextMenus(root, screen, gestures, signal);
}
