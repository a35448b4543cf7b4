// SPDX-License-Identifier: Apache-2.0

// A screen to draw on, without a clip: `show([…])` draws a view, `change(writer => …)` applies further patches, `sent` has
// the events.

import { MissingFonts } from "../../Kit/Web/clip-host/missing-fonts.js";
import { Screen } from "../../Kit/Web/clip-host/patches.js";
import { PatchWriter } from "./patch-writer.mjs";

window.sent = [];
window.waiting = new Set();
window.missing = [];
window.writer = new PatchWriter();
window.screenOfClip = new Screen(document.getElementById("screen"), "assets/", {
    event: (message) => {
        const event = message();
        if (event) sent.push([event.kind, event.element, event.text]);
    },
    title: (text) => { document.title = text; },
    isWaiting: (key) => waiting.has(key),
    fonts: new MissingFonts((sentence) => missing.push(sentence)),
});
window.show = async (...views) => {
    for (const view of views) writer.add(view);
    await screenOfClip.apply([writer.take()]);
};
window.change = async (action) => {
    await action(writer);
    const began = performance.now();
    await screenOfClip.apply([writer.take()]);
    return performance.now() - began;
};
// The view with a name, or an identifier.
window.viewOf = (name) => {
    const left = [screenOfClip.root];
    while (left.length > 0) {
        const view = left.pop();
        if (view.id === (writer.ids[name] ?? name)) return view;
        left.push(...view.children);
    }
    return undefined;
};
// What an expression is so many milliseconds after what moves has begun to.
window.at = (milliseconds, read) => {
    const moving = document.getAnimations();
    for (const animation of moving) {
        animation.pause();
        animation.currentTime = milliseconds;
    }
    const value = read();
    for (const animation of moving) animation.play();
    return value;
};
document.body.dataset.state = "ready";
