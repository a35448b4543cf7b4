// SPDX-License-Identifier: Apache-2.0

// In the sandboxed frame: draws one clip, which runs in a worker, and communicates with the page around it through a
// message port. README.md describes the messages.

import { ClipProcess } from "./clip-process.js";
import { setLanguage } from "./language.js";
import { limits } from "./limits.js";
import { Paced } from "./pace.js";
import { Screen } from "./patches.js";
import { stoppedNotice } from "./stopped-notice.js";

// In a bundle, the style sheet is a part of the script.
if (typeof CLIP_STYLE === "string") {
    const style = new CSSStyleSheet();
    style.replaceSync(CLIP_STYLE);
    document.adoptedStyleSheets = [style];
}

// The policy forbids connections, but not WebRTC in every browser: nothing in the frame needs it.
for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) delete window[name];

const parentWindow = window.parent;

function prepare(port, { module, assets, language, words }) {
    setLanguage(language);
    const screen = new Screen(document.getElementById("screen"), assets, {
        event: (message, key) => clip.request(message, key),
        isWaiting: (key) => clip.isWaiting(key),
        waits,
        // Modules have no environment that would show them.
        ignoresSurroundings: true,
        title: (text) => {
            document.title = text;
            titleChange.request();
        },
    });
    const clip = new ClipProcess({
        ready: () => port.postMessage({ type: "loaded" }),
        turn: (turn, done) => draw(turn).then(done, fail),
        pong: answer,
        failed: ({ reason, isLimit, isLoading }) => fail(new Error(reason), Boolean(isLimit), Boolean(isLoading)),
    });
    const stores = new Map();
    let overlay;
    let startedAt;
    let isEnded = false;
    let isWaiting = false;
    // The page's last question while a part is being loaded: that is no answer of the clip, which waits for it.
    let asked;

    const titleChange = new Paced(limits.overlay, () => port.postMessage({ type: "title", text: document.title }));
    const overlayChange = new Paced(limits.overlay, () => port.postMessage({ type: "overlay", position: overlay }));
    const writing = new Paced(limits.writing, () => {
        for (const [key, text] of stores) port.postMessage({ type: "store", key, text });
        stores.clear();
    });

    function answer(number) {
        if (isWaiting) asked = number;
        else port.postMessage({ type: "pong", number });
    }

    // A part of the screen is being loaded, or is here.
    function waits(isLoading) {
        isWaiting = isLoading;
        port.postMessage({ type: isLoading ? "loading" : "loaded" });
        if (!isLoading && asked !== undefined) answer(asked);
        asked = undefined;
    }

    // Shows what the clip did for one message. The page learns the rest at the same time.
    async function draw(turn) {
        for (const [key, text] of turn.stores) stores.set(key, text);
        if (stores.size > 0) writing.request();
        if (turn.isStorageFull) port.postMessage({ type: "storage-full" });
        if (turn.overlay !== undefined) {
            overlay = turn.overlay;
            overlayChange.request();
        }
        await screen.apply(turn.patches);
        if (startedAt === undefined || isEnded) return;
        document.body.classList.add("running");
        port.postMessage({ type: "running", milliseconds: performance.now() - startedAt });
        startedAt = undefined;
    }

    // A clip cannot continue after an error: its worker ends, and its screen is removed.
    function fail(error, isLimit = error?.name === "LimitError", isLoading = error?.name === "LoadingError") {
        if (isEnded) return;
        isEnded = true;
        clip.end();
        screen.close();
        writing.finish();
        const reopen = () => port.postMessage({ type: "reopen" });
        document.body.replaceChildren(stoppedNotice(words, isLimit ? "limit" : isLoading ? "loading" : "error", reopen));
        port.postMessage({ type: "failed", isLimit, isLoading, reason: String(error?.message ?? error) });
    }

    port.onmessage = ({ data }) => {
        switch (data.type) {
        case "start":
            startedAt = performance.now();
            clip.start(data);
            break;
        case "continue": clip.request(() => data); break;
        case "ping": clip.ping(data.number); break;
        case "overlay-closed": clip.request(() => ({ type: "event", kind: 4, element: 0, text: "" })); break;
        case "inset": document.documentElement.style.setProperty("--inset-bottom", `${data.bottom}px`); break;
        }
    };
    clip.prepare(module);
}

window.addEventListener("message", (event) => {
    if (event.source !== parentWindow || event.data?.type !== "prepare") return;
    prepare(event.ports[0], event.data);
});

parentWindow.postMessage({ type: "clip-frame-ready" }, "*");
