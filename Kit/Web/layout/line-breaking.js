// SPDX-License-Identifier: Apache-2.0

// Where a line of text may break. Words come from Intl.Segmenter, which also knows the words of languages that write
// them without spaces.

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

// Chinese and Japanese break between any two characters, Thai and its neighbours between words.
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const southEastAsian = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Characters that no line begins with, and those that none ends with.
const neverFirst = /^[\p{Pe}\p{Pf}.,;:!?%\u2026\u3001\u3002\uFF0C\uFF0E\uFF01\uFF1F\uFF1A\uFF1B\u30FC\u3005\u309D\u309E\u30FD\u30FE\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308E\u30A1\u30A3\u30A5\u30A7\u30A9\u30C3\u30E3\u30E5\u30E7\u30EE]/u;
const neverLast = /[\p{Ps}\p{Pi}]$/u;
const space = /^[\t \u2000-\u2006\u2008-\u200B\u3000]+$/u;
// After a hyphen or a dash between words a line may break.
const dash = /[\u002D\u2010\u2012\u2013\u2014]$/u;

export const splitGraphemes = (text) => [...graphemes.segment(text)].map(({ segment }) => segment);

// The parts of a paragraph between which a line may break: {text, start, trimmed}, with the spaces that follow them;
// trimmed is the length without these spaces. Together they are the paragraph.
export function breakable(paragraph) {
    const parts = [];
    let current = { text: "", start: 0, trimmed: 0 };
    const finish = () => {
        if (current.text === "") return;
        parts.push(current);
        current = { text: "", start: current.start + current.text.length, trimmed: 0 };
    };
    let before = "";
    for (const segment of segments(paragraph)) {
        if (space.test(segment)) {
            current.text += segment;
        } else {
            if (mayBreak(before, segment)) finish();
            current.text += segment;
            current.trimmed = current.text.length;
        }
        before = segment;
    }
    finish();
    return parts;
}

// The words, spaces and marks of a text; ideographs one by one.
function* segments(paragraph) {
    for (const { segment } of words.segment(paragraph)) {
        if (segment.length > 1 && ideograph.test(segment)) yield* splitGraphemes(segment);
        else yield segment;
    }
}

function mayBreak(before, after) {
    if (before === "") return false;
    if (space.test(before)) return true;
    if (neverFirst.test(after) || neverLast.test(before)) return false;
    if (ideograph.test(before) || ideograph.test(after)) return true;
    if (southEastAsian.test(before) && southEastAsian.test(after)) return true;
    return dash.test(before) && /^[\p{L}\p{N}]/u.test(after);
}
