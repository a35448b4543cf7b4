// SPDX-License-Identifier: Apache-2.0

// Draws a clip: applies its patches to the views of the page, and sends it the actions of the person. For the format see
// PatchWriter in Kit/Sources/Views/ClipUI/Patches.

import { combine, set } from "./accessibility.js";
import { Actions } from "./actions.js";
import { drawingOf } from "./drawings.js";
import { elementsIn } from "./element-order.js";
import { events, keyNames, kindNames } from "./element-names.js";
import { Focus } from "./focus.js";
import { formula, pairs } from "./layout-parameters.js";
import { LimitError, limits } from "./limits.js";
import { Budget } from "./pace.js";
import { PageLayout } from "./page-layout.js";
import { Parts } from "./parts.js";
import { PatchReader } from "./patch-reader.js";
import { color, findImages } from "./paints.js";
import { cssFont } from "../layout/canvas-metrics.js";
import { Node } from "../layout/node.js";
import { Stillness } from "./stillness.js";
import { loadAllDrawings } from "./symbols.js";
import { Views } from "./views.js";

const schemes = ["", "light", "dark"];

export class Screen {
    images = new Budget(limits.images);
    words = { back: "Back", delete: "Delete", reorder: "Reorder" };
    // What parts that few screens need do for all views: {clocks, gestures, rows, drawActions, keyOnAction, targetAt}.
    /** @type {any} */
    tools = {};
    // Whether this drawing is for another text size.
    isRescaled = false;
    #root;
    #assets;
    #host;
    #layout;
    #views;
    // Views to draw, and what belongs to views: elements that are no view's own.
    #dirty = new Set();
    // Those whose symbols few clips use: their drawings are loaded first.
    #lacking = new Set();
    #owners = new WeakMap();
    #effects = new Set();
    #layers = [];
    #hasReaders = false;
    #hasStanding = false;
    // Whether something has changed that is not drawn.
    #hasChanged = false;
    #afterLayout = [];
    #actions;
    #focus;
    #animations;
    #parts;
    #abort = new AbortController();

    // host: event(message, key), title(text), isWaiting(key); where it is of use waits(isWaiting), called before and after a part is
    // loaded, and fonts, which looks for missing ones; picture(name) with ownSymbols where images are known. The message is a
    // function: it returns the event when its turn comes, or undefined if its view is gone. Of several events in a row with one key
    // only the last counts.
    constructor(root, assets, host) {
        this.#root = root;
        this.#assets = assets;
        this.#host = host;
        findImages((name) => this.assetAddress(name));
        this.#layout = new PageLayout(root, (isRescaled) => this.#resized(isRescaled));
        this.#layout.laidOut = () => {
            for (const action of this.#afterLayout.splice(0)) action();
        };
        const { engine } = this.#layout;
        engine.geometryChanged = (node, geometry) => this.#tellGeometry(node, geometry);
        engine.customLayouts = (node, request) => this.#askLayout(node, request);
        const scene = new Node("scene");
        const stack = new Node("vstack");
        scene.insert(stack);
        this.#layout.window.insert(scene);
        const view = { id: 0, kind: "root", properties: {}, changed: new Set(), parent: null, children: [], node: scene, inner: stack };
        this.attach(view, "div", "view root");
        view.drawing = { update: () => this.#updateRoot(view) };
        this.#views = new Views(view, (removed) => this.#forget(removed));
        this.#focus = new Focus(root, view.element);
        this.#animations = new Stillness(root);
        this.#parts = new Parts(this, root, this.#abort.signal);
        this.#actions = new Actions(root, this, this.#abort.signal);
        this.#prepare();
    }

    // The first text and the first layout take the browser long: they come before the person opens the clip.
    #prepare() {
        const list = new Node("list");
        const row = new Node("listRow");
        const box = new Node("hstack");
        for (const weight of [400, 600, 700]) box.insert(new Node("text", { runs: [{ text: "Aa 0", font: weight === 400 ? { size: 17 } : { size: 17, weight } }] }));
        row.insert(box);
        list.insert(row);
        const { inner } = this.#views.root;
        inner.insert(list);
        this.#layout.layout();
        this.#layout.take(list);
        this.#layout.layout();
    }

    close() {
        this.#abort.abort();
        this.tools.clocks?.close();
        this.#layout.close();
    }

    // MARK: For drawings

    get scale() { return this.#layout.scale; }
    get size() { return this.#layout.size; }
    get isMirrored() { return document.documentElement.dir === "rtl"; }
    get language() { return document.documentElement.lang || undefined; }
    get root() { return this.#views.root; }
    get topLayer() { return this.#layers.at(-1); }

    node(kind, parameters = {}) {
        return new Node(kind, parameters);
    }

    // Gives a view its element. draw(width, height): called when its size has changed.
    attach(view, tag, name, draw) {
        const element = document.createElement(tag);
        element.className = name;
        view.element = element;
        this.#owners.set(element, { view, part: "view" });
        this.#layout.attach(view.node, element, draw);
        return element;
    }

    // Gives a node that is no view's own an element.
    attachNode(node, tag, name) {
        const element = document.createElement(tag);
        element.className = name;
        this.#layout.attach(node, element);
    }

    // Removes a node that is no view's own.
    detach(node) {
        for (const element of this.#layout.take(node)) element.remove();
    }

    // An element that does something for a view.
    own(element, view, part) {
        this.#owners.set(element, { view, part });
    }

    // The view that an element, or one around it, belongs to: {view, part, element}.
    owner(element) {
        return this.ownersAround(element).next().value;
    }

    // The same for all elements around, from the inside out.
    *ownersAround(element) {
        for (let outer = element; outer && outer !== this.#root; outer = outer.parentElement) {
            const owner = this.#owners.get(outer);
            if (owner) yield { ...owner, element: outer };
        }
    }

    moved(node) {
        this.#layout.change(node.parent ?? node);
    }

    redraw(node) {
        this.#layout.redraw(node);
    }

    changeKind(node, kind) {
        node.kind = kind;
        node.layout = undefined;
        node.forget();
        node.parent?.invalidate();
    }

    width(text, font) {
        return this.#layout.width(text, font);
    }

    // The place in the layout of a rectangle of the window.
    mirror(x, width) {
        return this.#layout.engine.isMirrored ? this.size.width - x - width : x;
    }

    request() {
        this.#layout.request();
    }

    // What has scrolled is elsewhere, which clips can ask for.
    followScroll() {
        if (this.#hasReaders) this.#layout.request();
    }

    afterLayout(action) {
        this.#afterLayout.push(action);
    }

    // Has a view drawn again.
    touch(view) {
        this.#dirty.add(view);
    }

    // Has a view drawn again when all symbols are here.
    lack(view) {
        this.#lacking.add(view);
    }

    // Draws at once what was touched outside of a batch.
    refresh() {
        this.#update();
        this.#layout.layout();
        this.#animations.end();
    }

    assetAddress(name) {
        const text = String(name);
        // The name is encoded, so that it cannot be a path to another folder.
        const address = `${this.#assets}${encodeURIComponent(text)}${/\.\w{2,4}$/.test(text) ? "" : ".svg"}`;
        return this.picture(text).hasDark && document.documentElement.style.colorScheme === "dark" ? `${address}?dark=1` : address;
    }

    // What a host knows of an image of the clip's assets: pixels for a point, whether it is a template, and whether it has a dark form.
    picture(name) {
        return this.#host.picture?.(String(name)) ?? {};
    }

    // What draws symbols of the clip's own, where a host knows them: see own-symbols.js.
    get ownSymbols() { return this.#host.ownSymbols; }

    // Whether the clip is told what the screen and its scene are like.
    get tellsSurroundings() { return this.#host.ignoresSurroundings !== true; }

    // The page has changed whether the screen is dark.
    appearanceChanged() {
        this.#actions?.showAppearance();
        for (const picture of this.#root.querySelectorAll("img[data-dark]")) {
            const address = this.assetAddress(picture.dataset.dark);
            if (picture.getAttribute("src") !== address) picture.src = address;
        }
    }

    // A text is another, which can be animated.
    changeText(view) {
        this.#animations.changeText(view);
    }

    isWaiting(key) {
        return this.#host.isWaiting(key);
    }

    // What any view can have: a tint, an appearance, being hidden.
    dress(view) {
        const { changed, properties, element } = view;
        if (changed.size === 0 || !element) return;
        if (changed.has("tint") || changed.has("colorScheme") || changed.has("isHidden") || changed.has("opacity")) this.dressElement(element, properties);
        if (changed.has("transition")) element.dataset.transition = "";
        if (changed.has("sortPriority")) this.moved(view.node);
    }

    dressElement(element, { tint, colorScheme, isHidden }) {
        const value = tint === undefined ? "" : color(tint) ?? "";
        element.style.setProperty("--accent", value);
        element.style.setProperty("--accent-soft", value && `color-mix(in srgb, ${value} 15%, transparent)`);
        element.style.colorScheme = schemes[colorScheme] ?? "";
        if (schemes[colorScheme]) element.dataset.scheme = schemes[colorScheme];
        else delete element.dataset.scheme;
        element.style.visibility = isHidden ? "hidden" : "";
    }

    // Whether a view may have one of the effects that take the browser long. isNeeded: whether it has one.
    allowsEffect(view, isNeeded) {
        if (!isNeeded) this.#effects.delete(view);
        else if (this.#effects.size < limits.effects) this.#effects.add(view);
        return this.#effects.has(view);
    }

    // Shows a layer in front of everything; view: the presentation that it belongs to.
    present(layer, view) {
        this.#layout.window.insert(layer);
        this.#layout.change(this.#layout.window);
        this.#layers.push({ layer, view });
        this.#focus.push(layer);
        this.#guard();
    }

    dismiss(layer) {
        const index = this.#layers.findIndex((other) => other.layer === layer);
        if (index < 0) return;
        this.#layers.splice(index, 1);
        for (const element of this.#layout.take(layer)) this.#animations.leaveLayer(element);
        this.#focus.pop(layer);
        this.#guard();
    }

    // Only what is in front can be reached.
    #guard() {
        const front = this.#layers.at(-1)?.layer;
        for (const node of this.#layout.window.children) {
            const isBehind = front !== undefined && node !== front;
            if (!node.element) continue;
            node.element.inert = isBehind;
            set(node.element, "aria-hidden", isBehind ? "true" : undefined);
        }
    }

    scrollTo(scroller, [id, x = 0, y = 0]) {
        this.afterLayout(() => {
            let view;
            try {
                view = this.#views.at(id);
            } catch {
                return;
            }
            const box = this.#box(view);
            if (!box || !scroller.isConnected) return;
            const around = scroller.getBoundingClientRect();
            scroller.scrollBy({
                left: box.left - around.left - (around.width - box.width) * (Number.isFinite(x) ? x : 0),
                top: box.top - around.top - (around.height - box.height) * (Number.isFinite(y) ? y : 0), behavior: "instant",
            });
        });
    }

    #box(view) {
        return this.firstElement(view)?.getBoundingClientRect();
    }

    // The element that an event is on.
    targetAt(event) {
        return this.tools.targetAt ? this.tools.targetAt(event, this) : event.target;
    }

    // What moves from now on.
    animate(animations) {
        this.#animations = animations;
    }

    // The element of a view, or the first one in it.
    firstElement(view) {
        return view.element ?? (view.node ? elementsIn(view.node)[0] : undefined);
    }

    // MARK: Events

    // Tells the clip about a view. key: of several in a row only the last one counts.
    send(view, kind, text = "", key = undefined) {
        this.#host.event(() => (this.#views.has(view) ? { type: "event", kind, element: view.id, text } : undefined), key);
    }

    sendLater(message, key) {
        this.#host.event(message, key);
    }

    has(view) {
        return this.#views.has(view);
    }

    tell(id, kind, text) {
        const view = this.#views.at(id);
        this.send(view, kind, text, `${id} ${kind}`);
    }

    #tellGeometry(node, { size, safeAreaInsets: insets, frames }) {
        const { view } = node;
        if (!view || !this.#views.has(view)) return;
        const numbers = [size.width, size.height, insets.top, insets.leading, insets.bottom, insets.trailing];
        const spaces = Object.entries(frames).map(([name, { x, y, width, height }]) => [JSON.stringify(name), x, y, width, height].join(" "));
        this.send(view, events.geometry, [...numbers, ...spaces].join(" "), `${view.id} geometry`);
    }

    #askLayout(node, request) {
        const { view } = node;
        const text = JSON.stringify(request, (key, value) => (value === Infinity ? "infinity" : value));
        if (!view || node.asked === text) return undefined;
        node.asked = text;
        this.send(view, events.layout, text);
        return undefined;
    }

    // MARK: Patches

    // Applies the patches for one event, in slices between which the browser can do other things. Usually there is one.
    async apply(batches) {
        // The screen stays as it is until all that draws the next one is here.
        const loading = this.#parts.load(batches);
        if (loading) {
            this.#host.waits?.(true);
            await loading;
            this.#host.waits?.(false);
            if (this.#abort.signal.aborted) return;
        }
        const pace = new Pace(this.#abort.signal);
        const focusBefore = document.activeElement;
        for (const bytes of batches) {
            const reader = new PatchReader(bytes);
            while (!reader.isAtEnd) {
                const section = this.#perform(reader);
                if (pace.isOver() && !await pace.rest()) return;
                if (!section) continue;
                // What moves in this section begins where it was before.
                if (this.#hasChanged && !await this.#show(pace)) return;
                this.#animations.plan(this.#views.root, section.animation);
            }
        }
        if (!await this.#show(pace)) return;
        this.#focus.settle(focusBefore);
        this.#actions.showAppearance();
    }

    // Draws what has changed. Returns whether the screen is still there afterwards.
    async #show(pace) {
        this.#animations.commit();
        // What one view does to another is drawn in the next round.
        for (let round = 0; round < 4 && this.#dirty.size > 0; round += 1) {
            for (const view of this.#takeDirty()) {
                this.#draw(view);
                if (pace.isOver() && !await pace.rest()) return false;
            }
        }
        if (this.#lacking.size > 0 && !await this.#drawLacking()) return false;
        this.#animations.begin();
        if (!await this.#layout.layoutInSlices(() => pace.pause())) return false;
        combine(this.#root);
        this.#animations.end();
        this.#hasChanged = false;
        return true;
    }

    // Draws the views whose symbols were not here. Returns whether the screen is still there afterwards.
    async #drawLacking() {
        const views = [...this.#lacking];
        this.#lacking.clear();
        try {
            await loadAllDrawings();
        } catch {
            // The network has failed: the place of the symbol stays empty.
            return !this.#abort.signal.aborted;
        }
        if (this.#abort.signal.aborted) return false;
        for (const view of views) {
            view.changed.add("symbol");
            this.#draw(view);
        }
        return true;
    }

    // Performs one operation. Returns the animation with which a section begins: {animation}.
    #perform(reader) {
        const operation = reader.byte();
        this.#hasChanged ||= operation !== 2;
        switch (operation) {
        case 1: this.#create(reader.number(), reader.byte()); break;
        case 2: {
            const id = reader.number();
            const key = reader.byte();
            const value = reader.value();
            const name = keyNames[key];
            if (name === undefined) throw new SyntaxError(`unknown property ${key} in a patch`);
            if (id === 0 && name === "animation") return { animation: value };
            this.#hasChanged = true;
            const view = this.#views.at(id);
            if (name === "standingAnimation") this.#hasStanding = true;
            this.#views.count(id, key, value);
            view.properties[name] = value;
            view.changed.add(name);
            this.#dirty.add(view);
            view.drawing.set?.(view, name, this);
            if (name === "guides") this.#defineGuides(value);
            break;
        }
        case 3: {
            const { parent, view } = this.#views.insert(reader.number(), reader.number(), reader.number());
            this.seat(parent, view);
            break;
        }
        case 4: this.#remove(reader.number()); break;
        case 5: this.#views.add({ id: reader.number(), kind: "anchor", properties: {}, changed: new Set(), parent: null, children: [], drawing: {} }); break;
        case 6: {
            const id = reader.number();
            if (id === 0) this.#focus.release();
            else this.#focus.want(this.#views.at(id));
            break;
        }
        case 7: this.#host.title(reader.text().slice(0, 200)); break;
        default: throw new SyntaxError("unknown operation in a patch");
        }
        return undefined;
    }

    // Guides of the clip's own, by which something is aligned.
    #defineGuides(value) {
        const { guides } = this.#layout.engine;
        for (const [name, made] of Object.entries(pairs(value) ?? {})) {
            if (Object.keys(guides).length < limits.columns) guides[name] = formula(made);
        }
    }

    #create(id, number) {
        const kind = kindNames[number];
        if (kind === undefined) throw new SyntaxError("unknown kind of element in a patch");
        const drawing = drawingOf(kind);
        const view = { id, kind, drawing, properties: {}, changed: new Set(), parent: null, children: [], node: undefined, inner: undefined, element: undefined };
        this.#views.add(view);
        drawing.create(view, this);
        if (view.node) view.node.view = view;
        this.#hasReaders ||= kind === "geometryReader" || kind === "geometryReport";
        this.#dirty.add(view);
    }

    // Puts a view's node where the view is among the children of its parent.
    seat(parent, view) {
        const { drawing } = parent;
        if (view.node) {
            const around = drawing?.inner?.(parent, view) ?? parent.inner;
            if (!around) return;
            let next = null;
            for (let after = parent.children.indexOf(view) + 1; after < parent.children.length && !next; after += 1) {
                const { node } = parent.children[after];
                if (node?.parent === around) next = node;
            }
            const before = view.node.parent;
            around.insert(view.node, next);
            if (before && before !== around) this.#layout.change(before);
            this.#layout.change(around);
            if (!before) this.#animations.appear(view);
        }
        if (parent.drawing?.watchesChildren) this.#dirty.add(parent);
        if (view.kind === "button" || view.kind === "presentation") this.#dirty.add(view);
    }

    #remove(id) {
        const view = this.#views.at(id);
        const { parent } = view;
        this.#views.remove(id);
        if (view.node?.parent) {
            if (this.#hasStanding) this.#animations.planStanding(parent);
            this.#animations.go(view, parent, () => this.#layout.take(view.node));
        }
        if (parent?.drawing?.watchesChildren) this.#dirty.add(parent);
    }

    #forget(view) {
        this.#dirty.delete(view);
        view.drawing?.removed?.(view, this);
    }

    #takeDirty() {
        const views = [...this.#dirty];
        this.#dirty.clear();
        return views;
    }

    #update() {
        for (let round = 0; round < 4 && this.#dirty.size > 0; round += 1) for (const view of this.#takeDirty()) this.#draw(view);
    }

    #draw(view) {
        if (view !== this.#views.root && !this.#views.has(view)) return;
        if (this.#hasStanding) this.#animations.planStanding(view);
        if (view.changed.has("animation")) this.#animations.plan(view, view.properties.animation);
        view.drawing.update?.(view, this);
        view.changed.clear();
        // Here, in a slice, and not for all texts at once.
        if (view.kind === "text") {
            this.#layout.measure(view.node);
            for (const { text, font } of this.#host.fonts ? view.node.parameters.runs : []) this.#host.fonts.look(text, cssFont({ ...font, size: 20 }));
        }
    }

    #updateRoot(view) {
        const { properties, changed, element } = view;
        if (changed.has("layoutDirection")) document.documentElement.dir = properties.layoutDirection === 1 ? "rtl" : "ltr";
        if (changed.has("language") && properties.language) document.documentElement.lang = properties.language;
        if (changed.has("tint") || changed.has("colorScheme")) this.dressElement(this.#root, properties);
        if (changed.has("feedback") && properties.feedback > 0) navigator.vibrate?.(properties.feedback <= 3 ? [20, 40, 20] : 10);
        if (changed.has("identifier")) element.dataset.identifier = properties.identifier;
    }

    #resized(isRescaled) {
        if (!isRescaled) {
            this.#actions?.showAppearance();
            return;
        }
        this.isRescaled = true;
        const left = [this.#views.root];
        while (left.length > 0) {
            const view = left.pop();
            if (view.drawing?.isScaled || view.kind === "image") this.#draw(view);
            left.push(...view.children);
        }
        this.#update();
        this.isRescaled = false;
        this.#actions?.showAppearance();
    }
}

// Slices of drawing, between which the browser handles what has happened meanwhile, and draws.
class Pace {
    #signal;
    #began = performance.now();
    #slice = this.#began;
    #pauses = 0;

    constructor(signal) {
        this.#signal = signal;
    }

    isOver() {
        return performance.now() - this.#slice >= limits.slice;
    }

    // Whether the screen is still there afterwards.
    async rest() {
        if (performance.now() - this.#began - this.#pauses > limits.drawing) {
            throw new LimitError(`drawing the patches for one event takes more than ${limits.drawing} ms`);
        }
        return this.pause();
    }

    // The same without the limit, for frames: there are no more of them than elements.
    async pause() {
        const now = performance.now();
        await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                port1.close();
                resolve();
            };
            port2.postMessage(undefined);
        });
        this.#slice = performance.now();
        this.#pauses += this.#slice - now;
        return !this.#signal.aborted;
    }
}
