// SPDX-License-Identifier: Apache-2.0

// How much in a second, and how often.

// An amount that may be spent in a second. It may be spent at once, and comes back evenly.
export class Budget {
    #most;
    #left;
    #counted;

    constructor(most, now = performance.now()) {
        this.#most = most;
        this.#left = most;
        this.#counted = now;
    }

    // Whether there was enough left.
    spend(amount, now = performance.now()) {
        const returned = (now - this.#counted) / 1000 * this.#most;
        this.#left = Math.min(this.#most, this.#left + Math.max(0, returned)) - amount;
        this.#counted = now;
        return this.#left >= 0;
    }
}

// Performs an action at once, but not again before an interval has passed: what was requested meanwhile is
// performed together at its end.
export class Paced {
    #action;
    #interval;
    #timer;
    #isRequested = false;

    constructor(interval, action) {
        this.#interval = interval;
        this.#action = action;
    }

    request() {
        this.#isRequested = true;
        if (this.#timer === undefined) this.#perform();
    }

    // Performs now what was requested, if anything.
    finish() {
        const isRequested = this.#isRequested;
        this.cancel();
        if (isRequested) this.#action();
    }

    // Forgets what was requested.
    cancel() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#isRequested = false;
    }

    #perform() {
        if (!this.#isRequested) {
            this.#timer = undefined;
            return;
        }
        this.#isRequested = false;
        this.#timer = setTimeout(() => this.#perform(), this.#interval);
        this.#action();
    }
}
