// SPDX-License-Identifier: Apache-2.0

// Notices a clip that does not answer.

import { limits } from "./limits.js";

export class Watchdog {
    #host;
    #timer;
    #asked = 0;
    #answered = 0;
    #silence = 0;
    #last;

    // host: ask(number), silent() when the clip does not answer, answered() when it does again.
    constructor(host) {
        this.#host = host;
    }

    start() {
        this.stop();
        this.#last = performance.now();
        this.#timer = setInterval(() => this.#tick(), limits.question);
        this.#ask();
    }

    stop() {
        clearInterval(this.#timer);
        this.#answered = this.#asked;
        this.#silence = 0;
    }

    // The answer to a question.
    hear(number) {
        if (number !== this.#asked || number === this.#answered) return;
        this.#answered = number;
        if (this.#silence >= limits.unanswered) this.#host.answered();
        this.#silence = 0;
    }

    // The person waits: it takes three times as long until they are asked again.
    wait() {
        this.#silence = -2 * limits.unanswered;
    }

    #ask() {
        this.#asked += 1;
        this.#host.ask(this.#asked);
    }

    #tick() {
        const now = performance.now();
        const isLate = now - this.#last > 2 * limits.question;
        this.#last = now;
        if (this.#answered === this.#asked) {
            this.#ask();
            return;
        }
        // Nobody waits for a page in the background, and what slowed down the page did so to its clip.
        if (document.hidden || isLate) {
            this.#silence = Math.min(this.#silence, 0);
            return;
        }
        this.#silence += 1;
        if (this.#silence === limits.unanswered) this.#host.silent();
    }
}
