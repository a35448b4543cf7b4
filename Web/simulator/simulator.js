// SPDX-License-Identifier: Apache-2.0

// The simulator's page: ties the panes, the phone and the simulator together.

import { CodeInput } from "./camera.js";
import { Connection } from "./connection.js";
import { element, icon } from "./elements.js";
import { Panes } from "./journal.js";
import { models, systems, textSizes } from "./models.js";
import { Phone } from "./phone.js";
import { ProgramScreen } from "./program-screen.js";
import { ScreenFrames } from "./screen-frames.js";
import { sources, usual } from "./sources.js";
import { Time } from "./time.js";

/** @returns {any} */
const part = (id) => document.getElementById(id);
const kept = JSON.parse(localStorage.getItem("look") ?? "{}");
const look = { model: 0, textSize: 3, dark: false, ...kept };

let state;
// By the number of the program.
const screens = new Map();
let source = "app-clip-code";
let hasURL = false;

const panes = new Panes();
const time = new Time({ wait: (seconds) => perform({ do: "wait", seconds: Math.round(seconds) }) });
const phone = new Phone(part("phone"), { perform, choose });
const frames = new ScreenFrames(phone.screenPlace);

const connection = new Connection({
    connected(isConnected) {
        if (!isConnected) setPhase("gone");
        else if (state) setPhase(state.phase);
    },
    reset() {
        panes.reset();
        phone.reset();
        for (const program of screens.keys()) endScreen(program);
        window.drawnCount = 0;
        window.isSettled = false;
    },
    state(next) {
        state = next;
        show();
    },
    journal: (entries) => panes.journal(entries),
    console: (lines) => panes.console(lines),
    screen({ program }) {
        endScreen(program);
        const screen = new ProgramScreen(program, frames, { language: state?.language ?? "en" }, {
            event: (event) => {
                began = performance.now();
                connection.event(event);
            },
            title: (text) => (screen.frame.title = `Screen: ${text}`),
            drawn: () => {
                window.drawnCount += 1;
                window.isSettled = false;
                lastChange = performance.now();
                // From the event to the changed screen.
                if (began !== undefined) window.latencies.push(performance.now() - began);
                began = undefined;
            },
            settled: () => {
                window.isSettled = true;
                frames.fill();
            },
            failed: (reason) => problem(`The screen could not be drawn: ${reason}`),
            missingFont: tellOnce,
        });
        screens.set(program, screen);
        showLook();
    },
    gone: ({ program }) => endScreen(program),
    patches({ program, patches }) {
        screens.get(program)?.patches(Uint8Array.from(atob(patches), (letter) => letter.charCodeAt(0)));
    },
    handled: ({ program }) => screens.get(program)?.handled(),
});

// For measurements and for programs that drive this page.
let began;
window.latencies = [];
window.drawnCount = 0;
window.setLook = (change) => {
    lastChange = performance.now();
    setLook(change);
    return true;
};
let lastChange = 0;

// Whether what a program has said so far is on the screen, or the program has stopped.
window.isCaughtUp = (program) => Boolean(state?.crash)
    || (state?.foreground?.program === program && Boolean(screens.get(program)?.isCaughtUp));

// Whether the screen of a program comes to rest within so many milliseconds: so many batches of patches have come and are
// drawn, its images are there, its animations have ended, and nothing has changed for a while.
window.atRest = async (program, count, quiet, most) => {
    const end = performance.now() + most;
    for (;;) {
        const isShown = state?.foreground?.program === program && screens.get(program)?.isAtRest(count);
        if (isShown && performance.now() - lastChange >= quiet) return true;
        if (performance.now() >= end) return false;
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
};

// What this machine lacks, which is no decision of the phone: each is said once. Programs that drive this page can ask for all.
window.missingFonts = [];
function tellOnce(sentence) {
    if (window.missingFonts.includes(sentence)) return;
    window.missingFonts.push(sentence);
    panes.journal([{ time: state?.now ?? Date.now() / 1000, actor: "machine", title: sentence, lines: [] }]);
}

function endScreen(program) {
    screens.get(program)?.close();
    screens.delete(program);
}

async function perform(action) {
    problem("");
    problem(await connection.perform(action));
}

function problem(sentence) {
    part("problem").textContent = sentence ?? "";
}

// MARK: what the state shows

const phases = {
    running: ["Running", "good"], crashed: ["Stopped", "bad"], building: ["Building", "warn"], failed: ["Build failed", "bad"],
    idle: ["Ready", ""], gone: ["No connection", "bad"],
};

function setPhase(phase) {
    const [words, tone] = phases[phase] ?? [phase, ""];
    part("phase").textContent = words;
    part("phase").dataset.tone = tone;
}

function show() {
    document.title = `${state.name} · Simulator`;
    part("name").textContent = state.name;
    part("source").textContent = `· ${state.source}`;
    setPhase(state.phase);
    if (!hasURL) {
        hasURL = true;
        part("url").value = state.url;
        choose(state.firstSource);
        checkURL();
    }
    fill(part("system"), [...new Set([...systems, state.system])].sort(byVersion), state.system);
    fill(part("language"), [...new Set([...state.languages, state.language])], state.language, languageName);
    part("location").checked = state.locationServices;
    part("place").checked = state.isAtPlace;
    part("forbidden").checked = state.clipsForbidden;
    part("private").checked = state.privateBrowsing;
    part("app").checked = state.hasApp;
    part("again").disabled = !state.foreground;
    part("home").disabled = !state.foreground && !state.page;
    part("push").hidden = !state.hasClip;
    part("scenario").hidden = !state.scenario;
    if (state.scenario) {
        part("scenario-name").textContent = state.scenario.next
            ? `${state.scenario.name}: next is “${state.scenario.next}”.` : `${state.scenario.name}: all steps are done.`;
        part("next-step").disabled = state.scenario.left === 0;
    }
    panes.state(state);
    time.state(state);
    for (const [program, { frame }] of screens) frame.hidden = program !== state.foreground?.program;
    phone.draw(state);
    showLook();
}

function fill(select, values, chosen, name = (value) => value) {
    const text = JSON.stringify(values);
    if (select.dataset.values !== text) {
        select.dataset.values = text;
        select.replaceChildren(...values.map((value) => element("option", { value }, name(value))));
    }
    select.value = chosen;
}

const byVersion = (one, other) => Number.parseFloat(one) - Number.parseFloat(other) || one.localeCompare(other);

function languageName(tag) {
    try {
        return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
    } catch {
        return tag;
    }
}

// MARK: the look of the phone

function showLook() {
    const model = models[look.model] ?? models[0];
    const shell = part("phone");
    document.body.classList.toggle("phone-only", Boolean(look.phoneOnly));
    shell.dataset.scheme = look.dark ? "dark" : "light";
    shell.dataset.island = model.island ? "yes" : "no";
    for (const [name, value] of [["w", model.width], ["h", model.height], ["top", model.top], ["bottom", model.bottom], ["corner", model.corner]]) {
        shell.style.setProperty(`--${name}`, `${value}px`);
    }
    const place = part("phone-place").getBoundingClientRect();
    const edge = look.phoneOnly ? 0 : 28;
    const scale = Math.min(1, (place.width - edge) / model.width, (place.height - edge) / model.height);
    shell.style.scale = Math.max(scale, .3);
    for (const screen of screens.values()) {
        screen.look({
            textSize: textSizes[look.textSize].scale, top: model.top, bottom: model.bottom,
            inset: state?.overlay ? 72 : 0, isDark: look.dark,
        });
    }
}

new ResizeObserver(showLook).observe(part("phone-place"));

function setLook(change) {
    Object.assign(look, change);
    localStorage.setItem("look", JSON.stringify(look));
    showLook();
}

fill(part("model"), models.map(({ name }) => name), models[look.model].name);
fill(part("text-size"), textSizes.map(({ name }) => name), textSizes[look.textSize].name);
part("dark").checked = look.dark;
part("model").addEventListener("change", ({ target }) => setLook({ model: target.selectedIndex }));
part("text-size").addEventListener("change", ({ target }) => setLook({ textSize: target.selectedIndex }));
part("dark").addEventListener("change", ({ target }) => setLook({ dark: target.checked }));

// MARK: invoking

const buttons = sources.map(({ id, name, path }, index) => {
    const button = element("button", {
        class: "source", type: "button", role: "radio", "aria-checked": "false", data: { source: id }, hidden: index >= usual,
    }, icon(path), name);
    button.addEventListener("click", () => choose(id));
    button.addEventListener("keydown", ({ key }) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
        if (!step) return;
        const shown = buttons.filter((other) => !other.hidden);
        const next = shown[(shown.indexOf(button) + step + shown.length) % shown.length];
        choose(next.dataset.source);
        next.focus();
    });
    return button;
});
part("sources").append(...buttons);

function choose(id) {
    source = id;
    phone.source = id;
    for (const button of buttons) {
        const isChosen = button.dataset.source === id;
        if (isChosen) button.hidden = false;
        button.setAttribute("aria-checked", isChosen);
        button.tabIndex = isChosen ? 0 : -1;
    }
    const chosen = sources.find((other) => other.id === id);
    part("go").textContent = chosen.verb;
    part("url").disabled = Boolean(chosen.isReturn);
    checkURL();
}
choose(source);

part("more-sources").textContent = `${sources.length - usual} more sources…`;
part("more-sources").addEventListener("click", ({ currentTarget }) => {
    for (const button of buttons) button.hidden = false;
    currentTarget.hidden = true;
    buttons[usual].focus();
});
part("invoke").addEventListener("submit", (event) => {
    event.preventDefault();
    perform({ do: "invoke", source, text: part("url").value.trim() });
});
part("url").addEventListener("input", checkURL);

function checkURL() {
    const text = part("url").value.trim();
    // Xcode starts the clip with any URL, and without one.
    const isURL = source === "xcode" || isSecure(text);
    part("url-hint").textContent = text === "" && source !== "xcode" ? "An address that starts with https://"
        : isURL ? "" : "This is no https address; the phone would not look for a clip.";
    part("url-hint").dataset.tone = text === "" || isURL ? "" : "bad";
}

function isSecure(text) {
    try {
        return new URL(text).protocol === "https:";
    } catch {
        return false;
    }
}

new CodeInput({
    read: (image) => connection.read(image),
    found: (url) => {
        choose("app-clip-code");
        part("url").value = url;
        checkURL();
        perform({ do: "invoke", source: "app-clip-code", text: url });
    },
    problem,
});

// MARK: keys, settings, files

part("home").addEventListener("click", () => perform({ do: "leave" }));
part("switcher").addEventListener("click", () => phone.toggleSwitcher());
part("again").addEventListener("click", () => perform({ do: "restart" }));
part("reset").addEventListener("click", () => perform({ do: "reset" }));
part("next-step").addEventListener("click", () => perform({ do: "next-step" }));
part("system").addEventListener("change", ({ target }) => set({ source: "system", text: target.value }));
part("language").addEventListener("change", ({ target }) => set({ source: "language", text: target.value }));
part("location").addEventListener("change", ({ target }) => set({ source: "location-services", flag: target.checked }));
part("forbidden").addEventListener("change", ({ target }) => set({ source: "clips-forbidden", flag: target.checked }));
part("private").addEventListener("change", ({ target }) => set({ source: "private-browsing", flag: target.checked }));
part("place").addEventListener("change", ({ target }) => set({ source: "at-place", flag: target.checked }));
part("app").addEventListener("change", ({ target }) => act({ do: target.checked ? "install-app" : "remove-app" }));
part("push").addEventListener("submit", (event) => {
    event.preventDefault();
    perform({ do: "push", text: part("push-title").value || "Your order is ready" });
});

// What was refused is shown as it was.
async function act(action) {
    await perform(action);
    if (state) show();
}

function set(change) {
    return act({ do: "set", ...change });
}

part("save").addEventListener("click", () => {
    // The answer names the file.
    const link = element("a", { href: "/scenario", download: "" });
    link.click();
});
part("open-scenario").addEventListener("click", () => part("scenario-file").click());
part("scenario-file").addEventListener("change", async ({ target }) => {
    const file = target.files[0];
    target.value = "";
    if (file) problem(await connection.openScenario(file));
});

// For browser.js.
document.documentElement.dataset.started = "";
