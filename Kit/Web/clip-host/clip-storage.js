// SPDX-License-Identifier: Apache-2.0

// The stored values of one clip.

import { limits } from "./limits.js";

// Keys and strings, within the limits.
export class StoredValues {
    #texts = new Map();
    // The length of the JSON array of all pairs.
    #length = 2;

    constructor(pairs = []) {
        for (const [key, text] of pairs) this.set(key, text);
    }

    get(key) {
        return this.#texts.get(key);
    }

    // Pairs of key and string.
    entries() {
        return [...this.#texts];
    }

    // Stores a string, or removes the key if the text is undefined. Returns false, without a change, if a limit is
    // reached or the values are not strings.
    set(key, text) {
        if (typeof key !== "string" || key.length > limits.keyLength) return false;
        if (text !== undefined && (typeof text !== "string" || text.length > limits.storedLength)) return false;
        const before = this.#texts.get(key);
        if (before === text) return true;
        const length = this.#length - cost(key, before) + cost(key, text);
        const count = this.#texts.size + (before === undefined ? 1 : 0);
        if (text !== undefined && (count > limits.entries || length > limits.storedLength)) return false;
        if (text === undefined) this.#texts.delete(key);
        else this.#texts.set(key, text);
        this.#length = length;
        return true;
    }
}

// What a pair adds to the JSON array, with a comma.
function cost(key, text) {
    return text === undefined ? 0 : JSON.stringify([key, text]).length + 1;
}

// The values in the page's local storage, separate from those of other clips.
export class ClipStorage {
    #name;
    #values;

    // id: the clip's identifier.
    constructor(id) {
        this.#name = `morsel.clip.${id}`;
        this.#values = new StoredValues(read(this.#name));
    }

    // Pairs of key and string.
    entries() {
        return this.#values.entries();
    }

    // Changes a value, as StoredValues does; write() keeps it.
    set(key, text) {
        return this.#values.set(key, text);
    }

    // Writes all values. Returns false if the browser does not take them: the clip still runs, but its values are
    // lost when it ends.
    write() {
        try {
            localStorage.setItem(this.#name, JSON.stringify(this.#values.entries()));
            return true;
        } catch {
            return false;
        }
    }

    // Deletes all values of a clip, as the system does when it removes the clip.
    static delete(id) {
        try {
            localStorage.removeItem(`morsel.clip.${id}`);
        } catch {
            // Storage is unavailable, so nothing is stored.
        }
    }
}

function read(name) {
    try {
        const pairs = JSON.parse(localStorage.getItem(name) ?? "[]");
        return pairs.filter((pair) => Array.isArray(pair) && pair.length === 2);
    } catch {
        return [];
    }
}
