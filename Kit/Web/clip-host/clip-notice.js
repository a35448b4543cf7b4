// SPDX-License-Identifier: Apache-2.0

// A notice over a clip: what the page says about it, and what the person can do.

export class ClipNotice {
    #container;
    #shown;

    constructor(container) {
        this.#container = container;
    }

    // role: "alert" if the person has to decide, otherwise "status". choices: pairs of text and action; a choice also
    // removes the notice.
    show(role, text, choices) {
        this.hide();
        const notice = document.createElement("div");
        notice.className = "clip-notice";
        const sentence = document.createElement("p");
        sentence.setAttribute("role", role);
        notice.append(sentence);
        for (const [label, action] of choices) {
            const button = document.createElement("button");
            button.type = "button";
            button.textContent = label;
            button.addEventListener("click", () => {
                this.hide();
                action?.();
            });
            notice.append(button);
        }
        this.#container.append(notice);
        // Assistive technology speaks what changes in an element that is there.
        sentence.textContent = text;
        this.#shown = notice;
    }

    get isShown() {
        return this.#shown !== undefined;
    }

    hide() {
        this.#shown?.remove();
        this.#shown = undefined;
    }
}
