// SPDX-License-Identifier: Apache-2.0

// A layout of the clip's own. The engine asks it, with the sizes that its subviews have for the proposals it knows of; it
// answers at once or later. Later means: something is drawn meanwhile, and laid out again with the answer.
//
// The function engine.customLayouts(node, request) gets {question: "size" or "place", width, height, subviews} and, to
// place, {bounds: {width, height}}. subviews: for each child {priority, values, measured}: the trait layoutValues, and
// {width, height, size, guides} of the proposals asked for so far. It returns
//
//     { size: {width, height} }
//     { placements: [{x, y, anchor: {x, y}, width, height}] }
//     { needs: [{subview, width, height}] }       sizes that it lacks; it is asked again with these
//     undefined                                   the answer comes later, by answerCustomLayout

import { roundUp } from "./geometry.js";
import { trait } from "./modifier.js";
import { union, zeroSpacing } from "./spacing.js";

// How often a layout may ask for further sizes for one question.
const mostRounds = 64;

// Proposals for which sizes of subviews are passed along, because the layout has asked for them before.
const keptNeeds = 400;

const keyOf = ({ question, width, height, bounds }) => `${question} ${width} ${height} ${bounds?.width} ${bounds?.height}`;

// The answer to a question; undefined if it comes later.
function ask(node, question, engine) {
    node.answers ??= new Map();
    node.needs ??= [];
    const key = keyOf(question);
    for (let round = 0; round < mostRounds; round += 1) {
        const answer = node.answers.get(key) ?? engine.customLayouts?.(node, { ...question, subviews: subviews(node, engine) });
        if (answer === undefined) return undefined;
        if (!answer.needs) {
            node.answers.set(key, answer);
            return answer;
        }
        node.answers.delete(key);
        if (!addNeeds(node, answer.needs)) return undefined;
    }
    return undefined;
}

// Whether one of them is new.
function addNeeds(node, needs) {
    if (node.needs.length > keptNeeds) node.needs = [];
    let isNew = false;
    for (const { subview, width, height } of needs) {
        const isKnown = node.needs.some((need) => need.subview === subview && need.width === width && need.height === height);
        if (isKnown || !node.children[subview]) continue;
        node.needs.push({ subview, width, height });
        isNew = true;
    }
    return isNew;
}

function subviews(node, engine) {
    return node.children.map((child, index) => ({
        priority: engine.priority(child),
        values: trait(child, "layoutValues") ?? {},
        measured: node.needs.filter(({ subview }) => subview === index).map(({ width, height }) => {
            const size = engine.measure(child, width, height);
            return {
                width, height, size: { width: size.width, height: size.height },
                guides: {
                    firstTextBaseline: engine.guide(child, "vertical", "firstTextBaseline", width, height),
                    lastTextBaseline: engine.guide(child, "vertical", "lastTextBaseline", width, height),
                },
            };
        }),
    }));
}

// Gives an answer that came later. The layout is to be performed again.
export function answerCustomLayout(node, request, answer) {
    node.answers ??= new Map();
    node.answers.set(keyOf(request), answer);
    node.invalidate();
}

export const customLayout = {
    isContainer: true,
    size(node, width, height, engine) {
        const answer = ask(node, { question: "size", width, height }, engine);
        node.lastSize = answer?.size ?? node.lastSize;
        return { ...(node.lastSize ?? provisional(node, width, height, engine)) };
    },
    place(node, size, width, height, engine) {
        const bounds = { width: size.width, height: size.height };
        const answer = ask(node, { question: "place", width, height, bounds }, engine);
        node.children.forEach((child, index) => {
            const at = answer?.placements?.[index] ?? { x: 0, y: 0, width: size.width, height: size.height };
            const own = engine.measure(child, at.width, at.height);
            const { x = 0, y = 0 } = at.anchor ?? {};
            engine.place(child, at.x - own.width * x, at.y - own.height * y, at.width, at.height);
        });
    },
    spacing: ({ children }, engine) => (children.length === 0 ? zeroSpacing : union(() => children.map((child) => engine.spacing(child)))),
};

// Until the first answer the size is that of the largest subview.
function provisional(node, width, height, engine) {
    const sizes = node.children.map((child) => engine.measure(child, width, height));
    const greatest = (lengths) => roundUp(Math.max(0, ...lengths.filter(Number.isFinite)), engine.pixel);
    return { width: greatest(sizes.map((size) => size.width)), height: greatest(sizes.map((size) => size.height)) };
}
