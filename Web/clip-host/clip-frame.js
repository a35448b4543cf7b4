// For the page around a clip: puts the clip into a sandboxed frame and gives it what it may have.
//
//     import { ClipFrame, fetchModule } from "./clip-frame.js";
//     const clip = new ClipFrame({ container, id, name, module: fetchModule(address), assets });
//     button.addEventListener("click", () => clip.open(invocationURL));
//
// README.md describes the messages and what the server has to send.

import { ClipStorage } from "./clip-storage.js";

const framePage = new URL("frame.html", import.meta.url);

export class ClipFrame extends EventTarget {
    #container;
    #options;
    #storage;
    #frame;
    #port;
    #offer;
    #isOpen = false;
    // Messages to a frame that is not there yet.
    #waiting = [];
    #began;
    #ready;

    // container: the element to fill. id: the clip's identifier, under which its values are kept. name: what
    // the frame is called. module: a promise of the module's bytes (see fetchModule). assets: the address
    // of the folder of pictures, with its slash. language: of the clip. app: {name, icon, address} of the
    // full app, for its offer.
    //
    // The frame is loaded at once and cannot be seen; nothing of the clip runs before open(). Make it when
    // the card is shown.
    constructor(options) {
        super();
        this.#options = options;
        this.#container = options.container;
        this.#storage = new ClipStorage(options.id);
        this.#frame = document.createElement("iframe");
        this.#frame.setAttribute("sandbox", "allow-scripts");
        this.#frame.className = "clip-frame waiting";
        this.#frame.title = options.name ?? "Clip";
        this.#frame.inert = true;
        // A module that cannot be had is told when the frame asks for it.
        options.module.catch(() => {});
        this.#ready = (event) => this.#prepare(event);
        window.addEventListener("message", this.#ready);
        this.#frame.src = framePage.href;
        this.#container.append(this.#frame);
    }

    // Launches the clip, or brings a new invocation to it while it runs. The URL reaches the clip unchanged;
    // undefined stands for a return without one.
    open(url) {
        if (this.#isOpen) {
            this.#post({ type: "continue", url });
            return;
        }
        this.#isOpen = true;
        this.#began = performance.now();
        this.#frame.classList.remove("waiting");
        this.#frame.inert = false;
        this.#frame.focus();
        this.#post({ type: "start", url, stored: this.#storage.entries() });
    }

    // Ends the clip. What it kept stays.
    close() {
        window.removeEventListener("message", this.#ready);
        this.#port?.close();
        this.#frame.remove();
        this.#offer?.remove();
    }

    async #prepare(event) {
        // The frame's origin is opaque: the window that a message came from is what identifies it.
        if (event.source !== this.#frame.contentWindow || event.data?.type !== "clip-frame-ready") return;
        window.removeEventListener("message", this.#ready);
        let module;
        try {
            module = await this.#options.module;
        } catch (error) {
            this.#tell("failed", { reason: String(error?.message ?? error) });
            return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => this.#receive(data);
        this.#port = port1;
        const assets = new URL(this.#options.assets, document.baseURI).href;
        const language = this.#options.language ?? "en";
        this.#frame.contentWindow.postMessage({ type: "prepare", module, assets, language }, "*", [port2]);
        for (const message of this.#waiting.splice(0)) port1.postMessage(message);
    }

    #post(message) {
        if (this.#port) this.#port.postMessage(message);
        else this.#waiting.push(message);
    }

    // What comes from the frame is the clip's word: each part is checked before it is used.
    #receive(message) {
        switch (message?.type) {
        case "running":
            this.#tell("running", { sinceOpen: performance.now() - this.#began, inFrame: message.milliseconds });
            break;
        case "store":
            this.#storage.set(message.key, message.text);
            break;
        case "overlay":
            this.#showOffer(message.position);
            break;
        case "title":
            this.#frame.title = String(message.text).slice(0, 200);
            break;
        case "failed":
            this.#tell("failed", { reason: String(message.reason).slice(0, 500) });
            break;
        }
    }

    #tell(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    // The system's offer of the full app. The page draws it, so that a clip cannot offer another's.
    #showOffer(position) {
        this.#hideOffer();
        const { app } = this.#options;
        if (!app || position === -1) return;
        const offer = document.createElement("aside");
        offer.className = position === 1 ? "clip-offer raised" : "clip-offer";
        offer.setAttribute("aria-label", "Get the app");
        const icon = document.createElement("img");
        icon.src = app.icon;
        icon.alt = "";
        const text = document.createElement("p");
        const name = document.createElement("strong");
        name.textContent = app.name;
        text.append(name, "Get the full app");
        const link = document.createElement("a");
        link.href = app.address;
        link.textContent = "View";
        link.setAttribute("aria-label", `View ${app.name}`);
        const close = document.createElement("button");
        close.type = "button";
        close.textContent = "\u00D7";
        close.setAttribute("aria-label", "Close the offer");
        close.addEventListener("click", () => {
            this.#hideOffer();
            this.#post({ type: "overlay-closed" });
            this.#frame.focus();
        });
        offer.append(icon, text, link, close);
        this.#container.append(offer);
        this.#offer = offer;
        // The clip's last lines can be moved above the offer.
        this.#post({ type: "inset", bottom: offer.offsetHeight + 20 });
    }

    #hideOffer() {
        if (!this.#offer) return;
        this.#offer.remove();
        this.#offer = undefined;
        this.#post({ type: "inset", bottom: 0 });
    }
}

// The bytes of a module. Call it early, when the card is shown: the clip then opens without a wait.
export async function fetchModule(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the module could not be fetched (${response.status})`);
    return response.arrayBuffer();
}
