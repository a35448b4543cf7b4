// SPDX-License-Identifier: Apache-2.0

// Frames on the screen: mirrored for languages that are written from right to left, and rounded to pixels.

import { roundToNearest } from "./geometry.js";

// In all layout "leading" is on the left. isMirrored: at the end everything is seen from the other side.
export function mirrored({ x, y, width, height }, screenWidth) {
    return { x: screenWidth - x - width, y, width, height };
}

// Edges are rounded, not sizes, so that neighbours neither overlap nor leave a gap.
export function onPixels({ x, y, width, height }, pixel) {
    const left = roundToNearest(x, pixel);
    const top = roundToNearest(y, pixel);
    return { x: left, y: top, width: roundToNearest(x + width, pixel) - left, height: roundToNearest(y + height, pixel) - top };
}

// The frame of a node on the screen, exact.
export function frameOnScreen(node, engine) {
    const { x, y } = engine.globalPosition(node);
    const frame = { x, y, width: node.width, height: node.height };
    return engine.isMirrored ? mirrored(frame, engine.screen.width) : frame;
}
