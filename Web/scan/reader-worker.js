// SPDX-License-Identifier: Apache-2.0

// A worker that reads the codes in images, so that the page stays responsive.
//
// It receives {number, image, sides}: a VideoFrame or an ImageBitmap, which is transferred, and the longest sides
// to scale it to, smallest first; the next one is tried if no code is found. It responds with {number, codes,
// milliseconds}, corners in pixels of the image, or {number, problem}. First it posts {ready} or {problem}.

import { loadReader } from "./reader-module.js";

// A module with more memory than this is replaced, because its memory never shrinks.
const mostMemory = 160 << 20;

let canvas;
let context;
let reader;

const compiled = compile();
compiled.then(
    () => postMessage({ ready: true }),
    (error) => postMessage({ problem: problem(error) }),
);

async function compile() {
    if (typeof WebAssembly === "undefined" || typeof OffscreenCanvas === "undefined") throw new Unsupported();
    const response = await fetch(new URL("reader.wasm", import.meta.url));
    if (!response.ok) throw new TypeError(`the code reader could not be downloaded (${response.status})`);
    return WebAssembly.compileStreaming(response);
}

class Unsupported extends Error {}

function problem(error) {
    const isOld = error instanceof Unsupported || globalThis.WebAssembly && error instanceof WebAssembly.CompileError;
    return isOld ? "unsupported" : "failed";
}

function pixels(image, scale) {
    const width = Math.max(1, Math.round(widthOf(image) * scale));
    const height = Math.max(1, Math.round(heightOf(image) * scale));
    if (!canvas) {
        canvas = new OffscreenCanvas(width, height);
        context = canvas.getContext("2d", { willReadFrequently: true });
    }
    if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
    } else {
        context.clearRect(0, 0, width, height);
    }
    context.imageSmoothingQuality = scale < 1 ? "high" : "low";
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
}

const widthOf = (image) => image.displayWidth ?? image.width;
const heightOf = (image) => image.displayHeight ?? image.height;

function read(image, sides) {
    const longest = Math.max(widthOf(image), heightOf(image));
    const times = [];
    let codes = [];
    for (const side of sides) {
        const scale = Math.min(1, side / longest);
        const drawn = pixels(image, scale);
        const began = performance.now();
        codes = reader.read(drawn);
        times.push(performance.now() - began);
        for (const corner of codes.flatMap((code) => code.corners)) {
            corner.x /= scale;
            corner.y /= scale;
        }
        if (codes.length > 0 || scale === 1) break;
    }
    return { codes, reading: times.reduce((sum, time) => sum + time, 0) };
}

self.onmessage = async ({ data: { number, image, sides } }) => {
    try {
        reader ??= await loadReader(await compiled);
        const began = performance.now();
        const { codes, reading } = read(image, sides);
        postMessage({ number, codes, milliseconds: performance.now() - began, reading });
    } catch (error) {
        reader = undefined;
        postMessage({ number, problem: problem(error) });
    } finally {
        image.close();
        if (reader?.memorySize > mostMemory) reader = undefined;
    }
};
