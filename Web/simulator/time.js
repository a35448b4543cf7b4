// SPDX-License-Identifier: Apache-2.0

// The clock of the phone, and what lets time pass.

import { element } from "./elements.js";
import { dateText } from "./journal.js";

// The slider's places: from seconds to months, each some more than the one before.
const steps = [0, 60, 300, 900, 1800, 3600, 7200, 14400, 28800, 43200, 86400, 172800, 259200, 604800, 864000, 1209600, 2592000, 5184000];

export class Time {
    #host;
    #base;
    #jumps = document.getElementById("jumps");
    /** @type {any} */
    #slider = document.getElementById("slider");
    #text = document.getElementById("slider-text");
    #clock = document.getElementById("clock");
    /** @type {HTMLButtonElement} */
    #button = document.getElementById("slide");
    #jumpText;

    // host: wait(seconds)
    constructor(host) {
        this.#host = host;
        this.#slider.max = steps.length - 1;
        this.#slider.addEventListener("input", () => this.#show());
        this.#button.addEventListener("click", () => {
            const seconds = steps[this.#slider.value];
            this.#slider.value = 0;
            this.#show();
            if (seconds > 0) host.wait(seconds);
        });
        setInterval(() => this.#tick(), 1000);
        this.#show();
    }

    // The phone's time as it goes on, in seconds since 1970.
    get now() {
        return this.#base ? this.#base.now + Math.floor((performance.now() - this.#base.at) / 1000) : 0;
    }

    state({ now, zone, upcoming }) {
        this.#base = { now, zone, at: performance.now() };
        this.#tick();
        const jumps = [{ seconds: 300, title: "" }];
        for (const { time, title } of upcoming) {
            if (time - now > 300) jumps.push({ seconds: time - now, title });
        }
        if (!upcoming.some(({ time }) => Math.abs(time - now - 28800) < 600)) jumps.splice(1, 0, { seconds: 28800, title: "" });
        const text = JSON.stringify(jumps.map(({ seconds, title }) => [Math.round(seconds / 60), title]));
        if (text === this.#jumpText) return;
        this.#jumpText = text;
        this.#jumps.replaceChildren(...jumps.slice(0, 4).map(({ seconds, title }) =>
            element("button", { class: "btn small", type: "button", onclick: () => this.#host.wait(seconds) },
                `+${duration(seconds)}`, title && element("span", {}, title))));
    }

    #tick() {
        if (this.#base) this.#clock.textContent = dateText(this.now, this.#base.zone);
    }

    #show() {
        const seconds = steps[this.#slider.value];
        const text = seconds === 0 ? "now" : `+${duration(seconds)}`;
        this.#text.textContent = text;
        this.#slider.setAttribute("aria-valuetext", text);
        this.#button.disabled = seconds === 0;
    }
}

function duration(seconds) {
    if (seconds >= 86400) return plural(Math.round(seconds / 86400), "day");
    if (seconds >= 3600) return `${Math.round(seconds / 3600)} h`;
    return `${Math.max(1, Math.round(seconds / 60))} min`;
}

const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
