// SPDX-License-Identifier: Apache-2.0

import { swipeActions as layout } from "../../layout/swipe-actions.js";
import { RowTools } from "../row-tools.js";
import { swipeActions } from "../swipe-actions-drawing.js";

export const drawings = { swipeActions };
export const layouts = { swipeActions: layout };

export function begin(screen, root, signal) {
    screen.tools.rows = new RowTools(root, screen, signal);
}

export const style = `
.row.swipes { overflow: clip; touch-action: pan-y; --side: 1; } .row.swipes:dir(rtl) { --side: -1; }
.row.swipes > :not(.swipe-actions, .row-minus, .row-handle) { translate: var(--swipe, 0px) 0; }
.swipe-actions[data-edge=trailing] { translate: calc(100% * var(--side)) 0; } .swipe-actions[data-edge=leading] { translate: calc(-100% * var(--side)) 0; }
.row[data-open=trailing] > .swipe-actions[data-edge=trailing], .row[data-open=leading] > .swipe-actions[data-edge=leading] { translate: 0; }
.swipe-actions > .button { background: var(--system-gray); color: #fff; border: 0; border-top: .5px solid var(--separator); border-radius: 0; }
.swipe-actions > .button[style*="--accent:"] { background: var(--accent); } .swipe-actions > .button[data-role=destructive] { background: var(--system-red); }
.swipe-actions > .button:active { background: var(--fill-1); }
.row-minus, .row-handle { appearance: none; position: absolute; inset-block: 0; width: 44px; border: 0; background: none; cursor: pointer; padding: 0; }
.row-minus { inset-inline-start: 0; } .row-handle { inset-inline-end: 0; cursor: grab; touch-action: none; }
.row-minus::before { content: ""; position: absolute; inset: 0; margin: auto; width: 22px; height: 22px; border-radius: 50%; background: linear-gradient(#fff, #fff) center / 11px 2px no-repeat, var(--system-red); }
.row-handle::before { content: ""; position: absolute; inset: 0; margin: auto; width: 20px; height: 12px; border-block: 2px solid var(--ink-4); background: linear-gradient(var(--ink-4), var(--ink-4)) center / 100% 2px no-repeat; }
.row.lifted { z-index: 3; box-shadow: 0 3px 12px rgb(0 0 0 / .2); }
@media (prefers-reduced-motion: no-preference) {
  .row.swipes:not(.dragged) > *, .row.swipes:not(.dragged) > .swipe-actions { transition: translate .2s; }
}
`;
