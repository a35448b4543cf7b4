// SPDX-License-Identifier: Apache-2.0

// The sandboxed frame of one clip, and its messages. They are untrusted: they are counted here.

import { limits } from "./limits.js";
import { Budget } from "./pace.js";

const ownPage = new URL("frame.html", import.meta.url);

export class FrameConnection {
    #element = document.createElement("iframe");
    #page;
    #port;
    // Messages to send when the frame is ready.
    #waiting = [];
    #prepare;
    #host;
    #messages = new Budget(limits.messages);
    #characters = new Budget(limits.messageLength);
    #listener = (event) => this.#greet(event);
    #isClosed = false;

    // page: the URL of the frame's page. prepare: a promise of the frame's first message. host: received(message),
    // failed(error) if the promise is rejected or the frame has no scripts, flooded(reason)
    constructor(container, page = ownPage, title, prepare, host) {
        this.#page = page;
        this.#prepare = prepare;
        this.#host = host;
        // A failed download is reported when the frame is ready.
        prepare.catch(() => {});
        this.#element.setAttribute("sandbox", "allow-scripts");
        this.#element.className = "clip-frame waiting";
        this.#element.title = title;
        this.#element.inert = true;
        window.addEventListener("message", this.#listener);
        // A frame greets while it loads. One that has loaded without that has not got its scripts. Of a page that did not come
        // WebKit and Firefox tell nothing; asked for again, it fails again. Its bytes may still be on their way: they are not asked for.
        this.#element.addEventListener("load", () => setTimeout(() => this.#miss(), limits.greeting), { once: true });
        setTimeout(() => this.#probe(), limits.greeting);
        this.#element.src = page.href;
        container.append(this.#element);
    }

    set title(text) {
        this.#element.title = text;
    }

    show() {
        this.#element.classList.remove("waiting");
        this.#element.inert = false;
        this.#element.focus();
    }

    focus() {
        this.#element.focus();
    }

    post(message) {
        if (this.#port) this.#port.postMessage(message);
        else this.#waiting.push(message);
    }

    // Removes the frame, which ends everything in it.
    close() {
        this.#isClosed = true;
        window.removeEventListener("message", this.#listener);
        this.#port?.close();
        this.#element.remove();
    }

    async #probe() {
        if (this.#isClosed || !this.#prepare) return;
        try {
            await fetch(this.#page, { method: "HEAD" });
        } catch {
            this.#miss();
        }
    }

    #miss() {
        if (this.#isClosed || !this.#prepare) return;
        this.#prepare = undefined;
        this.#host.failed(new Error("the scripts of its frame could not be loaded"));
    }

    async #greet(event) {
        // The frame's origin is opaque, so messages are identified by the window that they come from.
        if (event.source !== this.#element.contentWindow || !this.#count(0)) return;
        if (!this.#prepare || event.data?.type !== "clip-frame-ready") return;
        const prepare = this.#prepare;
        this.#prepare = undefined;
        let message;
        try {
            message = await prepare;
        } catch (error) {
            this.#host.failed(error);
            return;
        }
        if (this.#isClosed) return;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = (received) => this.#receive(received);
        this.#port = port1;
        this.#element.contentWindow.postMessage(message, "*", [port2]);
        for (const waiting of this.#waiting.splice(0)) port1.postMessage(waiting);
    }

    #receive(event) {
        // Counted before its data is read, which takes time for large ones.
        if (!this.#count(0)) return;
        const message = event.data;
        if (typeof message?.type !== "string") return;
        const texts = [message.key, message.text, message.reason].filter((text) => typeof text === "string");
        if (this.#count(texts.reduce((sum, text) => sum + text.length, 0), 0)) this.#host.received(message);
    }

    #count(characters, messages = 1) {
        if (this.#isClosed) return false;
        if (this.#messages.spend(messages) && this.#characters.spend(characters)) return true;
        this.close();
        this.#host.flooded(`its frame sent more than ${limits.messages} messages or ${limits.messageLength} characters in a second`);
        return false;
    }
}
