// SPDX-License-Identifier: Apache-2.0

// What each kind of view does: a drawing has
//
//     create(view, page)           makes its node, which page.attach gives an element
//     update(view, page)           draws it as its properties are; view.changed has the keys that were set
//     inner(view, child)           the node that a child is in, if that is not view.inner
//     removed(view, page)          what goes with it
//     watchesChildren              whether it is updated when a child comes, goes or changes
//     isArrangement                whether it only lays others out
//     set(view, name, page)        a property was set, before anything is drawn
//     input(view, target, page)    the person changes a control of the page; changed(view, target, page): has changed it
//     open(view, page)             opens a menu; close(view, page) closes it

import { describe } from "./accessibility.js";
import { buttons } from "./button-drawings.js";
import { effects } from "./effect-drawings.js";
import { images } from "./image-drawings.js";
import { layoutKinds, setParameter } from "./layout-parameters.js";
import { lists } from "./list-drawings.js";
import { screens } from "./screen-drawings.js";
import { shapes } from "./shape-drawings.js";
import { texts } from "./text-drawings.js";

// Views that only lay others out: they have an element when they have a name, or something else that needs one.
const arrangement = {
    isArrangement: true,
    create(view, page) {
        view.node = page.node(layoutKinds[view.kind] ?? view.kind);
        view.inner = view.node;
    },
    update(view, page) {
        let needsElement = view.element !== undefined;
        for (const key of view.changed) {
            if (!setParameter(view.node, view.kind, key, view.properties[key]) && key !== "animation") needsElement = true;
        }
        if (!needsElement) return;
        if (!view.element) page.attach(view, "div", "view");
        describe(view.element, view.properties, view.isGroup ? "group" : undefined);
        page.dress(view);
    },
};

// Those of the kinds that nearly every screen has. Others are added when a screen has one of them: see parts.js.
export const drawings = { ...texts, ...images, ...shapes, ...buttons, ...effects, ...lists, ...screens };

export const drawingOf = (kind) => drawings[kind] ?? arrangement;
