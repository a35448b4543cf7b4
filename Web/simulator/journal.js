// SPDX-License-Identifier: Apache-2.0

// The panes at the right: journal, data, console, build.

import { element } from "./elements.js";

// The most entries of the journal, and lines of the console.
const most = 2000;

const timeText = (time, zone) => new Date((time + zone) * 1000).toISOString().slice(11, 19).replace(/^0/, "");

export class Panes {
    #zone = 0;
    #journal = document.getElementById("journal");
    #console = document.getElementById("console");
    #data = document.getElementById("panel-data");
    #build = document.getElementById("panel-build");
    #dataText;
    #buildText;
    #choose;

    constructor() {
        const tabs = [...document.querySelectorAll("[role=tab]")];
        const choose = (chosen) => {
            for (const tab of tabs) {
                const isChosen = tab === chosen;
                tab.setAttribute("aria-selected", isChosen);
                tab.tabIndex = isChosen ? 0 : -1;
                document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
            }
        };
        this.#choose = choose;
        for (const [index, tab] of tabs.entries()) {
            tab.addEventListener("click", () => choose(tab));
            tab.addEventListener("keydown", ({ key }) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
                if (!step) return;
                const next = tabs[(index + step + tabs.length) % tabs.length];
                choose(next);
                next.focus();
            });
        }
        this.reset();
    }

    reset() {
        this.#journal.replaceChildren(element("li", { class: "empty" }, "Each decision of the phone will be here, with its rule and why."));
        this.#console.replaceChildren();
    }

    journal(entries) {
        if (entries.length === 0) return;
        this.#journal.querySelector(".empty")?.remove();
        const panel = this.#journal.parentElement;
        const isAtEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 60;
        this.#journal.append(...entries.slice(-most).map((entry) => this.#entry(entry)));
        while (this.#journal.childElementCount > most) this.#journal.firstElementChild.remove();
        if (isAtEnd) panel.scrollTop = panel.scrollHeight;
    }

    #entry({ time, actor, title, detail, lines }) {
        return element("li", { class: "entry", data: { actor } },
            element("time", {}, timeText(time, this.#zone)),
            element("div", {}, element("b", {}, title), detail && element("span", { class: "mono" }, detail),
                lines.length > 0 && element("ul", {}, lines.map(({ sentence, rule, tone }) =>
                    element("li", { data: { tone } }, element("span", { class: "dot", data: { tone } }),
                        element("span", {}, sentence, rule && element("span", { class: "rule" }, rule)))))));
    }

    console(lines) {
        const panel = this.#console.parentElement;
        const isAtEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 60;
        this.#console.append(...lines.slice(-most).map(({ text, isError }) => element("span", { class: isError ? "error" : "" }, `${text}\n`)));
        while (this.#console.childElementCount > most) this.#console.firstElementChild.remove();
        if (isAtEnd) panel.scrollTop = panel.scrollHeight;
    }

    state({ zone, data, build, upcoming, source }) {
        this.#zone = zone;
        const dataText = JSON.stringify([data, upcoming]);
        if (dataText !== this.#dataText) {
            this.#dataText = dataText;
            const parts = data.map(({ title, items }) => section(title, items));
            if (upcoming.length > 0) {
                parts.push(section("To come", upcoming.map(({ time, title }) => [dateText(time, zone), title])));
            }
            this.#data.replaceChildren(...(parts.length > 0 ? parts : [element("p", { class: "empty" }, "Nothing is stored on this phone yet.")]));
        }
        const buildText = JSON.stringify(build);
        if (buildText !== this.#buildText) {
            this.#buildText = buildText;
            const words = { building: "Building…", built: "Built", failed: "The build failed; the program before it runs on." }[build.phase];
            const took = build.seconds === undefined ? "" : ` in ${build.seconds.toFixed(1)} s`;
            this.#build.replaceChildren(
                element("p", { class: "empty" }, `${words}${build.phase === "built" ? took : ""} from ${source}.`),
                element("pre", { class: "build-lines" }, build.lines.join("\n")));
            // Who has just saved a source looks for the error.
            if (build.phase === "failed") this.#choose(document.getElementById("tab-build"));
        }
    }
}

function section(title, items) {
    return element("section", { class: "data" }, element("h3", {}, title),
        items.length > 0
            ? element("dl", {}, items.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]))
            : element("p", { class: "muted" }, "empty"));
}

export function dateText(time, zone) {
    const date = new Date((time + zone) * 1000);
    const day = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][date.getUTCDay()];
    const month = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][date.getUTCMonth()];
    return `${day} ${date.getUTCDate()} ${month} ${date.toISOString().slice(11, 16).replace(/^0/, "")}`;
}
