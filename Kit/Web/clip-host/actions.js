// SPDX-License-Identifier: Apache-2.0

// The actions of the person on a screen, as events of the clip.

import { events } from "./element-names.js";
import { isDark } from "./paints.js";
import { takerOfTap } from "./takers.js";
import { Taps } from "./taps.js";

export class Actions {
    #root;
    #page;
    #appearance = "1 1 2 1 0";
    #pressed;
    #taps;

    constructor(root, page, signal) {
        this.#root = root;
        this.#page = page;
        const listen = (target, type, handler, options = {}) => target.addEventListener(type, handler, { signal, ...options });
        listen(root, "click", (event) => this.#taps.click(event));
        listen(root, "input", (event) => this.#input(event));
        listen(root, "change", (event) => this.#change(event));
        listen(root, "keydown", (event) => this.#keyDown(event));
        listen(root, "focusin", ({ target }) => this.#focus(target, "1"));
        listen(root, "focusout", ({ target }) => this.#focus(target, "0"));
        listen(root, "scroll", ({ target }) => this.#scroll(target), { capture: true, passive: true });
        listen(root, "pointerdown", (event) => this.#press(event.button === 0 ? page.targetAt(event) : undefined));
        for (const type of ["pointerup", "pointercancel"]) listen(window, type, () => this.#press(undefined));
        listen(document, "visibilitychange", () => {
            if (page.tellsSurroundings) page.send(page.root, events.scenePhase, document.hidden ? "0" : "2", "phase");
        });
        for (const media of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
            listen(matchMedia(media), "change", () => this.showAppearance());
        }
        this.#taps = new Taps(root, page);
    }

    // A button with a style of the clip's own learns whether a finger is on it.
    #press(target) {
        const before = this.#pressed;
        this.#pressed = undefined;
        if (before) this.#page.send(before, events.pressed, "0");
        const view = target && takerOfTap(this.#page, target)?.view;
        this.#pressed = view?.properties.reportsPresses === true ? view : undefined;
        if (this.#pressed) this.#page.send(this.#pressed, events.pressed, "1");
    }

    // Tells the clip of the appearance of the screen when it is another: that of a phone in light is known to it.
    showAppearance() {
        if (!this.#page.tellsSurroundings) return;
        const { width, height } = this.#page.size;
        const scheme = isDark() ? 2 : 1;
        const motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0;
        const classes = [scheme, width < 600 ? 1 : 2, height < 430 ? 1 : 2, this.#page.scale];
        const text = [...classes, motion].join(" ");
        if (text === this.#appearance) return;
        this.#appearance = text;
        this.#page.send(this.#page.root, events.appearance, [...classes, width, height, motion].join(" "), "appearance");
    }

    #input({ target }) {
        const view = this.#page.owner(target)?.view;
        view?.drawing.input?.(view, target, this.#page);
    }

    #change({ target }) {
        const view = this.#page.owner(target)?.view;
        view?.drawing.changed?.(view, target, this.#page);
    }

    #keyDown(event) {
        const { key, target } = event;
        const page = this.#page;
        if (event.isComposing) return;
        if (page.tools.keyOnAction?.(event, page) || page.tools.rows?.takesKey(event)) {
            event.preventDefault();
            return;
        }
        if (key === "Escape") {
            const front = page.topLayer;
            const menu = page.owner(target)?.view;
            if (front?.view) this.#taps.dismiss(front.view, true);
            else if (front) this.#closeFront(menu);
            if (front) event.preventDefault();
            return;
        }
        if (key === "Enter" && target.matches("input.field")) {
            event.preventDefault();
            this.#submit(target);
            return;
        }
        if (target.matches("[role=tab]") && /^Arrow(Left|Right)$/.test(key)) {
            const all = [...target.parentElement.querySelectorAll("[role=tab]")];
            const isForward = (key === "ArrowRight") !== (document.documentElement.dir === "rtl");
            const next = all[(all.indexOf(target) + (isForward ? 1 : all.length - 1)) % all.length];
            next.focus();
            next.click();
            event.preventDefault();
            return;
        }
        if (target.closest("[role=menu]") && /^Arrow(Up|Down)$/.test(key)) {
            const all = [...target.closest("[role=menu]").querySelectorAll("button:not(:disabled), a[href]")];
            const at = all.indexOf(document.activeElement);
            all[(at + (key === "ArrowDown" ? 1 : all.length - 1)) % all.length]?.focus();
            event.preventDefault();
            return;
        }
        // What the browser knows as no button, or takes only one of the keys of.
        const isActivated = ((key === "Enter" || key === " ") && target.matches(".gesture, .row, [data-link]")) || (key === " " && target.matches("a"));
        const isChecked = key === "Enter" && target.matches("input[type=checkbox], input[type=radio]");
        if (!isActivated && !isChecked) return;
        event.preventDefault();
        if (event.repeat) return;
        if (isChecked) target.click();
        else this.#taps.activate(target);
    }

    #closeFront(view) {
        for (let outer = view; outer; outer = outer.parent) {
            if ((outer.kind !== "menu" && outer.kind !== "contextMenu") || !outer.layer) continue;
            outer.drawing.close(outer, this.#page);
            return;
        }
        const { layer } = this.#page.topLayer;
        const item = layer.children[0]?.children[0]?.view;
        if (item?.parent?.layer) item.parent.drawing.close?.(item.parent, this.#page);
    }

    // Return in a field submits it. If the clip does nothing of its own with that, it presses the prominent button, as on a
    // phone: the one that is there when the clip has the text of the field.
    #submit(field) {
        const page = this.#page;
        const owner = page.owner(field);
        if (!owner) return;
        page.send(owner.view, events.submit);
        if (owner.view.properties.handlesSubmit === true) return;
        page.sendLater(() => {
            const front = page.topLayer?.layer.element ?? this.#root;
            const button = [...front.querySelectorAll("button[data-button=prominent]:not(:disabled)")]
                .find((one) => !one.closest("[inert]") && one.checkVisibility?.() !== false);
            const view = button && page.owner(button)?.view;
            return view && page.has(view) ? { type: "event", kind: events.tap, element: view.id, text: "" } : undefined;
        });
    }

    #focus(target, text) {
        if (!target.matches?.(".field")) return;
        const owner = this.#page.owner(target);
        if (owner) this.#page.send(owner.view, events.focus, text, `${owner.view.id} focus`);
    }

    // Bars are clear while nothing is beneath them; a large title moves with what scrolls.
    #scroll(target) {
        const page = this.#page;
        page.followScroll();
        if (!target.classList) return;
        const screen = target.closest(".screen");
        const bar = screen?.querySelector(":scope > .bar");
        if (!bar || target.getBoundingClientRect().top > bar.getBoundingClientRect().top + 1 || target.scrollHeight === target.clientHeight) return;
        screen.style.setProperty("--scrolled", `${Math.max(target.scrollTop, 0)}px`);
        screen.classList.toggle("scrolled", target.scrollTop > (screen.classList.contains("large") ? 40 : 1));
    }
}
