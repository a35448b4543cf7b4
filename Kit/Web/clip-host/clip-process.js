// SPDX-License-Identifier: Apache-2.0

// In the frame: the worker of one clip. The clip gets one message at a time, and the next one when the changes of the
// one before are drawn, so that events are never for elements that the clip has replaced.

import { limits } from "./limits.js";

export class ClipProcess {
    #host;
    #worker;
    #isReady = false;
    // Until it is started, nothing reaches the clip: what the window is like, for example, waits.
    #isStarted = false;
    #isBusy = false;
    // Messages for the worker before it is ready.
    #early = [];
    // Functions that return the next message, or undefined if there is nothing to send any more. Some have a key: of
    // several in a row with one key only the last is performed.
    #waiting = [];

    // host: ready() when the worker is loaded; turn(message, done), called with what the clip did; pong(number),
    // failed({reason, isLimit, isLoading})
    constructor(host) {
        this.#host = host;
        // The frame's origin is opaque, so the server's scripts are of another origin, and only a script of its own can
        // be a worker: all of it in a bundle, and otherwise an import. The worker has the policy of the frame, which allows
        // workers of the server's origin for what this one imports.
        const script = typeof CLIP_WORKER === "string" ? CLIP_WORKER
            : `import(${JSON.stringify(new URL("clip-worker.js", import.meta.url).href)})`
            + ".catch((error) => postMessage({ type: 'failed', isLoading: true, reason: String(error) }))";
        this.#worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
        this.#worker.onmessage = ({ data }) => this.#receive(data);
        this.#worker.onerror = (event) => {
            event.preventDefault();
            this.#host.failed({ reason: event.message ?? "the worker could not be started", isLoading: !this.#isReady });
        };
    }

    prepare(module) {
        this.#send({ type: "prepare", module }, [module]);
    }

    ping(number) {
        this.#send({ type: "ping", number });
    }

    // Starts the clip with a message, before everything that waits.
    start(message) {
        this.#isStarted = true;
        this.#waiting.unshift({ message: () => message });
        this.#next();
    }

    // Adds to what the clip gets. message: a function that returns it, or undefined if it is void when its turn comes.
    request(message, key) {
        if (key !== undefined && this.#waiting.at(-1)?.key === key) this.#waiting.pop();
        if (this.#waiting.length >= limits.waitingEvents) return;
        this.#waiting.push({ message, key });
        this.#next();
    }

    isWaiting(key) {
        return this.#waiting.some((other) => other.key === key);
    }

    end() {
        this.#worker.terminate();
        this.#waiting = [];
        this.#isBusy = true;
    }

    #send(message, transferred = []) {
        if (this.#isReady) this.#worker.postMessage(message, transferred);
        else this.#early.push([message, transferred]);
    }

    #next() {
        while (this.#isStarted && !this.#isBusy && this.#waiting.length > 0) {
            const message = this.#waiting.shift().message();
            if (message === undefined) continue;
            this.#isBusy = true;
            this.#send(message);
        }
    }

    #receive(message) {
        switch (message.type) {
        case "ready":
            this.#isReady = true;
            this.#host.ready();
            for (const [early, transferred] of this.#early.splice(0)) this.#worker.postMessage(early, transferred);
            break;
        case "pong":
            this.#host.pong(message.number);
            break;
        case "turn":
            this.#host.turn(message, () => {
                this.#isBusy = false;
                this.#next();
            });
            break;
        case "failed":
            this.#host.failed(message);
            break;
        }
    }
}
