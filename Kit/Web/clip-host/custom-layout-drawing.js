// SPDX-License-Identifier: Apache-2.0

// A view with a layout of the clip's own, which answers by properties.

import { answerCustomLayout } from "../layout/custom-layout.js";
import { drawingOf } from "./drawings.js";

const arrangement = drawingOf("vStack");

export const customLayout = {
    ...arrangement,
    set(view, name) {
        if (name === "value") answer(view);
        // The layout can be another, with other answers.
        if (name !== "count") return;
        Object.assign(view.node, { answers: undefined, asked: undefined });
        view.node.invalidate();
    },
};

function answer({ node, properties: { value } }) {
    try {
        const { request, answer: made } = JSON.parse(value, (key, part) => (part === "infinity" ? Infinity : part));
        node.asked = undefined;
        answerCustomLayout(node, request, made);
    } catch {
        throw new SyntaxError("an answer of a layout is no JSON with a request and an answer");
    }
}
