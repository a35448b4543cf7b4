// SPDX-License-Identifier: Apache-2.0

// Follows codes through the images of a camera, and decides which of them are certain. Times are in
// milliseconds and passed in.

// How long a code is outlined after the last image with it.
const shownFor = 350;
// How long a code counts as in view after the last image with it, because images can be blurred.
const inViewFor = 1_500;
// How long the first code waits for another one beside it, so that the person can choose.
const settling = 250;
// How many images must agree on a code. A single one could be misread.
const agreeing = 2;

export class Sightings {
    #tracks = [];
    #number = 0;

    // Adds the codes of an image.
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

    // The codes that are certain and in view, one for each URL, in the order in which they appeared. Empty until
    // the first of them has waited for others.
    settled(time) {
        const certain = this.#tracks.filter((track) => track.certain !== undefined && time - track.last < inViewFor);
        if (!certain.some((track) => time - track.certain >= settling)) return [];
        return distinct(certain.map((track) => track.code));
    }

    forget() {
        this.#tracks = [];
    }
}

// One code for each URL, because all prints of a code lead to the same card.
export function distinct(codes) {
    return [...new Map(codes.toReversed().map((code) => [code.url, code])).values()].reverse();
}

// The center and the size of a code in the image.
export function placeOf({ corners }) {
    const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 4;
    const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 4;
    const size = Math.max(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
    return { x, y, size };
}

// The nearest track with the same URL. From one image to the next, a code moves by less than about its
// size; a code that is further away is another print.
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
