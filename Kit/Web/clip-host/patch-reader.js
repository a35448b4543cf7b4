// SPDX-License-Identifier: Apache-2.0

// The numbers, texts and values of a batch of patches. For the format see PatchWriter in Kit/Sources/Views/ClipUI/Patches.

import { LimitError, limits } from "./limits.js";

const decoder = new TextDecoder();

export class PatchReader {
    #bytes;
    #view;
    #place = 0;

    constructor(bytes) {
        this.#bytes = bytes;
        this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }

    get isAtEnd() {
        return this.#place >= this.#bytes.length;
    }

    byte() {
        if (this.isAtEnd) throw new SyntaxError("a patch ends too early");
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
        if (count > limits.textBytes) throw new LimitError(`a text has ${count} bytes; at most ${limits.textBytes} are shown`);
        const start = this.#skip(count);
        return decoder.decode(this.#bytes.subarray(start, this.#place));
    }

    // A value: undefined, a Boolean, a number, a text, or a list. A list of numbers, such as a path, may be long; lists in
    // lists may not be deep.
    value(depth = 0) {
        switch (this.byte()) {
        case 0: return undefined;
        case 1: return false;
        case 2: return true;
        case 3: {
            const number = this.number();
            return (number >>> 1) ^ -(number & 1);
        }
        case 4: {
            const number = this.#view.getFloat64(this.#skip(8), true);
            return Number.isNaN(number) ? 0 : number;
        }
        case 5: return this.text();
        case 6: {
            if (depth >= limits.valueDepth) throw new LimitError(`a value has lists more than ${limits.valueDepth} levels deep`);
            const count = this.number();
            if (count > limits.values) throw new LimitError(`a list has ${count} values; at most ${limits.values} are shown`);
            const list = [];
            for (let index = 0; index < count; index += 1) list.push(this.value(depth + 1));
            return list;
        }
        default: throw new SyntaxError("unknown value in a patch");
        }
    }

    passText() {
        this.#skip(this.number());
    }

    // Goes past a value. Returns whether it is one, and not undefined.
    passValue() {
        const kind = this.byte();
        if (kind === 3) this.number();
        else if (kind === 4) this.#skip(8);
        else if (kind === 5) this.passText();
        else if (kind === 6) for (let count = this.number(); count > 0; count -= 1) this.passValue();
        return kind !== 0;
    }

    // Goes past some bytes. Returns where they begin.
    #skip(count) {
        const start = this.#place;
        this.#place += count;
        if (this.#place > this.#bytes.length) throw new SyntaxError("a patch ends too early");
        return start;
    }
}
