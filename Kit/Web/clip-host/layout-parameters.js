// SPDX-License-Identifier: Apache-2.0

// The properties of views as parameters of Documentation/layout.md.

import { limits } from "./limits.js";

const number = (value) => (typeof value === "number" ? value : undefined);
const flags = (names) => (value) => (typeof value === "number" ? names.filter((_, index) => value & (1 << index)) : undefined);
const edges = flags(["top", "leading", "bottom", "trailing"]);
const axes = flags(["horizontal", "vertical"]);
const list = (value) => (Array.isArray(value) ? value : undefined);
const insets = (value) => (Array.isArray(value)
    ? { top: number(value[0]) ?? 0, leading: number(value[1]) ?? 0, bottom: number(value[2]) ?? 0, trailing: number(value[3]) ?? 0 } : undefined);
const point = (value) => (Array.isArray(value) ? { x: number(value[0]) ?? 0.5, y: number(value[1]) ?? 0.5 } : undefined);
const bool = (value) => (value === undefined ? undefined : value === true);
const alignment = (value) => (typeof value === "string" || Array.isArray(value) ? value : undefined);

export function pairs(value) {
    if (!Array.isArray(value)) return undefined;
    const made = {};
    for (let index = 0; index + 1 < value.length; index += 2) made[String(value[index])] = value[index + 1];
    return made;
}

// A guide's value: a number, another guide, or a sum of dimensions by factors.
export const formula = (value) => (Array.isArray(value) ? pairs(value) : typeof value === "string" ? value : number(value) ?? 0);

function tracks(value) {
    return list(value)?.slice(0, limits.columns).map((track) => {
        const [size, length, maximum, spacing, along] = Array.isArray(track) ? track : [2];
        const made = { size: ["flexible", "fixed", "flexible", "adaptive"][size] ?? "flexible", spacing: number(spacing), alignment: alignment(along) };
        if (size === 1) made.length = number(length) ?? 0;
        else {
            made.minimum = Math.max(number(length) ?? 10, size === 3 ? limits.columnPoints : 0);
            made.maximum = number(maximum);
        }
        return made;
    });
}

const styles = ["insetGrouped", "insetGrouped", "grouped", "plain", "inset", "plain"];

// By property: the name of the parameter, and its value.
const parameters = {
    alignment: ["alignment", alignment], spacing: ["spacing", number], verticalSpacing: ["verticalSpacing", number],
    minLength: ["minLength", number], tracks: ["tracks", tracks], edges: ["edges", edges], length: ["length", number],
    insets: ["insets", insets], width: ["width", number], height: ["height", number],
    minWidth: ["minWidth", number], idealWidth: ["idealWidth", number], maxWidth: ["maxWidth", number],
    minHeight: ["minHeight", number], idealHeight: ["idealHeight", number], maxHeight: ["maxHeight", number],
    horizontal: ["horizontal", bool], vertical: ["vertical", bool], ratio: ["ratio", number],
    contentMode: ["contentMode", (value) => (value === 2 ? "fill" : "fit")],
    x: ["x", number], y: ["y", number], value: ["value", number], axes: ["axes", axes],
    guide: ["guide", String], edge: ["edge", (value) => (typeof value === "string" ? value : edges(value)?.[0])],
    regions: ["regions", flags(["container", "keyboard"])], count: ["count", number], span: ["span", number],
    columns: ["gridCellColumns", number], anchor: ["gridCellAnchor", point], unsizedAxes: ["gridCellUnsizedAxes", axes],
    columnAlignment: ["gridColumnAlignment", alignment], layoutValues: ["layoutValues", pairs], name: ["name", String],
    listStyle: ["style", (value) => styles[value] ?? "insetGrouped"], rowSpacing: ["rowSpacing", number],
    sectionSpacing: ["sectionSpacing", number], minRowHeight: ["minRowHeight", number],
    hasHeader: ["hasHeader", bool], hasFooter: ["hasFooter", bool],
};

// Where a kind has another parameter for a property.
const own = {
    grid: { spacing: ["horizontalSpacing", number] },
    background: { edges: ["ignoresSafeAreaEdges", edges] },
    overlay: { edges: ["ignoresSafeAreaEdges", edges] },
    containerRelativeFrame: { ratio: ["factor", number] },
    alignmentGuide: { value: ["value", formula], axes: ["axis", (value) => axes(value)?.[0]] },
    traits: { value: ["value", number] },
    fixedSize: { horizontal: ["horizontal", (value) => value !== false], vertical: ["vertical", (value) => value !== false] },
};
own.grid.verticalSpacing = ["verticalSpacing", number];

// Sets the parameter of a node for a property. Returns whether there is one.
export function setParameter(node, kind, key, value) {
    const entry = own[kind]?.[key] ?? parameters[key];
    if (!entry) return false;
    const [name, convert] = entry;
    const made = value === undefined ? undefined : convert(value);
    if (node.parameters[name] !== made) node.set(name, made);
    return true;
}

// The layout of a kind of view.
export const layoutKinds = {
    hStack: "hstack", vStack: "vstack", zStack: "zstack", mask: "masked", clip: "box", effect: "box", gesture: "box", contentShape: "box",
    textField: "control", toggle: "control", slider: "control", datePicker: "control", picker: "control", progress: "control",
    colorWell: "control", placeholder: "control", button: "buttonBox", link: "buttonBox", menu: "first", toolbarItem: "box", tab: "scene",
};
