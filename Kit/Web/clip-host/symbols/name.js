// SPDX-License-Identifier: Apache-2.0

// Names of symbols: a drawing and what is done with it, as in `bell.slash.circle.fill`.

import { exists } from "./glyph.js";

/** The shapes that a drawing can be put in: the centre and side of the square that it has there. */
export const enclosures = {
    circle: [12, 12, 10.8], square: [12, 12, 11], app: [12, 12, 11], triangle: [12, 14.3, 8.2], diamond: [12, 12, 9],
    pentagon: [12, 12.6, 9.5], hexagon: [12, 12, 10], octagon: [12, 12, 10.5], seal: [12, 12, 9.5], shield: [12, 11.3, 9.5],
    rectangle: [12, 12, 8.5], capsule: [12, 12, 7], bubble: [12, 10.8, 8.5], message: [12, 11.5, 9], doc: [12, 14.3, 8.5],
};

// Signs that stand in a badge also where a name leaves the word out, as in `person.fill.checkmark`.
const signs = new Set(["checkmark", "xmark", "questionmark", "exclamationmark", "plus", "minus", "clock", "gearshape"]);

/**
 * What a name says: `{base, isFilled, hasSlash, enclosure, badge, number}`, or `undefined` if there is no such drawing.
 * `badge` is the name of the drawing in the badge, or "" for a dot; `number` is that of seconds in an arrow. Variants that the name has already change nothing.
 */
export function parsedName(name, variant = "") {
    const words = String(name).slice(0, 100).split(".");
    let count = words.length;
    while (count > 0 && !exists(words.slice(0, count).join("."))) count -= 1;
    // Letters and numbers of two digits are drawn only within a shape.
    const isCharacter = count === 0 && /^([a-z]|\d{1,2})$/.test(words[0]) && Object.hasOwn(enclosures, words[1]);
    if (count === 0 && !isCharacter) return undefined;
    const result = { base: isCharacter ? words[0] : words.slice(0, count).join("."), isCharacter };
    const rest = words.slice(isCharacter ? 1 : count);
    while (rest.length > 0) {
        const word = rest.shift();
        if (word === "fill") result.isFilled = true;
        else if (word === "slash") result.hasSlash = true;
        else if ((word === "badge" || word === "trianglebadge") && result.badge === undefined) {
            // The longest name that is a drawing: "person.crop" before "person".
            let length = rest.length;
            while (length > 0 && !exists(rest.slice(0, length).join("."))) length -= 1;
            result.badge = rest.splice(0, length).join(".");
        } else if (signs.has(word) && result.badge === undefined) result.badge = word;
        else if (/^go(back|for)ward$/.test(result.base) && /^\d{1,2}$/.test(word)) result.number = word;
        else if (Object.hasOwn(enclosures, word) && result.enclosure === undefined) result.enclosure = word;
        else return undefined;
    }
    for (const word of variant === "" ? [] : variant.split(".")) {
        if (word === "fill") result.isFilled = true;
        else if (word === "slash") result.hasSlash = true;
        else if (Object.hasOwn(enclosures, word)) {
            if (!words.includes(word)) result.enclosure ??= word;
        } else if (word !== "none") throw new RangeError(`a symbol has no variant ${word}: fill, slash, ${Object.keys(enclosures).join(", ")}`);
    }
    return result;
}
