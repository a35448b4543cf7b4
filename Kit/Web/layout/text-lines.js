// SPDX-License-Identifier: Apache-2.0

// Draws the lines of a text as they were broken, with their baselines where they were computed.

import { cssFont } from "./canvas-metrics.js";

const alignments = { leading: "start", center: "center", trailing: "end" };

// node: a placed text. The element has the text's own styles, such as its colour; a run's are in its `style`, by property, and
// its address in `link`.
export function drawText(element, node, metrics) {
    const { lines = [], scale = 1 } = node;
    const { runs, alignment = "leading" } = node.parameters;
    const drawn = document.createElement("span");
    const [line] = lines;
    // An absolute element keeps its frame, wherever the browser has the baseline of its font.
    Object.assign(drawn.style, { position: "absolute", left: "0", right: "0", top: "0", whiteSpace: "pre", textAlign: alignments[alignment] });
    if (line && runs.length === 1) drawUniform(drawn, lines, runs[0], scale, metrics);
    else for (const each of lines) drawn.append(mixedLine(each, scale, metrics), "\n");
    element.replaceChildren(drawn);
    const whole = runs.map(({ text }) => text).join("");
    if (!node.width || lines.some(({ pieces }) => pieces.some(({ text }) => text === "\u2026"))) {
        // Assistive technology reads all of a truncated text.
        drawn.setAttribute("aria-hidden", "true");
        const full = document.createElement("span");
        full.textContent = whole;
        Object.assign(full.style, { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" });
        element.append(full);
    }
}

// A run can be a link; what follows it is up to who listens.
function addLink(element, { link }) {
    if (link === undefined) return;
    element.dataset.link = link;
    element.tabIndex = 0;
    element.setAttribute("role", "link");
}

// Lines of one font: a text with line breaks.
function drawUniform(drawn, lines, run, scale, metrics) {
    const step = lines.length > 1 ? lines[1].top - lines[0].top : undefined;
    const font = metrics.font(run.font);
    const lineHeight = step ?? (font.ascent + font.descent + font.leading) * scale;
    drawn.textContent = lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")).join("\n");
    drawn.style.font = cssFont(run.font, scale);
    drawn.style.lineHeight = `${lineHeight}px`;
    if (run.tracking) drawn.style.letterSpacing = `${run.tracking * scale}px`;
    Object.assign(drawn.style, run.style);
    addLink(drawn, run);
    drawn.style.top = `${lines[0].baseline - metrics.drawnBaseline({ ...run.font, size: run.font.size * scale }, lineHeight)}px`;
}

// A line with several fonts; the baseline of the first is where the line's is.
function mixedLine({ pieces, top, baseline }, scale, metrics) {
    const line = document.createElement("span");
    const [first] = pieces;
    Object.assign(line.style, { position: "absolute", left: "0", right: "0", lineHeight: "0" });
    for (const [index, { text, run }] of pieces.entries()) {
        const piece = document.createElement("span");
        // Each is drawn as it was measured, and not as if it was one with that before it: an inset keeps letters apart.
        if (index > 0) piece.style.paddingInlineStart = "0.02px";
        piece.textContent = text;
        piece.style.font = cssFont(run.font, scale);
        piece.style.lineHeight = "0";
        Object.assign(piece.style, run.style);
        addLink(piece, run);
        if (run.tracking) piece.style.letterSpacing = `${run.tracking * scale}px`;
        if (run.baselineOffset) {
            piece.style.position = "relative";
            piece.style.top = `${-run.baselineOffset * scale}px`;
        }
        line.append(piece);
    }
    if (first) {
        line.style.font = cssFont(first.run.font, scale);
        line.style.lineHeight = "0";
        line.style.top = `${baseline - metrics.drawnBaseline({ ...first.run.font, size: first.run.font.size * scale }, 0)}px`;
    } else line.style.top = `${top}px`;
    return line;
}
