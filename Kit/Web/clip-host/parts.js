// SPDX-License-Identifier: Apache-2.0

// What few screens need is in files of its own, each of which is loaded when patches first name one of its kinds of views or of
// its properties. Such a part may export
//
//     drawings                       by kind of view: see drawings.js
//     layouts                        by kind of node: see ../layout/layouts.js
//     style                          added to clip.css
//     begin(screen, root, signal)    called once for a screen; signal: when it is closed

import { drawings } from "./drawings.js";
import { keyNames, kindNames } from "./element-names.js";
import { PatchReader } from "./patch-reader.js";
import { layouts } from "../layout/layouts.js";

/** @type {[() => Promise<any>, string, string?][]} Files, with the kinds and the properties that need them. */
const parts = [
    [() => import("./parts/controls.js"), "textField toggle slider datePicker picker progress colorWell placeholder labeled"],
    [() => import("./parts/fronts.js"), "presentation menu contextMenu"],
    [() => import("./parts/gestures.js"), "gesture contentShape contextMenu"],
    [() => import("./parts/tabs.js"), "tabs tab"],
    [() => import("./parts/rows.js"), "swipeActions", "rowEdits"],
    [() => import("./parts/grids.js"), "grid gridRow"],
    [() => import("./parts/geometry.js"), "geometryReader geometryReport viewThatFits containerRelativeFrame"],
    [() => import("./parts/safe-areas.js"), "ignoresSafeArea safeAreaInset safeAreaPadding"],
    [() => import("./parts/custom-layouts.js"), "customLayout"],
    [() => import("./parts/masks.js"), "mask"],
    [() => import("./parts/animations.js"), "", "animation standingAnimation transition"],
    [() => import("./parts/clocks.js"), "", "clock"],
    [() => import("./parts/spoken.js"), "", "actions"],
    [() => import("./parts/scroll-reports.js"), "", "reportsScrolls"],
];

// By number in patches: the parts that a kind, or a property, needs.
const needed = (names, words) => names.map((name) => parts.filter((part) => words(part).split(" ").includes(name)));
const byKind = needed(kindNames, ([, kinds]) => kinds);
const byKey = needed(keyNames, ([, , keys = ""]) => keys);

/** A part could not be loaded. */
export class LoadingError extends Error {
    name = "LoadingError";
}

export class Parts {
    #screen;
    #root;
    #signal;
    #left = new Set(parts);

    constructor(screen, root, signal) {
        this.#screen = screen;
        this.#root = root;
        this.#signal = signal;
    }

    // Loads what patches need and is not here; undefined if there is nothing to wait for.
    load(batches) {
        if (this.#left.size === 0) return undefined;
        const wanted = new Set();
        for (const bytes of batches) {
            for (const part of partsNamed(new PatchReader(bytes))) if (this.#left.has(part)) wanted.add(part);
        }
        return wanted.size === 0 ? undefined : this.#take([...wanted]);
    }

    async #take(wanted) {
        let files;
        try {
            files = await Promise.all(wanted.map(([load]) => load()));
        } catch (error) {
            throw new LoadingError(`a part of the screen could not be loaded (${error})`);
        }
        if (this.#signal.aborted) return;
        for (const part of wanted) this.#left.delete(part);
        for (const file of files) {
            Object.assign(drawings, file.drawings);
            Object.assign(layouts, file.layouts);
            if (file.style) adopt(file.style);
            file.begin?.(this.#screen, this.#root, this.#signal);
        }
    }
}

function adopt(text) {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

// The parts that patches name, some more than once. What is wrong with patches is found when they are performed.
function* partsNamed(reader) {
    try {
        while (!reader.isAtEnd) {
            switch (reader.byte()) {
            case 1:
                reader.number();
                yield* byKind[reader.byte()] ?? [];
                break;
            case 2: {
                reader.number();
                const named = byKey[reader.byte()] ?? [];
                if (reader.passValue()) yield* named;
                break;
            }
            case 3:
                for (let count = 0; count < 3; count += 1) reader.number();
                break;
            case 7: reader.passText(); break;
            default: reader.number();
            }
        }
    } catch {
        // The end.
    }
}
