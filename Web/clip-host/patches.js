// SPDX-License-Identifier: Apache-2.0

// Draws a clip: applies its patches to the elements of the page, and sends it the actions of the person.
// For the format see PatchWriter in Sources/ClipKit/ClipUI/Patches; the numbers are the raw values of
// ElementKind, StyleKey and AttributeKey there.

import { symbol } from "./symbols.js";

const decoder = new TextDecoder();

// By ElementKind: tag and class.
const kinds = [
    ["div", "box"], ["span", "text"], ["button", "button"], ["input", "field"], ["input", "switch"],
    ["label", "label"], ["span", "image"], ["ul", "list"], ["li", "row"], ["hr", "divider"],
    ["div", "h"], ["div", "v"], ["div", "z"], ["div", "spacer"], ["h1", "title"],
    ["section", "section"], ["h2", "section-title"], ["div", "scroll"], ["div", "grid"], ["div", "group"],
];

const lengths = (number) => (number < 0 ? "100%" : `${number / 16}rem`);
const adaptiveColors = ["", "--ink", "--ink-2", "--accent", "--ground", "--panel", "--accent-soft",
    "--good", "--bad", "--warn"];

// An adaptive colour has only bits 8 to 15 set; others are red, green, blue and alpha.
function color(number) {
    if (number !== 0 && (number & ~0xFF00) === 0) return `var(${adaptiveColors[number >> 8]})`;
    return `#${(number >>> 0).toString(16).padStart(8, "0")}`;
}

function fontSize(number) {
    const sizes = [1, 2, 1.625, 1.375, 1.25, 1.0625, 1, 0.9375, 0.9375, 0.8125, 0.75, 0.6875];
    return `${number >= 100 ? (number - 100) / 16 : sizes[number]}rem`;
}

const corner = (number) => (number < 0 ? "999px" : lengths(number));
const choice = (names) => (number) => names[number] ?? "";

// By StyleKey: a CSS property, or a data attribute for the style sheet, and a function for its value.
const styles = {
    1: ["font-size", fontSize],
    2: ["font-weight", String],
    3: ["color", color],
    4: ["background-color", color],
    5: ["--accent", color],
    6: ["padding-block-start", lengths],
    7: ["padding-inline-end", lengths],
    8: ["padding-block-end", lengths],
    9: ["padding-inline-start", lengths],
    10: ["margin-block-start", lengths],
    11: ["margin-inline-end", lengths],
    12: ["margin-block-end", lengths],
    13: ["margin-inline-start", lengths],
    14: ["width", lengths],
    15: ["height", lengths],
    16: ["min-width", lengths],
    17: ["max-width", (number) => (number < 0 ? "" : lengths(number))],
    18: ["max-height", (number) => (number < 0 ? "" : lengths(number))],
    19: ["border-radius", corner],
    20: ["data-shadow", String],
    21: ["opacity", (number) => String(number / 100)],
    22: ["gap", lengths],
    23: ["align-items", choice(["", "flex-start", "center", "flex-end", "baseline"])],
    24: ["data-align", String],
    25: ["text-align", choice(["", "start", "center", "end"])],
    26: ["-webkit-line-clamp", String],
    27: ["data-fit", choice(["", "contain", "cover"])],
    28: ["grid-template-columns", (n) => `repeat(auto-fill, minmax(min(${lengths(n)}, 100%), 1fr))`],
    29: ["grid-template-columns", (number) => `repeat(${number}, 1fr)`],
    30: ["data-axis", String],
    31: ["data-button", choice(["automatic", "bordered", "prominent", "plain", "borderless"])],
    32: ["data-size", choice(["", "small", "regular", "large"])],
    33: ["visibility", () => "hidden"],
};

// By AttributeKey: simple attributes; #attribute handles the others.
const attributes = {
    65: "aria-description", 66: "aria-valuetext", 68: "aria-live", 69: "aria-hidden", 70: "aria-current",
    71: "data-identifier", 74: "autocomplete", 75: "lang",
};

export class Screen {
    #root;
    #assets;
    #events;
    // By identifier. An event is ignored if its element no longer has its identifier.
    #elements;
    #identifiers = new WeakMap();
    #isApplying = false;
    #waiting = [];
    #abort = new AbortController();

    // events: event(kind, identifier, text), title(text)
    constructor(root, assets, events) {
        this.#root = root;
        this.#assets = assets;
        this.#events = events;
        this.#elements = [root];
        const listen = (type, handler) =>
            root.addEventListener(type, handler, { signal: this.#abort.signal });
        listen("click", ({ target }) => {
            const button = target.closest("button");
            if (button) this.#send(1, button, "");
        });
        listen("input", ({ target }) => {
            if (target.type === "checkbox") this.#send(3, target, target.checked ? "1" : "0");
            else this.#send(2, target, target.value);
        });
        listen("keydown", (event) => {
            // Return in a field activates the prominent button, as on a phone.
            if (event.key !== "Enter" || event.isComposing || event.target.type !== "text") return;
            event.preventDefault();
            root.querySelector("button[data-button=prominent]:not(:disabled)")?.click();
        });
    }

    close() {
        this.#abort.abort();
    }

    // A patch can cause an event, for example when it removes the focused field. Such events wait, because
    // the host must not call the clip during a call from the clip.
    #send(kind, element, text) {
        if (this.#isApplying) {
            this.#waiting.push([kind, element, text]);
            return;
        }
        const id = this.#identifiers.get(element);
        if (id !== undefined && this.#elements[id] === element) this.#events.event(kind, id, text);
    }

    apply(bytes) {
        this.#isApplying = true;
        const focusBefore = document.activeElement;
        const target = this.#perform(new Reader(bytes), focusBefore);
        if (target) {
            target.focus({ preventScroll: true });
            window.scrollTo(0, 0);
        } else if (focusBefore !== document.body && !focusBefore?.isConnected) {
            // The focused element was removed: continue keyboard navigation from the screen.
            this.#root.focus({ preventScroll: true });
        }
        this.#isApplying = false;
        if (this.#waiting.length === 0) return;
        const waiting = this.#waiting;
        this.#waiting = [];
        queueMicrotask(() => waiting.forEach(([kind, element, text]) => this.#send(kind, element, text)));
    }

    #perform(reader, focusBefore) {
        let target;
        const elements = this.#elements;
        while (!reader.isAtEnd) {
            switch (reader.byte()) {
            case 1: this.#create(reader.number(), reader.byte()); break;
            case 2: elements[reader.number()].textContent = reader.text(); break;
            case 3: this.#attribute(elements[reader.number()], reader.byte(), reader.byte(), reader.text()); break;
            case 4: style(elements[reader.number()], reader.byte(), reader.number() | 0); break;
            case 5: {
                const parent = elements[reader.number()];
                const element = elements[reader.number()];
                const before = reader.number();
                const holdsFocus = element.contains(focusBefore) && element.isConnected;
                parent.insertBefore(element, before === 0 ? null : elements[before]);
                if (holdsFocus) focusBefore.focus({ preventScroll: true });
                break;
            }
            case 6: elements[reader.number()].remove(); break;
            case 7: setValue(elements[reader.number()], reader.text()); break;
            case 8: {
                const element = elements[reader.number()];
                const flag = reader.byte();
                element[flag === 0 ? "disabled" : "checked"] = reader.byte() === 1;
                break;
            }
            case 9: elements[reader.number()] = document.createTextNode(""); break;
            case 10: target = elements[reader.number()]; break;
            case 11: this.#events.title(reader.text()); break;
            default: throw new Error("unknown operation in a patch");
            }
        }
        return target;
    }

    #create(id, kind) {
        const [tag, name] = kinds[kind];
        const element = document.createElement(tag);
        element.className = name;
        if (tag === "button") element.type = "button";
        if (name === "field") element.type = "text";
        if (name === "switch") {
            element.type = "checkbox";
            element.setAttribute("role", "switch");
        }
        if (name === "group") element.setAttribute("role", "group");
        if (name === "title") element.tabIndex = -1;
        this.#elements[id] = element;
        this.#identifiers.set(element, id);
    }

    #attribute(element, key, isSet, text) {
        switch (key) {
        case 64:
            setLabel(element, isSet ? text : undefined);
            break;
        case 67:
            set(element, "role", isSet ? "heading" : undefined);
            set(element, "aria-level", isSet ? text : undefined);
            break;
        case 72: {
            const image = document.createElement("img");
            // Encode the name, so that it cannot be a path to another folder.
            image.src = `${this.#assets}${encodeURIComponent(text)}.svg`;
            image.alt = "";
            image.decoding = "async";
            element.replaceChildren(image);
            // The label may have been set before the image.
            if (element.dataset.label !== undefined) setLabel(element, element.dataset.label);
            break;
        }
        case 73:
            element.replaceChildren(symbol(text));
            break;
        default:
            if (attributes[key]) set(element, attributes[key], isSet ? text : undefined);
        }
    }
}

function set(element, name, value) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

// The label of an image is its alternative text; other elements have an ARIA label.
function setLabel(element, text) {
    if (element.className === "image") {
        set(element, "data-label", text);
        const image = element.querySelector("img");
        if (image) image.alt = text ?? "";
        else {
            set(element, "role", text === undefined ? undefined : "img");
            set(element, "aria-label", text);
        }
        return;
    }
    // Assistive technology ignores the label of a container without a role.
    if (text !== undefined && element.tagName === "DIV" && !element.hasAttribute("role")) {
        element.setAttribute("role", "group");
    }
    set(element, "aria-label", text);
}

function style(element, key, number) {
    const entry = styles[key];
    if (!entry) return;
    const [name, write] = entry;
    const value = number === -0x80000000 ? undefined : write(number);
    // All available width, or up to a limit: the style sheet has different rules for rows and columns.
    if (name === "max-width") {
        set(element, "data-max-width", value === undefined ? undefined : value === "" ? "fill" : "bounded");
    }
    if (name.startsWith("data-")) set(element, name, value);
    else if (value === undefined || value === "") element.style.removeProperty(name);
    else element.style.setProperty(name, value);
}

function setValue(field, text) {
    if (field.value === text) return;
    const caret = field.selectionStart;
    field.value = text;
    if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

class Reader {
    #bytes;
    #place = 0;

    constructor(bytes) {
        this.#bytes = bytes;
    }

    get isAtEnd() {
        return this.#place >= this.#bytes.length;
    }

    byte() {
        return this.#bytes[this.#place++];
    }

    number() {
        let result = 0;
        for (let shift = 0; shift < 35; shift += 7) {
            const next = this.byte();
            result |= (next & 0x7F) << shift;
            if (next < 0x80) break;
        }
        return result >>> 0;
    }

    text() {
        const count = this.number();
        const start = this.#place;
        this.#place += count;
        return decoder.decode(this.#bytes.subarray(start, this.#place));
    }
}
