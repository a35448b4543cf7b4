// SPDX-License-Identifier: Apache-2.0

// Actions of assistive technology. The page has no menu of actions: what is no key is a button that is seen only while it
// has the focus.

import { set, words } from "./accessibility.js";
import { events } from "./element-names.js";

const kinds = { standard: 1, escape: 2, adjust: 5, rotor: 6 };
// A rotor with more entries is of no help.
const mostEntries = 200;

const actionOf = ({ properties: { actions } }) => (Array.isArray(actions) ? actions : []);

// Draws the action of a view, if it has one.
export function drawActions(view, page) {
    const { element, changed } = view;
    const [kind, name = "", entries] = actionOf(view);
    const acts = kind !== undefined && view.properties.isDisabled !== true;
    const isStandard = acts && kind === kinds.standard;
    const isAdjusted = acts && kind === kinds.adjust;
    element.classList.toggle("spoken-button", isStandard);
    element.classList.toggle("spoken-slider", isAdjusted);
    element.classList.toggle("spoken-escape", acts && kind === kinds.escape);
    if (isStandard) set(element, "role", "button");
    if (isAdjusted) {
        set(element, "role", "slider");
        // A slider says its own name and value, and not those of what is in it.
        page.afterLayout(() => {
            const value = element.querySelector("[aria-valuetext]")?.getAttribute("aria-valuetext");
            set(element, "aria-label", view.properties.label ?? (words(element).join(", ") || undefined));
            const text = view.properties.accessibilityValue ?? value;
            if (text !== undefined) set(element, "aria-valuetext", text);
            set(element, "aria-valuenow", Number.isFinite(parseFloat(text)) ? parseFloat(text) : 0);
        });
    }
    if (isStandard || isAdjusted) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    if (!changed.has("actions") && !changed.has("isDisabled")) return;
    view.spoken?.remove();
    view.spoken = undefined;
    if (!acts || isStandard || isAdjusted || kind === kinds.escape) return;
    view.spoken = document.createElement(kind === kinds.rotor ? "nav" : "div");
    view.spoken.className = "spoken-actions";
    if (kind === kinds.rotor) set(view.spoken, "aria-label", name);
    const names = kind === kinds.rotor ? (Array.isArray(entries) ? entries.slice(0, mostEntries) : []) : [name];
    names.forEach((text, index) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = String(text);
        button.dataset.action = kind === kinds.rotor ? String(index) : "";
        page.own(button, view, "action");
        view.spoken.append(button);
    });
    element.append(view.spoken);
}

const steps = { ArrowUp: "1", ArrowRight: "1", ArrowDown: "-1", ArrowLeft: "-1" };

// A key on a view with an action. Returns whether there was one for it.
export function keyOnAction({ key, target }, page) {
    const act = (element, text) => {
        if (!element) return false;
        page.send(page.owner(element).view, events.accessibility, text);
        return true;
    };
    if (key === "Escape") return act(target.closest(".spoken-escape"));
    if (target.matches(".spoken-button") && (key === "Enter" || key === " ")) return act(target);
    if (target.matches(".spoken-slider") && steps[key]) {
        const isMirrored = document.documentElement.dir === "rtl" && (key === "ArrowLeft" || key === "ArrowRight");
        return act(target, isMirrored ? (steps[key] === "1" ? "-1" : "1") : steps[key]);
    }
    return false;
}
