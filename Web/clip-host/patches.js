// SPDX-License-Identifier: Apache-2.0

// Draws a clip: applies its patches to the elements of the page, and sends it the actions of the person.
// For the format see PatchWriter in Sources/ClipKit/ClipUI/Patches; the numbers are the raw values of
// ElementKind, StyleKey and AttributeKey there.

import { Elements } from "./elements.js";
import { LimitError, limits } from "./limits.js";
import { Budget } from "./pace.js";
import { PatchReader } from "./patch-reader.js";
import { set, style } from "./styles.js";
import { symbol } from "./symbols.js";

// By ElementKind: tag and class.
const kinds = [
    ["div", "box"], ["span", "text"], ["button", "button"], ["input", "field"], ["input", "switch"],
    ["label", "label"], ["span", "image"], ["ul", "list"], ["li", "row"], ["hr", "divider"],
    ["div", "h"], ["div", "v"], ["div", "z"], ["div", "spacer"], ["h1", "title"],
    ["section", "section"], ["h2", "section-title"], ["div", "scroll"], ["div", "grid"], ["div", "group"],
];

// By AttributeKey: simple attributes; #attribute handles the others.
const attributes = {
    65: "aria-description", 66: "aria-valuetext", 68: "aria-live", 69: "aria-hidden", 70: "aria-current",
    71: "data-identifier", 74: "autocomplete", 75: "lang",
};

// ClipEvent, Sources/ClipKit/ClipUI/App.
const events = { tap: 1, input: 2, change: 3 };

export class Screen {
    #root;
    #assets;
    #host;
    #elements;
    #images = new Budget(limits.images);
    #abort = new AbortController();

    // host: event(message, key), title(text), isWaiting(key). The message is a function: it returns the event when its
    // turn comes, or undefined if its element is gone. Of several events in a row with one key only the last counts.
    constructor(root, assets, host) {
        this.#root = root;
        this.#assets = assets;
        this.#host = host;
        this.#elements = new Elements(root);
        const listen = (type, handler) =>
            root.addEventListener(type, handler, { signal: this.#abort.signal });
        listen("click", ({ target }) => {
            const button = target.closest("button");
            if (button) this.#host.event(() => this.#tap(button));
        });
        listen("input", ({ target }) => {
            const [kind, text] = target.type === "checkbox"
                ? [events.change, target.checked ? "1" : "0"]
                : [events.input, target.value];
            this.#host.event(() => this.#event(kind, target, text), target);
        });
        listen("keydown", (event) => {
            // Return in a field activates the prominent button, as on a phone: the one that is there when the clip
            // has the text of the field.
            if (event.key !== "Enter" || event.isComposing || event.target.type !== "text") return;
            event.preventDefault();
            this.#host.event(() => this.#tap(root.querySelector("button[data-button=prominent]:not(:disabled)")));
        });
    }

    close() {
        this.#abort.abort();
    }

    #tap(button) {
        return button && !button.disabled ? this.#event(events.tap, button, "") : undefined;
    }

    #event(kind, target, text) {
        const element = this.#elements.identifier(target);
        return element === undefined ? undefined : { type: "event", kind, element, text };
    }

    // Applies the patches for one event, in slices between which the browser can do other things. Usually there is one.
    async apply(batches) {
        const began = performance.now();
        const focusBefore = document.activeElement;
        let pauses = 0;
        let target;
        let sliceBegan = began;
        for (const bytes of batches) {
            const reader = new PatchReader(bytes);
            while (!reader.isAtEnd) {
                target = this.#perform(reader, focusBefore) ?? target;
                const now = performance.now();
                if (now - sliceBegan < limits.slice) continue;
                if (now - began - pauses > limits.drawing) {
                    throw new LimitError(`drawing the patches for one event takes more than ${limits.drawing} ms`);
                }
                await pause();
                if (this.#abort.signal.aborted) return;
                sliceBegan = performance.now();
                pauses += sliceBegan - now;
            }
        }
        if (target) {
            target.focus({ preventScroll: true });
            window.scrollTo(0, 0);
        } else if (focusBefore !== document.body && !focusBefore?.isConnected) {
            // The focused element was removed: continue keyboard navigation from the screen.
            this.#root.focus({ preventScroll: true });
        }
    }

    // Performs one operation. Returns the element that gets the focus, if it is that operation.
    #perform(reader, focusBefore) {
        const elements = this.#elements;
        switch (reader.byte()) {
        case 1: this.#create(reader.number(), reader.byte()); break;
        case 2: {
            const id = reader.number();
            const text = reader.text();
            elements.count(id, "text", text.length);
            elements.at(id).textContent = text;
            break;
        }
        case 3: this.#attribute(reader.number(), reader.byte(), reader.byte(), reader.text()); break;
        case 4: style(elements.at(reader.number()), reader.byte(), reader.number() | 0); break;
        case 5: {
            const parent = reader.number();
            const id = reader.number();
            const element = elements.at(id);
            const holdsFocus = element.contains(focusBefore) && element.isConnected;
            elements.insert(parent, id, reader.number());
            if (holdsFocus) focusBefore.focus({ preventScroll: true });
            break;
        }
        case 6: elements.remove(reader.number()); break;
        case 7: {
            const id = reader.number();
            const text = reader.text();
            elements.count(id, "text", text.length);
            const field = elements.at(id);
            // What the person has typed since is on its way to the clip, which then corrects that.
            if (!this.#host.isWaiting(field)) setValue(field, text);
            break;
        }
        case 8: {
            const element = elements.at(reader.number());
            const flag = reader.byte();
            const isOn = reader.byte() === 1;
            if (flag === 0) element.disabled = isOn;
            else if (!this.#host.isWaiting(element)) element.checked = isOn;
            break;
        }
        case 9: elements.add(reader.number(), document.createTextNode("")); break;
        case 10: return elements.at(reader.number());
        case 11: this.#host.title(reader.text().slice(0, 200)); break;
        default: throw new SyntaxError("unknown operation in a patch");
        }
        return undefined;
    }

    #create(id, kind) {
        if (!kinds[kind]) throw new SyntaxError("unknown kind of element in a patch");
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
        this.#elements.add(id, element);
    }

    #attribute(id, key, isSet, text) {
        const element = this.#elements.at(id);
        this.#elements.count(id, key, isSet ? text.length : 0);
        switch (key) {
        case 64:
            setLabel(element, isSet ? text : undefined);
            break;
        case 67:
            set(element, "role", isSet ? "heading" : undefined);
            set(element, "aria-level", isSet ? text : undefined);
            break;
        case 72: {
            if (!this.#images.spend(1)) throw new LimitError(`the screen loads more than ${limits.images} images in a second`);
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

function setValue(field, text) {
    if (field.value === text) return;
    const caret = field.selectionStart;
    field.value = text;
    if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

// Lets the browser handle what has happened meanwhile, and draw.
function pause() {
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            port1.close();
            resolve();
        };
        port2.postMessage(undefined);
    });
}
