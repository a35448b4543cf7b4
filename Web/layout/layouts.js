// SPDX-License-Identifier: Apache-2.0

// The layouts by kind of node. A layout has
//
//     size(node, width, height, engine)                     the size for a proposal
//     known(node, width, height, engine)                    the size, where it is that for another proposal
//     place(node, size, width, height, engine)              places the children
//     explicitGuide(node, axis, guide, width, height, engine)
//     spacing(node, engine), priority(node, engine)
//     scrolls                                               the axes along which its content can scroll
//     axis                                                  of a stack
//     isLeaf, isModifier, isContainer, isPositionAware      a position-aware one depends on where it is on the screen

import { geometryReader, geometryReport, viewThatFits } from "./choosing.js";
import { containerRelativeFrame } from "./container-relative-frame.js";
import { customLayout } from "./custom-layout.js";
import { aspectRatio, fixedSize, flexibleFrame, frame, padding } from "./frames.js";
import { horizontal, vertical } from "./geometry.js";
import { grid, gridRow } from "./grid.js";
import { layers, zstack } from "./layers.js";
import { lazyGrid } from "./lazy-grid.js";
import { lazyStack } from "./lazy-stack.js";
import { buttonBox } from "./controls.js";
import { labeled } from "./labeled.js";
import { masked } from "./masked.js";
import { circle, control, divider, emptyView, image, shape, spacer } from "./leaves.js";
import { list, listRow, section } from "./list.js";
import { transparent } from "./modifier.js";
import { alignmentGuide, layoutPriority, offset, position } from "./modifiers.js";
import { ignoresSafeArea, safeAreaInset, safeAreaPadding } from "./safe-area-modifiers.js";
import { bar, bottomBar, navigation, screen } from "./navigation.js";
import { first, panel, presentation } from "./presentations.js";
import { swipeActions } from "./swipe-actions.js";
import { tabBar, tabs } from "./tabs.js";
import { scene, window } from "./scene.js";
import { scrollView } from "./scroll.js";
import { stack } from "./stack.js";
import { text } from "./text.js";

export const layouts = {
    text, image, control, shape, circle, spacer, divider, empty: emptyView,
    hstack: stack(horizontal), vstack: stack(vertical), zstack,
    lazyHStack: lazyStack(horizontal), lazyVStack: lazyStack(vertical),
    lazyVGrid: lazyGrid(vertical), lazyHGrid: lazyGrid(horizontal),
    grid, gridRow,
    padding, frame, flexibleFrame, fixedSize, aspectRatio, offset, position, layoutPriority, alignmentGuide,
    background: layers, overlay: layers,
    viewThatFits, scrollView, geometryReader, geometryReport, containerRelativeFrame,
    ignoresSafeArea, safeAreaInset, safeAreaPadding,
    list, section, listRow, swipeActions,
    customLayout,
    window, scene, navigation, screen, bar, bottomBar, tabs, tabBar, presentation, panel,
    buttonBox, labeled, first, masked,
    // Elements and values around a view that do not change its layout.
    box: transparent, traits: transparent, coordinateSpace: transparent,
};
