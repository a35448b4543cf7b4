// SPDX-License-Identifier: Apache-2.0

// Animations: what changes in a batch that has one moves by transitions of CSS; what comes and goes fades, or as its
// transition says. A person who wants less motion sees none.

import { elementsIn } from "./element-order.js";

const curves = ["", "linear", "ease-in", "ease-out", "ease-in-out"];
const longest = 30;
const finite = (value, fallback) => (Number.isFinite(value) ? value : fallback);
const clamped = (value, least, most, fallback) => Math.min(Math.max(finite(value, fallback), least), most);

// {duration, delay, easing} in milliseconds; undefined if nothing is to move.
export function timing(animation) {
    if (!Array.isArray(animation) || !(animation[0] >= 1)) return undefined;
    const [curve, duration, delay, ...rest] = animation;
    const made = { duration: clamped(duration, 0, longest, 0.35) * 1000, delay: clamped(delay, 0, longest, 0) * 1000, easing: curves[curve] };
    if (curve === 5) made.easing = spring(clamped(rest[0], -1, 1, 0));
    if (curve === 6) {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = rest.map((value) => finite(value, 0));
        made.easing = `cubic-bezier(${clamped(x1, 0, 1, 0)}, ${y1}, ${clamped(x2, 0, 1, 1)}, ${y2})`;
    }
    return made.easing === undefined ? undefined : made;
}

// A spring that arrives after its duration, and swings back and forth if it bounces.
function spring(bounce) {
    const steps = 24;
    const damping = 1 - Math.max(bounce, 0);
    const points = [];
    for (let step = 0; step <= steps; step += 1) {
        const time = step / steps * 7;
        const rate = Math.sqrt(Math.max(1 - damping * damping, 0));
        const left = rate < 0.01 ? Math.exp(-time) * (1 + time)
            : Math.exp(-damping * time) * (Math.cos(rate * time) + damping / rate * Math.sin(rate * time));
        points.push(step === steps ? 1 : Math.round((1 - left) * 1000) / 1000);
    }
    return `linear(${points.join()})`;
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Animations {
    #root;
    #plans = [];
    #appearing = new Set();
    #leaving = [];
    // Elements that move, and until when.
    #until = new Map();

    constructor(root) {
        this.#root = root;
    }

    // What changes in a view during this batch is animated; in the screen itself, everything.
    plan(view, animation) {
        const made = timing(animation);
        if (made) this.#plans.push({ view, made });
    }

    appear(view) {
        this.#appearing.add(view);
    }

    // An element that is still where it was is removed at the end of the batch, or when it has gone.
    leave(element, transition) {
        this.#leaving.push({ element, transition });
    }

    // Before the layout: elements are told to move.
    begin() {
        if (this.#plans.length === 0 || isStill()) return;
        for (const { view, made } of this.#plans) {
            const elements = view.id === 0 ? [this.#root] : view.element ? [view.element] : view.node ? elementsIn(view.node) : [];
            const move = `${made.duration}ms ${made.easing} ${made.delay}ms`;
            for (const element of elements) {
                element.style.setProperty("--move", move);
                element.classList.add("moving");
                const end = performance.now() + made.duration + made.delay;
                this.#until.set(element, end);
                setTimeout(() => {
                    if (this.#until.get(element) !== end) return;
                    this.#until.delete(element);
                    element.classList.remove("moving");
                    element.style.removeProperty("--move");
                }, made.duration + made.delay + 50);
            }
        }
        // What moves from its present place has to be there.
        this.#root.getBoundingClientRect();
    }

    // After the layout: what has come appears, what has gone disappears.
    end() {
        const made = this.#plans.at(-1)?.made;
        const moves = made && !isStill();
        for (const { element, transition } of this.#leaving) {
            if (transition?.[0] === "layer") leaveLayer(element);
            else if (moves && element.isConnected) disappear(element, transition, made);
            else element.remove();
        }
        if (moves) {
            for (const view of this.#appearing) {
                if (this.#appearing.has(view.parent) || !view.node) continue;
                const elements = view.element ? [view.element] : elementsIn(view.node);
                const frames = keyframes(own(view.properties.transition, 0));
                for (const element of elements) if (element.isConnected) element.animate([...frames, {}], { ...made, fill: "backwards" });
            }
        }
        this.#plans = [];
        this.#leaving = [];
        this.#appearing.clear();
    }
}

// A layer goes as its style sheet says.
function leaveLayer(element) {
    element.inert = true;
    element.setAttribute("aria-hidden", "true");
    element.removeAttribute("role");
    if (isStill() || !element.isConnected) {
        element.remove();
        return;
    }
    element.classList.add("leaving");
    setTimeout(() => element.remove(), 260);
}

function disappear(element, transition, made) {
    element.inert = true;
    element.setAttribute("aria-hidden", "true");
    element.classList.add("gone");
    const animation = element.animate([{}, ...keyframes(own(transition, 1))], { ...made, fill: "forwards" });
    const remove = () => element.remove();
    animation.finished.then(remove, remove);
    setTimeout(remove, made.duration + made.delay + 100);
}

// Of a transition that differs: for coming or for going.
const own = (transition, index) => (Array.isArray(transition) && transition[0] === 8 ? transition[1 + index] : transition);

const directions = (edge) => {
    const isMirrored = document.documentElement.dir === "rtl" ? -1 : 1;
    switch (edge) {
    case 1: case "top": return "0 -100%";
    case 2: case "leading": return `${-100 * isMirrored}% 0`;
    case 8: case "trailing": return `${100 * isMirrored}% 0`;
    default: return "0 100%";
    }
};

function keyframes(transition, depth = 0) {
    const [form, one, other] = Array.isArray(transition) ? transition : [1];
    switch (form) {
    case 2: return [{ translate: directions(one) }];
    case 3: return [{ scale: String(clamped(one, 0, 100, 0)), opacity: 0 }];
    case 4: return [{ translate: `${finite(one, 0)}px ${finite(other, 0)}px` }];
    case 5: return [{ translate: directions(2) }];
    case 6: return [{ translate: directions(one), opacity: 0 }];
    case 7: return depth > 4 ? [{ opacity: 0 }]
        : [Object.assign({}, ...transition.slice(1).map((part) => keyframes(part, depth + 1)[0]))];
    default: return [{ opacity: 0 }];
    }
}
