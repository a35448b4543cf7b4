// SPDX-License-Identifier: Apache-2.0

import { drawActions, keyOnAction } from "../accessibility-actions.js";

export function begin(screen) {
    Object.assign(screen.tools, { drawActions, keyOnAction });
}

export const style = `
.spoken-actions { position: absolute; inset: 0; pointer-events: none; z-index: 5; }
.spoken-actions > button { position: absolute; inset: auto auto 0 0; font: 600 15px/1.2 var(--font); color: var(--accent-ink); background: var(--accent); border: 0; border-radius: 99px; padding: 10px 16px; white-space: nowrap; pointer-events: auto; }
.spoken-actions > button:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; pointer-events: none; }
`;
