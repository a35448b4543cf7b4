// SPDX-License-Identifier: Apache-2.0

// A text of runs, each with a font: measures ranges of it, which are pairs of offsets in the whole string.

// Fonts are {family, size, weight, …}; metrics.font(font) has their heights, metrics.width(text, font) a width.
export class StyledText {
    string;
    runs;
    #runs = [];
    #metrics;
    #whole;

    // runs: [{text, font, tracking, …}]; what else a run has is for those who draw it.
    constructor(runs, metrics) {
        this.#metrics = metrics;
        this.runs = runs;
        let start = 0;
        for (const run of runs) {
            this.#runs.push({ run, start, end: start + run.text.length });
            start += run.text.length;
        }
        this.string = runs.map(({ text }) => text).join("");
    }

    // The parts of a range by run: {text, run}.
    pieces(start, end) {
        if (this.#runs.length === 1) return start < end ? [{ text: this.string.slice(start, end), run: this.#runs[0].run }] : [];
        const pieces = [];
        for (const { run, start: first, end: last } of this.#runs) {
            const text = this.string.slice(Math.max(start, first), Math.min(end, last));
            if (first < end && last > start && text !== "") pieces.push({ text, run });
        }
        return pieces;
    }

    width(start, end) {
        if (this.#runs.length === 1) return start < end ? this.pieceWidth(this.string.slice(start, end), this.#runs[0].run) : 0;
        let width = 0;
        for (const { text, run } of this.pieces(start, end)) width += this.pieceWidth(text, run);
        return width;
    }

    pieceWidth(text, run) {
        const width = this.#metrics.width(text, run.font);
        return run.tracking ? width + run.tracking * [...text].length : width;
    }

    // The heights of a line: the greatest of the fonts in a range. Without any text those of the first font.
    lineMetrics(start, end) {
        if (this.#whole && this.#runs.length === 1) return this.#whole;
        const within = this.#runs.filter((run) => run.start < end && run.end > start);
        const runs = within.length > 0 ? within : this.#runs.slice(0, 1);
        const metrics = { ascent: 0, descent: 0, leading: 0, capHeight: 0 };
        for (const { run } of runs) {
            const font = this.#metrics.font(run.font);
            const raised = run.baselineOffset ?? 0;
            metrics.ascent = Math.max(metrics.ascent, font.ascent + raised);
            metrics.descent = Math.max(metrics.descent, font.descent - raised);
            metrics.leading = Math.max(metrics.leading, font.leading);
            metrics.capHeight = Math.max(metrics.capHeight, font.capHeight);
        }
        return metrics;
    }

    // Those of the whole text.
    get metrics() {
        return (this.#whole ??= this.lineMetrics(0, this.string.length));
    }

    // The run that an ellipsis at an offset belongs to.
    runAt(offset) {
        return (this.#runs.find(({ end }) => offset < end) ?? this.#runs.at(-1)).run;
    }
}
