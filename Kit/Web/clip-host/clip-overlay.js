// SPDX-License-Identifier: Apache-2.0

// The overlay that recommends the full app. The page draws it, so that a clip cannot show another app's.

export class ClipOverlay {
    #container;
    #app;
    #words;
    #host;
    #shown;

    // app: {name, icon, address}; without one there is no overlay. host: inset(pixels), closed()
    constructor(container, app, words, host) {
        this.#container = container;
        this.#app = app;
        this.#words = words;
        this.#host = host;
    }

    // position: 0 at the bottom, 1 above a bar; -1 dismisses the overlay.
    show(position) {
        this.hide();
        if (!this.#app || position === -1) return;
        const app = this.#app;
        const words = this.#words;
        const overlay = document.createElement("aside");
        overlay.className = position === 1 ? "clip-overlay raised" : "clip-overlay";
        overlay.setAttribute("aria-label", words.getApp);
        if (app.icon) {
            const icon = document.createElement("img");
            icon.src = app.icon;
            icon.alt = "";
            overlay.append(icon);
        }
        const text = document.createElement("p");
        const name = document.createElement("strong");
        name.textContent = app.name;
        text.append(name, words.getFullApp);
        const link = document.createElement("a");
        link.href = app.address;
        link.textContent = words.view;
        link.setAttribute("aria-label", `${words.view} ${app.name}`);
        const close = document.createElement("button");
        close.type = "button";
        close.textContent = "\u00D7";
        close.setAttribute("aria-label", words.close);
        close.addEventListener("click", () => {
            this.hide();
            this.#host.closed();
        });
        overlay.append(text, link, close);
        this.#container.append(overlay);
        this.#shown = overlay;
        // So that the end of the clip's content can be scrolled above the overlay.
        this.#host.inset(overlay.offsetHeight + 20);
    }

    hide() {
        if (!this.#shown) return;
        this.#shown.remove();
        this.#shown = undefined;
        this.#host.inset(0);
    }
}
