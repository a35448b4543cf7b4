// SPDX-License-Identifier: Apache-2.0

// Stands between the scanner's page and the network: what the page is made of comes from a cache that belongs
// to one version. The list is the server's (kept.js), with the SHA-256 of each file: a browser that finds
// another list fetches all of it anew, and takes it only when every file is the one that the list means.

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
    // A page has loaded all of itself when it registers this: nothing of it is asked for twice.
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
