// SPDX-License-Identifier: Apache-2.0

// Taps, long presses, drags and pinches on views that wait for them. An event is "index phase x y …": which of the view's
// gestures, 1 while it changes, 2 when it has ended, 3 if it came to nothing, and where in the view.

import { events } from "./element-names.js";

const kinds = { tap: 1, doubleTap: 2, longPress: 3, drag: 4, magnify: 5, rotate: 6, taps: 7 };
const changed = 1;
const ended = 2;
const cancelled = 3;
// A finger that moves further than this does not tap.
const slack = 10;
const rounded = (value) => Math.round(value * 100) / 100;

export class Gestures {
    #page;
    // By pointer: what it does.
    #pointers = new Map();
    #taken = 0;
    #lastTap;

    constructor(root, page, signal) {
        this.#page = page;
        const listen = (type, handler) => root.addEventListener(type, handler, { signal });
        listen("pointerdown", (event) => this.#down(event));
        listen("pointermove", (event) => this.#move(event));
        listen("pointerup", (event) => this.#up(event));
        listen("pointercancel", (event) => this.#cancel(event));
    }

    // Whether a click is one that a gesture was made of.
    hasTaken({ timeStamp }) {
        return timeStamp - this.#taken < 50;
    }

    // A tap of the keyboard, or of assistive technology.
    tapByKey(view) {
        const { width, height } = view.element.getBoundingClientRect();
        list(view).forEach(([kind], index) => {
            if (kind === kinds.tap) this.#send(view, index, ended, [width / 2, height / 2]);
        });
    }

    // The innermost view that waits for gestures, unless a control in it is meant.
    #viewAt(target) {
        for (let element = target; element; element = element.parentElement?.closest(".gesture")) {
            const gesture = element.closest?.(".gesture.waiting");
            if (!gesture) return undefined;
            const control = target.closest("button, a, input, select, textarea, label");
            if (control && gesture.contains(control)) return undefined;
            const view = this.#page.owner(gesture)?.view;
            if (view?.kind === "gesture" && view.properties.isDisabled !== true && list(view).length > 0) return view;
            element = gesture;
        }
        return undefined;
    }

    #down(event) {
        if (event.button !== 0) return;
        const view = this.#viewAt(event.target);
        if (!view) return;
        const [x, y] = place(view, event);
        const pointer = { view, x, y, startX: x, startY: y, at: event.timeStamp, before: undefined, drags: new Set(), hasMoved: false, pressed: new Set(), timers: [] };
        this.#pointers.set(event.pointerId, pointer);
        list(view).forEach(([kind, seconds], index) => {
            if (kind !== kinds.longPress) return;
            this.#send(view, index, changed, [x, y]);
            pointer.timers.push(setTimeout(() => {
                if (pointer.hasMoved) return;
                pointer.pressed.add(index);
                this.#send(view, index, ended, [x, y]);
            }, Math.min(Math.max(Number(seconds) || 0.5, 0), 60) * 1000));
        });
        if (this.#pair(view)) pointer.pinch = this.#spread(view);
    }

    #move(event) {
        const pointer = this.#pointers.get(event.pointerId);
        if (!pointer) return;
        const { view } = pointer;
        const [x, y] = place(view, event);
        const elapsed = Math.max(event.timeStamp - pointer.at, 1) / 1000;
        pointer.speed = [(x - pointer.x) / elapsed, (y - pointer.y) / elapsed];
        Object.assign(pointer, { x, y, at: event.timeStamp });
        const distance = Math.hypot(x - pointer.startX, y - pointer.startY);
        if (distance > slack && !pointer.hasMoved) {
            pointer.hasMoved = true;
            this.#endPress(pointer);
        }
        if (this.#pair(view)) this.#pinch(view, changed);
        list(view).forEach(([kind, least], index) => {
            if (kind !== kinds.drag) return;
            if (!pointer.drags.has(index)) {
                if (distance < (Number.isFinite(least) ? least : slack)) return;
                pointer.drags.add(index);
                view.element.setPointerCapture?.(event.pointerId);
            }
            this.#sendDrag(pointer, index, changed);
        });
    }

    #up(event) {
        const pointer = this.#pointers.get(event.pointerId);
        if (!pointer) return;
        const { view } = pointer;
        if (this.#pair(view)) this.#pinch(view, ended);
        this.#pointers.delete(event.pointerId);
        const hadPress = pointer.pressed.size > 0;
        if (!pointer.hasMoved) this.#endPress(pointer);
        for (const index of pointer.drags) this.#sendDrag(pointer, index, ended);
        if (pointer.hasMoved || pointer.drags.size > 0 || hadPress) {
            if (pointer.drags.size > 0 || hadPress) this.#taken = event.timeStamp;
            return;
        }
        this.#taken = event.timeStamp;
        const isAgain = this.#lastTap?.view === view && event.timeStamp - this.#lastTap.at < 350;
        this.#lastTap = { view, at: event.timeStamp, count: isAgain ? this.#lastTap.count + 1 : 1 };
        list(view).forEach(([kind, wanted], index) => {
            const needed = kind === kinds.tap ? 1 : kind === kinds.doubleTap ? 2 : kind === kinds.taps ? wanted : undefined;
            const { count } = this.#lastTap;
            if (needed === count || (needed === 1 && count > 0)) this.#send(view, index, ended, [pointer.x, pointer.y]);
        });
    }

    #cancel(event) {
        const pointer = this.#pointers.get(event.pointerId);
        if (!pointer) return;
        this.#pointers.delete(event.pointerId);
        this.#endPress(pointer);
        for (const index of pointer.drags) this.#sendDrag(pointer, index, cancelled);
    }

    #endPress(pointer) {
        for (const timer of pointer.timers.splice(0)) clearTimeout(timer);
        list(pointer.view).forEach(([kind], index) => {
            if (kind === kinds.longPress && !pointer.pressed.has(index)) this.#send(pointer.view, index, cancelled, [pointer.x, pointer.y]);
        });
    }

    // Two fingers on one view.
    #pair(view) {
        const both = [...this.#pointers.values()].filter((pointer) => pointer.view === view);
        return both.length === 2 ? both : undefined;
    }

    #spread(view) {
        const [one, other] = this.#pair(view);
        return { length: Math.max(Math.hypot(other.x - one.x, other.y - one.y), 1), angle: Math.atan2(other.y - one.y, other.x - one.x) };
    }

    #pinch(view, phase) {
        const pair = this.#pair(view);
        const before = pair.find(({ pinch }) => pinch)?.pinch;
        if (!before) return;
        const now = this.#spread(view);
        const middle = [(pair[0].x + pair[1].x) / 2, (pair[0].y + pair[1].y) / 2];
        list(view).forEach(([kind], index) => {
            if (kind === kinds.magnify) this.#send(view, index, phase, [...middle, now.length / before.length]);
            if (kind === kinds.rotate) this.#send(view, index, phase, [...middle, (now.angle - before.angle) * 180 / Math.PI]);
        });
    }

    #sendDrag({ view, x, y, startX, startY, speed = [0, 0] }, index, phase) {
        this.#send(view, index, phase, [x, y, startX, startY, ...speed]);
    }

    // Of the changes of a gesture only the last one that waits counts.
    #send(view, index, phase, numbers) {
        const key = phase === changed ? `${view.id} gesture ${index}` : undefined;
        this.#page.send(view, events.gesture, [index, phase, ...numbers.map(rounded)].join(" "), key);
    }
}

const list = ({ properties: { gestures } }) => (Array.isArray(gestures) ? gestures.slice(0, 16).map((one) => (Array.isArray(one) ? one : [])) : []);

function place({ element }, { clientX, clientY }) {
    const { left, top } = element.getBoundingClientRect();
    return [clientX - left, clientY - top];
}
