// SPDX-License-Identifier: Apache-2.0

// The reader of App Clip Codes as a WebAssembly module (Sources/Browser/ReaderInBrowser).
//
//     const reader = await loadReader(fetch("reader.wasm"));
//     const codes = reader.read(imageData);
//
// Each code: {url, payload, kind, corners, confidence, correctedSlots, isMirrored, colors}. Corners are four
// {x, y} in pixels: upper left, upper right, lower right, lower left of the upright code.

// source: a response, a promise of a response, the module's bytes, or the compiled module.
export async function loadReader(source) {
    const awaited = await source;
    let memory;
    const imports = {
        env: { random: (place, count) => crypto.getRandomValues(new Uint8Array(memory.buffer, place, count)) },
    };
    /** @type {any} */
    const made = typeof Response === "function" && awaited instanceof Response
        ? await WebAssembly.instantiateStreaming(awaited, imports)
        : await WebAssembly.instantiate(awaited, imports);
    const { exports } = made.instance ?? made;
    memory = exports.memory;
    return new CodeReader(exports);
}

class CodeReader {
    #exports;
    #place = 0;
    #room = 0;

    constructor(exports) {
        this.#exports = exports;
    }

    // The size of the module's memory in bytes. It never shrinks; reader-worker.js replaces large ones.
    get memorySize() {
        return this.#exports.memory.buffer.byteLength;
    }

    // Reads the codes of an image: `{data, width, height}`, with rows of red, green, blue and opacity.
    read({ data, width, height }) {
        const { memory, allocate, release, read } = this.#exports;
        if (data.length !== width * height * 4) throw new RangeError("an image has four bytes for each pixel");
        // The images of a camera have one size, so memory is allocated once.
        if (data.length > this.#room) {
            if (this.#room > 0) release(this.#place);
            this.#room = 0;
            this.#place = allocate(data.length);
            if (this.#place === 0) throw new RangeError("the image is too large");
            this.#room = data.length;
        }
        new Uint8Array(memory.buffer).set(data, this.#place);
        const answer = read(this.#place, width, height);
        // Create a new view, because the buffer changes when the memory grows.
        const codes = codesIn(new DataView(memory.buffer, answer + 4, new DataView(memory.buffer).getUint32(answer, true)));
        release(answer);
        return codes;
    }
}

const kinds = [undefined, "cam", "nfc"];

// Sources/Browser/ReaderInBrowser/Response.swift describes the bytes.
function codesIn(view) {
    let place = 0;
    const next = (method, size) => {
        const value = view[method](place, true);
        place += size;
        return value;
    };
    const byte = () => next("getUint8", 1);
    const short = () => next("getUint16", 2);
    const float = () => next("getFloat32", 4);
    const hexadecimal = (count) => Array.from({ length: count }, () => byte().toString(16).padStart(2, "0")).join("");
    return Array.from({ length: short() }, () => {
        const code = {
            corners: Array.from({ length: 4 }, () => ({ x: float(), y: float() })),
            confidence: float(),
            correctedSlots: short(),
            kind: kinds[byte()],
            isMirrored: byte() === 1,
            colors: { foreground: hexadecimal(3), background: hexadecimal(3), third: hexadecimal(3) },
            payload: hexadecimal(16),
        };
        const count = short();
        code.url = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + place, count));
        place += count;
        return code;
    });
}
