// SPDX-License-Identifier: Apache-2.0

// The layouts by kind of node: those that nearly every screen has. Others are added when a screen has one of their kinds
// (../clip-host/parts.js), or all at once (all-layouts.js). A layout has
//
//     size(node, width, height, engine)                     the size for a proposal
//     known(node, width, height, engine)                    the size, where it is that for another proposal
//     place(node, size, width, height, engine)              places the children
//     explicitGuide(node, axis, guide, width, height, engine)
//     spacing(node, engine), priority(node, engine)
//     scrolls                                               the axes along which its content can scroll
//     axis                                                  of a stack
//     isLeaf, isModifier, isContainer, isPositionAware      a position-aware one depends on where it is on the screen

import { aspectRatio, fixedSize, flexibleFrame, frame, padding } from "./frames.js";
import { horizontal, vertical } from "./geometry.js";
import { layers, zstack } from "./layers.js";
import { lazyGrid } from "./lazy-grid.js";
import { lazyStack } from "./lazy-stack.js";
import { buttonBox } from "./controls.js";
import { circle, control, divider, emptyView, image, shape, spacer } from "./leaves.js";
import { list, listRow, section } from "./list.js";
import { transparent } from "./modifier.js";
import { alignmentGuide, layoutPriority, offset, position } from "./modifiers.js";
import { bar, bottomBar, navigation, screen } from "./navigation.js";
import { scene, window } from "./scene.js";
import { scrollView } from "./scroll.js";
import { stack } from "./stack.js";
import { text } from "./text.js";

export const layouts = {
    text, image, control, shape, circle, spacer, divider, empty: emptyView,
    hstack: stack(horizontal), vstack: stack(vertical), zstack,
    lazyHStack: lazyStack(horizontal), lazyVStack: lazyStack(vertical),
    lazyVGrid: lazyGrid(vertical), lazyHGrid: lazyGrid(horizontal),
    padding, frame, flexibleFrame, fixedSize, aspectRatio, offset, position, layoutPriority, alignmentGuide,
    background: layers, overlay: layers,
    scrollView, list, section, listRow,
    window, scene, navigation, screen, bar, bottomBar,
    buttonBox,
    // Elements and values around a view that do not change its layout.
    box: transparent, traits: transparent, coordinateSpace: transparent,
};
