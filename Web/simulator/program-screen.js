// SPDX-License-Identifier: Apache-2.0

// What a program shows, in a frame of its own.

export class ProgramScreen {
    frame;
    program;
    #port;
    #early = [];
    #host;
    #isClosed = false;
    // Whether the program has handled something, and all that it was told.
    #hasHandled = false;
    #awaitsHandling = false;
    // How many batches of patches have come, and how many of them are not drawn yet.
    #received = 0;
    #undrawn = 0;
    // How many changes the frame got, patches and looks, and how many of them it has settled.
    #changes = 0;
    #settled = 0;

    // frames: where the frame comes from. language: of the phone.
    // host: event({program, kind, element, text}), title(text), drawn(), settled(): its images are there too, failed(reason),
    // missingFont(sentence)
    constructor(program, frames, { language }, host) {
        this.program = program;
        this.#host = host;
        const { element, ready, close } = frames.take();
        this.frame = element;
        this.#begin(ready, language).catch((error) => this.#isClosed || host.failed(error.message));
        this.close = () => {
            this.#isClosed = true;
            this.#port?.close();
            close();
        };
    }

    // Each build can have other images and colours.
    async #begin(ready, language) {
        const [target, settings] = await Promise.all([ready, fetch("/settings").then((answer) => answer.json())]);
        if (this.#isClosed) return;
        const { port1, port2 } = new MessageChannel();
        this.#port = port1;
        port1.onmessage = ({ data }) => this.#receive(data);
        target.postMessage({ type: "prepare", ...settings, language }, "*", [port2]);
        for (const message of this.#early.splice(0)) port1.postMessage(message);
    }

    // What came first is drawn together: a page that is opened late catches up at once.
    patches(bytes) {
        this.#received += 1;
        this.#undrawn += 1;
        this.#changes += 1;
        this.#send({ type: "patches", batches: [bytes] });
    }

    // Whether what the program has said so far is drawn.
    get isCaughtUp() {
        return Boolean(this.#port) && this.#hasHandled && this.#undrawn === 0;
    }

    // Whether so many batches have come and are drawn, as the phone looks now, its images are there, and no animation runs.
    isAtRest(count) {
        return this.isCaughtUp && this.#received >= count && !this.#awaitsHandling
            && this.#settled === this.#changes;
    }

    handled() {
        this.#hasHandled = true;
        this.#awaitsHandling = false;
        this.#send({ type: "handled" });
    }

    look(look) {
        this.#changes += 1;
        this.#send({ type: "look", ...look });
    }

    #send(message) {
        if (this.#port) this.#port.postMessage(message);
        else this.#early.push(message);
    }

    #receive(message) {
        switch (message.type) {
        case "event":
            this.#awaitsHandling = true;
            this.#host.event({ program: this.program, kind: message.kind, element: message.element, text: message.text });
            break;
        case "title": this.#host.title(message.text); break;
        case "drawn":
            this.#undrawn -= 1;
            this.#host.drawn();
            break;
        case "settled":
            this.#settled = message.changes;
            this.#host.settled();
            break;
        case "failed":
            this.#undrawn -= 1;
            this.#host.failed(message.reason);
            break;
        case "missing-font": this.#host.missingFont(message.sentence); break;
        }
    }
}
