// SPDX-License-Identifier: Apache-2.0

// What the page says. For each problem, one sentence that says what is wrong and what to do.

export const words = {
    looking: "Point the camera at an App Clip Code.",
    asking: "Allow the camera, and point it at an App Clip Code.",
    reading: "Looking for codes in the image…",
    choose: "More than one code is in view: choose one.",
    again: "Point the camera at another code, or away from this one and back.",
    stopped: "",
    noCode: "No App Clip Code found in this image. Try one in which the whole code is visible and sharp.",
    found: (url) => `Found ${url}.`,
    card: (title) => `The card of ${title} is open.`,
    useCamera: "Use the camera",
    stopCamera: "Stop the camera",
    close: "Close and continue scanning",
};

export const cameraProblems = {
    insecure: "The camera needs a secure connection: open this page with https, or choose an image.",
    refused: "The camera was not allowed: allow it in the browser's settings for this page, or choose an image.",
    none: "No camera is available on this device: choose an image.",
    busy: "The camera is in use by another app: close it there, or choose an image.",
    failed: "The camera could not be started: try again, or choose an image.",
    ended: "The camera was disconnected: start it again, or choose an image.",
};

export const readingProblems = {
    unsupported: "This browser cannot read codes because WebAssembly with SIMD is not available: update the browser, or allow WebAssembly.",
    failed: "The code reader could not be started: reload the page.",
    slow: "Reading the image took too long: try a smaller one.",
};

export const imageProblems = {
    heic: "This browser cannot open HEIC images: choose a JPEG or PNG.",
    large: "The image is too large: choose one of at most 100 MB.",
    damaged: "The browser cannot open this file as an image: choose a JPEG, PNG or WebP.",
    none: "No image was dropped or pasted: choose a JPEG, PNG or WebP.",
};

export const plates = {
    refused: "No App Clip is available",
    offline: "The App Clip card needs a network connection",
    waiting: "The card appears here when you are connected again.",
};
