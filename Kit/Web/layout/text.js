// SPDX-License-Identifier: Apache-2.0

// Text: as many lines as it needs in the width that it is proposed, as many as the height and the line limit allow.
//
// Parameters: runs, lineLimit, reservedLines, truncation ("head", "middle", "tail"), minimumScaleFactor, lineSpacing,
// alignment ("leading", "center", "trailing").

import { orElse, roundToNearest, roundUp } from "./geometry.js";
import { breakLines } from "./lines.js";
import { StyledText } from "./styled-text.js";
import { textSpacing } from "./spacing.js";

// Scales between the least one and 1 that are tried.
const scaleSteps = 6;

function styled(node, engine) {
    const { runs } = node.parameters;
    if (node.styled?.runs !== runs) node.styled = new StyledText(runs, engine.text);
    return node.styled;
}

// The size of a text with the lines to draw.
function laidOut(node, width, height, engine) {
    const text = styled(node, engine);
    const { parameters } = node;
    const least = Math.min(Math.max(parameters.minimumScaleFactor ?? 1, 0.01), 1);
    const whole = fitted(text, parameters, width, height, 1, engine);
    if (least === 1 || !whole.isTruncated) return whole;
    // The largest of some scales at which all of it fits, or the least one.
    let best = fitted(text, parameters, width, height, least, engine);
    let fits = least;
    let tooLarge = 1;
    for (let step = 0; step < scaleSteps && !best.isTruncated; step += 1) {
        const scale = (fits + tooLarge) / 2;
        const attempt = fitted(text, parameters, width, height, scale, engine);
        if (attempt.isTruncated) tooLarge = scale;
        else {
            fits = scale;
            best = attempt;
        }
    }
    return best;
}

// At a scale the text is broken at its own size, in a width that is larger by as much.
function fitted(text, parameters, width, height, scale, engine) {
    const { pixel } = engine;
    const { lineSpacing = 0, truncation, reservedLines = 0 } = parameters;
    const metrics = text.metrics;
    const lineHeight = (metrics.ascent + metrics.descent + metrics.leading) * scale;
    const available = width === null ? Infinity : width;
    // At least one line is shown, whatever the height.
    const inHeight = height === null || height === Infinity ? Infinity
        : Math.max(1, Math.floor((height + lineSpacing + 0.01) / (lineHeight + lineSpacing)));
    const most = Math.max(1, orElse(Math.min(parameters.lineLimit ?? Infinity, inHeight), 1));
    // Nothing can be shown in no width: this is asked for the least width only.
    if (available <= 0 && text.string !== "") {
        return { width: 0, height: roundUp(lineHeight, pixel), lines: [], isTruncated: true, scale };
    }
    const { lines, isTruncated } = breakLines(text, available / scale, most, truncation);
    let y = 0;
    let widest = 0;
    for (const line of lines) {
        const own = text.lineMetrics(line.start, line.end);
        line.top = y;
        line.baseline = y + (own.ascent + own.leading / 2) * scale;
        line.width *= scale;
        widest = Math.max(widest, line.width);
        y += (own.ascent + own.descent + own.leading) * scale + lineSpacing;
    }
    const reserved = reservedLines * (lineHeight + lineSpacing) - lineSpacing;
    return {
        // A single character can be wider than what is proposed.
        width: roundUp(Math.min(widest, available), pixel),
        height: roundUp(Math.max(y - lineSpacing, reserved, 0), pixel),
        lines, isTruncated, scale,
    };
}

export const text = {
    isLeaf: true,
    // Most texts have room for their ideal size.
    known(node, width, height, engine) {
        if (width === null && height === null) return undefined;
        const ideal = engine.measure(node, null, null);
        const fits = !ideal.isTruncated && (width === null || width >= ideal.width) && (height === null || height >= ideal.height);
        if (fits) return ideal;
        // In no width there is one line, whatever the height.
        return width === 0 && height !== null ? engine.measure(node, 0, null) : undefined;
    },
    size: laidOut,
    place(node, size) {
        node.lines = size.lines;
        node.scale = size.scale;
    },
    explicitGuide(node, axis, guide, width, height, engine) {
        const isFirst = guide === "firstTextBaseline";
        if (!isFirst && guide !== "lastTextBaseline") return undefined;
        const { lines } = engine.measure(node, width, height);
        if (lines.length === 0) return undefined;
        const first = roundToNearest(lines[0].baseline, engine.pixel);
        if (isFirst) return first;
        return roundUp(lines.at(-1).baseline + first - lines[0].baseline, engine.pixel);
    },
    spacing(node, engine) {
        const { lines, height } = engine.measure(node, null, null);
        const { metrics } = styled(node, engine);
        return textSpacing(metrics, lines[0].baseline, lines.at(-1).baseline, height, engine.pixel);
    },
};
