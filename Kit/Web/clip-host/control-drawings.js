// SPDX-License-Identifier: Apache-2.0

// Fields, switches, sliders, pickers, dates and progress: elements of the page with a size for the layout.

import { describe, set } from "./accessibility.js";
import { cssFont } from "../layout/canvas-metrics.js";
import { events } from "./element-names.js";
import { font, scaleOf } from "./fonts.js";
import { color } from "./paints.js";

const finite = (value, fallback) => (Number.isFinite(value) ? value : fallback);

// An element is made anew if another kind of it is needed.
function use(view, page, tag, name, type) {
    if (view.element?.tagName === tag.toUpperCase() && (type === undefined || view.element.type === type)) return view.element;
    page.attach(view, tag, name);
    if (type) view.element.type = type;
    return view.element;
}

// more: whether it is drawn anew for another text size, and what it does with what the person does.
function control(update, more = {}) {
    return {
        create(view, page) {
            view.node = page.node("control");
            view.inner = view.node;
        },
        update(view, page) {
            update(view, page);
            const { element, properties } = view;
            if ("disabled" in element) element.disabled = properties.isDisabled === true;
            else set(element, "aria-disabled", properties.isDisabled ? "true" : undefined);
            page.dress(view);
        },
        ...more,
    };
}

// What the person has typed since is on its way to the clip, which then corrects that.
function setValue(field, text, page) {
    if (field.value === text || page.isWaiting(field)) return;
    const caret = field.selectionStart;
    field.value = text;
    if (field === document.activeElement && caret !== null && field.setSelectionRange) field.setSelectionRange(caret, caret);
}

const hints = ["", "done", "go", "send", "go", "go", "search", "enter", "next", "next"];

// The trait of a field for a search.
const search = 8;

const textField = control((view, page) => {
    const { properties, node } = view;
    const isLong = (properties.axes & 2) !== 0;
    const isSearch = (properties.traits & search) !== 0 && properties.style === 2;
    const element = isLong ? use(view, page, "textarea", "field") : use(view, page, "input", "field", properties.isSecure ? "password" : isSearch ? "search" : "text");
    const own = font(properties, scaleOf(properties, page));
    const isBordered = properties.style === 2;
    const line = Math.ceil(own.size * 1.1934);
    const written = String(properties.text ?? "").split("\n").length;
    const most = Math.min(finite(properties.lineLimit, 10), 30);
    const lines = isLong ? Math.min(Math.max(finite(properties.reservedLines, 0), written), most) : 1;
    element.dataset.style = isSearch ? "search" : isBordered ? "bordered" : "plain";
    element.style.font = cssFont(own);
    element.style.lineHeight = isLong ? `${line}px` : "";
    element.style.textAlign = ["", "start", "center", "end"][properties.textAlignment] ?? "";
    const height = Math.max(lines * line, line) + (isBordered ? (isSearch ? 15 : 14) : 2);
    node.change({ flexible: ["horizontal"], width: 200, height, minWidth: 44, baseline: own.size * 0.952 + (isBordered ? 7 : 1) });
    setValue(element, String(properties.text ?? ""), page);
    set(element, "placeholder", properties.prompt);
    set(element, "autocomplete", properties.contentType);
    set(element, "inputmode", properties.keyboard);
    set(element, "autocapitalize", properties.capitalization);
    set(element, "enterkeyhint", hints[properties.submitLabel] || undefined);
    element.style.color = properties.paint === undefined ? "" : color(properties.paint) ?? "";
    describe(element, { ...properties, label: properties.label ?? (view.parent?.kind === "labeled" ? undefined : properties.prompt) });
}, {
    isScaled: true,
    input: (view, target, page) => page.send(view, events.input, target.value, target),
});

const toggle = control((view, page) => {
    const { properties, node } = view;
    const element = use(view, page, "input", "switch", "checkbox");
    node.change({ width: 51, height: 31 });
    if (!page.isWaiting(element)) element.checked = properties.isOn === true;
    describe(element, properties, properties.style === 2 ? undefined : "switch");
}, { input: (view, target, page) => page.send(view, events.change, target.checked ? "1" : "0", target) });

const slider = control((view, page) => {
    const { properties, node } = view;
    const element = use(view, page, "input", "slider", "range");
    const least = finite(properties.minimum, 0);
    const most = finite(properties.maximum, 1);
    element.min = least;
    element.max = most;
    element.step = properties.step > 0 ? properties.step : "any";
    node.change({ flexible: ["horizontal"], width: 150, height: 31, minWidth: 44 });
    if (!page.isWaiting(element)) element.value = finite(properties.selection, least);
    fill(element);
    describe(element, properties);
}, { input(view, target, page) {
        fill(target);
        page.send(view, events.change, target.value, target);
    } });

// How much of a slider is filled.
function fill(element) {
    const span = element.max - element.min;
    element.style.setProperty("--part", span > 0 ? `${(element.value - element.min) / span * 100}%` : "0%");
}

const dateTypes = [undefined, "date", "time", "datetime-local"];
const pad = (number, length = 2) => String(number).padStart(length, "0");

// Dates are the person's own time.
function localDate(seconds) {
    const date = new Date(seconds * 1000);
    if (Number.isNaN(date.getTime())) return ["", ""];
    return [`${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`, `${pad(date.getHours())}:${pad(date.getMinutes())}`];
}

const fieldText = (type, seconds) => {
    const [day, time] = localDate(seconds);
    return type === "date" ? day : type === "time" ? time : `${day}T${time}`;
};

// The seconds since 1970 of what a date field has; undefined while it has no date. The other part stays as it was.
function dateValue(element, before) {
    const [day, time] = localDate(finite(before, Date.now() / 1000));
    const { type, value } = element;
    if (value === "") return undefined;
    const text = type === "date" ? `${value}T${time}` : type === "time" ? `${day}T${value}` : value;
    const date = new Date(text);
    return Number.isNaN(date.getTime()) ? undefined : date.getTime() / 1000;
}

const datePicker = control((view, page) => {
    const { properties, node } = view;
    const type = dateTypes[properties.components & 3] ?? "datetime-local";
    const element = use(view, page, "input", "date", type);
    const size = 17 * page.scale;
    element.style.font = cssFont({ size });
    node.change({ width: Math.ceil(size * (type === "datetime-local" ? 14.5 : type === "date" ? 9.2 : 7.5)), height: Math.max(34, Math.ceil(size * 2)) });
    if (!page.isWaiting(element)) element.value = fieldText(type, finite(properties.selection, 0));
    set(element, "min", Number.isFinite(properties.minimum) ? fieldText(type, properties.minimum) : undefined);
    set(element, "max", Number.isFinite(properties.maximum) ? fieldText(type, properties.maximum) : undefined);
    describe(element, properties);
}, {
    isScaled: true,
    changed(view, target, page) {
        const seconds = dateValue(target, view.properties.selection);
        if (seconds !== undefined) page.send(view, events.change, String(seconds), target);
    },
});

// Pairs of a text and whether it can be chosen.
function optionsOf({ options }) {
    const made = [];
    for (let index = 0; Array.isArray(options) && index < options.length && made.length < 1000; index += 2) {
        made.push({ text: String(options[index] ?? ""), isEnabled: options[index + 1] !== false });
    }
    return made;
}

const pickerStyles = ["menu", "menu", "segmented", "wheel", "inline", "menu", "segmented"];

const picker = control((view, page) => {
    const { properties, node } = view;
    const style = pickerStyles[properties.style] ?? "menu";
    const options = optionsOf(properties);
    const own = font(style === "segmented" ? { fontSize: 13, isScaled: true } : properties, scaleOf(properties, page));
    const widest = options.reduce((most, { text }) => Math.max(most, page.width(text, own)), 0);
    if (style === "menu" || style === "wheel") {
        const element = use(view, page, "select", `select ${style}`);
        element.size = style === "wheel" ? 5 : 0;
        element.style.font = cssFont(own);
        if (view.optionsText !== JSON.stringify(options)) {
            view.optionsText = JSON.stringify(options);
            element.replaceChildren(...options.map(({ text, isEnabled }) => {
                const option = new Option(text);
                option.disabled = !isEnabled;
                return option;
            }));
        }
        if (!page.isWaiting(element)) element.selectedIndex = Number.isInteger(properties.selection) ? properties.selection : -1;
        node.change(style === "wheel" ? { flexible: ["horizontal"], width: 320, minWidth: 100, height: Math.max(180, own.size * 10) }
            : { flexible: undefined, width: Math.ceil(widest) + 36, height: Math.max(34, Math.ceil(own.size * 1.2) + 14) });
        describe(element, properties);
        return;
    }
    const element = use(view, page, "div", `choices ${style}`);
    const name = `choice-${view.id}`;
    if (view.optionsText !== JSON.stringify(options)) {
        view.optionsText = JSON.stringify(options);
        element.replaceChildren(...options.map(({ text, isEnabled }) => {
            const label = document.createElement("label");
            const input = document.createElement("input");
            Object.assign(input, { type: "radio", name, disabled: !isEnabled });
            const words = document.createElement("span");
            words.textContent = text;
            label.append(input, words);
            return label;
        }));
    }
    element.style.font = cssFont(own);
    [...element.querySelectorAll("input")].forEach((input, index) => {
        if (!page.isWaiting(element)) input.checked = index === properties.selection;
        input.disabled = properties.isDisabled === true || options[index]?.isEnabled === false;
    });
    const row = Math.max(44, Math.ceil(own.size * 2));
    node.change({ flexible: ["horizontal"], width: (widest + 24) * options.length, minWidth: 60,
        height: style === "inline" ? row * Math.max(options.length, 1) : Math.max(32, Math.ceil(own.size * 1.2) + 14) });
    describe(element, properties, "radiogroup");
}, {
    isScaled: true,
    changed(view, target, page) {
        const index = target.tagName === "SELECT" ? target.selectedIndex : [...view.element.querySelectorAll("input")].indexOf(target);
        page.send(view, events.change, String(index), view.element);
    },
});

const progress = control((view, page) => {
    const { properties, node } = view;
    const value = properties.selection;
    const isCircle = properties.style === 2 || (properties.style !== 1 && value === undefined);
    const element = use(view, page, "div", "progress");
    element.className = `progress ${isCircle ? "circular" : "linear"}${value === undefined ? " unknown" : ""}`;
    const side = properties.controlSize >= 4 ? 37 : 20;
    node.change(isCircle ? { width: side, height: side, flexible: undefined } : { flexible: ["horizontal"], width: 100, minWidth: 10, height: 4 });
    const part = Math.min(Math.max(finite(value, 0), 0), 1);
    element.style.setProperty("--part", `${part * 100}%`);
    set(element, "aria-valuenow", value === undefined ? undefined : Math.round(part * 100));
    set(element, "aria-valuemin", value === undefined ? undefined : 0);
    set(element, "aria-valuemax", value === undefined ? undefined : 100);
    describe(element, properties, "progressbar");
});

const colorWell = control((view, page) => {
    const { properties, node } = view;
    const element = use(view, page, "input", "color", "color");
    node.change({ width: 28, height: 28 });
    const value = finite(properties.selection, 0xFF) >>> 0;
    if (!page.isWaiting(element)) element.value = `#${(value >>> 8).toString(16).padStart(6, "0")}`;
    describe(element, properties);
}, { input: (view, target, page) => page.send(view, events.change, String(Number.parseInt(`${target.value.slice(1)}ff`, 16)), target) });

const placeholder = control((view, page) => {
    const { properties, node } = view;
    const element = use(view, page, "div", "placeholder");
    node.change({ flexible: ["horizontal", "vertical"], width: 200, height: 120, minHeight: 44, minWidth: 44 });
    element.textContent = properties.text ?? "";
    describe(element, properties, "img");
    if (properties.label === undefined) set(element, "aria-label", properties.text);
});

export const controls = { textField, toggle, slider, datePicker, picker, progress, colorWell, placeholder };
