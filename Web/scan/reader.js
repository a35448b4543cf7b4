// SPDX-License-Identifier: Apache-2.0

// The reader for the page: a worker that reads one image at a time.

// The time limit for an image, in milliseconds.
const patience = 20_000;

export class ReadingProblem extends Error {
    // code: "unsupported", "failed" or "slow".
    constructor(code) {
        super(code);
        this.code = code;
    }
}

export class Reader {
    #worker;
    #asked;
    #number = 0;
    #ready;

    constructor() {
        this.#start();
    }

    // Resolves when the module is loaded. Rejects with a ReadingProblem.
    get ready() {
        return this.#ready.promise;
    }

    get isBusy() {
        return this.#asked !== undefined;
    }

    // Reads a VideoFrame or an ImageBitmap, which is transferred. sides: the longest sides to scale it to. Returns
    // {codes, milliseconds}.
    async read(image, sides) {
        while (this.#asked) await this.#asked.promise.catch(() => {});
        if (!this.#worker) this.#start();
        const number = this.#number += 1;
        const timer = setTimeout(() => this.#giveUp("slow"), patience);
        const asked = this.#asked = { ...resolvers(), number, timer };
        this.#worker.postMessage({ number, image, sides }, [image]);
        return asked.promise;
    }

    #start() {
        this.#ready = resolvers();
        // The problem is reported to those who await `ready`; nobody has to.
        this.#ready.promise.catch(() => {});
        this.#worker = new Worker(new URL("reader-worker.js", import.meta.url), { type: "module" });
        this.#worker.onmessage = ({ data }) => this.#receive(data);
        this.#worker.onerror = (event) => {
            event.preventDefault();
            this.#giveUp("failed");
        };
    }

    #receive(message) {
        if (message.ready) {
            this.#ready.resolve();
        } else if (message.number === undefined) {
            this.#ready.reject(new ReadingProblem(message.problem));
        } else if (message.number === this.#asked?.number) {
            const asked = this.#end();
            if (message.problem) asked.reject(new ReadingProblem(message.problem));
            else asked.resolve(message);
        }
    }

    #end() {
        const asked = this.#asked;
        this.#asked = undefined;
        clearTimeout(asked?.timer);
        return asked;
    }

    // Ends a worker that takes too long or has failed; the next image starts a new one.
    #giveUp(code) {
        this.#ready.reject(new ReadingProblem(code));
        this.#worker.terminate();
        this.#worker = undefined;
        const asked = this.#end();
        asked?.reject(new ReadingProblem(code));
    }
}

function resolvers() {
    const made = {};
    made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
}
