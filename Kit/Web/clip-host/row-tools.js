// SPDX-License-Identifier: Apache-2.0

// What the person does with a row besides tapping it: swipes it, so that buttons beside it appear, and deletes and moves it
// while the list is edited. The keyboard comes to the same buttons, and moves a row by the arrow keys.

import { set } from "./accessibility.js";
import { events } from "./element-names.js";

const edits = { delete: 1, move: 2, active: 4 };
// A finger that moves less than this taps.
const slack = 10;
// The part of a row that a long swipe passes.
const fullSwipe = 0.6;
// The room for the buttons that edit, in points.
const room = { minus: 38, handle: 44 };

// Draws the buttons of a row, and makes room for them.
function drawTools(view, page) {
    const { element, properties, children, node } = view;
    const sum = typeof properties.rowEdits === "number" ? properties.rowEdits : 0;
    const isEdited = (sum & edits.active) !== 0;
    const has = { minus: isEdited && (sum & edits.delete) !== 0, handle: isEdited && (sum & edits.move) !== 0 };
    element.classList.toggle("swipes", children.some(({ kind }) => kind === "swipeActions"));
    for (const [name, label] of [["minus", page.words.delete], ["handle", page.words.reorder]]) {
        if (has[name] === (view[name] !== undefined)) continue;
        view[name]?.remove();
        view[name] = undefined;
        if (!has[name]) continue;
        view[name] = document.createElement("button");
        view[name].type = "button";
        view[name].className = `row-${name}`;
        set(view[name], "aria-label", label);
        page.own(view[name], view, `row-${name}`);
        element.append(view[name]);
    }
    const wanted = has.minus || has.handle ? { leading: has.minus ? room.minus : 0, trailing: has.handle ? room.handle : 0 } : undefined;
    if (JSON.stringify(node.parameters.editing) !== JSON.stringify(wanted)) node.set("editing", wanted);
}

export class RowTools {
    #page;
    // The finger on a row.
    #finger;
    #open;
    // Whether the click that ends the current press is none: the press was a swipe, a drag, or closed the buttons.
    #isTaken = false;

    constructor(root, page, signal) {
        this.#page = page;
        const listen = (type, handler) => root.addEventListener(type, handler, { signal });
        listen("pointerdown", (event) => this.#down(event));
        listen("pointermove", (event) => this.#move(event));
        listen("pointerup", (event) => this.#up(event, true));
        listen("pointercancel", (event) => this.#up(event, false));
        listen("focusin", ({ target }) => {
            const actions = target.closest(".swipe-actions");
            if (actions) this.#show(actions.closest(".row"), actions.dataset.edge);
            else if (!target.closest(".row-minus")) this.#show(undefined);
        });
        listen("focusout", ({ target, relatedTarget }) => {
            if (target.closest(".swipe-actions") && !relatedTarget?.closest?.(".swipe-actions")) this.#show(undefined);
        });
    }

    draw(view) {
        drawTools(view, this.#page);
    }

    // Whether a click belongs to a row, and to nothing in it.
    takesClick(event) {
        // The keyboard and assistive technology click without a press.
        if (this.#isTaken && event.detail > 0) return true;
        const minus = event.target.closest(".row-minus");
        if (minus) {
            this.#show(minus.closest(".row"), "trailing");
            return true;
        }
        return event.target.closest(".row-handle") !== null;
    }

    // The arrow keys move a row by its handle.
    takesKey({ key, target }) {
        if (key === "Escape" && this.#open && target.closest(".swipe-actions")) {
            this.#show(undefined);
            target.closest(".row").querySelector(".row-minus")?.focus();
            return true;
        }
        const rows = { ArrowUp: -1, ArrowDown: 1 }[key];
        if (!rows || !target.matches(".row-handle")) return false;
        this.#page.send(this.#page.owner(target).view, events.moved, String(rows));
        return true;
    }

    // Shows the buttons at an edge of a row, and no others.
    #show(row, edge) {
        const actions = row?.querySelector(`:scope > .swipe-actions[data-edge=${edge}]`);
        if (this.#open && this.#open !== row) close(this.#open);
        this.#open = actions ? row : undefined;
        if (!row) return;
        if (!actions) {
            close(row);
            return;
        }
        row.dataset.open = edge;
        row.style.setProperty("--swipe", `${sign(row) * (edge === "trailing" ? -1 : 1) * actions.offsetWidth}px`);
    }

    #down(event) {
        this.#isTaken = false;
        if (event.button !== 0) return;
        const row = event.target.closest(".row");
        if (this.#open && (this.#open !== row || !event.target.closest(".swipe-actions"))) {
            // The first tap elsewhere closes the buttons alone.
            this.#isTaken = !event.target.closest(".row-minus");
            this.#show(undefined);
        }
        if (!row) return;
        const handle = event.target.closest(".row-handle");
        if (!handle && (!row.classList.contains("swipes") || event.target.closest(".swipe-actions, input, select, textarea"))) return;
        this.#finger = { id: event.pointerId, row, handle, x: event.clientX, y: event.clientY, isMoving: false };
        if (handle) handle.setPointerCapture?.(event.pointerId);
    }

    #move(event) {
        const finger = this.#finger;
        if (finger?.id !== event.pointerId) return;
        const { row, handle } = finger;
        const across = event.clientX - finger.x;
        const along = event.clientY - finger.y;
        if (handle) {
            finger.isMoving = true;
            row.classList.add("lifted");
            row.style.translate = `0 ${along}px`;
            return;
        }
        if (!finger.isMoving) {
            if (Math.abs(along) > slack && Math.abs(along) >= Math.abs(across)) this.#finger = undefined;
            if (Math.abs(across) <= slack || Math.abs(across) <= Math.abs(along)) return;
            finger.isMoving = true;
            row.setPointerCapture?.(event.pointerId);
            row.classList.add("dragged");
        }
        const edge = across * sign(row) < 0 ? "trailing" : "leading";
        const actions = row.querySelector(`:scope > .swipe-actions[data-edge=${edge}]`);
        if (!actions) {
            close(row);
            return;
        }
        const most = actions.dataset.full === "true" ? row.offsetWidth : actions.offsetWidth;
        row.dataset.open = edge;
        row.style.setProperty("--swipe", `${Math.sign(across) * Math.min(Math.abs(across), most)}px`);
    }

    #up(event, isEnd) {
        const finger = this.#finger;
        if (finger?.id !== event.pointerId) return;
        this.#finger = undefined;
        const { row, handle } = finger;
        row.classList.remove("dragged");
        if (!finger.isMoving) return;
        this.#isTaken = true;
        if (handle) {
            row.classList.remove("lifted");
            const rows = isEnd ? passed(row, event.clientY - finger.y) : 0;
            row.style.translate = "";
            if (rows !== 0) this.#page.send(this.#page.owner(row).view, events.moved, String(rows));
            return;
        }
        const across = event.clientX - finger.x;
        const edge = across * sign(row) < 0 ? "trailing" : "leading";
        const actions = row.querySelector(`:scope > .swipe-actions[data-edge=${edge}]`);
        const isFull = isEnd && actions?.dataset.full === "true" && Math.abs(across) > row.offsetWidth * fullSwipe;
        if (isFull) {
            this.#show(undefined);
            close(row);
            const first = actions.querySelector("button:not(:disabled)");
            const view = first && this.#page.owner(first)?.view;
            if (view) this.#page.send(view, events.tap);
        } else if (isEnd && actions && Math.abs(across) > actions.offsetWidth / 2) this.#show(row, edge);
        else {
            this.#show(undefined);
            close(row);
        }
    }
}

function close(row) {
    delete row.dataset.open;
    row.style.removeProperty("--swipe");
}

const sign = (row) => (getComputedStyle(row).direction === "rtl" ? -1 : 1);

// How many rows a row has passed that was moved along.
function passed(row, along) {
    const rows = [...row.parentElement.children].filter((other) => other.matches(".row"));
    const index = rows.indexOf(row);
    const own = row.getBoundingClientRect();
    const middle = own.top + own.height / 2;
    let count = 0;
    for (const other of along > 0 ? rows.slice(index + 1) : rows.slice(0, index).reverse()) {
        const box = other.getBoundingClientRect();
        const isPassed = along > 0 ? middle > box.top + box.height / 2 : middle < box.top + box.height / 2;
        if (!isPassed) break;
        count += Math.sign(along);
    }
    return count;
}
