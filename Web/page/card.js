// SPDX-License-Identifier: Apache-2.0

// A card on its page: Open runs the clip in its frame.

import { ClipFrame, fetchModule } from "../clip-host/clip-frame.js";

// sheet: the section of the server's card, with the words to use. opened: called when the clip runs and fills the
// window, to remove what it covers. closed: called when the person closes the card.
//
// Returns a function that ends the clip, or discards what was loaded for it.
export function offer(sheet, { opened, closed }) {
    const button = sheet.querySelector("#open");
    const close = sheet.querySelector(".close");
    const status = sheet.querySelector("#status");
    const store = sheet.querySelector(".foot a");
    const { clip: id, name, icon, module, assets, frame, url, language } = button?.dataset ?? {};
    // Without this script the card cannot be closed, so the button is hidden until now.
    close.hidden = false;
    close.addEventListener("click", closed);
    // A clip that runs on iPhones alone: the card leads on to the App Store or to a website.
    if (!button?.dataset.module) {
        button?.focus({ preventScroll: true });
        return () => {};
    }
    const words = { ...sheet.dataset, close: close.getAttribute("aria-label") };
    let prepared;
    let tapped;
    let hasRun = false;
    let hasFailed = false;
    // What the page has loaded ahead is for the first time.
    let isAhead = true;
    let ways;

    // Frame and module are fetched while the card is shown; the clip runs only when the person has
    // agreed.
    function prepare() {
        const container = document.createElement("div");
        container.className = "clip";
        // The words around the clip are those of the card.
        container.lang = sheet.lang;
        container.dir = sheet.dir;
        document.body.append(container);
        const bytes = fetchModule(module, isAhead);
        isAhead = false;
        const clip = new ClipFrame({
            container,
            id,
            name,
            module: bytes,
            assets,
            language,
            frame: () => new URL(hasFailed ? untried(frame) : frame, location.href),
            app: store ? { name, icon, address: store.href } : undefined,
            words,
        });
        clip.addEventListener("running", ({ detail }) => {
            container.classList.replace("opening", "running");
            if (!hasRun) opened();
            hasRun = true;
            container.querySelector("iframe").focus();
            // The task after an animation frame's callback runs when the frame has been painted.
            requestAnimationFrame(() => setTimeout(() => {
                window.clipTimes = { ...detail, toFrame: performance.now() - tapped };
                document.body.dataset.state = "running";
            }));
        });
        clip.addEventListener("failed", ({ detail }) => {
            document.body.dataset.state = "failed";
            hasFailed ||= detail.cause === "loading";
            // A clip that stops later says so where it was.
            if (hasRun) return;
            const wasTapped = tapped !== undefined;
            end();
            // What could not be loaded is loaded again on the next tap.
            console.error(`The App Clip could not be opened: ${detail.reason}`);
            if (wasTapped) report(detail);
        });
        return { clip, container };
    }

    function end() {
        prepared?.clip.close();
        prepared?.container.remove();
        prepared = undefined;
        tapped = undefined;
        button.disabled = false;
    }

    // Says what failed, and offers what the person can do: try again, or get the app.
    function report({ reason, cause }) {
        const causes = { loading: words.notLoaded, limit: words.overLimit };
        status.className = "notice";
        status.replaceChildren(...[words.notOpened, causes[cause]].filter(Boolean).map((text) => part("p", text)));
        const again = part("button", words.tryAgain, "btn");
        again.type = "button";
        again.addEventListener("click", () => button.click());
        ways = part("div", undefined, "notice ways");
        ways.append(again);
        if (store) ways.append(Object.assign(part("a", store.textContent, "btn"), { href: store.href }));
        const details = part("details");
        // The reason is for developers, in their language.
        details.append(part("summary", words.why), Object.assign(part("p", reason, "mono"), { lang: "en", dir: "ltr" }));
        ways.append(details);
        status.after(ways);
        again.focus();
    }

    button.addEventListener("click", (event) => {
        tapped = event.timeStamp;
        button.disabled = true;
        ways?.remove();
        status.className = "visually-hidden";
        status.textContent = "";
        prepared ??= prepare();
        // A hidden frame cannot have the focus; this one is not painted before it runs.
        prepared.container.classList.add("opening");
        prepared.clip.open(url);
    });

    prepared = prepare();
    button.focus({ preventScroll: true });
    return end;
}

// The frame at an address that is new to the browser, and with it all its scripts: what WebKit could not load once it does
// not load again.
function untried(frame) {
    return frame.replace(/web-[^/]*/, `web-${Date.now()}`);
}

function part(name, text, className) {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    if (className) element.className = className;
    return element;
}
