// SPDX-License-Identifier: Apache-2.0

// The stored values of one clip, in the page's local storage, separate from those of other clips.

const limits = { entries: 64, key: 256, total: 64 * 1024 };

export class ClipStorage {
    #name;
    #entries;

    // id: the clip's identifier.
    constructor(id) {
        this.#name = `morsel.clip.${id}`;
        this.#entries = new Map(read(this.#name));
    }

    // Pairs of key and string.
    entries() {
        return [...this.#entries];
    }

    // Stores a string, or removes the key if text is undefined. Ignores values that are too large or not strings.
    set(key, text) {
        if (typeof key !== "string" || key.length > limits.key) return;
        const changed = new Map(this.#entries);
        if (text === undefined) changed.delete(key);
        else if (typeof text === "string") changed.set(key, text);
        else return;
        const written = JSON.stringify([...changed]);
        if (changed.size > limits.entries || written.length > limits.total) return;
        this.#entries = changed;
        try {
            localStorage.setItem(this.#name, written);
        } catch {
            // Storage is unavailable or full: the clip still runs, but its values are lost when it ends.
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
        return pairs.filter((pair) => Array.isArray(pair) && pair.length === 2
            && pair.every((part) => typeof part === "string"));
    } catch {
        return [];
    }
}
