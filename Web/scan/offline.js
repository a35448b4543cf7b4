// SPDX-License-Identifier: Apache-2.0

// The scanner's service worker: it serves the page's files from a cache, so that the scanner works offline.
//
// The server lists the files of a version with their SHA-256 digests (kept.js). When the list changes, all files
// are fetched again; the new version is used only if every file has the digest in the list.

importScripts("kept.js");

const family = `scan ${registration.scope} `;
const name = family + kept.version;
const digests = new Map(kept.files.map(([address, digest]) => [new URL(address, registration.scope).href, digest]));

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    url.search = "";
    url.hash = "";
    if (request.method === "GET" && digests.has(url.href)) event.respondWith(answer(url.href, request));
});

async function keepAll() {
    const cache = await caches.open(name);
    try {
        await Promise.all([...digests].map(async ([address, digest]) => {
            const response = await fetch(address, { cache: "no-cache" });
            const bytes = await response.clone().arrayBuffer();
            if (!response.ok || await digestOf(bytes) !== digest) throw new Error(`${address} is from another version`);
            await cache.put(address, response);
        }));
    } catch (error) {
        await caches.delete(name);
        throw error;
    }
    // A page registers this worker after it has loaded all of its files, so it does not mix two versions.
    await skipWaiting();
}

async function forgetOthers() {
    const others = (await caches.keys()).filter((other) => other.startsWith(family) && other !== name);
    await Promise.all(others.map((other) => caches.delete(other)));
    await clients.claim();
}

async function answer(address, request) {
    const cache = await caches.open(name);
    return await cache.match(address) ?? fetch(request);
}

async function digestOf(bytes) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
