// SPDX-License-Identifier: Apache-2.0

// Animations: what changes in a section of a batch that has one moves by transitions of CSS; what comes and goes fades, or
// as its transition says. A person who wants less motion sees none.

import { timing } from "./animation-timing.js";
import { elementsIn } from "./element-order.js";
import { isStill, leaveLayer, Stillness } from "./stillness.js";
import { keyframe, matchedKeyframes } from "./transitions.js";

export class Animations extends Stillness {
    // By view: {made} or, for what is not animated, {}.
    #plans = new Map();
    #appearing = new Set();
    #texts = new Set();
    // Elements that move, and until when; those in which something moves without an end.
    #until = new Map();
    #endless = new WeakSet();
    // Transitions that an earlier section began.
    #known = new WeakSet();
    // Where what goes was, by the number of its name.
    #places = new Map();

    // What changes in a view during this section is animated, or is not; in the screen itself, everything.
    plan(view, animation) {
        const made = timing(animation);
        if (made || animation !== undefined) this.#plans.set(view, { made });
    }

    // Something in a view has changed: there can be views around in which everything is always animated in one way.
    planStanding(view) {
        for (let outer = view; outer; outer = outer.parent) {
            const { standingAnimation } = outer.properties;
            if (standingAnimation !== undefined && !this.#plans.has(outer) && !this.#appearing.has(outer)) this.plan(outer, standingAnimation);
        }
    }

    appear(view) {
        this.#appearing.add(view);
    }

    // A view goes: take() returns its elements, which are still where they were. They are removed at the end of the section, or
    // when they have gone.
    go(view, parent, take) {
        for (const [name, element] of matched(view)) this.#places.set(name, { element, box: element.getBoundingClientRect() });
        const transition = transitionOf(view);
        const own = ownAnimation(transition, 1);
        for (const element of take()) this.leaving.push({ element, transition, parent, own });
    }

    // Before a section is drawn: what was changed until now is as it is, and does not move along.
    commit() {
        if (!isStill()) this.root.getBoundingClientRect();
    }

    // Before the layout: elements are told to move.
    begin() {
        if (this.#plans.size === 0 || isStill()) return;
        for (const [view, { made }] of this.#plans) {
            for (const element of this.#elements(view)) {
                if (made) this.#move(element, made);
                else if (this.#plans.size > 1) this.#hold(element);
            }
        }
        // What moves from its present place has to be there.
        this.root.getBoundingClientRect();
    }

    // After the layout: what has come appears, what has gone disappears.
    end() {
        for (const { element, transition, parent, own, isLayer } of this.leaving) {
            if (isLayer) leaveLayer(element);
            else {
                const made = own ? own.made : this.#planFor(parent);
                if (made && !isStill() && element.isConnected) disappear(element, transition, made);
                else element.remove();
            }
        }
        if (!isStill()) {
            for (const view of this.#appearing) if (view.node) this.#show(view);
            for (const view of this.#texts) this.#showText(view);
            this.#repeat();
            this.#settle();
        }
        this.#plans.clear();
        this.leaving = [];
        this.#texts.clear();
        this.#appearing.clear();
        this.#places.clear();
    }

    // A text is another.
    changeText(view) {
        this.#texts.add(view);
    }

    // A text that has changed fades in, or comes from below or above.
    #showText(view) {
        const { contentTransition = 2 } = view.properties;
        const made = contentTransition > 1 && !this.#appearing.has(view) && this.#planFor(view);
        if (!made || !view.element) return;
        const from = { opacity: 0 };
        if (contentTransition >= 4) from.translate = `0 ${contentTransition === 5 ? "-0.5em" : "0.5em"}`;
        view.element.animate([from, {}], { duration: made.duration, delay: made.delay, easing: "ease-out", fill: "backwards" });
    }

    #elements(view) {
        if (view.id === 0) return [this.root];
        if (view.element) return [view.element];
        return view.node ? elementsIn(view.node) : [];
    }

    #move(element, made) {
        const { style, classList } = element;
        style.setProperty("--move", `${made.duration}ms ${made.easing} ${made.delay}ms`);
        classList.remove("held");
        classList.add("moving");
        const end = performance.now() + made.delay + (made.isEndless ? 0 : made.duration * made.iterations);
        if (made.isEndless) this.#endless.add(element);
        this.#finish(element, { end, made });
    }

    // Elements that change at once while others around them move.
    #hold(element) {
        element.classList.remove("moving");
        element.classList.add("held");
        this.#finish(element, { end: performance.now() });
    }

    // What moves does so as long as its element is said to move: without an end, always.
    #finish(element, entry) {
        this.#until.set(element, entry);
        setTimeout(() => {
            if (this.#until.get(element) !== entry) return;
            this.#until.delete(element);
            if (this.#endless.has(element)) return;
            element.classList.remove("moving", "held");
            element.style.removeProperty("--move");
        }, entry.end - performance.now() + 50);
    }

    // What has begun to move goes on; what changes from now on does so at once.
    #settle() {
        if (this.#plans.size === 0) return;
        this.root.getBoundingClientRect();
        for (const [view, { made }] of this.#plans) {
            if (made) for (const element of this.#elements(view)) element.style.setProperty("--move", "0s");
        }
    }

    // Transitions of CSS run once: those that have just begun are told how often they run.
    #repeat() {
        if (this.#plans.size === 0) return;
        const begun = this.root.getAnimations({ subtree: true }).filter((running) => running.pending && !this.#known.has(running));
        for (const running of begun) this.#known.add(running);
        for (const { made } of this.#plans.values()) {
            if (!made || made.iterations === 1) continue;
            for (const running of begun) {
                const { effect } = running;
                if (!(running instanceof CSSTransition) || !this.#moves(effect.target, made)) continue;
                effect.updateTiming({ iterations: made.iterations, direction: made.direction });
            }
        }
    }

    #moves(target, made) {
        const element = target.closest(".moving");
        return element && this.#until.get(element)?.made === made;
    }

    // The animation of what a view is in: that of the nearest view that has one.
    #planFor(view) {
        for (let outer = view; outer; outer = outer.parent) {
            const plan = this.#plans.get(outer);
            if (plan) return plan.made;
        }
        // One of views that are not there is that of what stood there.
        for (const [{ kind }, { made }] of this.#plans) if (kind === "anchor") return made;
        return undefined;
    }

    #show(view) {
        const [name, properties = 3] = view.properties.matched ?? [];
        const place = this.#places.get(name);
        const made = place && this.#planFor(view);
        if (made && view.element?.isConnected) {
            const [coming, going] = matchedKeyframes(place.box, view.element.getBoundingClientRect(), properties);
            view.element.animate([coming, rest(coming)], { ...options(made), fill: "backwards" });
            if (place.element.isConnected) place.element.animate([rest(going), going], { ...options(made), fill: "forwards" });
        } else if (!this.#appearing.has(view.parent)) this.#comeIn(view);
    }

    #comeIn(view) {
        const transition = transitionOf(view);
        const own = ownAnimation(transition, 0);
        const made = own ? own.made : this.#planFor(view);
        const frame = made && keyframe(transition, 0);
        if (!frame) return;
        for (const element of this.#elements(view)) {
            if (element.isConnected) element.animate([frame, rest(frame)], { ...options(made), fill: "backwards" });
        }
    }
}

// The other keyframe: as the element is, with the point from which it is scaled.
const rest = ({ transformOrigin }) => (transformOrigin ? { transformOrigin } : {});
const options = ({ duration, delay, easing }) => ({ duration, delay, easing });

function disappear(element, transition, made) {
    const frame = keyframe(transition, 1);
    if (!frame) {
        element.remove();
        return;
    }
    element.inert = true;
    element.setAttribute("aria-hidden", "true");
    element.classList.add("gone");
    const animation = element.animate([rest(frame), frame], { ...options(made), fill: "forwards" });
    const remove = () => element.remove();
    animation.finished.then(remove, remove);
    setTimeout(remove, made.duration + made.delay + 100);
}

// The transition of a view, which modifiers can be around.
function transitionOf(view) {
    for (let inner = view, level = 0; inner && level < 32; level += 1) {
        if (inner.properties.transition !== undefined) return inner.properties.transition;
        if (inner.children.length !== 1) return undefined;
        [inner] = inner.children;
    }
    return undefined;
}

// The animation that a transition has of its own: {made}.
function ownAnimation(transition, index) {
    if (!Array.isArray(transition)) return undefined;
    const [form, ...parts] = transition;
    if (form === 8) return ownAnimation(parts[index], index);
    if (form === 7) return parts.map((part) => ownAnimation(part, index)).find((own) => own);
    return form === 10 ? { made: timing(parts[1]) } : undefined;
}

// The names in a view, with their elements.
function* matched(view) {
    const left = [view];
    for (let steps = 0; left.length > 0 && steps < 2000; steps += 1) {
        const next = left.pop();
        const name = next.properties.matched?.[0];
        if (name !== undefined && next.element) yield [name, next.element];
        left.push(...next.children);
    }
}
