// SPDX-License-Identifier: Apache-2.0

// For the page around a clip: loads the clip in a sandboxed frame, stores its values and shows its overlay.
//
//     import { ClipFrame, fetchModule } from "./clip-frame.js";
//     const clip = new ClipFrame({ container, id, name, module: fetchModule(address), assets });
//     button.addEventListener("click", () => clip.open(invocationURL));
//
// README.md describes the messages and the headers that the server must send.

import { ClipStorage } from "./clip-storage.js";

const framePage = new URL("frame.html", import.meta.url);

// What the page says around a clip, unless it has these words in another language.
const english = {
    getApp: "Get the app",
    getFullApp: "Get the full app",
    view: "View",
    close: "Close",
    stopped: "The App Clip has stopped",
    openAgain: "Close it and open it again.",
};

export class ClipFrame extends EventTarget {
    #container;
    #options;
    #storage;
    #frame;
    #port;
    #overlay;
    #isOpen = false;
    // Messages to send when the frame is ready.
    #waiting = [];
    #openedAt;
    #ready;

    // container: the element to fill. id: the clip's identifier, under which its values are stored. name: the
    // title of the frame. module: a promise of the module's bytes (see fetchModule). assets: the URL of the
    // folder of images, with a slash at the end. language: the clip's language. app: {name, icon, address} of
    // the full app, for the overlay; icon may be empty. words: the words of `english` in the visitor's language.
    //
    // The frame loads immediately, but is invisible, and the clip does not run before open(). So create the
    // frame when the card is shown.
    constructor(options) {
        super();
        this.#options = { ...options, words: { ...english, ...options.words } };
        this.#container = options.container;
        this.#storage = new ClipStorage(options.id);
        this.#frame = document.createElement("iframe");
        this.#frame.setAttribute("sandbox", "allow-scripts");
        this.#frame.className = "clip-frame waiting";
        this.#frame.title = options.name ?? "Clip";
        this.#frame.inert = true;
        // A failed download is reported when the frame is ready; see #prepare.
        options.module.catch(() => {});
        this.#ready = (event) => this.#prepare(event);
        window.addEventListener("message", this.#ready);
        this.#frame.src = framePage.href;
        this.#container.append(this.#frame);
    }

    // Launches the clip, or passes a new invocation to the running clip. The clip receives the URL unchanged;
    // undefined means a return without an invocation.
    open(url) {
        if (this.#isOpen) {
            this.#post({ type: "continue", url });
            return;
        }
        this.#isOpen = true;
        this.#openedAt = performance.now();
        this.#frame.classList.remove("waiting");
        this.#frame.inert = false;
        this.#frame.focus();
        this.#post({ type: "start", url, stored: this.#storage.entries() });
    }

    // Ends the clip. Its stored values remain.
    close() {
        window.removeEventListener("message", this.#ready);
        this.#port?.close();
        this.#frame.remove();
        this.#overlay?.remove();
    }

    async #prepare(event) {
        // The frame's origin is opaque, so messages are identified by the window that they come from.
        if (event.source !== this.#frame.contentWindow || event.data?.type !== "clip-frame-ready") return;
        window.removeEventListener("message", this.#ready);
        let module;
        try {
            module = await this.#options.module;
        } catch (error) {
            this.#report("failed", { reason: String(error?.message ?? error) });
            return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => this.#receive(data);
        this.#port = port1;
        const assets = new URL(this.#options.assets, document.baseURI).href;
        const language = this.#options.language ?? "en";
        const { stopped, openAgain } = this.#options.words;
        const message = { type: "prepare", module, assets, language, words: { stopped, openAgain } };
        this.#frame.contentWindow.postMessage(message, "*", [port2]);
        for (const waiting of this.#waiting.splice(0)) port1.postMessage(waiting);
    }

    #post(message) {
        if (this.#port) this.#port.postMessage(message);
        else this.#waiting.push(message);
    }

    // Messages from the frame are untrusted: each value is checked before it is used.
    #receive(message) {
        switch (message?.type) {
        case "running":
            this.#report("running", { sinceOpen: performance.now() - this.#openedAt, inFrame: message.milliseconds });
            break;
        case "store":
            this.#storage.set(message.key, message.text);
            break;
        case "overlay":
            this.#showOverlay(message.position);
            break;
        case "title":
            this.#frame.title = String(message.text).slice(0, 200);
            break;
        case "failed":
            this.#report("failed", { reason: String(message.reason).slice(0, 500) });
            break;
        }
    }

    #report(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    // The overlay that recommends the full app. The page draws it, so that a clip cannot show another app's.
    #showOverlay(position) {
        this.#hideOverlay();
        const { app, words } = this.#options;
        if (!app || position === -1) return;
        const overlay = document.createElement("aside");
        overlay.className = position === 1 ? "clip-overlay raised" : "clip-overlay";
        overlay.setAttribute("aria-label", words.getApp);
        if (app.icon) {
            const icon = document.createElement("img");
            icon.src = app.icon;
            icon.alt = "";
            overlay.append(icon);
        }
        const text = document.createElement("p");
        const name = document.createElement("strong");
        name.textContent = app.name;
        text.append(name, words.getFullApp);
        const link = document.createElement("a");
        link.href = app.address;
        link.textContent = words.view;
        link.setAttribute("aria-label", `${words.view} ${app.name}`);
        const close = document.createElement("button");
        close.type = "button";
        close.textContent = "\u00D7";
        close.setAttribute("aria-label", words.close);
        close.addEventListener("click", () => {
            this.#hideOverlay();
            this.#post({ type: "overlay-closed" });
            this.#frame.focus();
        });
        overlay.append(text, link, close);
        this.#container.append(overlay);
        this.#overlay = overlay;
        // So that the end of the clip's content can be scrolled above the overlay.
        this.#post({ type: "inset", bottom: overlay.offsetHeight + 20 });
    }

    #hideOverlay() {
        if (!this.#overlay) return;
        this.#overlay.remove();
        this.#overlay = undefined;
        this.#post({ type: "inset", bottom: 0 });
    }
}

// Downloads a module. Call this when the card is shown, so that the clip opens without delay.
export async function fetchModule(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the module could not be fetched (${response.status})`);
    return response.arrayBuffer();
}
