// SPDX-License-Identifier: Apache-2.0

// Modifiers that move a view, or tell the container around it something.

import { axisOf } from "./alignment.js";
import { modifier } from "./modifier.js";
import { plainSpacing } from "./spacing.js";

// Moves what is drawn; the layout around it stays, and so do alignment guides. To the right is to the right in every
// language, so it is mirrored here to be mirrored again at the end.
export const offset = modifier({
    placement: ({ parameters: { x = 0, y = 0 } }, size, width, height, engine) => ({ x: engine.isMirrored ? -x : x, y, width, height }),
    explicitGuide: (node, axis, guide, width, height, engine) => engine.explicitGuide(node.children[0], axis, guide, width, height),
});

// Takes what is proposed, and places the child's center at a point.
export const position = modifier({
    size(node, width, height, engine) {
        if (width !== null && height !== null) return { width, height };
        const size = engine.measure(node.children[0], width, height);
        return { width: width ?? size.width, height: height ?? size.height };
    },
    placement({ children, parameters: { x = 0, y = 0 } }, size, width, height, engine) {
        const child = engine.measure(children[0], size.width, size.height);
        return { x: x - child.width / 2, y: y - child.height / 2, width: size.width, height: size.height };
    },
    spacing: () => plainSpacing,
});

const inPlace = (node, size, width, height) => ({ x: 0, y: 0, width, height });

export const layoutPriority = modifier({ placement: inPlace, priority: (node) => node.parameters.value });

// Parameters {axis, guide, value}: the value is a formula of alignment.js over the child's own dimensions.
export const alignmentGuide = modifier({
    placement: inPlace,
    size(node, width, height, engine) {
        engine.explicitGuides.add(node.parameters.guide);
        return engine.measure(node.children[0], width, height);
    },
    explicitGuide(node, axis, guide, width, height, engine) {
        const [child] = node.children;
        const { parameters } = node;
        if (parameters.guide !== guide || (parameters.axis ?? axisOf(guide, axis)) !== axis) {
            return engine.explicitGuide(child, axis, guide, width, height);
        }
        const size = engine.measure(child, width, height);
        return engine.evaluate(parameters.value, axis, size, (other) => engine.guide(child, axisOf(other, axis), other, width, height));
    },
});
