// SPDX-License-Identifier: Apache-2.0

// The reader, as the page sees it: one worker, one image at a time.

// The longest that an image may take, in milliseconds.
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

    // Fulfilled when the module is there; rejected with a ReadingProblem.
    get ready() {
        return this.#ready.promise;
    }

    get isBusy() {
        return this.#asked !== undefined;
    }

    // Reads an image, which is handed over: a VideoFrame or an ImageBitmap. sides: the longest sides to try it
    // with. Gives {codes, milliseconds}.
    async read(image, sides) {
        while (this.#asked) await this.#asked.promise.catch(() => {});
        if (!this.#worker) this.#start();
        const number = this.#number += 1;
        const asked = this.#asked = { ...resolvers(), number };
        asked.timer = setTimeout(() => this.#giveUp("slow"), patience);
        this.#worker.postMessage({ number, image, sides }, [image]);
        return asked.promise;
    }

    #start() {
        this.#ready = resolvers();
        // Who asks later is told as well; nobody has to ask.
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

    // A worker that is lost in an image is ended; the next image gets a new one.
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
