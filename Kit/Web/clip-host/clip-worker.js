// SPDX-License-Identifier: Apache-2.0

// A worker that runs one clip's module, so that it blocks neither the frame nor the page, and can be ended at any
// time. README.md describes the messages.

import { LimitError, limits } from "./limits.js";
import { StoredValues } from "./clip-storage.js";
import { ClipModule } from "./module.js";
import { Budget } from "./pace.js";

const calls = new Budget(limits.calls);
const bytes = new Budget(limits.callBytes);
let stored = new StoredValues();
// What the clip did during the current call: one message for all of it.
let effects = none();
let failure;

const clip = new ClipModule({
    count(amount) {
        // A module can catch what its imports throw, and go on.
        if (failure) throw failure;
        if (!calls.spend(1)) stop(`it called its host more than ${limits.calls} times in a second`);
        if (!bytes.spend(Math.max(0, amount))) stop(`it passed more than ${limits.callBytes} bytes in a second`);
    },
    render(patches) {
        effects.patchBytes += patches.length;
        if (effects.patchBytes > limits.patchBytes) {
            stop(`its patches for one event have more than ${limits.patchBytes} bytes`);
        }
        effects.patches.push(patches.slice());
    },
    stored: (suite, key) => stored.get(storageKey(suite, key)),
    store(suite, key, text) {
        const name = storageKey(suite, key);
        if (stored.set(name, text)) effects.stores.set(name, text);
        else effects.isStorageFull = true;
    },
    overlay(position) {
        effects.overlay = position;
    },
});

// Ends the clip during a call: the message leaves even if the call never returns.
function stop(reason) {
    failure = new LimitError(reason);
    fail(failure);
    throw failure;
}

function none() {
    return { patches: [], patchBytes: 0, stores: new Map(), overlay: undefined, isStorageFull: false };
}

// Keys of an App Group start with its identifier. A string that is too long is undefined, and so is its key.
function storageKey(suite, key) {
    if (suite === undefined || key === undefined) return undefined;
    return suite ? `${suite}/${key}` : key;
}

function fail(error) {
    const isLimit = error instanceof LimitError || clip.hasFullMemory;
    const text = String(error?.message ?? error);
    const reason = error instanceof LimitError || !isLimit ? text : `it has used up its memory (${text})`;
    postMessage({ type: "failed", isLimit, reason });
}

function finish() {
    const { patches, stores, overlay, isStorageFull } = effects;
    effects = none();
    postMessage({ type: "turn", patches, stores: [...stores], overlay, isStorageFull }, patches.map((part) => part.buffer));
}

let compiled;

async function perform(message) {
    switch (message.type) {
    case "prepare":
        compiled = clip.prepare(message.module);
        // Reported when the clip is started.
        compiled.catch(() => {});
        return;
    case "ping":
        postMessage({ type: "pong", number: message.number });
        return;
    case "start":
        stored = new StoredValues(message.stored);
        await compiled;
        await clip.start();
        clip.launch(message.url);
        break;
    case "continue":
        clip.launch(message.url);
        break;
    case "event":
        clip.event(message.kind, message.element, message.text);
        break;
    }
    if (failure) throw failure;
    finish();
}

self.onmessage = ({ data }) => {
    perform(data).catch((error) => {
        // A clip cannot continue after a Swift runtime error.
        if (!failure) fail(error);
        failure ??= error;
    });
};

postMessage({ type: "ready" });
