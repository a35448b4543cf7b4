// SPDX-License-Identifier: Apache-2.0

// What a camera has seen over its latest images: which code is which from one image to the next, and
// which of them are certain. Times are in milliseconds, and handed in.

// A code is shown for so long after the last image that had it.
const shownFor = 350;
// A code counts as in view for so long, although images in between were blurred.
const inViewFor = 1_500;
// A first code waits so long for a second one beside it, so that nobody gets the wrong one of two.
const settling = 250;
// One image can err, though none has been seen that did: a second one has to agree.
const agreeing = 2;

export class Sightings {
    #tracks = [];
    #number = 0;

    // Takes the codes of an image.
    see(codes, time) {
        const free = new Set(this.#tracks);
        for (const code of codes) {
            const track = nearest(free, code) ?? this.#begin(code, time);
            free.delete(track);
            track.times += 1;
            track.last = time;
            track.code = code;
            if (track.times === agreeing) track.certain = time;
        }
        this.#tracks = this.#tracks.filter((track) => time - track.last < inViewFor);
    }

    #begin(code, time) {
        const track = { id: this.#number += 1, first: time, times: 0, certain: undefined, code };
        this.#tracks.push(track);
        return track;
    }

    // The codes to outline: {id, code}.
    shown(time) {
        return this.#tracks.filter((track) => time - track.last < shownFor)
            .map(({ id, code }) => ({ id, code }));
    }

    // The different URLs that are certain and in view, in the order in which they came; none before the
    // first of them has waited for others.
    settled(time) {
        const certain = this.#tracks.filter((track) => track.certain !== undefined && time - track.last < inViewFor);
        if (!certain.some((track) => time - track.certain >= settling)) return [];
        return distinct(certain.map((track) => track.code));
    }

    forget() {
        this.#tracks = [];
    }
}

// One code for each URL: prints of the same code lead to the same card.
export function distinct(codes) {
    return [...new Map(codes.toReversed().map((code) => [code.url, code])).values()].reverse();
}

// The middle and the size of a code in the image.
export function placeOf({ corners }) {
    const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 4;
    const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 4;
    const size = Math.max(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
    return { x, y, size };
}

// Codes of one URL are told apart by their places: nobody moves by more than a code's size from one
// image to the next.
function nearest(tracks, code) {
    const place = placeOf(code);
    let best;
    let shortest = Infinity;
    for (const track of tracks) {
        if (track.code.url !== code.url) continue;
        const other = placeOf(track.code);
        const distance = Math.hypot(place.x - other.x, place.y - other.y);
        if (distance < shortest && distance < 1.5 * Math.max(place.size, other.size)) [best, shortest] = [track, distance];
    }
    return best;
}
