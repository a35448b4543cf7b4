// SPDX-License-Identifier: Apache-2.0

// The symbols for Image(systemName:). Drawings and composition: the folder `symbols`.

export { hasAllDrawings, loadAllDrawings } from "./symbols/glyph.js";
export { isSymbol, symbol, symbolSize } from "./symbols/symbol.js";
