// SPDX-License-Identifier: Apache-2.0

// Texts.

import { accessibilityKeys, describe } from "./accessibility.js";
import { runs, scaleOf, textParameters } from "./fonts.js";
import { color, isColor, paintText } from "./paints.js";

// The lines of a button are in the middle, if the clip does not say otherwise.
function centered({ properties, parent }) {
    if (properties.textAlignment !== undefined) return {};
    let outer = parent;
    for (let level = 0; outer && level < 8 && outer.kind !== "button"; level += 1) outer = outer.parent;
    return outer?.kind === "button" && outer.properties.buttonStyle !== 3 ? { alignment: "center" } : {};
}

const text = {
    create(view, page) {
        view.node = page.node("text", { runs: [{ text: "", font: { size: 17 } }] });
        view.inner = view.node;
        page.attach(view, "span", "text", (width, height) => paintText(view.element, view.properties.paint, width, height));
    },
    update(view, page) {
        const { changed, properties, element, node } = view;
        let isOther = page.isRescaled;
        for (const key of changed) if (key !== "paint" && !accessibilityKeys.has(key)) isOther = true;
        if (isOther) node.change({ ...textParameters(properties), runs: runs(page.tools.clocks?.written(view) ?? properties, scaleOf(properties, page), page.language), ...centered(view) });
        if (changed.has("text") || changed.has("runs")) page.changeText(view);
        if (changed.has("paint")) {
            element.style.color = properties.paint === undefined ? "" : color(properties.paint) ?? "";
            // Letters with more than a colour are made anew.
            const isPlain = isColor(properties.paint);
            if (!isPlain || view.isPlain === false) page.redraw(node);
            view.isPlain = isPlain;
        }
        if (changed.has("isSelectable")) element.classList.toggle("selectable", properties.isSelectable === true);
        if (changed.has("isRedacted")) element.classList.toggle("redacted", properties.isRedacted === true);
        if (changed.has("clock") || changed.has("text")) page.tools.clocks?.set(view);
        describe(element, properties.isRedacted ? { ...properties, isAccessibilityHidden: true } : properties);
        page.dress(view);
    },
    removed: (view, page) => page.tools.clocks?.forget(view),
    isScaled: true,
};

export const texts = { text };
