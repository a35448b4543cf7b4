// SPDX-License-Identifier: Apache-2.0

// SwiftUI's layout: a parent proposes a size, the child answers with its own, the parent places it.
//
//     const engine = new LayoutEngine(tree(view), { text: metrics });
//     engine.layout({ width: 393, height: 852, safeArea: { top: 59, leading: 0, bottom: 34, trailing: 0 } });
//
// Nodes then have positions and sizes; engine.takeChanged() returns those that were placed elsewhere than before.
// Documentation/layout.md has the rules and their sources.

import { defaultGuide, evaluate, isOfFrame } from "./alignment.js";
import { Containers } from "./containers.js";
import { noInsets, orElse } from "./geometry.js";
import { layouts } from "./layouts.js";
import { areSame, region, rootRegions } from "./safe-area.js";
import { plainSpacing } from "./spacing.js";

export class LayoutEngine {
    root;
    // {font(font), width(text, font)}: see text.js. Images: naturalSize(name).
    text;
    images;
    // Answers for views with a layout of the clip's own: see custom-layout.js.
    customLayouts;
    // Whether the language is written from right to left: see frames-on-screen.js.
    isMirrored = false;
    // The length of a pixel.
    pixel = 1;
    // The formulas of the clip's own alignment guides.
    guides = {};
    defaultPadding = 16;
    // Sizes that layouts have computed, without those that were kept: for tests.
    measurements = 0;

    // During placement: the safe areas around, the innermost first, and the position of the node being placed.
    regions = [];
    globalX = 0;
    globalY = 0;
    screen = { width: 0, height: 0, safeArea: noInsets };

    // Called with a GeometryReader and what its clip can ask for, if that has changed: see choosing.js.
    /** @type {(node: any, geometry: any) => void} */
    geometryChanged = () => {};
    containers = new Containers();
    // The guides that the tree sets explicitly, so far as it was measured.
    explicitGuides = new Set();
    #readers = new Map();
    #changed = new Set();
    // Whether what was placed since the current node began depends on its position on the screen.
    #isPositionAware = false;

    constructor(root, options = {}) {
        this.root = root;
        Object.assign(this, options);
    }

    // Lays out the root in a screen of a size, within its safe area. keyboard: the height that the keyboard covers.
    layout({ width, height, safeArea = noInsets, keyboard = 0 }) {
        this.screen = { width, height, safeArea };
        const bottom = Math.max(safeArea.bottom, keyboard);
        const bounds = {
            x: safeArea.leading, y: safeArea.top,
            width: Math.max(width - safeArea.leading - safeArea.trailing, 0), height: Math.max(height - safeArea.top - bottom, 0),
        };
        this.containers.propose(this, bounds.width, bounds.height);
        this.regions = rootRegions(width, height, safeArea, keyboard);
        this.globalX = 0;
        this.globalY = 0;
        const size = this.measure(this.root, bounds.width, bounds.height);
        this.place(this.root, bounds.x + (bounds.width - size.width) / 2, bounds.y + (bounds.height - size.height) / 2,
            bounds.width, bounds.height);
        this.#tellReaders();
    }

    sizeThatFits(node, { width, height }) {
        const size = this.measure(node, width, height);
        return { width: size.width, height: size.height };
    }

    // A node keeps its kind.
    layoutOf(node) {
        if (node.layout) return node.layout;
        const layout = layouts[node.kind];
        if (!layout) throw new TypeError(`there is no layout for '${node.kind}'`);
        return (node.layout = layout);
    }

    // The size of a node for a proposal. Layouts add to the size what they need again when they place their children.
    measure(node, width, height) {
        // A clip can compute what is no number, which would be equal to no proposal that is kept.
        if (Number.isNaN(width) || Number.isNaN(height)) return this.measure(node, orElse(width, 0), orElse(height, 0));
        const kept = node.kept(width, height);
        if (kept) return kept;
        const layout = this.layoutOf(node);
        const known = layout.known?.(node, width, height, this);
        if (known) return known;
        this.measurements += 1;
        const size = layout.size(node, width, height, this);
        node.keep(width, height, size);
        return size;
    }

    // The value of an alignment guide of a node that takes a proposal.
    guide(node, axis, guide, width, height) {
        const explicit = this.explicitGuide(node, axis, guide, width, height);
        if (explicit !== undefined) return explicit;
        const size = this.measure(node, width, height);
        return defaultGuide(axis, guide, size.width, size.height, this.guides);
    }

    // The value of a guide that the node, or one in it, sets; otherwise undefined.
    explicitGuide(node, axis, guide, width, height) {
        const layout = this.layoutOf(node);
        if (!layout.explicitGuide || (layout.isModifier && node.children.length === 0)) return undefined;
        // Most trees set no guide of frames, and then there is no need to look for one in every modifier.
        if (isOfFrame(guide) && (layout.isContainer || !this.explicitGuides.has(guide))) return undefined;
        return layout.explicitGuide(node, axis, guide, width, height, this);
    }

    // Evaluates the formula of an explicit guide for a view of a size.
    evaluate(formula, axis, size, guide) {
        return evaluate(formula, size.width, size.height, guide);
    }

    spacing(node) {
        node.spacing ??= this.layoutOf(node).spacing?.(node, this) ?? plainSpacing;
        return node.spacing;
    }

    priority(node) {
        return this.layoutOf(node).priority?.(node, this) ?? 0;
    }

    // The axis along which the stack around a node arranges it; null if there is no stack.
    stackAxis(node) {
        for (let inner = node; inner.parent; inner = inner.parent) {
            const layout = this.layoutOf(inner.parent);
            if (layout.axis) return layout.axis;
            // In a background or an overlay a view is in no stack.
            if (!layout.isModifier || inner.parent.children[0] !== inner) return null;
        }
        return null;
    }

    // Places a node in the coordinates of its parent, which is being placed itself.
    place(node, x, y, width, height) {
        const size = this.measure(node, width, height);
        if (node.x !== x || node.y !== y || node.width !== size.width || node.height !== size.height || !node.isShown) {
            node.x = x;
            node.y = y;
            node.width = size.width;
            node.height = size.height;
            node.isShown = true;
            this.#changed.add(node);
        }
        const globalX = this.globalX + x;
        const globalY = this.globalY + y;
        const { placed } = node;
        // What is in a node has its coordinates, so a node that only moves takes it along.
        if (placed && !node.needsPlacement && placed.width === width && placed.height === height && (!placed.isPositionAware
            || (placed.globalX === globalX && placed.globalY === globalY && areSame(placed.regions, this.regions)))) {
            this.#isPositionAware ||= placed.isPositionAware;
            return;
        }
        const layout = this.layoutOf(node);
        // What a leaf draws can be another in the same frame.
        if (layout.isLeaf) this.#changed.add(node);
        const { content } = node;
        const outerX = this.globalX;
        const outerY = this.globalY;
        const isOuterAware = this.#isPositionAware;
        this.globalX = globalX;
        this.globalY = globalY;
        this.#isPositionAware = layout.isPositionAware === true;
        layout.place?.(node, size, width, height, this);
        // So can be the content of what scrolls.
        if (layout.scrolls && (content?.width !== node.content?.width || content?.height !== node.content?.height)) this.#changed.add(node);
        node.placed = { width, height, globalX, globalY, regions: this.regions, isPositionAware: this.#isPositionAware };
        node.needsPlacement = false;
        this.globalX = outerX;
        this.globalY = outerY;
        this.#isPositionAware ||= isOuterAware;
    }

    // Performs an action with other safe areas around what it places.
    within(regions, action) {
        const outer = this.regions;
        this.regions = regions;
        action();
        this.regions = outer;
    }

    // Keeps the geometry of a GeometryReader until everything is placed.
    reportGeometry(node, geometry) {
        this.#readers.set(node, geometry);
    }

    #tellReaders() {
        for (const [node, geometry] of this.#readers) {
            const text = JSON.stringify(geometry);
            if (node.geometry === text) continue;
            node.geometry = text;
            this.geometryChanged(node, geometry);
        }
        this.#readers.clear();
    }

    // Places the content of a scroll view, which is moved by how far the person has scrolled. Its own safe area is the only
    // one around the content.
    scrolled(node, insets, action) {
        const { x, y } = node.viewport;
        const around = region(this.globalX + x, this.globalY + y, node.viewport, insets);
        const scrollX = node.scrollX ?? 0;
        const scrollY = node.scrollY ?? 0;
        this.globalX -= scrollX;
        this.globalY -= scrollY;
        this.within([around], action);
        this.globalX += scrollX;
        this.globalY += scrollY;
    }

    // Notes how far a scroll view is scrolled; the next layout reports what has moved by that.
    scroll(node, x, y) {
        node.scrollX = x;
        node.scrollY = y;
        for (let outer = node; outer; outer = outer.parent) outer.needsPlacement = true;
    }

    // Takes a child out of the picture.
    hide(node) {
        if (!node.isShown) return;
        node.isShown = false;
        node.placed = undefined;
        this.#changed.add(node);
    }

    // Nodes of which the frame or the drawing has changed since the last call.
    takeChanged() {
        const changed = [...this.#changed];
        this.#changed.clear();
        return changed;
    }

    // The position of a node on the screen.
    globalPosition(node) {
        let { x, y } = node;
        for (let outer = node.parent; outer; outer = outer.parent) {
            x += outer.x - (outer.scrollX ?? 0);
            y += outer.y - (outer.scrollY ?? 0);
        }
        return { x, y };
    }
}
