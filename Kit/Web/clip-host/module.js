// SPDX-License-Identifier: Apache-2.0

// The imports and exports of a clip's WebAssembly module, with JavaScript strings.
// The Swift side is Kit/Sources/Browser/ClipInBrowser.

import { limits } from "./limits.js";
import { limited } from "./module-limits.js";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class ClipModule {
    #host;
    /** @type {WebAssembly.Module} */
    #compiled;
    #exports;
    #fetched = new Uint8Array(0);

    // host: count(bytes), before each other call; render(Uint8Array), stored(suite, key),
    // store(suite, key, text or undefined), overlay(position)
    constructor(host) {
        this.#host = host;
    }

    // Compiles the module, without running it.
    async prepare(bytes) {
        this.#compiled = await WebAssembly.compile(limited(new Uint8Array(bytes)));
    }

    async start() {
        const env = this.#imports();
        for (const { module, name, kind } of WebAssembly.Module.imports(this.#compiled)) {
            if (module !== "env" || kind !== "function" || !Object.hasOwn(env, name)) {
                throw new TypeError(`the module imports ${module}.${name}, which clips in a browser do not have`);
            }
        }
        const instance = await WebAssembly.instantiate(this.#compiled, { env });
        this.#exports = instance.exports;
        const main = this.#exports.__main_argc_argv ?? this.#exports.main;
        if (typeof main !== "function") throw new TypeError("the module exports no function main");
        main(0, 0);
    }

    // Without a URL: a return from a notification or the App Switcher.
    launch(url) {
        if (url === undefined || url === null) this.#exports.launch(this.#exports.allocate(0), -1);
        else this.#exports.launch(...this.#pass(url));
    }

    event(kind, element, text) {
        this.#exports.event(kind, element, ...this.#pass(text));
    }

    // The size of the memory. A clip that fails with nearly all that it may have probably asked for more.
    get hasFullMemory() {
        const size = this.#exports?.memory?.buffer?.byteLength ?? 0;
        return size >= limits.memoryPages * 65_536 * 7 / 8;
    }

    #imports() {
        const host = this.#host;
        const bytes = (address, count) => this.#bytes(address, count);
        // A string of more bytes than any limit is not decoded.
        const text = (address, count) => (count > limits.storedLength * 3 ? undefined : decoder.decode(bytes(address, count)));
        return {
            random: (address, count) => {
                host.count(count);
                crypto.getRandomValues(bytes(address, count));
            },
            render: (address, count) => {
                host.count(count);
                host.render(bytes(address, count));
            },
            stored: (suite, suiteCount, key, keyCount) => {
                host.count(suiteCount + keyCount);
                const found = host.stored(text(suite, suiteCount), text(key, keyCount));
                if (found === undefined) return -1;
                this.#fetched = encoder.encode(found);
                return this.#fetched.length;
            },
            take: (address) => {
                host.count(this.#fetched.length);
                bytes(address, this.#fetched.length).set(this.#fetched);
            },
            store: (suite, suiteCount, key, keyCount, value, valueCount) => {
                host.count(suiteCount + keyCount + Math.max(0, valueCount));
                const names = [text(suite, suiteCount), text(key, keyCount)];
                if (valueCount < 0) host.store(...names, undefined);
                else host.store(...names, text(value, valueCount) ?? null);
            },
            overlay: (position) => {
                host.count(0);
                host.overlay(position);
            },
            putchar: () => {},
        };
    }

    #pass(text) {
        const bytes = encoder.encode(text);
        const address = this.#exports.allocate(bytes.length);
        this.#bytes(address, bytes.length).set(bytes);
        return [address, bytes.length];
    }

    // A new view for each use, because the buffer changes when the memory grows. Addresses and counts are unsigned.
    #bytes(address, count) {
        return new Uint8Array(this.#exports.memory.buffer, address >>> 0, count >>> 0);
    }
}
