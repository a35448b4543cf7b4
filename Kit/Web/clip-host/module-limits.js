// SPDX-License-Identifier: Apache-2.0

// A clip's module with maxima for its memory and its tables, which the browser then enforces.
//
// Layout of a module: 8 bytes of header, then sections: an id, a size (LEB128) and as many bytes. The table section
// (4) and the memory section (5) hold limits: flags, a minimum, and a maximum if bit 0 of the flags is set.

import { LimitError, limits } from "./limits.js";

const header = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00];
const sections = { types: 1, tables: 4, memories: 5 };

// Returns an equal module whose memory and tables have maxima. Throws a LimitError if it asks for more at its start,
// or uses features whose memory cannot be limited, and a SyntaxError for other bytes.
export function limited(bytes) {
    if (bytes.length > limits.moduleBytes) {
        throw new LimitError(`the module has ${bytes.length} bytes; at most ${limits.moduleBytes} are accepted`);
    }
    if (header.some((byte, index) => bytes[index] !== byte)) {
        throw new SyntaxError("the module is not WebAssembly of version 1");
    }
    const reader = new Reader(bytes, header.length);
    const parts = [bytes.subarray(0, header.length)];
    while (!reader.isAtEnd) {
        const start = reader.place;
        const id = reader.byte();
        const content = reader.part(reader.number());
        if (id === sections.types) checkTypes(new Reader(content));
        if (id === sections.tables) parts.push(section(id, limitedTables(new Reader(content))));
        else if (id === sections.memories) parts.push(section(id, limitedMemories(new Reader(content))));
        else parts.push(bytes.subarray(start, reader.place));
    }
    return joined(parts);
}

// Objects of garbage-collected types would not count as memory of the module. So all types have to be functions.
function checkTypes(reader) {
    for (let left = reader.number(); left > 0; left -= 1) {
        if (reader.byte() !== 0x60) throw new LimitError("the module has types other than functions");
        for (let list = 0; list < 2; list += 1) {
            for (let values = reader.number(); values > 0; values -= 1) reader.valueType();
        }
    }
}

function limitedTables(reader) {
    const count = reader.number();
    if (count > limits.tables) {
        throw new LimitError(`the module has ${count} tables; at most ${limits.tables} are accepted`);
    }
    const written = number(count);
    for (let left = count; left > 0; left -= 1) {
        const start = reader.place;
        // A table with an initial value has two bytes more, and an expression behind its limits.
        if (reader.peek() === 0x40) throw new LimitError("the module has a table with an initial value");
        reader.valueType();
        written.push(...reader.since(start));
        written.push(...limitedRange(reader, limits.tableElements, "elements of a table"));
    }
    return written;
}

function limitedMemories(reader) {
    const count = reader.number();
    if (count > 1) throw new LimitError(`the module has ${count} memories; one is accepted`);
    const written = number(count);
    if (count === 1) written.push(...limitedRange(reader, limits.memoryPages, "pages of memory"));
    return written;
}

function limitedRange(reader, most, what) {
    const flags = reader.byte();
    if (flags > 1) throw new LimitError(`the module has shared or 64-bit ${what}`);
    const least = reader.number();
    const given = flags === 1 ? reader.number() : most;
    if (least > most) throw new LimitError(`the module starts with ${least} ${what}; at most ${most} are accepted`);
    return [1, ...number(least), ...number(Math.min(given, most))];
}

function section(id, content) {
    return Uint8Array.from([id, ...number(content.length), ...content]);
}

function number(value) {
    const bytes = [];
    for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push(value % 0x80 + 0x80);
    bytes.push(value);
    return bytes;
}

function joined(parts) {
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let place = 0;
    for (const part of parts) {
        whole.set(part, place);
        place += part.length;
    }
    return whole;
}

class Reader {
    #bytes;
    place;

    constructor(bytes, place = 0) {
        this.#bytes = bytes;
        this.place = place;
    }

    get isAtEnd() {
        return this.place >= this.#bytes.length;
    }

    peek() {
        if (this.isAtEnd) throw new SyntaxError("the module ends in the middle of a section");
        return this.#bytes[this.place];
    }

    byte() {
        const byte = this.peek();
        this.place += 1;
        return byte;
    }

    // An unsigned number of at most 32 bits.
    number() {
        let result = 0;
        for (let shift = 0; shift < 35; shift += 7) {
            const next = this.byte();
            result += (next & 0x7F) * 2 ** shift;
            if (next < 0x80) return result;
        }
        throw new SyntaxError("the module has a number of more than 32 bits");
    }

    // A reference with a type of its own has two bytes or more: 0x63 or 0x64, and a signed number.
    valueType() {
        const first = this.byte();
        if (first !== 0x63 && first !== 0x64) return;
        for (let count = 0; this.byte() >= 0x80; count += 1) {
            if (count === 4) throw new SyntaxError("the module has a number of more than 32 bits");
        }
    }

    part(count) {
        if (count > this.#bytes.length - this.place) throw new SyntaxError("the module ends in the middle of a section");
        const part = this.#bytes.subarray(this.place, this.place + count);
        this.place += count;
        return part;
    }

    since(start) {
        return this.#bytes.subarray(start, this.place);
    }
}
