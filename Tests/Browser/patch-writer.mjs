// SPDX-License-Identifier: Apache-2.0

// Writes patches from plain values, to try the page without a clip:
//
//     const writer = new PatchWriter();
//     writer.add(["vStack", { spacing: 8 }, ["text", { text: "Hello" }]]);
//     screen.apply([writer.take()]);

import { keyNames, kindNames } from "../../Kit/Web/clip-host/element-names.js";

const encoder = new TextEncoder();

export class PatchWriter {
    #bytes = [];
    #next = 1;
    // Identifiers by the name in the property `$`.
    ids = {};

    byte(value) {
        this.#bytes.push(value & 0xFF);
    }

    number(value) {
        let rest = value >>> 0;
        while (rest >= 0x80) {
            this.byte((rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        this.byte(rest);
    }

    text(value) {
        const bytes = encoder.encode(value);
        this.number(bytes.length);
        for (const byte of bytes) this.byte(byte);
    }

    value(value) {
        if (value === undefined || value === null) this.byte(0);
        else if (typeof value === "boolean") this.byte(value ? 2 : 1);
        else if (Array.isArray(value)) {
            this.byte(6);
            this.number(value.length);
            for (const part of value) this.value(part);
        } else if (typeof value === "string") {
            this.byte(5);
            this.text(value);
        } else if (Number.isInteger(value) && value >= -0x8000_0000 && value <= 0xFFFF_FFFF) {
            this.byte(3);
            const whole = value | 0;
            this.number((whole << 1) ^ (whole >> 31));
        } else {
            this.byte(4);
            this.#bytes.push(...new Uint8Array(new Float64Array([value]).buffer));
        }
    }

    create(id, kind) {
        this.byte(1);
        this.number(id);
        this.byte(typeof kind === "number" ? kind : index(kindNames, kind));
    }

    set(id, key, value) {
        this.byte(2);
        this.number(this.#id(id));
        this.byte(typeof key === "number" ? key : index(keyNames, key));
        this.value(value);
    }

    insert(parent, id, sibling = 0) {
        this.byte(3);
        this.number(this.#id(parent));
        this.number(this.#id(id));
        this.number(this.#id(sibling));
    }

    remove(id) {
        this.byte(4);
        this.number(this.#id(id));
    }

    anchor(id) {
        this.byte(5);
        this.number(id);
    }

    focus(id) {
        this.byte(6);
        this.number(this.#id(id));
    }

    title(text) {
        this.byte(7);
        this.text(text);
    }

    // Adds a view, [kind, properties, …children], to a parent. Returns its identifier.
    add([kind, properties = {}, ...children], parent = 0, sibling = 0) {
        const id = this.#next++;
        this.create(id, kind);
        const { $: name, ...rest } = properties;
        if (name) this.ids[name] = id;
        for (const [key, value] of Object.entries(rest)) this.set(id, key, value);
        for (const child of children) this.add(child, id);
        this.insert(parent, id, sibling);
        return id;
    }

    take() {
        return new Uint8Array(this.#bytes.splice(0));
    }

    #id(value) {
        return typeof value === "string" ? this.ids[value] : value;
    }
}

function index(names, name) {
    const found = names.indexOf(name);
    if (found < 0) throw new RangeError(`there is no '${name}'`);
    return found;
}
