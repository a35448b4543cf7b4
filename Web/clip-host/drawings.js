// SPDX-License-Identifier: Apache-2.0

// What each kind of view does: a drawing has
//
//     create(view, page)           makes its node, which page.attach gives an element
//     update(view, page)           draws it as its properties are; view.changed has the keys that were set
//     inner(view, child)           the node that a child is in, if that is not view.inner
//     removed(view, page)          what goes with it
//     watchesChildren              whether it is updated when a child comes, goes or changes
//     isArrangement                whether it only lays others out

import { describe } from "./accessibility.js";
import { buttons } from "./button-drawings.js";
import { controls } from "./control-drawings.js";
import { effects } from "./effect-drawings.js";
import { images } from "./image-drawings.js";
import { layoutKinds, setParameter } from "./layout-parameters.js";
import { lists } from "./list-drawings.js";
import { presentations } from "./presentation-drawings.js";
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

const others = { ...texts, ...images, ...shapes, ...buttons, ...controls, ...effects, ...lists, ...screens, ...presentations };

export const drawingOf = (kind) => others[kind] ?? arrangement;
