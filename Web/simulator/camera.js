// SPDX-License-Identifier: Apache-2.0

// Images of codes: files that are dropped or chosen, and the camera of this machine.

// The longest side of a camera's frame that is sent, in pixels, and milliseconds between frames.
const side = 1280;
const interval = 250;

export class CodeInput {
    #host;
    #stream;
    /** @type {HTMLVideoElement} */
    #video = document.getElementById("video");
    #button = document.getElementById("camera");
    #drop = document.getElementById("drop");

    // host: read(bytes) → {urls, error}, found(url), problem(sentence)
    constructor(host) {
        this.#host = host;
        const drop = this.#drop;
        for (const type of ["dragenter", "dragover"]) {
            document.addEventListener(type, (event) => {
                event.preventDefault();
                drop.classList.add("over");
            });
        }
        for (const type of ["dragleave", "drop"]) document.addEventListener(type, () => drop.classList.remove("over"));
        document.addEventListener("drop", (event) => {
            event.preventDefault();
            if (event.dataTransfer.files[0]) this.#read(event.dataTransfer.files[0]);
        });
        document.addEventListener("paste", ({ clipboardData }) => {
            if (clipboardData.files[0]) this.#read(clipboardData.files[0]);
        });
        document.getElementById("image").addEventListener("change", (/** @type {any} */ { target }) => {
            if (target.files[0]) this.#read(target.files[0]);
            target.value = "";
        });
        this.#button.addEventListener("click", () => (this.#stream ? this.#stop() : this.#start()));
    }

    async #read(file) {
        const { urls, error } = await this.#host.read(file);
        if (urls.length > 0) this.#host.found(urls[0]);
        else this.#host.problem(error);
    }

    async #start() {
        try {
            this.#stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: side } } });
        } catch {
            this.#host.problem("There is no camera, or this page may not use it.");
            return;
        }
        this.#video.srcObject = this.#stream;
        this.#video.hidden = false;
        this.#button.textContent = "stop the camera";
        await this.#video.play();
        const canvas = document.createElement("canvas");
        while (this.#stream) {
            const scale = Math.min(1, side / Math.max(this.#video.videoWidth, this.#video.videoHeight, 1));
            canvas.width = Math.round(this.#video.videoWidth * scale);
            canvas.height = Math.round(this.#video.videoHeight * scale);
            if (canvas.width > 0) {
                canvas.getContext("2d").drawImage(this.#video, 0, 0, canvas.width, canvas.height);
                const image = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", .9));
                const { urls } = await this.#host.read(image);
                if (urls.length > 0 && this.#stream) {
                    this.#stop();
                    this.#host.found(urls[0]);
                }
            }
            await new Promise((resolve) => setTimeout(resolve, interval));
        }
    }

    #stop() {
        for (const track of this.#stream?.getTracks() ?? []) track.stop();
        this.#stream = undefined;
        this.#video.hidden = true;
        this.#button.textContent = "use the camera";
    }
}
