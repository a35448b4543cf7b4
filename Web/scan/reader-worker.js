// Reads pictures, so that the page does not wait for it.
//
// In: {number, picture, sides}: a VideoFrame or an ImageBitmap, whose pixels move here, and the longest sides
// to try it with, the smallest first. Out: {number, codes, milliseconds}, corners in the pixels of the
// picture; or {number, problem}; and once {ready} or {problem}.

import { loadReader } from "./reader-module.js";

// What large pictures made the module take is given back with the module.
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
    if (!response.ok) throw new TypeError(`the reader could not be fetched (${response.status})`);
    return WebAssembly.compileStreaming(response);
}

class Unsupported extends Error {}

function problem(error) {
    const isOld = error instanceof Unsupported || globalThis.WebAssembly && error instanceof WebAssembly.CompileError;
    return isOld ? "unsupported" : "failed";
}

function pixels(picture, scale) {
    const width = Math.max(1, Math.round(widthOf(picture) * scale));
    const height = Math.max(1, Math.round(heightOf(picture) * scale));
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
    context.drawImage(picture, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
}

const widthOf = (picture) => picture.displayWidth ?? picture.width;
const heightOf = (picture) => picture.displayHeight ?? picture.height;

function read(picture, sides) {
    const longest = Math.max(widthOf(picture), heightOf(picture));
    const times = [];
    let codes = [];
    for (const side of sides) {
        const scale = Math.min(1, side / longest);
        const image = pixels(picture, scale);
        const began = performance.now();
        codes = reader.read(image);
        times.push(performance.now() - began);
        for (const corner of codes.flatMap((code) => code.corners)) {
            corner.x /= scale;
            corner.y /= scale;
        }
        if (codes.length > 0 || scale === 1) break;
    }
    return { codes, reading: times.reduce((sum, time) => sum + time, 0) };
}

self.onmessage = async ({ data: { number, picture, sides } }) => {
    try {
        reader ??= await loadReader(await compiled);
        const began = performance.now();
        const { codes, reading } = read(picture, sides);
        postMessage({ number, codes, milliseconds: performance.now() - began, reading });
    } catch (error) {
        reader = undefined;
        postMessage({ number, problem: problem(error) });
    } finally {
        picture.close();
        if (reader?.memorySize > mostMemory) reader = undefined;
    }
};
