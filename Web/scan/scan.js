// SPDX-License-Identifier: Apache-2.0

// The scanner's page: reads codes from the camera or an image, outlines them, and shows their cards.

import { offer } from "../page/card.js";
import { Camera, CameraProblem, forEachImage, imageOf } from "./camera.js";
import { NoCard, cardOf, choice, closeButton, extend, plate, reasons } from "./cards.js";
import { Outline } from "./outline.js";
import { ImageProblem, imageAmong, imageIn } from "./image-file.js";
import { Reader, ReadingProblem } from "./reader.js";
import { Sightings, distinct } from "./sightings.js";
import { cameraProblems, imageProblems, plates, readingProblems, words } from "./words.js";

/** @type {{ [id: string]: any }} */
const parts = Object.fromEntries(
    ["video", "image", "outline", "hint", "camera", "file", "torch", "switch"]
        .map((id) => [id, document.getElementById(id)]),
);
const reader = new Reader();
const camera = new Camera(parts.video);
const outline = new Outline(parts.outline);
const sightings = new Sightings();

// The longest sides to scale camera images and image files to. Most codes are found in the smaller ones.
const cameraSides = [1280];
const fileSides = [1600, 4096];
// The pause between two images while a card is shown, in milliseconds, to save energy.
const rest = 120;
// The time after which a card is requested again while there is no network, in milliseconds.
const retry = 4_000;

let isFresh = false;
let resting = 0;
// The URL whose card or message is shown, and its section.
let found;
let sheet;
let pending;
let endOffer;
// A card that was closed does not come back while its code stays in view.
let dismissed;
let resumes = false;

// The times of the latest images, for measurements: {milliseconds, reading}.
window.readTimes = [];

function say(text) {
    parts.hint.textContent = text;
}

function enter(state) {
    document.body.dataset.state = state;
    parts.camera.textContent = state === "camera" ? words.stopCamera : words.useCamera;
    parts.camera.classList.toggle("primary", state !== "camera");
    if (state !== "camera") parts.torch.hidden = parts.switch.hidden = true;
}

// MARK: Camera

async function startCamera(start = () => camera.start()) {
    putAway();
    say(words.asking);
    enter("camera");
    sightings.forget();
    outline.clear();
    dismissed = undefined;
    try {
        await start();
    } catch (error) {
        if (!(error instanceof CameraProblem)) throw error;
        enter("idle");
        say(cameraProblems[error.code]);
        return;
    }
    if (!camera.isOn) return;
    say(words.looking);
    parts.torch.hidden = !camera.hasTorch;
    parts.torch.setAttribute("aria-pressed", "false");
    parts.switch.hidden = await camera.count() < 2;
}

function stopCamera() {
    camera.stop();
    outline.clear();
    enter("idle");
}

// Reads the latest image. Images that arrive in the meantime are skipped.
async function pump() {
    if (!camera.isOn || !isFresh || reader.isBusy || performance.now() < resting) return;
    isFresh = false;
    let answer;
    try {
        answer = await reader.read(await imageOf(parts.video), cameraSides);
    } catch (error) {
        // The video may have no image at the moment; another one will follow.
        if (error instanceof ReadingProblem) {
            stopCamera();
            say(readingProblems[error.code]);
        }
        return;
    }
    if (!camera.isOn) return;
    measured(answer);
    const now = performance.now();
    if (sheet) resting = now + rest;
    sightings.see(answer.codes, now);
    outline.lay(parts.video.videoWidth, parts.video.videoHeight, "cover");
    outline.show(sightings.shown(now), found);
    decide(sightings.settled(now));
    pump();
}

function decide(codes) {
    if (!codes.some(({ url }) => url === dismissed)) dismissed = undefined;
    if (found !== undefined) return;
    if (sheet) {
        outline.number(extend(sheet, codes, take));
    } else if (codes.length > 1) {
        choose(codes);
    } else if (codes.length === 1 && codes[0].url !== dismissed) {
        take(codes[0].url);
    }
}

// MARK: Images

async function readFile(file) {
    resumes = camera.isOn;
    camera.stop();
    putAway();
    outline.clear();
    enter("image");
    if (!file) return fail(imageProblems.none);
    say(words.reading);
    try {
        const bitmap = await imageIn(file);
        const { width, height } = bitmap;
        showImage(bitmap);
        const answer = await reader.read(bitmap, fileSides);
        if (document.body.dataset.state !== "image") return;
        measured(answer);
        outline.lay(width, height, "contain");
        outline.show(answer.codes.map((code, id) => ({ id, code })));
        const codes = distinct(answer.codes);
        if (codes.length === 0) fail(words.noCode);
        else if (codes.length > 1) choose(codes);
        else take(codes[0].url);
    } catch (error) {
        if (error instanceof ImageProblem) fail(imageProblems[error.code]);
        else if (error instanceof ReadingProblem) fail(readingProblems[error.code]);
        else throw error;
    }
}

// Shows a message. An image without a code stays visible.
function fail(sentence) {
    say(sentence);
    if (sentence !== words.noCode) enter("idle");
}

// Scales the image down to what a screen can show.
function showImage(bitmap) {
    const scale = Math.min(1, 2048 / Math.max(bitmap.width, bitmap.height));
    parts.image.width = Math.max(1, Math.round(bitmap.width * scale));
    parts.image.height = Math.max(1, Math.round(bitmap.height * scale));
    parts.image.getContext("2d").drawImage(bitmap, 0, 0, parts.image.width, parts.image.height);
}

function measured({ milliseconds, reading }) {
    window.readTimes.push({ milliseconds, reading });
    if (window.readTimes.length > 500) window.readTimes.shift();
}

// MARK: Cards

function choose(codes) {
    say(words.choose);
    const section = choice(codes, take);
    outline.number(extend(section, codes, take));
    if (document.body.dataset.state === "image") redraw();
    show(section);
}

// Shows the card of a URL. Nothing is opened before the person agrees.
async function take(url) {
    putAway();
    found = url;
    outline.number();
    redraw();
    say(words.found(url));
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) navigator.vibrate?.(12);
    const asked = pending = new AbortController();
    for (let isFirst = true; asked === pending; isFirst = false) {
        try {
            const section = await cardOf(url, asked.signal);
            if (asked !== pending) return;
            show(section);
            endOffer = offer(section, { opened, closed: dismiss });
            say(words.card(section.querySelector(".title").textContent));
        } catch (error) {
            if (!(error instanceof NoCard)) {
                if (asked.signal.aborted) return;
                throw error;
            }
            if (error.code === "refused") {
                show(plate(url, plates.refused, error.sentence, reasons(url)));
                say(plates.refused);
            } else {
                if (isFirst) {
                    show(plate(url, plates.offline, plates.waiting));
                    say(plates.offline);
                }
                await connection(asked.signal);
                continue;
            }
        }
        return;
    }
}

// Waits for the network. Browsers do not always notice that it is back, so time ends the wait, too.
function connection(signal) {
    return new Promise((resolve) => {
        const timer = setTimeout(done, retry);
        function done() {
            clearTimeout(timer);
            removeEventListener("online", done);
            resolve();
        }
        addEventListener("online", done);
        signal.addEventListener("abort", done);
    });
}

function redraw() {
    const drawn = [...parts.outline.children];
    for (const group of drawn) group.classList.toggle("found", group.dataset.url === found);
}

function show(section) {
    sheet?.remove();
    // The server's card has a button of its own.
    if (!section.querySelector(".close")) section.firstElementChild.append(closeButton(words.close, dismiss));
    sheet = section;
    document.body.append(section);
    section.querySelector("#open, .plate a, .choice button")?.focus({ preventScroll: true });
}

function putAway() {
    pending?.abort();
    pending = undefined;
    endOffer?.();
    endOffer = undefined;
    sheet?.remove();
    sheet = undefined;
    found = undefined;
}

function dismiss() {
    dismissed = found;
    putAway();
    outline.number();
    parts.camera.focus();
    if (camera.isOn) {
        redraw();
        say(words.again);
    } else if (resumes) {
        startCamera();
    } else {
        outline.clear();
        enter("idle");
        say("");
    }
}

// The clip fills the window. Going back ends it and returns to the scanner.
function opened() {
    const end = endOffer;
    endOffer = undefined;
    const wasOn = camera.isOn || resumes;
    camera.stop();
    putAway();
    outline.clear();
    const hidden = document.querySelectorAll("body > header, body > main");
    for (const part of hidden) part.hidden = true;
    history.pushState("clip", "");
    addEventListener("popstate", () => {
        end();
        for (const part of hidden) part.hidden = false;
        enter("idle");
        say("");
        if (wasOn) startCamera();
    }, { once: true });
}

// MARK: What a person does

parts.camera.addEventListener("click", () => {
    if (!camera.isOn) {
        startCamera();
        return;
    }
    putAway();
    stopCamera();
    say(words.stopped);
});
parts.torch.addEventListener("click", async () => {
    const isOn = await camera.light(parts.torch.getAttribute("aria-pressed") !== "true");
    parts.torch.setAttribute("aria-pressed", String(isOn));
});
parts.switch.addEventListener("click", () => startCamera(() => camera.next()));
parts.file.addEventListener("change", () => {
    const [file] = parts.file.files;
    // Allow the same file to be chosen again.
    parts.file.value = "";
    if (file) readFile(file);
});
addEventListener("paste", (event) => {
    if (event.clipboardData?.files.length > 0) readFile(imageAmong(event.clipboardData));
});
addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
});
addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.body.classList.remove("dropping");
});
addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    readFile(imageAmong(event.dataTransfer));
});
addEventListener("keydown", (event) => {
    if (event.key === "Escape" && sheet) dismiss();
});

// Stop the camera while the page is hidden.
document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
        resumes = camera.isOn;
        if (resumes) {
            camera.stop();
            outline.clear();
        }
    } else if (resumes && document.body.dataset.state === "camera") {
        resumes = false;
        if (!sheet) startCamera();
    }
});
addEventListener("pagehide", () => camera.stop());
camera.addEventListener("ended", () => {
    stopCamera();
    say(cameraProblems.ended);
});

forEachImage(parts.video, () => {
    isFresh = true;
    pump();
});
// For browser.js.
document.documentElement.dataset.started = "";
reader.ready.catch((error) => say(readingProblems[error.code]));
// The scanner works offline from the second visit on.
navigator.serviceWorker?.register("scan/offline.js", { scope: location.pathname, updateViaCache: "none" })
    .catch(() => {});
if (await camera.isAllowed()) startCamera();
