// SPDX-License-Identifier: Apache-2.0

// A text of runs, each with a font: measures ranges of it, which are pairs of offsets in the whole string.

// Fonts are {family, size, weight, …}; metrics.font(font) has their heights, metrics.width(text, font) a width, and
// metrics.trackedWidth(text, font, tracking), if it is there, one with points between characters.
export class StyledText {
    string;
    runs;
    #runs = [];
    #metrics;
    #whole;
    #joint;

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
        return this.piecesWidth(this.pieces(start, end));
    }

    // A line of one run is drawn as one, while the runs of others are drawn one by one.
    piecesWidth(pieces) {
        if (pieces.length === 0) return 0;
        if (this.#runs.length === 1) return this.#pieceWidth(pieces.map(({ text }) => text).join(""), pieces[0].run);
        return pieces.reduce((sum, { text, run }) => sum + this.#pieceWidth(text, run), 0);
    }

    #pieceWidth(text, { font, tracking }) {
        const metrics = this.#metrics;
        if (!tracking) return metrics.width(text, font);
        return metrics.trackedWidth?.(text, font, tracking) ?? metrics.width(text, font) + tracking * [...text].length;
    }

    // By how much parts of a line that are measured one by one can be narrower or wider together, at each place between them.
    get joint() {
        return (this.#joint ??= Math.max(...this.runs.map(({ font, tracking = 0 }) => font.size * 0.2 + Math.abs(tracking))));
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
