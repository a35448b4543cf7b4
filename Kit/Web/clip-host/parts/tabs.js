// SPDX-License-Identifier: Apache-2.0

import { tabBar, tabs } from "../../layout/tabs.js";
import { tabKinds as drawings } from "../tab-drawings.js";

export { drawings };
export const layouts = { tabs, tabBar };

export const style = `
.tab-bar { display: flex; z-index: 2; background: var(--bar); backdrop-filter: blur(18px) saturate(1.8); border-top: .5px solid var(--separator); padding-bottom: calc(var(--safe-bottom, env(safe-area-inset-bottom)) + var(--inset-bottom, 0px)); }
.tab-bar > button { position: relative; flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; border: 0; background: none; font: 500 .625rem/1.1 var(--font); color: var(--ink-2); cursor: pointer; min-width: 44px; overflow: hidden; }
.tab-bar > button[aria-selected=true] { color: var(--accent); }
.tab-bar > button:focus-visible { outline-offset: -4px; }
.tab-bar svg { height: 24px; width: auto; max-width: 40px; }
.tab-bar b { position: absolute; top: 2px; left: calc(50% + 6px); min-width: 18px; padding: 2px 5px; border-radius: 9px; background: var(--system-red); color: #fff; font-size: .75rem; }
.paged > .tab-bar { background: none; border: 0; backdrop-filter: none; justify-content: center; } .paged > .tab-bar > button { flex: 0 0 24px; min-width: 24px; }
.tab-bar.undotted:not(:focus-within) { opacity: 0; }
.paged > .tab-bar > button::after { content: ""; width: 8px; height: 8px; border-radius: 50%; background: var(--ink-4); } .paged > .tab-bar > button[aria-selected=true]::after { background: var(--accent); }
`;
