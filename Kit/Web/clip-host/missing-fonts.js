// SPDX-License-Identifier: Apache-2.0

// Scripts that no font of this machine has: their letters are drawn as boxes. Names are those of Debian's packages.

const scripts = [
    { name: "Chinese, Japanese and Korean text", wanted: "fonts-noto-cjk", letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u },
    { name: "emoji", wanted: "fonts-noto-color-emoji", letter: /\p{Emoji_Presentation}/u },
    ...["Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Gujarati", "Gurmukhi", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Lao",
        "Myanmar", "Tibetan", "Georgian", "Armenian", "Ethiopic"].map((name) => (
        { name: `${name} text`, wanted: "fonts-noto-core", letter: new RegExp(`\\p{Script=${name}}`, "u") })),
];
// No character has this number: it is drawn as what is missing.
const unassigned = "\u{2FE0}";
const side = 32;

export class MissingFonts {
    #tell;
    #left = [...scripts];
    #context;

    // tell(sentence): called once for each script that is missing.
    constructor(tell) {
        this.#tell = tell;
    }

    // Looks at a text that is about to be drawn in a font of CSS.
    look(text, css) {
        // Most texts have nothing but letters of Europe.
        if (this.#left.length === 0 || !/[^\0-\u{24F}]/u.test(text)) return;
        for (const script of this.#left) {
            const [letter] = text.match(script.letter) ?? [];
            if (letter === undefined) continue;
            this.#left = this.#left.filter((other) => other !== script);
            if (this.#picture(letter, css) === this.#picture(unassigned, css)) this.#tell(`Install ${script.wanted} to draw ${script.name}.`);
        }
    }

    #picture(letter, css) {
        this.#context ??= new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
        const context = this.#context;
        context.clearRect(0, 0, side, side);
        context.font = css;
        context.textBaseline = "middle";
        context.fillText(letter, 2, side / 2);
        return context.getImageData(0, 0, side, side).data.join();
    }
}
