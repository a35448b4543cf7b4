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

// A frame without an origin: what a clip shows cannot touch the page.
function load(place) {
    const element = document.createElement("iframe");
    const abort = new AbortController();
    element.hidden = true;
    element.title = "Screen of the running program";
    element.setAttribute("sandbox", "allow-scripts");
    element.src = "/web/simulator/screen.html";
    const ready = new Promise((resolve) => {
        window.addEventListener("message", ({ source, data }) => {
            if (source !== element.contentWindow || data?.type !== "screen-ready") return;
            abort.abort();
            resolve(source);
        }, { signal: abort.signal });
    });
    place.append(element);
    return {
        element, ready,
        close() {
            abort.abort();
            element.remove();
        },
    };
}
