// SPDX-License-Identifier: Apache-2.0

import { first, panel, presentation } from "../../layout/presentations.js";
import { menus } from "../menu-drawings.js";
import { presentations } from "../presentation-drawings.js";

export const drawings = { ...presentations, ...menus };
export const layouts = { presentation, panel, first };

export const style = `
@supports (color: light-dark(oklch(from red l c h), red)) {
  :is(.alert-panel, .dialog-panel) > .button[data-button=row]:not([data-role=destructive]) {
    color: light-dark(oklch(from var(--accent) calc(l - max(0, l - .84) * 1000) c h), oklch(from var(--accent) calc(l + max(0, .4 - l) * 1000) c h));
  }
}
.layer { z-index: 10; } .sheet-layer, .alert-layer, .dialog-layer { background: rgb(0 0 0 / .28); }
.panel { background: var(--background-1); color: var(--ink); font-size: 17px; }
[data-scheme] > .panel { color: var(--ink); }
.sheet-panel { border-radius: 10px 10px 0 0; box-shadow: 0 -2px 8px rgb(0 0 0 / .06), 0 -18px 60px rgb(0 0 0 / .22); }
@media (min-width: 768px) { .sheet-panel { border-radius: 14px; } }
.sheet-panel .screen { background: none; } .sheet-panel .list { background: var(--grouped-1); }
.grabbed::before { content: ""; position: absolute; top: 5px; left: calc(50% - 18px); width: 36px; height: 5px; border-radius: 3px; background: var(--ink-4); z-index: 3; }
.alert-panel, .dialog-panel, .menu-panel { border-radius: 14px; background: rgb(250 250 252 / .97); background: light-dark(rgb(250 250 252 / .97), rgb(38 38 41 / .97)); box-shadow: 0 10px 40px rgb(0 0 0 / .25); }
.alert-panel { overflow: hidden; }
.panel-text { pointer-events: none; } p.panel-text { color: var(--ink); } .dialog-panel .panel-text { color: var(--ink-2); }
.menu-panel .button[data-button=row] { color: var(--ink); }
.menu-panel .button[data-button=row]:first-of-type { border-top: 0; } .menu-panel .button[data-button=row][data-role=destructive] { color: var(--bad); }
.dialog-panel > .button[data-role=cancel]::before { content: ""; position: absolute; inset: -8px 0 auto; height: 8px; background: var(--fill-2); pointer-events: none; }
.alert-panel > .button[data-button=row] + .button[data-button=row] { border-inline-start: .5px solid var(--separator); }
@media (prefers-reduced-motion: no-preference) {
  .sheet-panel, .cover-panel, .dialog-panel { animation: rise .35s cubic-bezier(.2, .8, .2, 1); } @keyframes rise { from { translate: 0 100%; } }
  .alert-panel, .menu-panel { animation: grow .2s ease-out; } @keyframes grow { from { scale: 1.08; opacity: 0; } }
  .layer { animation: dim .25s; } @keyframes dim { from { background-color: transparent; } }
  .leaving { pointer-events: none; opacity: 0; transition: opacity .22s; } .leaving > .sheet-panel, .leaving > .cover-panel, .leaving > .dialog-panel { translate: 0 60%; transition: translate .22s ease-in; }
}
`;
