// SPDX-License-Identifier: Apache-2.0

// Sheets, covers, alerts, dialogs and menus: a layer over the whole screen, with a panel in it.

import { clamp } from "./geometry.js";
import { safeAreaInsets } from "./safe-area.js";
import { zeroSpacing } from "./spacing.js";

// Screens from this width on show sheets in the middle.
const regular = 768;

// Parameters {style: "sheet", "cover", "alert", "dialog" or "menu", detent: "medium", "large", a fraction to 1 or points,
// around: {x, y, width, height} of a menu's button on the screen}. One child: the panel.
export const presentation = {
    isContainer: true,
    isPositionAware: true,
    size: (node, width, height) => ({ width: width ?? 0, height: height ?? 0 }),
    place(node, size, width, height, engine) {
        const insets = safeAreaInsets(engine.globalX, engine.globalY, size, engine);
        const whole = { width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom };
        node.viewport = { x: -insets.leading, y: -insets.top, ...whole };
        const [panel] = node.children;
        if (!panel) return;
        const at = (placements[node.parameters.style] ?? placements.cover)(node, size, insets, whole, engine, panel);
        engine.place(panel, at.x, at.y, at.width, at.height);
    },
    spacing: () => zeroSpacing,
};

const placements = {
    cover: (node, size) => ({ x: 0, y: 0, width: size.width, height: size.height }),
    sheet(node, size, insets, whole) {
        const { detent = "large" } = node.parameters;
        if (whole.width >= regular) {
            const width = Math.min(whole.width - 64, 704);
            const most = whole.height - 64;
            const height = typeof detent === "number" ? clamp(detent <= 1 ? detent * most : detent, 100, most) : Math.min(most, 800);
            return { x: (whole.width - width) / 2 - insets.leading, y: (whole.height - height) / 2 - insets.top, width, height };
        }
        // Beneath a large sheet the edge of the screen is seen.
        const largest = whole.height - Math.max(insets.top, 10) - 10;
        const wanted = detent === "large" ? largest : detent === "medium" ? whole.height / 2
            : detent <= 1 ? detent * largest : detent + insets.bottom;
        const height = clamp(wanted, Math.min(100, largest), largest);
        const y = whole.height - height - insets.top;
        return { x: 0, y, width: size.width, height: Math.max(size.height - y, 0) };
    },
    alert(node, size, insets, whole, engine, panel) {
        const width = Math.min(node.parameters.width ?? 270, size.width - 32);
        const own = engine.measure(panel, width, size.height - 32);
        return { x: (size.width - width) / 2, y: (size.height - own.height) / 2, width, height: size.height - 32 };
    },
    dialog(node, size, insets, whole, engine, panel) {
        const width = Math.min(size.width - 16, 420);
        const own = engine.measure(panel, width, size.height - 16);
        const y = whole.width >= regular ? (size.height - own.height) / 2 : size.height - own.height - (insets.bottom > 0 ? 0 : 8);
        return { x: (size.width - width) / 2, y, width, height: size.height - 16 };
    },
    menu({ parameters: { around, width: wanted = 250 } }, size, insets, whole, engine, panel) {
        const width = Math.min(wanted, size.width - 16);
        const own = engine.measure(panel, width, size.height - 16);
        const left = around.x - insets.leading;
        const top = around.y - insets.top;
        const x = clamp(left + (around.width - width) / 2, 8, Math.max(size.width - width - 8, 8));
        const isBelow = top + around.height + 4 + own.height <= size.height || top < own.height;
        const y = clamp(isBelow ? top + around.height + 4 : top - own.height - 4, 8, Math.max(size.height - own.height - 8, 8));
        return { x, y, width, height: size.height - 16 };
    },
};

// What alerts, dialogs and menus have one below the other: texts, fields and buttons, each {role} as parameter: "text",
// "field", "button", "cancel". Parameters {rowHeight, isAlert, isDetached}. Two buttons of an alert are side by side; in a
// dialog what cancels is apart.
export const panel = {
    isContainer: true,
    size(node, width, height, engine) {
        const items = arranged(node, width ?? 270, engine);
        const length = items.at(-1)?.bottom ?? 0;
        return { width: width ?? 270, height: Math.min(length, height ?? Infinity), items, length };
    },
    place(node, size, width, height, engine) {
        node.viewport = { x: 0, y: 0, width: size.width, height: size.height };
        node.content = size.length > size.height + 0.5 ? { width: size.width, height: size.length } : undefined;
        for (const { child, x, y, width: across, height: down } of size.items) engine.place(child, x, y, across, down);
    },
    scrolls: ["vertical"],
    spacing: () => zeroSpacing,
};

function arranged(node, width, engine) {
    const { rowHeight = 44, isAlert = false, isDetached = false } = node.parameters;
    const role = (child) => child.parameters.role;
    const isButton = (child) => role(child) === "button" || role(child) === "cancel";
    const items = [];
    let y = 0;
    const others = node.children.filter((child) => !isButton(child));
    if (others.length > 0) {
        y += isAlert ? 19 : 14;
        for (const child of others) {
            const across = width - 32;
            const own = engine.measure(child, across, null);
            items.push({ child, x: role(child) === "text" ? 16 + (across - own.width) / 2 : 16, y, width: across, height: null, bottom: y + own.height });
            y += own.height + 4;
        }
        y += isAlert ? 15 : 10;
    }
    const buttons = node.children.filter(isButton);
    const ordered = [...buttons.filter((child) => role(child) === "button"), ...buttons.filter((child) => role(child) === "cancel")];
    const high = (child, across) => Math.max(engine.measure(child, across, null).height, rowHeight);
    if (isAlert && buttons.length === 2) {
        const pair = [...ordered].reverse().sort((one, other) => Number(role(other) === "cancel") - Number(role(one) === "cancel"));
        if (role(pair[0]) !== "cancel") pair.reverse();
        const half = width / 2;
        if (pair.every((child) => engine.measure(child, null, null).width <= half)) {
            pair.forEach((child, index) => {
                items.push({ child, x: index * half, y, width: half, height: rowHeight, bottom: y + rowHeight });
            });
            return items;
        }
    }
    for (const child of ordered) {
        if (isDetached && role(child) === "cancel") y += 8;
        const down = high(child, width);
        items.push({ child, x: 0, y, width, height: down, bottom: y + down });
        y += down;
    }
    return items;
}

// The first child alone: the label of a menu.
export const first = {
    isContainer: true,
    size: (node, width, height, engine) => (node.children.length > 0 ? engine.measure(node.children[0], width, height) : { width: 0, height: 0 }),
    place(node, size, width, height, engine) {
        node.children.forEach((child, index) => {
            if (index === 0) engine.place(child, 0, 0, width, height);
            else engine.hide(child);
        });
    },
    explicitGuide: (node, axis, guide, width, height, engine) => (node.children.length > 0
        ? engine.explicitGuide(node.children[0], axis, guide, width, height) : undefined),
    spacing: (node, engine) => (node.children.length > 0 ? engine.spacing(node.children[0]) : zeroSpacing),
};
