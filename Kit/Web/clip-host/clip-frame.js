// SPDX-License-Identifier: Apache-2.0

// For the page around a clip: loads the clip in a sandboxed frame, stores its values and shows its overlay.
//
//     import { ClipFrame, fetchModule } from "./clip-frame.js";
//     const clip = new ClipFrame({ container, id, name, module: fetchModule(address), assets });
//     button.addEventListener("click", () => clip.open(invocationURL));
//
// README.md describes the messages and the headers that the server must send.

import { ClipNotice } from "./clip-notice.js";
import { ClipOverlay } from "./clip-overlay.js";
import { ClipStorage } from "./clip-storage.js";
import { FrameConnection } from "./frame-connection.js";
import { LimitError, limits } from "./limits.js";
import { Paced } from "./pace.js";
import { stoppedNotice } from "./stopped-notice.js";
import { Watchdog } from "./watchdog.js";

// What the page says around a clip, unless it has these words in another language.
const english = {
    getApp: "Get the app",
    getFullApp: "Get the full app",
    view: "View",
    close: "Close",
    stopped: "The App Clip has stopped",
    overLimit: "It used more memory or time than an App Clip may use.",
    notLoaded: "A part of the App Clip could not be loaded. Check your connection.",
    reopen: "Open again",
    notResponding: "The App Clip is not responding.",
    stillLoading: "The App Clip is still loading.",
    wait: "Wait",
    end: "Close App Clip",
    storageFull: "The App Clip cannot save any more in this browser.",
};

export class ClipFrame extends EventTarget {
    #container;
    #options;
    #words;
    #storage;
    #overlay;
    #notice;
    #watchdog;
    #connection;
    // "waiting" until open(), then "open", and in the end "ended" or "closed".
    #state;
    // Whether all scripts are there: what the frame does from now on, or does not, is up to the clip.
    #isLoaded = false;
    #openedAt;
    #url;
    #position;
    #stopped;
    #hasToldStorage = false;
    #writing;
    #overlayChange;
    #left = () => this.#writing.finish();

    // container: the element to fill. id: the clip's identifier, under which its values are stored. name: the
    // title of the frame. module: a promise of the module's bytes (see fetchModule). assets: the URL of the
    // folder of images, with a slash at the end. language: the clip's language. app: {name, icon, address} of
    // the full app, for the overlay; icon may be empty. words: the words of `english` in the visitor's language, which
    // the container has as its own (lang, dir). frame: returns the URL of the frame's page each time that it is loaded, if it is
    // not that beside this script.
    //
    // The frame loads immediately, but is invisible, and the clip does not run before open(). So create the
    // frame when the card is shown.
    constructor(options) {
        super();
        this.#options = options;
        this.#words = { ...english, ...options.words };
        this.#container = options.container;
        this.#storage = new ClipStorage(options.id);
        this.#notice = new ClipNotice(this.#container);
        this.#overlay = new ClipOverlay(this.#container, options.app, this.#words, {
            inset: (bottom) => this.#connection.post({ type: "inset", bottom }),
            closed: () => {
                this.#connection.post({ type: "overlay-closed" });
                this.#connection.focus();
            },
        });
        this.#watchdog = new Watchdog({
            // A frame that is still being loaded answers later.
            ask: (number) => this.#connection.post({ type: "ping", number }),
            silent: () => this.#offerToEnd(),
            answered: () => this.#notice.hide(),
        });
        this.#writing = new Paced(limits.writing, () => this.#write());
        this.#overlayChange = new Paced(limits.overlay, () => this.#overlay.show(this.#position));
        window.addEventListener("pagehide", this.#left);
        this.#load();
    }

    // Launches the clip, or passes a new invocation to the running clip. The clip receives the URL unchanged;
    // undefined means a return without an invocation.
    open(url) {
        this.#url = url;
        if (this.#state === "open") {
            this.#connection.post({ type: "continue", url });
            return;
        }
        if (this.#state === "ended") this.#load();
        if (this.#state !== "waiting") return;
        this.#state = "open";
        this.#openedAt = performance.now();
        this.#connection.show();
        this.#connection.post({ type: "start", url, stored: this.#storage.entries() });
        this.#watchdog.start();
    }

    // Ends the clip. Its stored values remain.
    close() {
        this.#end("closed");
        window.removeEventListener("pagehide", this.#left);
        this.#connection.close();
        this.#stopped?.remove();
    }

    #load() {
        this.#stopped?.remove();
        this.#state = "waiting";
        this.#isLoaded = false;
        const { name, module, frame } = this.#options;
        const connection = new FrameConnection(this.#container, frame?.(), name ?? "Clip", module.then((bytes) => this.#preparation(bytes)), {
            received: (message) => this.#receive(message),
            failed: (error) => {
                this.#end("ended");
                this.#fail(String(error?.message ?? error), error?.name === "LimitError" ? "limit" : "loading");
            },
            flooded: (reason) => this.#stop(reason, "limit"),
        });
        this.#connection = connection;
    }

    #preparation(module) {
        const { stopped, overLimit, notLoaded, reopen } = this.#words;
        const language = this.#container.closest("[lang]")?.lang;
        const { direction } = getComputedStyle(this.#container);
        return {
            type: "prepare",
            module,
            assets: new URL(this.#options.assets, document.baseURI).href,
            language: this.#options.language ?? "en",
            // The frame has the language of the clip, not of the words.
            words: { stopped, overLimit, notLoaded, reopen, language, direction },
        };
    }

    // Messages from the frame are untrusted: each value is checked before it is used.
    #receive(message) {
        if (message.type === "reopen" && this.#state === "ended") {
            this.#reopen();
            return;
        }
        // What is about loading comes before the clip is opened.
        const isEarly = this.#state === "waiting" && (message.type === "failed" || message.type === "loaded");
        if (this.#state !== "open" && !isEarly) return;
        switch (message.type) {
        case "loaded": case "loading":
            this.#isLoaded = message.type === "loaded";
            break;
        case "running":
            this.#isLoaded = true;
            this.#report("running", { sinceOpen: performance.now() - this.#openedAt, inFrame: Number(message.milliseconds) });
            break;
        case "pong":
            this.#watchdog.hear(message.number);
            break;
        case "store":
            if (this.#storage.set(message.key, message.text)) this.#writing.request();
            else this.#tellStorage(`it stores more than ${limits.entries} keys or ${limits.storedLength} characters`);
            break;
        case "storage-full":
            this.#tellStorage(`it stores more than ${limits.entries} keys or ${limits.storedLength} characters`);
            break;
        case "overlay":
            this.#position = message.position;
            this.#overlayChange.request();
            break;
        case "title":
            this.#connection.title = String(message.text).slice(0, 200);
            break;
        case "failed": {
            const reason = String(message.reason).slice(0, 500);
            this.#end("ended");
            this.#complain(`The App Clip has stopped: ${reason}`);
            this.#fail(reason, message.isLoading ? "loading" : message.isLimit ? "limit" : "error");
            break;
        }
        }
    }

    // Ends a clip whose frame cannot say so itself.
    #stop(reason, cause) {
        if (this.#state === "closed") return;
        this.#end("ended");
        this.#connection.close();
        this.#stopped = stoppedNotice(this.#words, cause, () => this.#reopen());
        this.#stopped.classList.add("clip-stopped");
        this.#container.append(this.#stopped);
        this.#complain(`The App Clip was ended: ${reason}`);
        this.#fail(reason, cause);
        this.#stopped.querySelector("button").focus();
    }

    #end(state) {
        this.#state = state;
        this.#watchdog.stop();
        this.#writing.finish();
        this.#overlayChange.cancel();
        this.#overlay.hide();
        this.#notice.hide();
    }

    #reopen() {
        this.#connection.close();
        this.open(this.#url);
    }

    #offerToEnd() {
        const { notResponding, stillLoading, wait, end } = this.#words;
        const [sentence, reason, cause] = this.#isLoaded
            ? [notResponding, "it did not respond", "error"] : [stillLoading, "it did not load in time", "loading"];
        this.#notice.show("alert", sentence, [
            [end, () => this.#stop(reason, cause)],
            [wait, () => this.#watchdog.wait()],
        ]);
    }

    #write() {
        if (!this.#storage.write()) this.#tellStorage("the browser does not take its values");
    }

    // Says once that something could not be stored.
    #tellStorage(reason) {
        if (this.#hasToldStorage) return;
        this.#hasToldStorage = true;
        this.#complain(`The App Clip cannot store a value: ${reason}`);
        if (this.#notice.isShown) return;
        this.#notice.show("status", this.#words.storageFull, [[this.#words.close]]);
    }

    // For the developer of the clip.
    #complain(text) {
        console.warn(text);
    }

    // cause: "loading" if a part of it could not be loaded, "limit" if the clip has reached one, otherwise "error".
    #fail(reason, cause) {
        this.#report("failed", { reason, cause });
    }

    #report(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }
}

// Downloads a module. Call this when the card is shown, so that the clip opens without delay.
//
// isAhead: whether the page has it loaded ahead, by <link rel="preload" as="fetch" href="…">, from its own server. Of the ways to fetch
// what was, `no-cors` is the only one by which every browser takes it; WebKit would also take from there that it could not be loaded.
export async function fetchModule(address, isAhead = false) {
    const response = await fetch(address, { mode: isAhead ? "no-cors" : "cors" });
    if (!response.ok) throw new Error(`the module could not be fetched (${response.status})`);
    const module = await response.arrayBuffer();
    if (module.byteLength > limits.moduleBytes) {
        throw new LimitError(`the module has ${module.byteLength} bytes; at most ${limits.moduleBytes} are accepted`);
    }
    return module;
}
