// SPDX-License-Identifier: Apache-2.0

// Adds the layouts to layouts.js that a screen has only if it needs them.

import { geometryReader, geometryReport, viewThatFits } from "./choosing.js";
import { containerRelativeFrame } from "./container-relative-frame.js";
import { customLayout } from "./custom-layout.js";
import { grid, gridRow } from "./grid.js";
import { labeled } from "./labeled.js";
import { layouts } from "./layouts.js";
import { masked } from "./masked.js";
import { first, panel, presentation } from "./presentations.js";
import { ignoresSafeArea, safeAreaInset, safeAreaPadding } from "./safe-area-modifiers.js";
import { swipeActions } from "./swipe-actions.js";
import { tabBar, tabs } from "./tabs.js";

Object.assign(layouts, {
    grid, gridRow, viewThatFits, geometryReader, geometryReport, containerRelativeFrame, customLayout,
    ignoresSafeArea, safeAreaInset, safeAreaPadding, tabs, tabBar, presentation, panel, first, labeled, masked, swipeActions,
});
