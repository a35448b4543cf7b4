// SPDX-License-Identifier: Apache-2.0

// Reports how a scroll view is scrolled; for the numbers see ClipEvent.scrolled.

import { events } from "./element-names.js";

// The phases of ScrollPhase.
const [idle, tracking, interacting, decelerating] = [0, 1, 2, 3];

// How long nothing moves before scrolling is over, in milliseconds: not every browser says when it is.
const rest = 120;

export function reportScrolls(view, page) {
    if (view.reportScrolls) return;
    const { element } = view;
    let phase = idle;
    let isTouched = false;
    let isTurned = false;
    let timer;
    let last = "";
    const report = () => {
        const text = describe(view.node, element, phase);
        if (text === undefined || text === last) return;
        last = text;
        // Reports of one phase replace each other.
        page.send(view, events.scrolled, text, `${view.id} scrolled ${phase}`);
    };
    const enter = (next) => {
        phase = next;
        report();
    };
    const end = () => {
        isTurned = false;
        enter(isTouched ? phase : idle);
    };
    const on = (type, action) => element.addEventListener(type, action, { passive: true });
    on("touchstart", () => {
        isTouched = true;
        enter(tracking);
    });
    for (const type of ["touchend", "touchcancel"]) {
        on(type, ({ touches }) => {
            isTouched = touches.length > 0;
            if (isTouched) return;
            enter(phase === interacting ? decelerating : idle);
            clearTimeout(timer);
            timer = setTimeout(end, rest);
        });
    }
    on("wheel", () => { isTurned = true; });
    on("scroll", () => {
        if (isTouched || (isTurned && phase === idle)) phase = interacting;
        clearTimeout(timer);
        timer = setTimeout(end, rest);
        report();
    });
    view.reportScrolls = report;
    page.afterLayout(() => {
        report();
        const observer = new ResizeObserver(report);
        observer.observe(element);
        const content = element.querySelector(":scope > .layout-content");
        if (content) observer.observe(content);
    });
}

function describe(node, element, phase) {
    const { content, contentInsets: insets, viewport } = node;
    if (!content || !insets || !viewport) return undefined;
    const { top, leading, bottom, trailing } = insets;
    const [x, y] = [Math.abs(element.scrollLeft), element.scrollTop];
    const size = [content.width - leading - trailing, content.height - top - bottom];
    const numbers = [x, y, ...size, top, leading, bottom, trailing, viewport.width, viewport.height];
    return [...numbers.map((number) => Math.round(number * 100) / 100), phase, firstVisible(node, x, y)?.id ?? 0].join(" ");
}

// The view in the stack of a scroll view of which the start is nearest to that of the visible part.
function firstVisible(node, x, y) {
    let [inner] = node.children;
    let [left, top] = [x - (inner?.x ?? 0), y - (inner?.y ?? 0)];
    while (inner?.children.length === 1) {
        [inner] = inner.children;
        left -= inner.x;
        top -= inner.y;
    }
    const isAcross = (node.parameters.axes ?? []).includes("horizontal");
    let found;
    let least = Infinity;
    for (const child of inner?.children ?? []) {
        const distance = isAcross ? Math.abs(child.x - left) : Math.abs(child.y - top);
        if (!child.view || distance >= least) continue;
        least = distance;
        found = child.view;
    }
    return found;
}
