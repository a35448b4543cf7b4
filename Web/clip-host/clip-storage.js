// What one clip keeps, in the page's storage, apart from every other clip.

const limits = { entries: 64, key: 256, total: 64 * 1024 };

export class ClipStorage {
    #name;
    #entries;

    // id: the clip's identifier.
    constructor(id) {
        this.#name = `morsel.clip.${id}`;
        this.#entries = new Map(read(this.#name));
    }

    // Pairs of key and text.
    entries() {
        return [...this.#entries];
    }

    // Keeps a text, or with undefined removes the key. What is too large, or no text, is refused.
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
            // No storage in this browser, or none left: the clip runs, and forgets at its end.
        }
    }

    // Removes all that the clip kept, as the system does when it removes the clip.
    static delete(id) {
        try {
            localStorage.removeItem(`morsel.clip.${id}`);
        } catch {
            // Nothing was kept.
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
