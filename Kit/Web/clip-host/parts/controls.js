// SPDX-License-Identifier: Apache-2.0

import { labeled as labeledLayout } from "../../layout/labeled.js";
import { controls } from "../control-drawings.js";
import { labeled } from "../labeled-drawing.js";

export const drawings = { ...controls, labeled };
export const layouts = { labeled: labeledLayout };

export const style = `
:root {
  --search-glass: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 15 15' fill='none' stroke='%238a8a8e' stroke-width='1.5' stroke-linecap='round'%3E%3Ccircle cx='6.2' cy='6.2' r='4.9'/%3E%3Cpath d='m10 10 3.9 3.9'/%3E%3C/svg%3E");
  --search-clear: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 17 17'%3E%3Ccircle cx='8.5' cy='8.5' r='8' fill='%238a8a8e'/%3E%3Cpath d='m5.7 5.7 5.6 5.6m0-5.6-5.6 5.6' stroke='%23fff' stroke-width='1.5' stroke-linecap='round'/%3E%3C/svg%3E");
}
.field { appearance: none; border: 0; padding: 0; background: none; color: var(--ink); border-radius: 0; resize: none; width: 100%; }
.field::placeholder { color: var(--placeholder); opacity: 1; }
.field[data-style=bordered] { background: var(--background-1); border: 1px solid var(--separator); border-radius: 6px; padding: 6px 7px; }
.field[data-style=plain]:focus-visible { outline-offset: 4px; border-radius: 2px; }
.field[data-style=search] {
  border-radius: 10px; padding-inline: 30px 8px; background: var(--search-glass) no-repeat left 9px center / 15px 15px, linear-gradient(var(--fill-3), var(--fill-3));
}
.field[data-style=search]:dir(rtl) { background-position: right 9px center, 0 0; }
.field[data-style=search]::placeholder { color: var(--ink-2); }
.field[data-style=search]::-webkit-search-decoration { appearance: none; }
.field[data-style=search]::-webkit-search-cancel-button { appearance: none; width: 17px; height: 17px; margin-inline-start: 6px; background: var(--search-clear) center / contain no-repeat; }
.field:disabled { opacity: .45; }
.switch { appearance: none; border-radius: 99px; background: var(--fill-1); cursor: pointer; }
:where(.switch) { transition: background .15s; }
.switch::after { content: ""; position: absolute; inset-block: 2px; inset-inline-start: 2px; width: 27px; border-radius: 50%; background: #fff; box-shadow: 0 3px 8px rgb(0 0 0 / .15), 0 1px 1px rgb(0 0 0 / .16); transition: translate .15s; }
.switch:checked { background: var(--switch, var(--system-green)); }
.switch:checked::after { translate: 20px 0; } .switch:checked:dir(rtl)::after { translate: -20px 0; }
.switch:disabled { opacity: .45; cursor: default; }
.slider { appearance: none; background: none; cursor: pointer; }
.slider::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: linear-gradient(to right, var(--accent) var(--part, 0%), var(--fill-1) var(--part, 0%)); }
.slider:dir(rtl)::-webkit-slider-runnable-track { background: linear-gradient(to left, var(--accent) var(--part, 0%), var(--fill-1) var(--part, 0%)); }
.slider::-moz-range-track { height: 4px; border-radius: 2px; background: var(--fill-1); } .slider::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
.slider::-webkit-slider-thumb { appearance: none; width: 28px; height: 28px; margin-top: -12px; border-radius: 50%; background: #fff; box-shadow: 0 3px 8px rgb(0 0 0 / .15), 0 1px 2px rgb(0 0 0 / .25); }
.slider::-moz-range-thumb { width: 28px; height: 28px; border: 0; border-radius: 50%; background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / .3); }
.slider:disabled { opacity: .45; }
.select, .date { appearance: none; border: 0; background: var(--fill-3); color: var(--ink); border-radius: 8px; padding: 0 10px; cursor: pointer; }
.select.menu { color: var(--accent); padding-inline: 4px 20px; text-overflow: ellipsis; text-align: end; --at: right; }
.row .select.menu { color: var(--ink-2); }
.select.menu:dir(rtl) { --at: left; }
/* two chevrons, up and down, of four lines */
.select.menu {
  --down: linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%); --up: linear-gradient(-45deg, transparent 42%, currentColor 42% 58%, transparent 58%);
  background: var(--up) var(--at) 9px center / 4px 4px no-repeat, var(--down) var(--at) 5px center / 4px 4px no-repeat, var(--down) var(--at) 9px center / 4px 4px no-repeat, var(--up) var(--at) 5px center / 4px 4px no-repeat;
  background-position-y: calc(50% - 4px), calc(50% - 4px), calc(50% + 4px), calc(50% + 4px);
}
.select.wheel { overflow-y: auto; text-align: center; } .select.wheel option { padding: 6px; border-radius: 8px; } .select.wheel option:checked { background: var(--fill-2); }
.choices { display: flex; } .choices input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.choices label { position: relative; flex: 1; display: flex; align-items: center; justify-content: center; text-align: center; }
.choices label span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding-inline: 6px; }
.choices.segmented { background: var(--fill-3); border-radius: 9px; padding: 2px; } .choices.segmented label { border-radius: 7px; }
.choices.segmented label:has(:checked) { background: #fff; background: light-dark(#fff, #636366); box-shadow: 0 3px 8px rgb(0 0 0 / .12), 0 3px 1px rgb(0 0 0 / .04); font-weight: 600; }
.choices.segmented::after { content: ""; }
.choices.inline { flex-direction: column; } .choices.inline label { justify-content: flex-start; } .choices.inline label:not(:last-child) { border-bottom: .5px solid var(--separator); }
.choices.inline label:has(:checked)::after { content: "✓"; margin-inline-start: auto; color: var(--accent); font-weight: 600; }
.choices label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; } .choices label:has(:disabled) { opacity: .45; }
.progress.linear { border-radius: 2px; background: var(--fill-1); overflow: clip; }
.progress.linear::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; width: var(--part); background: var(--accent); border-radius: 2px; }
.progress.circular { border-radius: 50%; background: conic-gradient(var(--accent) var(--part), var(--fill-1) 0); mask: radial-gradient(closest-side, transparent 72%, #000 74%); }
.progress.circular.unknown { background: conic-gradient(transparent 8%, var(--ink-3)); }
.progress.linear.unknown::after { width: 40%; }
.color { appearance: none; border: 3px solid var(--fill-1); border-radius: 50%; padding: 0; background: none; cursor: pointer; overflow: hidden; }
.color::-webkit-color-swatch-wrapper { padding: 0; } .color::-webkit-color-swatch { border: 0; border-radius: 50%; }
.placeholder { display: grid; white-space: pre-line; overflow-wrap: anywhere; place-items: center; padding: 8px; text-align: center; font-size: 15px; color: var(--ink-2); background: var(--fill-3); border-radius: 10px; overflow: hidden; }

@media (prefers-reduced-motion: no-preference) {
  .progress.circular.unknown { animation: turn 1s linear infinite; } @keyframes turn { to { rotate: 1turn; } }
  .progress.linear.unknown::after { animation: pass 1.4s ease-in-out infinite; } @keyframes pass { from { translate: -110% 0; } to { translate: 260% 0; } }
}
@media (forced-colors: active) { .switch, .field { border: 1px solid; } .progress, .switch { forced-color-adjust: none; } }
`;
