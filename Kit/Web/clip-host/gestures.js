// SPDX-License-Identifier: Apache-2.0

// Taps, long presses, drags, pinches and pointers on views that wait for them. An event is "index phase x y …": which of the
// view's gestures, 1 while it changes, 2 when it has ended, 3 if it came to nothing, and where in the view or in another space.

import { events } from "./element-names.js";
import { choose, placeInSpace } from "./gesture-choice.js";
import { takerOfTap } from "./takers.js";

const kinds = { tap: 1, longPress: 3, drag: 4, magnify: 5, rotate: 6, hover: 8 };
const changed = 1;
const ended = 2;
const cancelled = 3;
// A finger that moves further than this does not tap.
const slack = 10;
// Taps that follow each other within this time, in milliseconds, belong together.
const again = 350;
const longestPress = 60;
const rounded = (value) => Math.round(value * 100) / 100;
const number = (value, fallback) => (typeof value === "number" && !Number.isNaN(value) ? value : fallback);

export class Gestures {
    #page;
    // By pointer: the gestures that it can be, and what it does.
    #pointers = new Map();
    // Whether the click that ends the current press belongs to a gesture.
    #isTaken = false;
    #taps = { at: 0, count: 0, target: undefined, timer: undefined };
    // The gestures of views that the pointer is above.
    #hovered = [];

    constructor(root, page, signal) {
        this.#page = page;
        const listen = (type, handler) => root.addEventListener(type, handler, { signal });
        listen("pointerdown", (event) => this.#down(event));
        listen("pointermove", (event) => this.#move(event));
        listen("pointerup", (event) => this.#up(event));
        listen("pointercancel", (event) => this.#cancel(event));
        listen("pointerover", (event) => this.#hover(event));
        listen("pointerleave", (event) => this.#hover(event));
    }

    // Whether a click is one that a gesture was made of. The keyboard and assistive technology click without a press.
    hasTaken({ detail }) {
        return this.#isTaken && detail > 0;
    }

    // The current press is no click.
    take() {
        this.#isTaken = true;
    }

    // A tap of the keyboard, or of assistive technology, on an element. Returns whether it belongs to gestures alone.
    tapByKey(element) {
        const taps = choose(this.#page, element).filter(({ kind, parameters: [count] }) => kind === kinds.tap && number(count, 1) === 1);
        for (const entry of taps) {
            const { width, height } = entry.view.element.getBoundingClientRect();
            this.#send(entry, ended, [width / 2, height / 2]);
        }
        return taps.some(({ mode }) => mode !== 1);
    }

    #down(event) {
        this.#isTaken = false;
        if (event.button !== 0) return;
        const target = this.#page.targetAt(event);
        const entries = choose(this.#page, target).filter(({ kind }) => kind !== kinds.hover);
        if (entries.length === 0) return;
        const { clientX: x, clientY: y } = event;
        const pointer = { entries, target, x, y, startX: x, startY: y, at: event.timeStamp, speed: [0, 0], drags: new Set(), hasMoved: false, pressed: new Set(), timers: [] };
        for (const entry of entries) Object.assign(entry, placeInSpace(this.#page, entry));
        this.#pointers.set(event.pointerId, pointer);
        for (const entry of entries) {
            if (entry.kind === kinds.longPress) this.#beginPress(pointer, entry);
            if (entry.kind === kinds.drag && number(entry.parameters[0], slack) <= 0) this.#beginDrag(pointer, entry, event);
        }
        const pair = this.#pair(pointer);
        if (pair) pointer.pinch = spread(pair);
    }

    #beginPress(pointer, entry) {
        const seconds = Math.max(number(entry.parameters[0], 0.5), 0);
        this.#sendPlace(pointer, entry, changed);
        if (seconds > longestPress) return;
        pointer.timers.push(setTimeout(() => {
            if (pointer.cancelled?.has(entry)) return;
            pointer.pressed.add(entry);
            this.#sendPlace(pointer, entry, ended);
        }, seconds * 1000));
    }

    #beginDrag(pointer, entry, event) {
        pointer.drags.add(entry);
        this.#hold(pointer, event);
        this.#sendDrag(pointer, entry, changed);
    }

    // What is dragged is told of the pointer wherever that goes. A click is on what holds the pointer, so one that has not moved
    // is not held, and one beside which something else is recognized is held by what was touched.
    #hold(pointer, { pointerId }) {
        if (!pointer.hasMoved || pointer.isHeld) return;
        pointer.isHeld = true;
        const own = [...pointer.drags].find(({ mode }) => mode !== 1);
        const element = own ? own.view.element : pointer.target;
        if (element.isConnected) element.setPointerCapture?.(pointerId);
    }

    #move(event) {
        const pointer = this.#pointers.get(event.pointerId);
        if (!pointer) return;
        const { clientX: x, clientY: y } = event;
        const elapsed = Math.max(event.timeStamp - pointer.at, 1) / 1000;
        pointer.speed = [(x - pointer.x) / elapsed, (y - pointer.y) / elapsed];
        Object.assign(pointer, { x, y, at: event.timeStamp });
        const distance = Math.hypot(x - pointer.startX, y - pointer.startY);
        if (distance > slack) pointer.hasMoved = true;
        for (const entry of pointer.entries) {
            if (entry.kind === kinds.longPress && distance > number(entry.parameters[1], slack)) this.#cancelPress(pointer, entry);
        }
        const pair = this.#pair(pointer);
        if (pair) this.#pinch(pair, changed);
        for (const entry of pointer.entries) {
            if (entry.kind !== kinds.drag) continue;
            if (pointer.drags.has(entry)) {
                this.#hold(pointer, event);
                this.#sendDrag(pointer, entry, changed);
            } else if (distance >= number(entry.parameters[0], slack)) this.#beginDrag(pointer, entry, event);
        }
    }

    #up(event) {
        const pointer = this.#pointers.get(event.pointerId);
        if (!pointer) return;
        const pair = this.#pair(pointer);
        if (pair) this.#pinch(pair, ended);
        this.#pointers.delete(event.pointerId);
        const hadPress = pointer.pressed.size > 0;
        for (const entry of pointer.entries) {
            if (entry.kind === kinds.longPress) this.#cancelPress(pointer, entry);
            // What waited for a drag after the press waits no longer.
            if (entry.kind === kinds.drag && hadPress && !pointer.drags.has(entry)) this.#sendDrag(pointer, entry, cancelled);
        }
        for (const entry of pointer.drags) this.#sendDrag(pointer, entry, ended);
        if ([...pointer.drags, ...pointer.pressed].some(({ mode }) => mode !== 1) && (hadPress || pointer.hasMoved)) this.#isTaken = true;
        // A button that the pointer has left is not tapped, although it holds the pointer.
        if (pointer.isHeld && !this.#isStillOn(pointer, event)) this.#isTaken = true;
        if (!pointer.hasMoved && !hadPress) this.#tap(pointer, event);
    }

    #isStillOn({ target }, { clientX, clientY }) {
        const element = takerOfTap(this.#page, target)?.element;
        return element?.contains(document.elementFromPoint(clientX, clientY)) === true;
    }

    // A tap that can become a double tap waits for that.
    #tap(pointer, { timeStamp }) {
        const taps = pointer.entries.filter(({ kind }) => kind === kinds.tap);
        if (taps.length === 0) return;
        if (taps.some(({ mode }) => mode !== 1)) this.#isTaken = true;
        const before = this.#taps;
        clearTimeout(before.timer);
        const isAgain = before.target === pointer.target && timeStamp - before.at < again;
        const count = isAgain ? before.count + 1 : 1;
        const wanted = ({ parameters: [taken] }) => number(taken, 1);
        const most = Math.max(...taps.map(wanted));
        const meant = taps.filter((entry) => wanted(entry) === count);
        const waiting = count < most ? meant.filter(({ mode }) => mode !== 1) : [];
        for (const entry of meant) if (!waiting.includes(entry)) this.#sendPlace(pointer, entry, ended);
        const timer = setTimeout(() => {
            for (const entry of waiting) this.#sendPlace(pointer, entry, ended);
        }, again);
        this.#taps = { at: timeStamp, count: count < most ? count : 0, target: pointer.target, timer };
    }

    #cancel(event) {
        const pointer = this.#pointers.get(event.pointerId);
        if (!pointer) return;
        this.#pointers.delete(event.pointerId);
        for (const entry of pointer.entries) if (entry.kind === kinds.longPress) this.#cancelPress(pointer, entry);
        for (const entry of pointer.drags) this.#sendDrag(pointer, entry, cancelled);
        for (const entry of pointer.pinching ?? []) this.#send(entry, cancelled, [0, 0, 1]);
    }

    // A press that has not become a long one.
    #cancelPress(pointer, entry) {
        if (pointer.pressed.has(entry) || pointer.cancelled?.has(entry)) return;
        (pointer.cancelled ??= new Set()).add(entry);
        this.#sendPlace(pointer, entry, cancelled);
    }

    // A pointer that comes above views, or goes.
    #hover(event) {
        if (event.pointerType === "touch") return;
        const over = event.type === "pointerleave" ? [] : choose(this.#page, event.target, true).filter(({ kind }) => kind === kinds.hover);
        const isIn = (list, { view, index }) => list.some((other) => other.view === view && other.index === index);
        for (const entry of this.#hovered) if (!isIn(over, entry)) this.#send(entry, ended, []);
        for (const entry of over) if (!isIn(this.#hovered, entry)) this.#send(entry, changed, []);
        this.#hovered = over;
    }

    // Two fingers that can pinch the same view.
    #pair(pointer) {
        const pinched = (one) => one.entries.find(({ kind }) => kind === kinds.magnify || kind === kinds.rotate)?.view;
        const view = pinched(pointer);
        const both = view ? [...this.#pointers.values()].filter((other) => pinched(other) === view) : [];
        return both.length === 2 ? both : undefined;
    }

    #pinch(pair, phase) {
        const holder = pair.find(({ pinch }) => pinch);
        if (!holder) return;
        const before = holder.pinch;
        const now = spread(pair);
        for (const entry of holder.entries) {
            if (entry.kind !== kinds.magnify && entry.kind !== kinds.rotate) continue;
            const value = entry.kind === kinds.magnify ? now.length / before.length : (now.angle - before.angle) * 180 / Math.PI;
            (holder.pinching ??= new Set()).add(entry);
            this.#send(entry, phase, [before.x - entry.left, before.y - entry.top, value]);
        }
    }

    #sendPlace({ x, y }, entry, phase) {
        this.#send(entry, phase, [x - entry.left, y - entry.top]);
    }

    #sendDrag({ x, y, startX, startY, speed }, entry, phase) {
        const { left, top } = entry;
        this.#send(entry, phase, [x - left, y - top, startX - left, startY - top, ...speed]);
    }

    // Of the changes of a gesture only the last one that waits counts.
    #send({ view, index }, phase, numbers) {
        const key = phase === changed ? `${view.id} gesture ${index}` : undefined;
        this.#page.send(view, events.gesture, [index, phase, ...numbers.map(rounded)].join(" "), key);
    }
}

function spread(/** @type {any[]} */ [one, other]) {
    return {
        length: Math.max(Math.hypot(other.x - one.x, other.y - one.y), 1), angle: Math.atan2(other.y - one.y, other.x - one.x),
        x: (one.x + other.x) / 2, y: (one.y + other.y) / 2,
    };
}
