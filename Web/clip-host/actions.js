// SPDX-License-Identifier: Apache-2.0

// The actions of the person on a screen, as events of the clip.

import { clickByVoice, keyOnAction } from "./accessibility-actions.js";
import { closeMenu, openMenu } from "./button-drawings.js";
import { dateValue, fill } from "./control-drawings.js";
import { events } from "./element-names.js";
import { Gestures } from "./gestures.js";
import { isDark } from "./paints.js";
import { RowTools } from "./row-tools.js";

const finger = 44;
// Controls that are looked at for one tap.
const mostNear = 500;

// Browsers share what they can; a frame that may not copies the text.
function share(text) {
    const copy = () => navigator.clipboard?.writeText(text).catch(() => {});
    if (!navigator.share) copy();
    else navigator.share(/^https?:/i.test(text) ? { url: text } : { text }).catch((error) => error.name === "AbortError" || copy());
}

export class Actions {
    #root;
    #page;
    #appearance = "1 1 2 1 0";
    #pressed;

    constructor(root, page, signal) {
        this.#root = root;
        this.#page = page;
        const listen = (target, type, handler, options = {}) => target.addEventListener(type, handler, { signal, ...options });
        listen(root, "click", (event) => this.#click(event));
        listen(root, "input", (event) => this.#input(event));
        listen(root, "change", (event) => this.#change(event));
        listen(root, "keydown", (event) => this.#keyDown(event));
        listen(root, "focusin", ({ target }) => this.#focus(target, "1"));
        listen(root, "focusout", ({ target }) => this.#focus(target, "0"));
        listen(root, "scroll", ({ target }) => this.#scroll(target), { capture: true, passive: true });
        listen(root, "contextmenu", (event) => {
            const view = page.owner(event.target.closest(".context-menu") ?? root)?.view;
            if (view?.kind !== "contextMenu" || view.layer) return;
            event.preventDefault();
            openMenu(view, page);
        });
        listen(root, "pointerdown", ({ target }) => this.#press(target));
        for (const type of ["pointerup", "pointercancel"]) listen(window, type, () => this.#press(undefined));
        listen(document, "visibilitychange", () => {
            if (page.tellsSurroundings) page.send(page.root, events.scenePhase, document.hidden ? "0" : "2", "phase");
        });
        for (const media of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
            listen(matchMedia(media), "change", () => this.showAppearance());
        }
        this.gestures = new Gestures(root, page, signal);
        this.rowTools = new RowTools(root, page, signal);
    }

    // A button with a style of the clip's own learns whether a finger is on it.
    #press(target) {
        const before = this.#pressed;
        this.#pressed = undefined;
        if (before) this.#page.send(before, events.pressed, "0");
        const button = target?.closest?.(".reports-presses:not(:disabled)");
        this.#pressed = button ? this.#page.owner(button)?.view : undefined;
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

    #click(event) {
        const page = this.#page;
        const { target } = event;
        if (this.gestures.hasTaken(event) || this.rowTools.takesClick(event) || clickByVoice(event, page)) return;
        if (event.isTrusted && !target.closest("button, a, [data-link], input, select, textarea, label, .gesture.waiting")) {
            const near = this.#controlNear(event.clientX, event.clientY);
            if (near) {
                near.click();
                return;
            }
        }
        const link = target.closest("[data-link]");
        if (link) {
            page.send(page.owner(link).view, events.tap, link.dataset.link);
            return;
        }
        const owner = page.owner(target.closest("button, a, .layer, .row, .labeled, .view") ?? target);
        if (!owner) return;
        const { view, part } = owner;
        if (part === "back") page.send(view, events.dismissed);
        else if (part === "tab") page.send(view, events.selected);
        else if (part === "action") page.send(view, events.accessibility, target.closest("button").dataset.action);
        else if (part === "layer") this.#tapLayer(view, target);
        else this.#tap(view, target, event);
    }

    // A finger needs 44 points, whatever is drawn: the nearest control of which a point is within so much.
    #controlNear(x, y) {
        const front = this.#page.topLayer?.layer.element ?? this.#root;
        let nearest;
        let least = Infinity;
        for (const control of [...front.querySelectorAll(".button, .switch, .tab-bar > button")].slice(0, mostNear)) {
            const { left, top, width, height } = control.getBoundingClientRect();
            const beside = Math.abs(x - left - width / 2) - Math.max(width, finger) / 2;
            const above = Math.abs(y - top - height / 2) - Math.max(height, finger) / 2;
            if (control.closest(".untouchable") || width === 0 || beside > 0 || above > 0) continue;
            const distance = Math.hypot(Math.max(Math.abs(x - left - width / 2) - width / 2, 0), Math.max(Math.abs(y - top - height / 2) - height / 2, 0));
            if (distance >= least || control.disabled || !control.checkVisibility()) continue;
            least = distance;
            nearest = control;
        }
        return nearest;
    }

    #tap(view, target, event) {
        const page = this.#page;
        const isInMenu = view.kind === "button" && (view.parent?.kind === "menu" || view.parent?.kind === "contextMenu") && view.parent.layer;
        switch (view.kind) {
        case "menu":
            if (view.layer) closeMenu(view, page);
            else openMenu(view, page);
            return;
        case "link":
            event.preventDefault();
            if (view.properties.isDisabled === true) return;
            if (view.properties.sharedText !== undefined) share(String(view.properties.sharedText));
            page.send(view, events.tap);
            return;
        case "button":
            page.sendLater(() => (page.has(view) && view.properties.isDisabled !== true
                ? { type: "event", kind: events.tap, element: view.id, text: "" } : undefined));
            if (isInMenu) closeMenu(view.parent, page);
            return;
        case "labeled": {
            // The text beside a switch switches it.
            const control = view.element.querySelector(":scope input[type=checkbox]");
            if (control && target !== control && !target.closest("input, button, a, select")) control.click();
            return;
        }
        case "gesture":
            // Assistive technology clicks without a pointer.
            if (event.detail === 0) this.gestures.tapByKey(view);
            return;
        case "listRow": {
            const own = [...view.element.querySelectorAll("button:not(:disabled), a[href]")];
            if (own.length === 1 && !target.closest("button, a, input, select, textarea")) own[0].click();
            else if (view.element.classList.contains("selectable-row")) page.send(view, events.selected);
            return;
        }
        default: {
            const row = target.closest(".row");
            if (row && row !== view.element) this.#tap(page.owner(row).view, target, event);
        }
        }
    }

    // Beside a sheet or a dialog.
    #tapLayer(view, target) {
        if (target !== view.layer.element) return;
        if (view.kind === "menu" || view.kind === "contextMenu") closeMenu(view, this.#page);
        else this.dismiss(view, false);
    }

    // The person closes what is in front.
    dismiss(view, isByKey) {
        const { style, properties, children } = view;
        if (style === "alert" || style === "dialog") {
            const cancel = children.find((child) => child.kind === "button" && child.properties.role === 2);
            if (style === "alert" && !isByKey) return;
            if (cancel) {
                this.#page.send(cancel, events.tap);
                return;
            }
            if (style === "alert" && children.some((child) => child.kind === "button") && children.length > 1) return;
        } else if (properties.isDismissDisabled === true || (style === "cover" && !isByKey)) return;
        else if (style === "cover") return;
        this.#page.send(view, events.dismissed);
    }

    #input({ target }) {
        const owner = this.#page.owner(target);
        if (!owner) return;
        const { view } = owner;
        if (view.kind === "textField") this.#page.send(view, events.input, target.value, target);
        else if (view.kind === "toggle") this.#page.send(view, events.change, target.checked ? "1" : "0", target);
        else if (view.kind === "slider") {
            fill(target);
            this.#page.send(view, events.change, target.value, target);
        } else if (view.kind === "colorWell") {
            this.#page.send(view, events.change, String(Number.parseInt(`${target.value.slice(1)}ff`, 16)), target);
        }
    }

    #change({ target }) {
        const owner = this.#page.owner(target);
        if (!owner) return;
        const { view } = owner;
        if (view.kind === "picker") {
            const index = target.tagName === "SELECT" ? target.selectedIndex : [...view.element.querySelectorAll("input")].indexOf(target);
            this.#page.send(view, events.change, String(index), view.element);
        } else if (view.kind === "datePicker") {
            const seconds = dateValue(target, view.properties.selection);
            if (seconds !== undefined) this.#page.send(view, events.change, String(seconds), target);
        }
    }

    #keyDown(event) {
        const { key, target } = event;
        const page = this.#page;
        if (event.isComposing) return;
        if (keyOnAction(event, page) || this.rowTools.takesKey(event)) {
            event.preventDefault();
            return;
        }
        if (key === "Escape") {
            const front = page.topLayer;
            const menu = page.owner(target)?.view;
            if (front?.view) this.dismiss(front.view, true);
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
        if ((key === "Enter" || key === " ") && target.matches(".gesture, .row, [data-link]")) {
            event.preventDefault();
            const owner = page.owner(target);
            if (owner?.view.kind === "gesture") this.gestures.tapByKey(owner.view);
            else target.click();
        }
    }

    #closeFront(view) {
        for (let outer = view; outer; outer = outer.parent) {
            if ((outer.kind !== "menu" && outer.kind !== "contextMenu") || !outer.layer) continue;
            closeMenu(outer, this.#page);
            return;
        }
        const { layer } = this.#page.topLayer;
        const item = layer.children[0]?.children[0]?.view;
        if (item?.parent?.layer) closeMenu(item.parent, this.#page);
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
                .find((one) => !one.closest("[inert]") && one.checkVisibility());
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
