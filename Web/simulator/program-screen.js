// SPDX-License-Identifier: Apache-2.0

// The frame in which a program's screen is drawn. It has no origin: what a clip shows cannot touch the page.

export class ProgramScreen {
    frame;
    program;
    #port;
    #early = [];
    #host;

    // host: event({program, kind, element, text}), title(text), drawn(), settled(): its images are there too, failed(reason)
    // language: of the phone.
    constructor(program, { language }, host) {
        this.program = program;
        this.#host = host;
        this.frame = document.createElement("iframe");
        this.frame.className = "p-screen";
        this.frame.title = "Screen of the running program";
        this.frame.setAttribute("sandbox", "allow-scripts");
        this.frame.src = "/web/simulator/screen.html";
        const ready = async ({ source, data }) => {
            if (source !== this.frame.contentWindow || data?.type !== "screen-ready") return;
            window.removeEventListener("message", ready);
            // Each build can have other images and colours.
            const { assets, resources } = await (await fetch("/settings")).json();
            const { port1, port2 } = new MessageChannel();
            this.#port = port1;
            port1.onmessage = ({ data }) => this.#receive(data);
            source.postMessage({ type: "prepare", assets, resources, language }, "*", [port2]);
            for (const message of this.#early.splice(0)) port1.postMessage(message);
        };
        window.addEventListener("message", ready);
        this.close = () => {
            window.removeEventListener("message", ready);
            this.#port?.close();
            this.frame.remove();
        };
    }

    // What came first is drawn together: a page that is opened late catches up at once.
    patches(bytes) {
        this.#send({ type: "patches", batches: [bytes] });
    }

    handled() {
        this.#send({ type: "handled" });
    }

    look(look) {
        this.#send({ type: "look", ...look });
    }

    #send(message) {
        if (this.#port) this.#port.postMessage(message);
        else this.#early.push(message);
    }

    #receive(message) {
        switch (message.type) {
        case "event":
            this.#host.event({ program: this.program, kind: message.kind, element: message.element, text: message.text });
            break;
        case "title": this.#host.title(message.text); break;
        case "drawn": this.#host.drawn(); break;
        case "settled": this.#host.settled(); break;
        case "failed": this.#host.failed(message.reason); break;
        }
    }
}
