// SPDX-License-Identifier: Apache-2.0

// To the simulator: a stream of events, and posts.

export class Connection {
    #listeners = {};
    #events = [];
    #isPosting = false;

    // listeners: by the name of an event; connected(isConnected)
    constructor(listeners) {
        this.#listeners = listeners;
        const source = new EventSource("/events");
        for (const name of ["state", "journal", "console", "screen", "gone", "patches", "handled", "reset"]) {
            source.addEventListener(name, ({ data }) => listeners[name]?.(JSON.parse(data)));
        }
        source.onopen = () => listeners.connected(true);
        source.onerror = () => listeners.connected(false);
    }

    // Does something; returns undefined, or the sentence that says why not.
    async perform(action) {
        try {
            const answer = await fetch("/do", {
                method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(action),
            });
            return (await answer.json()).error;
        } catch {
            return "The simulator does not answer.";
        }
    }

    // What the person does on a program's screen: posts keep their order, and several that wait go together.
    event(event) {
        this.#events.push(event);
        this.#post();
    }

    async #post() {
        if (this.#isPosting || this.#events.length === 0) return;
        this.#isPosting = true;
        const body = JSON.stringify(this.#events.splice(0, 1000));
        try {
            await fetch("/events", { method: "POST", headers: { "Content-Type": "application/json" }, body });
        } catch {
            // The stream of events says that the simulator has gone.
        }
        this.#isPosting = false;
        this.#post();
    }

    // The URLs in an image, and why there are none.
    async read(image) {
        const answer = await fetch("/read", { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: image });
        return answer.json();
    }

    async openScenario(file) {
        const answer = await fetch("/scenario", { method: "POST", headers: { "Content-Type": "text/yaml" }, body: file });
        return (await answer.json()).error;
    }
}
