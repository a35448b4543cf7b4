// SPDX-License-Identifier: Apache-2.0

// What a clip may use on its page. Documentation/clip-limits.md explains each limit.

export const limits = {
    // The module.
    moduleBytes: 64 << 20,
    memoryPages: 2048, // of 64 KiB: 128 MiB
    tables: 8,
    tableElements: 100_000,

    // What a module passes to its host: calls and bytes in a second, and the patches for one event.
    calls: 10_000,
    callBytes: 16 << 20,
    patchBytes: 4 << 20,

    // The screen. A text is counted in UTF-8 bytes, a number of a style in points.
    elements: 10_000,
    // Modifiers are levels too.
    depth: 300,
    // A value in a patch: how many values a list has, and how deep lists are.
    values: 10_000,
    valueDepth: 16,
    textBytes: 64 << 10,
    allTextBytes: 512 << 10,
    points: 10_000,
    // Images that are loaded in a second.
    images: 1000,
    columns: 100,
    columnPoints: 16,
    // Blurred, masked or blended elements, for each of which the browser draws a picture of its own; others are without.
    effects: 300,
    blur: 100,
    stops: 50,
    // Milliseconds of drawing: in one go, and for one event.
    slice: 40,
    drawing: 3000,
    // Frames of elements that are written in one go.
    frames: 1000,
    // Actions of the person that wait for the clip.
    waitingEvents: 200,

    // Stored values; their size is that of their JSON.
    entries: 64,
    keyLength: 256,
    storedLength: 64 << 10,

    // Messages of the frame: how many a second, and how many characters.
    messages: 500,
    messageLength: 1 << 20,
    // Milliseconds between writes to the storage, and between changes of the overlay or the title.
    writing: 250,
    overlay: 100,

    // Milliseconds for the greeting of a frame that has loaded.
    greeting: 1000,
    // The watchdog asks at this interval, in milliseconds; so many questions without an answer are a hang.
    question: 1000,
    unanswered: 4,
};

// A clip has reached a limit. The message is for the developer of the clip.
export class LimitError extends Error {
    name = "LimitError";
}
