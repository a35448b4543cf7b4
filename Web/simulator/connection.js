// SPDX-License-Identifier: Apache-2.0

// To the simulator: a socket for what happens on screens, and posts for everything that has an answer.

// Milliseconds before the next attempt to connect.
const again = 500;

export class Connection {
    #listeners;
    #socket;

    // listeners: by the name of an event; connected(isConnected)
    constructor(listeners) {
        this.#listeners = listeners;
        this.#connect();
    }

    #connect() {
        this.#socket = new WebSocket(`ws://${location.host}/events`);
        this.#socket.onopen = () => this.#listeners.connected(true);
        this.#socket.onmessage = ({ data }) => {
            const [name, value] = JSON.parse(data);
            this.#listeners[name]?.(value);
        };
        this.#socket.onclose = () => {
            this.#listeners.connected(false);
            setTimeout(() => this.#connect(), again);
        };
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

    // What the person does on a program's screen. Without a connection there is no screen that it could be for.
    event(event) {
        if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify([event]));
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
