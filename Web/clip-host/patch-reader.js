// SPDX-License-Identifier: Apache-2.0

// The numbers and texts of a batch of patches. For the format see PatchWriter in Sources/ClipKit/ClipUI/Patches.

import { LimitError, limits } from "./limits.js";

const decoder = new TextDecoder();

export class PatchReader {
    #bytes;
    #place = 0;

    constructor(bytes) {
        this.#bytes = bytes;
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
        const start = this.#place;
        this.#place += count;
        if (this.#place > this.#bytes.length) throw new SyntaxError("a patch ends too early");
        return decoder.decode(this.#bytes.subarray(start, this.#place));
    }
}
