// SPDX-License-Identifier: Apache-2.0

// A control with the text that names it.

import { describe, set } from "./accessibility.js";
import { container } from "./list-drawings.js";

// A control is named by what is beside it.
export const labeled = {
    ...container("div", "labeled", undefined, (view, page) => {
        const control = view.children.at(-1);
        const [label] = view.children;
        if (!control?.node || label === control) return;
        if (!label.element) page.attach(label, "span", "view");
        // Several controls, such as the buttons of a stepper, are a group with that name.
        if (control.drawing.isArrangement && !control.isGroup) {
            control.isGroup = true;
            if (!control.element) page.attach(control, "div", "view");
            describe(control.element, control.properties, "group");
        }
        if (!control.element) {
            page.touch(view);
            return;
        }
        label.element.id = `label-${view.id}`;
        set(control.element, "aria-labelledby", control.properties.label === undefined ? label.element.id : undefined);
    }),
    watchesChildren: true,
};
