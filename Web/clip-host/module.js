// SPDX-License-Identifier: Apache-2.0

// The imports and exports of a clip's WebAssembly module, with JavaScript strings.
// The Swift side is Sources/Browser/ClipInBrowser.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class ClipModule {
    #host;
    #compiled;
    #exports;
    #fetched = new Uint8Array(0);

    // host: render(Uint8Array), stored(suite, key), store(suite, key, text or undefined), overlay(position)
    constructor(host) {
        this.#host = host;
    }

    // Compiles the module, without running it.
    async prepare(bytes) {
        this.#compiled = await WebAssembly.compile(bytes);
    }

    async start() {
        const text = (address, count) => decoder.decode(this.#bytes(address, count));
        const instance = await WebAssembly.instantiate(this.#compiled, {
            env: {
                random: (address, count) => crypto.getRandomValues(this.#bytes(address, count)),
                render: (address, count) => this.#host.render(this.#bytes(address, count)),
                stored: (suite, suiteCount, key, keyCount) => {
                    const found = this.#host.stored(text(suite, suiteCount), text(key, keyCount));
                    if (found === undefined) return -1;
                    this.#fetched = encoder.encode(found);
                    return this.#fetched.length;
                },
                take: (address) => this.#bytes(address, this.#fetched.length).set(this.#fetched),
                store: (suite, suiteCount, key, keyCount, value, valueCount) => this.#host.store(
                    text(suite, suiteCount),
                    text(key, keyCount),
                    valueCount < 0 ? undefined : text(value, valueCount),
                ),
                overlay: (position) => this.#host.overlay(position),
                putchar: () => {},
            },
        });
        this.#exports = instance.exports;
        (this.#exports.__main_argc_argv ?? this.#exports.main)(0, 0);
    }

    // Without a URL: a return from a notification or the App Switcher.
    launch(url) {
        if (url === undefined || url === null) this.#exports.launch(this.#exports.allocate(0), -1);
        else this.#exports.launch(...this.#pass(url));
    }

    event(kind, element, text) {
        this.#exports.event(kind, element, ...this.#pass(text));
    }

    #pass(text) {
        const bytes = encoder.encode(text);
        const address = this.#exports.allocate(bytes.length);
        this.#bytes(address, bytes.length).set(bytes);
        return [address, bytes.length];
    }

    // A new view for each use, because the buffer changes when the memory grows.
    #bytes(address, count) {
        return new Uint8Array(this.#exports.memory.buffer, address, count);
    }
}
