// SPDX-License-Identifier: Apache-2.0

// Texts that go on with the time, such as a timer: written anew each second, without the clip.
//
// A clock is [style, start, end or none, whether it counts down, whether it shows hours], in seconds since 1970. Styles: 1 how
// long it is or was, in words, 2 the same with a sign, 3 a timer.

const relative = 1;
const signed = 2;
/** @type {[number, string][]} */
const names = [[86_400 * 365, "year"], [86_400 * 30, "month"], [86_400, "day"], [3600, "hour"], [60, "minute"], [1, "second"]];
const pad = (number) => String(number).padStart(2, "0");

export class Clocks {
    #page;
    #views = new Set();
    #timer;

    constructor(page) {
        this.#page = page;
    }

    // A text has a clock, or has none any more.
    set(view) {
        if (Array.isArray(view.properties.clock)) this.#views.add(view);
        else this.#views.delete(view);
        if (this.#views.size > 0) this.#timer ??= setInterval(() => this.#tick(), 1000);
        else this.close();
    }

    forget(view) {
        this.#views.delete(view);
        if (this.#views.size === 0) this.close();
    }

    close() {
        clearInterval(this.#timer);
        this.#timer = undefined;
    }

    // The properties of a text, with what its clock says now.
    written({ properties }) {
        const { clock } = properties;
        return Array.isArray(clock) ? { ...properties, runs: undefined, text: reading(clock, Date.now() / 1000, this.#page.language) } : properties;
    }

    #tick() {
        if (document.hidden) return;
        for (const view of this.#views) {
            view.changed.add("clock");
            this.#page.touch(view);
        }
        this.#page.refresh();
    }
}

// What a clock says at a time, in seconds since 1970.
export function reading(/** @type {any[]} */ [style, start, end, countsDown, showsHours], now, language) {
    const from = Number.isFinite(start) ? start : now;
    if (style === relative || style === signed) {
        const words = duration(Math.abs(now - from), style === relative ? 2 : 1, language);
        return style === signed ? `${now >= from ? "+" : "−"}${words}` : words;
    }
    const to = Number.isFinite(end) ? end : undefined;
    const at = Math.max(now, countsDown || to !== undefined ? from : -Infinity);
    const elapsed = to !== undefined ? Math.min(at, to) : at;
    const seconds = Math.floor(countsDown && to !== undefined ? Math.max(to - elapsed, 0) : Math.abs(elapsed - from));
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60);
    if (hours > 0 && showsHours !== false) return `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
    return `${minutes}:${pad(seconds % 60)}`;
}

// The largest units of a duration, in words.
function duration(length, most, language) {
    let left = Math.floor(length);
    const parts = [];
    for (const [seconds, unit] of names) {
        const count = Math.floor(left / seconds);
        if (count === 0 && !(unit === "second" && parts.length === 0)) continue;
        left -= count * seconds;
        parts.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count));
        if (parts.length === most) break;
    }
    return parts.join(", ");
}
