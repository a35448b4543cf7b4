// SPDX-License-Identifier: Apache-2.0

// Draws the phone around the program: Home Screen, camera, Safari, the card, prompts, notifications. What is drawn follows
// from the state alone; a part is made anew only when what it shows has changed, so that it keeps its focus.

import { cardWords } from "./card-words.js";
import { element, icon } from "./elements.js";
import { sources } from "./sources.js";

export class Phone {
    #phone;
    #host;
    #parts = new Map();
    #screenPlace = element("div", { class: "p-layer" });
    #state;
    #isSwitcherOpen = false;
    #source = "app-clip-code";
    #seenNotification = 0;
    #banner;

    // host: perform(action)
    constructor(phone, host) {
        this.#phone = phone;
        this.#host = host;
        phone.append(
            this.#screenPlace,
            element("div", { class: "p-island", "aria-hidden": "true" }),
            element("div", { class: "p-bar", "aria-hidden": "true" }),
        );
        phone.addEventListener("keydown", (event) => {
            if (event.key === "Escape") this.#escape();
        });
    }

    set source(source) {
        this.#source = source;
    }

    // Where the frames of programs are; the one of the program in the foreground is not hidden.
    get screenPlace() {
        return this.#screenPlace;
    }

    toggleSwitcher() {
        this.#isSwitcherOpen = !this.#isSwitcherOpen;
        this.draw(this.#state);
    }

    reset() {
        this.#seenNotification = Infinity;
    }

    draw(state) {
        if (!state) return;
        this.#state = state;
        this.#noticeNotifications(state);
        const isCrashed = state.crash && state.foreground;
        const hasScreen = state.foreground && state.foreground.program !== undefined && !isCrashed;
        this.#screenPlace.hidden = !hasScreen;
        this.#part("below", this.#below(state));
        this.#part("status", { key: `${this.#isDarkBelow(state)}${clockText(state)}`, make: () => this.#status(state) });
        this.#part("banner", this.#topBanners(state));
        this.#part("offer", state.overlay ? { key: state.appName, make: () => this.#offer(state) } : undefined);
        this.#part("card", state.card ? { key: JSON.stringify([state.card, state.language]), make: () => this.#card(state) } : undefined);
        this.#part("switcher", this.#isSwitcherOpen ? { key: `${state.isInSwitcher}`, make: () => this.#switcher(state) } : undefined);
        this.#part("question", state.question ? { key: state.question.title, make: () => this.#question(state.question) } : undefined);
        this.#screenPlace.inert = Boolean(state.card || state.question || this.#isSwitcherOpen);
    }

    // Replaces a part if its key is another. part: {key, make()}
    #part(name, part) {
        const known = this.#parts.get(name);
        if (known?.key === part?.key) return;
        const hadFocus = known?.made.contains(document.activeElement);
        const name_ = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.focus;
        known?.made.remove();
        if (!part) {
            this.#parts.delete(name);
            if (hadFocus) this.#phone.focus({ preventScroll: true });
            return;
        }
        const made = part.make();
        this.#parts.set(name, { key: part.key, made });
        if (name === "below") this.#phone.prepend(made);
        else this.#phone.append(made);
        if (["card", "question"].includes(name)) {
            const target = (hadFocus && name_ && made.querySelector(`[data-focus="${name_}"]`)) || made.querySelector("[data-first]");
            target?.focus({ preventScroll: true });
        }
    }

    #escape() {
        const state = this.#state;
        if (this.#isSwitcherOpen) this.toggleSwitcher();
        else if (state?.question) this.#host.perform({ do: "answer", flag: false });
        else if (state?.card) this.#host.perform({ do: "card", text: "dismiss" });
    }

    #isDarkBelow(state) {
        return !state.foreground && !state.page;
    }

    // MARK: what lies below everything

    #below(state) {
        if (state.foreground && state.crash) {
            return { key: JSON.stringify(state.crash), make: () => this.#crash(state) };
        }
        if (state.foreground && state.foreground.program === undefined) {
            return { key: `absent ${state.foreground.kind}`, make: () => this.#absent(state) };
        }
        if (state.foreground) return undefined;
        if (state.page) return { key: JSON.stringify(state.page), make: () => this.#safari(state) };
        if (state.card && ["app-clip-code", "qr-code", "nfc-tag"].includes(this.#source)) {
            return { key: `camera ${this.#source}`, make: () => this.#camera() };
        }
        return {
            key: `home ${state.hasApp} ${state.hasClip} ${state.appName}`,
            make: () => this.#home(state),
        };
    }

    #status(state) {
        return element("div", { class: this.#isDarkBelow(state) ? "p-status light" : "p-status", "aria-hidden": "true" },
            element("span", {}, clockText(state)),
            batterySymbol());
    }

    #home(state) {
        const app = (name, picture, action, extra = {}) =>
            element("button", { class: "p-app", type: "button", onclick: action, ...extra }, picture, name);
        const tile = (color, path) => {
            const made = element("span", { class: "p-icon" }, icon(path));
            made.style.background = color;
            return made;
        };
        const apps = [];
        if (state.hasApp) {
            apps.push(app(state.appName, appIcon(), () => this.#host.perform({ do: "open-app" })));
        }
        const parts = [element("div", { class: "p-apps" }, apps)];
        if (state.hasClip) {
            parts.push(element("div", { class: "p-library" }, element("h3", {}, "App Library · Recently added"),
                element("div", { class: "p-apps" },
                    app(state.name, appIcon("clip"), () => this.#host.perform({ do: "app-library" })))));
        }
        const pick = (source) => () => this.#host.choose(source);
        return element("div", { class: "p-layer p-home" }, parts,
            element("div", { class: "p-dock" },
                app("Camera", tile("#3a3a3c", "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z"), pick("app-clip-code")),
                app("Messages", tile("#2f9e5b", "M4 5h16v11H9l-5 4z"), pick("messages")),
                app("Safari", tile("#2f6fb5", "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15 9l-2 5-4 1 2-5z"), pick("smart-app-banner")),
                app("Maps", tile("#b58a2f", "M12 21s7-6.200 7-11a7 7 0 0 0-14 0c0 4.800 7 11 7 11zM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z"), pick("maps"))));
    }

    #camera() {
        const source = sources.find(({ id }) => id === this.#source) ?? sources[0];
        return element("div", { class: "p-layer p-camera", "aria-hidden": "true" },
            element("div", { class: "view" },
                element("div", { class: this.#source === "app-clip-code" ? "p-thing code" : "p-thing" }, icon(source.path))),
            element("div", { class: "shutter" }));
    }

    #safari(state) {
        const { url, banner } = state.page;
        const host = hostOf(url);
        return element("div", { class: "p-layer p-safari" },
            banner && element("div", { class: "p-banner flat banner" }, appIcon(),
                element("div", {}, element("b", {}, banner === "clip" ? state.name : state.appName),
                    element("span", { class: "sub" }, banner === "clip" ? "App Clip" : "In the App Store")),
                element("button", {
                    class: "p-pill", type: "button",
                    onclick: () => this.#host.perform(banner === "clip"
                        ? { do: "invoke", source: "smart-app-banner", text: url } : { do: "open-app" }),
                }, banner === "clip" ? "OPEN" : "VIEW")),
            element("div", { class: "site" }, element("b", {}, host), "The website would be here. The simulator loads no pages."),
            element("div", { class: "address" }, host));
    }

    #absent(state) {
        return element("div", { class: "p-layer p-absent" }, appIcon(), element("h2", {}, state.foreground.name),
            element("p", {}, "The app is open. Its code is not part of this build, so that nothing is shown."));
    }

    #crash({ crash: { crash, excerpt }, name }) {
        const lines = excerpt.map(({ number, text }) =>
            element("span", { class: number === crash.line ? "at" : "" }, `${String(number).padStart(4)}  ${text}\n`));
        return element("div", { class: "p-layer p-crash", role: "alert" },
            element("h2", {}, `${name} has stopped`),
            element("p", { class: "why" }, crash.message),
            crash.file && element("p", { class: "where" }, `${crash.file}:${crash.line}`),
            lines.length > 0 && element("pre", { tabindex: "0", "aria-label": "The source" }, lines),
            element("button", { class: "p-pill", type: "button", onclick: () => this.#host.perform({ do: "restart" }) }, "Start again"),
            crash.frames.length > 0 && element("pre", { tabindex: "0", "aria-label": "What was running" }, crash.frames.join("\n")));
    }

    // MARK: banners

    #noticeNotifications(state) {
        const latest = state.notifications.at(-1);
        const count = state.notifications.length === 0 ? 0 : latest.time * 1000 + latest.number;
        if (this.#seenNotification === Infinity) this.#seenNotification = count;
        if (!latest) this.#banner = undefined;
        if (!latest || count === this.#seenNotification) return;
        this.#seenNotification = count;
        this.#banner = latest;
        clearTimeout(this.bannerTimer);
        this.bannerTimer = setTimeout(() => {
            this.#banner = undefined;
            this.draw(this.#state);
        }, 12_000);
    }

    #topBanners(state) {
        if (!state.launchBanner && !this.#banner) return undefined;
        const note = this.#banner;
        return {
            key: `${state.launchBanner}${note?.number}${note?.time}`,
            make: () => element("div", { class: "p-top" },
                note && element("button", {
                    class: "p-banner", type: "button",
                    onclick: () => {
                        this.#banner = undefined;
                        this.#host.perform({ do: "notification", seconds: note.number });
                    },
                }, appIcon("clip"), element("span", {}, element("b", {}, note.title), element("span", { class: "sub" }, `${state.name} · now`))),
                state.launchBanner && element("div", { class: "p-banner" }, appIcon(),
                    element("div", {}, element("b", {}, state.appName), element("span", { class: "sub" }, "App Clip · get the full app")),
                    element("button", { class: "p-pill", type: "button", onclick: () => this.#host.perform({ do: "install-app" }) }, "GET"))),
        };
    }

    #offer(state) {
        return element("aside", { class: "p-banner p-offer", "aria-label": "Offer of the full app" }, appIcon(),
            element("div", {}, element("b", {}, state.appName), element("span", { class: "sub" }, "Get the full app")),
            element("button", { class: "p-pill", type: "button", onclick: () => this.#host.perform({ do: "install-app" }) }, "GET"),
            element("button", {
                class: "p-pill plain", type: "button", "aria-label": "Close the offer",
                onclick: () => this.#host.perform({ do: "close-overlay" }),
            }, "✕"));
    }

    // MARK: the card

    #card(state) {
        const { card } = state;
        const act = (text) => () => this.#host.perform({ do: "card", text });
        // The texts are in a language of the card, the phone's own words in that of the phone.
        const words = cardWords(state.language);
        const direction = /^(ar|he)$/.test(words.language) ? "rtl" : "ltr";
        const verb = words[card.verb] ?? words.Open;
        const [before, after] = words.poweredBy.split("%");
        const note = (id, text, isOn, action) => isOn !== undefined && isOn !== null && element("div", { class: "note" },
            element("label", { for: id }, text),
            element("input", { class: "switch", id, type: "checkbox", role: "switch", checked: isOn, onchange: act(action), data: { focus: id } }));
        const close = element("button", { class: "close", type: "button", "aria-label": words.close, onclick: act("dismiss") }, element("span", { "aria-hidden": "true" }, "×"));
        return element("div", { class: "p-layer" },
            element("div", { class: "p-dim", onclick: act("dismiss") }),
            element("section", { class: "p-card", role: "dialog", "aria-modal": "true", "aria-labelledby": "card-title", lang: words.language, dir: direction },
                card.image ? element("img", { class: "picture", src: `/picture/${encodeURI(card.image)}`, alt: "" }) : element("div", { class: "picture" }),
                element("div", { class: "words" },
                    element("div", { lang: card.language, dir: "auto" }, element("h2", { id: "card-title" }, card.title), element("p", { class: "sub" }, card.subtitle)),
                    element("button", { class: "p-pill", type: "button", data: { first: "" }, onclick: act("open") }, verb)),
                note("card-notifications", words.notifications, card.notifications, "toggle-notifications"),
                note("card-location", words.location, card.location, "toggle-location"),
                element("div", { class: "foot" }, appIcon(), element("span", {}, card.isPoweredBy ? before : "", element("b", {}, card.appName), card.isPoweredBy ? after : ""),
                    card.hasWebsite && element("button", { class: "p-pill plain", type: "button", onclick: act("view-site") }, words.website)),
                close));
    }

    #switcher(state) {
        const close = () => this.toggleSwitcher();
        return element("div", { class: "p-layer p-switcher", role: "dialog", "aria-label": "App Switcher" },
            state.isInSwitcher
                ? element("button", {
                    class: "app", type: "button", data: { first: "" },
                    onclick: () => {
                        this.#isSwitcherOpen = false;
                        this.#host.perform({ do: "app-switcher" }).then(() => this.draw(this.#state));
                    },
                }, appIcon("clip"), state.name)
                : element("p", {}, "No clip has run yet."),
            element("button", { class: "close", type: "button", onclick: close }, "Close"));
    }

    #question(question) {
        const answer = (flag) => () => this.#host.perform({ do: "answer", flag });
        return element("div", { class: "p-layer" }, element("div", { class: "p-dim" }),
            element("div", { class: "p-alert", role: "alertdialog", "aria-modal": "true", "aria-labelledby": "question-title", "aria-describedby": "question-text" },
                element("h2", { id: "question-title" }, question.title),
                element("p", { id: "question-text" }, question.message),
                element("button", { class: "yes", type: "button", data: { first: "" }, onclick: answer(true) }, question.yes),
                element("button", { type: "button", onclick: answer(false) }, question.no)));
    }
}

// The grid on which icons are drawn, in place of one that is missing.
const iconGrid = "M0 0 24 24M24 0 0 24M12 0V24M0 12H24M0 8H24M0 16H24M8 0V24M16 0V24"
    + [10.5, 6.5, 3.5].map((radius) => `M${12 - radius} 12a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`).join("");

// The icon of the app; that of a clip has a dashed edge, as in the App Library.
export function appIcon(kind = "") {
    const image = element("img", { class: `p-icon ${kind}`, src: "/icon", alt: "" });
    image.addEventListener("error", () => {
        image.replaceWith(element("span", { class: `p-icon none ${kind}` }, icon(iconGrid)));
    });
    return image;
}

function batterySymbol() {
    return icon("M4 8h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM22 11v2M5.500 10.500h11v3h-11z", {
        stroke: "currentColor", "stroke-width": "1.300", fill: "none",
    });
}

export function clockText({ now, zone }) {
    return new Date((now + zone) * 1000).toISOString().slice(11, 16).replace(/^0/, "");
}

function hostOf(url) {
    try {
        return new URL(url).host;
    } catch {
        return url;
    }
}
