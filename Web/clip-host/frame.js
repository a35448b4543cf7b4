// SPDX-License-Identifier: Apache-2.0

// In the sandboxed frame: runs one clip, and communicates with the page around it through a message port.
// README.md describes the messages.

import { ClipModule } from "./module.js";
import { Screen } from "./patches.js";

const parentWindow = window.parent;

function prepare(port, { module, assets, language, words }) {
    document.documentElement.lang = language;
    const stored = new Map();
    const screen = new Screen(document.getElementById("screen"), assets, {
        event: (kind, id, text) => guard(() => clip.event(kind, id, text)),
        title: (text) => {
            document.title = text;
            port.postMessage({ type: "title", text });
        },
    });
    const clip = new ClipModule({
        render: (patches) => screen.apply(patches),
        stored: (suite, key) => stored.get(storageKey(suite, key)),
        store: (suite, key, text) => {
            const name = storageKey(suite, key);
            if (text === undefined) stored.delete(name);
            else stored.set(name, text);
            port.postMessage({ type: "store", key: name, text });
        },
        overlay: (position) => port.postMessage({ type: "overlay", position }),
    });

    function guard(action) {
        try {
            action();
        } catch (error) {
            fail(error);
        }
    }

    // A clip cannot continue after a Swift runtime error.
    function fail(error) {
        screen.close();
        document.body.replaceChildren(failureNotice(words));
        port.postMessage({ type: "failed", reason: String(error?.message ?? error) });
    }

    // The clip does not run before the person has opened it.
    async function start({ url, stored: entries }) {
        const startedAt = performance.now();
        await compiled;
        for (const [key, text] of entries) stored.set(key, text);
        await clip.start();
        clip.launch(url);
        document.body.classList.add("running");
        port.postMessage({ type: "running", milliseconds: performance.now() - startedAt });
    }

    const compiled = clip.prepare(module);
    compiled.catch(() => {});
    port.onmessage = ({ data }) => {
        switch (data.type) {
        case "start": start(data).catch(fail); break;
        case "continue": guard(() => clip.launch(data.url)); break;
        case "overlay-closed": guard(() => clip.event(4, 0, "")); break;
        case "inset": document.documentElement.style.setProperty("--inset-bottom", `${data.bottom}px`); break;
        }
    };
}

function storageKey(suite, key) {
    return suite ? `${suite}/${key}` : key;
}

function failureNotice({ stopped, openAgain }) {
    const notice = document.createElement("div");
    notice.className = "failure";
    notice.setAttribute("role", "alert");
    const heading = document.createElement("h1");
    heading.textContent = stopped;
    const advice = document.createElement("p");
    advice.textContent = openAgain;
    notice.append(heading, advice);
    return notice;
}

window.addEventListener("message", (event) => {
    if (event.source !== parentWindow || event.data?.type !== "prepare") return;
    prepare(event.ports[0], event.data);
});

parentWindow.postMessage({ type: "clip-frame-ready" }, "*");
