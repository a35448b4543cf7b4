// SPDX-License-Identifier: Apache-2.0

// The camera: starts and stops it, switches to another one, and controls its light.

export class CameraProblem extends Error {
    // code: "insecure", "refused", "none", "busy" or "failed".
    constructor(code) {
        super(code);
        this.code = code;
    }
}

const codes = {
    NotAllowedError: "refused", SecurityError: "refused",
    NotFoundError: "none", OverconstrainedError: "none",
    NotReadableError: "busy", AbortError: "busy",
};

export class Camera extends EventTarget {
    #video;
    #stream;
    #device;
    #starts = 0;

    // Dispatches "ended" when the camera stops by itself, for example because it was unplugged.
    constructor(video) {
        super();
        this.#video = video;
    }

    get isOn() {
        return this.#stream !== undefined;
    }

    // Whether the camera can be started without a prompt.
    async isAllowed() {
        try {
            return (await navigator.permissions.query({ name: "camera" })).state === "granted";
        } catch {
            return false;
        }
    }

    // Starts the camera. Throws a CameraProblem.
    async start(device = this.#device) {
        if (!window.isSecureContext || !navigator.mediaDevices) throw new CameraProblem("insecure");
        this.stop();
        const start = this.#starts;
        const which = device ? { deviceId: { exact: device } } : { facingMode: { ideal: "environment" } };
        let stream;
        try {
            stream = await navigator.mediaDevices.getUserMedia({
                video: { ...which, width: { ideal: 1280 }, height: { ideal: 960 } },
            });
        } catch (/** @type {any} */ error) {
            throw new CameraProblem(codes[error.name] ?? "failed");
        }
        // The camera was stopped while the prompt was open.
        if (start !== this.#starts) {
            for (const track of stream.getTracks()) track.stop();
            return;
        }
        this.#stream = stream;
        this.#device = this.#track.getSettings().deviceId;
        this.#track.addEventListener("ended", () => {
            if (this.#stream !== stream) return;
            this.stop();
            this.dispatchEvent(new Event("ended"));
        });
        this.#video.srcObject = stream;
        await this.#video.play().catch(() => {});
    }

    stop() {
        this.#starts += 1;
        for (const track of this.#stream?.getTracks() ?? []) track.stop();
        this.#stream = undefined;
        this.#video.srcObject = null;
    }

    get #track() {
        return this.#stream?.getVideoTracks()[0];
    }

    get hasTorch() {
        return Boolean(this.#track?.getCapabilities?.().torch);
    }

    // Turns the light on or off. Returns whether it is on.
    async light(isOn) {
        try {
            await this.#track.applyConstraints({ advanced: [{ torch: isOn }] });
            return isOn;
        } catch {
            return false;
        }
    }

    // The number of cameras. Browsers do not list all of them until the person has allowed one.
    async count() {
        return (await this.#all()).length;
    }

    // Switches to the next camera.
    async next() {
        const all = await this.#all();
        const place = all.findIndex(({ deviceId }) => deviceId === this.#device);
        await this.start(all[(place + 1) % all.length]?.deviceId);
    }

    async #all() {
        const all = await navigator.mediaDevices.enumerateDevices();
        return all.filter(({ kind }) => kind === "videoinput");
    }
}

// The current image of the video, which can be transferred to a worker.
export async function imageOf(video) {
    return typeof VideoFrame === "function" ? new VideoFrame(video) : createImageBitmap(video);
}

// Calls a function for each new image of a video.
export function forEachImage(video, body) {
    if (video.requestVideoFrameCallback) {
        const next = () => {
            body();
            video.requestVideoFrameCallback(next);
        };
        video.requestVideoFrameCallback(next);
    } else {
        let before;
        const next = () => {
            if (video.currentTime !== before) body();
            before = video.currentTime;
            requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
    }
}
