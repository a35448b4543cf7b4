// SPDX-License-Identifier: Apache-2.0

// Breaks a text into lines of a width, and truncates it to a number of lines. A line is {pieces, width, start, end}.

import { breakable, splitGraphemes } from "./line-breaking.js";

const ellipsis = "\u2026";

// Widths are sums of rounded ones: what is wider by less than this still fits.
const tolerance = 0.01;

// text: a StyledText. most: the greatest number of lines. Returns {lines, isTruncated}.
export function breakLines(text, width, most, truncation = "tail") {
    const lines = [];
    let start = 0;
    for (const paragraph of text.string.split("\n")) {
        const end = start + paragraph.length;
        if (lines.length < most) addParagraph(lines, text, start, end, width, most);
        start = end + 1;
    }
    const shown = lines.slice(0, most);
    const last = shown.at(-1);
    const whole = text.string.trimEnd().length;
    const isTruncated = lines.length > most || last.end < whole;
    if (isTruncated) shown[shown.length - 1] = truncated(text, last.start, width, truncation);
    return { lines: shown, isTruncated };
}

function line(text, start, end) {
    const pieces = text.pieces(start, end);
    return { pieces, width: text.width(start, end), start, end };
}

// Adds the lines of a paragraph, at most one more than there may be.
function addParagraph(lines, text, start, end, width, most) {
    const whole = line(text, start, start + text.string.slice(start, end).trimEnd().length);
    // Most texts fit in a line.
    if (whole.width <= width + tolerance) {
        lines.push(whole);
        return;
    }
    let lineStart = start;
    let lineEnd = start;
    let sum = new Sum(text, width, start);
    const finish = () => {
        lines.push(line(text, lineStart, lineEnd));
        lineStart = undefined;
    };
    for (const part of breakable(text.string.slice(start, end))) {
        const from = start + part.start;
        const trimmed = from + part.trimmed;
        if (lineStart === undefined) {
            lineStart = from;
            sum = new Sum(text, width, from);
        } else if (lineEnd > lineStart && !sum.fits(from, trimmed)) {
            finish();
            if (lines.length > most) return;
            lineStart = from;
            sum = new Sum(text, width, from);
        }
        if (sum.isEmpty && !sum.fits(from, trimmed)) {
            // A word that is wider than a line breaks anywhere.
            lineStart = addWord(lines, text, from, trimmed, width, most).start;
            if (lines.length > most) return;
            sum = new Sum(text, width, lineStart);
            sum.add(lineStart, from + part.text.length);
        } else sum.add(from, from + part.text.length);
        lineEnd = trimmed;
    }
    if (lineStart !== undefined) finish();
}

// Adds the lines of a word but the last, of which it returns the start. There is one character on a line at least.
function addWord(lines, text, start, end, width, most) {
    let lineStart = start;
    let sum = new Sum(text, width, start);
    let position = start;
    for (const character of splitGraphemes(text.string.slice(start, end))) {
        const next = position + character.length;
        if (position > lineStart && !sum.fits(position, next)) {
            lines.push(line(text, lineStart, position));
            if (lines.length > most) break;
            lineStart = position;
            sum = new Sum(text, width, position);
        }
        sum.add(position, next);
        position = next;
    }
    return { start: lineStart };
}

// The width of a line that grows, as the sum of its parts, which are measured once for all texts. Letters of two parts can be closer
// together: where that decides, the line is measured as it is drawn.
class Sum {
    #text;
    #available;
    #start;
    #width = 0;
    #joints = 0;

    constructor(text, available, start) {
        this.#text = text;
        this.#available = available;
        this.#start = start;
    }

    get isEmpty() { return this.#width === 0; }

    add(from, to) {
        this.#width += this.#text.width(from, to);
        this.#joints += 1;
    }

    // Whether a further part has room.
    fits(from, to) {
        const width = this.#width + this.#text.width(from, to);
        const doubt = this.#joints * this.#text.joint;
        if (Math.abs(width - this.#available) > doubt + tolerance) return width < this.#available;
        return (this.#joints === 0 ? width : this.#text.width(this.#start, to)) <= this.#available + tolerance;
    }
}

// The rest of a paragraph from an offset, on one line with an ellipsis.
function truncated(text, start, width, truncation) {
    // What comes after a line break is left out altogether.
    const lineBreak = text.string.indexOf("\n", start);
    const end = lineBreak < 0 ? text.string.length : lineBreak;
    const characters = splitGraphemes(text.string.slice(start, end));
    const offsets = [0];
    for (const character of characters) offsets.push(offsets.at(-1) + character.length);
    const count = characters.length;
    const candidate = (kept) => {
        const before = truncation === "head" ? 0 : truncation === "middle" ? Math.ceil(kept / 2) : kept;
        const head = start + offsets[before];
        const tail = start + offsets[count - (kept - before)];
        const trimmed = start + text.string.slice(start, head).trimEnd().length;
        const pieces = [
            ...text.pieces(start, trimmed), { text: ellipsis, run: text.runAt(truncation === "head" ? tail : Math.max(trimmed - 1, 0)) },
            ...text.pieces(tail, end),
        ];
        return { pieces, width: text.piecesWidth(pieces), start, end };
    };
    // The most characters that fit beside the ellipsis.
    let fits = 0;
    let tooMany = count + 1;
    while (tooMany - fits > 1) {
        const middle = (fits + tooMany) >> 1;
        if (candidate(middle).width <= width + tolerance) fits = middle;
        else tooMany = middle;
    }
    return candidate(Math.min(fits, count));
}
