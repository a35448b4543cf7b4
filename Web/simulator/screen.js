// SPDX-License-Identifier: Apache-2.0

// In the sandboxed frame of a simulated phone: draws one program, whose patches come from the page, and sends the page
// what the person does. The program gets one event at a time, and the next one when what the one before changed is drawn,
// so that events are never for elements that it has replaced.

import { setLanguage } from "../clip-host/language.js";
import { limits } from "../clip-host/limits.js";
import { MissingFonts } from "../clip-host/missing-fonts.js";
import { ownSymbols } from "../clip-host/own-symbols.js";
import { assetColor } from "../clip-host/paints.js";
import { Screen } from "../clip-host/patches.js";

// Milliseconds after which the next event goes out even if nothing says that the one before was handled.
const patience = 2000;

function prepare(port, { assets, resources, language }) {
    setLanguage(language);
    useColors(resources ?? {});
    const waiting = [];
    let isBusy = false;
    let release;
    let drawing = Promise.resolve();

    const screen = new Screen(document.getElementById("screen"), assets, {
        event: (message, key) => {
            if (key !== undefined && waiting.at(-1)?.key === key) waiting.pop();
            if (waiting.length >= limits.waitingEvents) return;
            waiting.push({ message, key });
            next();
        },
        isWaiting: (key) => waiting.some((other) => other.key === key),
        title: (text) => port.postMessage({ type: "title", text }),
        picture: (name) => resources?.pictures?.[name],
        ownSymbols,
        fonts: new MissingFonts((sentence) => port.postMessage({ type: "missing-font", sentence })),
    });

    function next() {
        while (!isBusy && waiting.length > 0) {
            const event = waiting.shift().message();
            if (event === undefined) continue;
            isBusy = true;
            release = setTimeout(handled, patience);
            port.postMessage({ type: "event", kind: event.kind, element: event.element, text: event.text });
        }
    }

    function handled() {
        clearTimeout(release);
        isBusy = false;
        next();
    }

    // Says when what is shown now is at rest: its images are there and painted, and its animations have ended. An
    // animation without an end is waited for by nobody. The page learns how many of its changes that includes.
    let changes = 0;
    let beginnings = 0;

    async function settle() {
        beginnings += 1;
        const beginning = beginnings;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        const animations = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime < Infinity);
        await Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
        await painted();
        if (beginning === beginnings) port.postMessage({ type: "settled", changes });
    }

    function fail(error) {
        port.postMessage({ type: "failed", reason: String(error?.message ?? error) });
    }

    port.onmessage = ({ data }) => {
        switch (data.type) {
        case "patches":
            changes += 1;
            drawing = drawing.then(() => screen.apply(data.batches)).then(
                () => {
                    port.postMessage({ type: "drawn" });
                    settle();
                },
                fail,
            );
            break;
        case "handled": drawing.then(handled); break;
        case "look":
            changes += 1;
            look(data);
            settle();
            break;
        }
    };

    // The phone's appearance, text size and safe areas.
    function look({ textSize, top, bottom, inset, isDark }) {
        const style = document.documentElement.style;
        style.colorScheme = isDark ? "dark" : "light";
        choose(isDark);
        style.fontSize = `${16 * textSize}px`;
        style.setProperty("--safe-top", `${top}px`);
        style.setProperty("--safe-bottom", `${bottom}px`);
        style.setProperty("--inset-bottom", `${inset}px`);
        screen.appearanceChanged();
    }
}

// After the frame in which what has loaded is laid out. A frame that is out of sight paints nothing.
function painted() {
    return new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 200);
    });
}

// The colours of the clip's asset catalogs, and that of its controls.
function useColors({ colors, accent }) {
    const style = document.documentElement.style;
    for (const [name, value] of Object.entries(colors ?? {})) style.setProperty(assetColor(name), value);
    if (!accent) return;
    style.setProperty("--accent", accent);
    style.setProperty("--accent-ink", "#ffffff");
    style.setProperty("--accent-soft", `color-mix(in srgb, ${accent} 15%, transparent)`);
}

// The phone is dark or light whatever this machine is: the rules of style sheets for either apply by the phone.
const schemes = new WeakMap();

function choose(isDark) {
    const scheme = isDark ? "dark" : "light";
    const visit = (rules) => {
        for (const rule of rules) {
            const named = schemes.get(rule) ?? rule.media?.mediaText.match(/prefers-color-scheme:\s*(dark|light)/)?.[1];
            if (named) {
                schemes.set(rule, named);
                rule.media.mediaText = named === scheme ? "all" : "not all";
            }
            if (rule.cssRules) visit(rule.cssRules);
        }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

window.addEventListener("message", (event) => {
    if (event.source !== window.parent || event.data?.type !== "prepare") return;
    prepare(event.ports[0], event.data);
});

window.parent.postMessage({ type: "screen-ready" }, "*");
