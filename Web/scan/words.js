// What the page says. One sentence for each thing that can go wrong, with what to do about it.

export const words = {
    looking: "Point the camera at an App Clip Code.",
    asking: "Allow the camera, and point it at an App Clip Code.",
    reading: "Looking for codes in the picture…",
    choose: "More than one code is in view: choose one.",
    again: "Point the camera at another code, or away and back.",
    stopped: "",
    noCode: "No App Clip Code was found in this picture: try one in which the code is sharp and seen whole.",
    found: (url) => `Found ${url}.`,
    card: (title) => `The card of ${title} is open.`,
    useCamera: "Use the camera",
    stopCamera: "Stop the camera",
};

export const cameraProblems = {
    insecure: "The camera works on a secure connection only: open this page with https, or choose a picture.",
    refused: "The camera was not allowed: allow it in the browser's settings for this page, or choose a picture.",
    none: "This device has no camera that can be used: choose a picture.",
    busy: "The camera is in use by another app: close it there, or choose a picture.",
    failed: "The camera could not be started: try again, or choose a picture.",
    ended: "The camera was taken away: start it again, or choose a picture.",
};

export const readingProblems = {
    unsupported: "This browser cannot run the reader, which needs WebAssembly with SIMD: update it, or allow WebAssembly.",
    failed: "The reader could not be started: reload the page.",
    slow: "The picture took too long to read: try a smaller one.",
};

export const pictureProblems = {
    heic: "This browser cannot open HEIC pictures: choose it as JPEG or PNG.",
    large: "The picture is too large: at most 100 MB can be chosen.",
    damaged: "This is no picture that the browser can open: choose a JPEG, PNG or WebP.",
    none: "There was no picture in it: choose a JPEG, PNG or WebP.",
};

export const plates = {
    refused: "No App Clip is offered here",
    offline: "The card needs the network",
    waiting: "It comes up here once there is a connection again.",
};
