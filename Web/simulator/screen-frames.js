// SPDX-License-Identifier: Apache-2.0

// The frames in which programs are drawn. One more than is in use has loaded its scripts and waits: loading them takes
// longer than starting a program.

export class ScreenFrames {
    #place;
    #next;

    // place: the element around the frames. They stay in it: a frame that leaves the document forgets what it shows.
    constructor(place) {
        this.#place = place;
        this.fill();
    }

    // Has a frame wait, if none does.
    fill() {
        this.#next ??= load(this.#place);
    }

    // A frame for a program: {element, ready, close()}. ready: a promise of its window, which listens from then on.
    take() {
        this.fill();
        const taken = this.#next;
        this.#next = undefined;
        taken.element.className = "p-screen";
        return taken;
    }
}

// Milliseconds for the greeting of a frame that has loaded; it greets before, unless a script of it is missing.
const greeting = 1000;

// A frame without an origin: what a clip shows cannot touch the page.
function load(place) {
    const element = document.createElement("iframe");
    const abort = new AbortController();
    element.hidden = true;
    element.title = "Screen of the running program";
    element.setAttribute("sandbox", "allow-scripts");
    element.src = "/web/simulator/screen.html";
    const ready = new Promise((resolve, reject) => {
        element.addEventListener("load", () => setTimeout(reject, greeting, new Error("the scripts of its frame did not load")));
        window.addEventListener("message", ({ source, data }) => {
            if (source !== element.contentWindow || data?.type !== "screen-ready") return;
            abort.abort();
            resolve(source);
        }, { signal: abort.signal });
    });
    // Reported to the program that gets the frame.
    ready.catch(() => {});
    place.append(element);
    return {
        element, ready,
        close() {
            abort.abort();
            element.remove();
        },
    };
}
