// SPDX-License-Identifier: Apache-2.0

// Runs Fruta without a card, to try the host.

import { ClipFrame, fetchModule } from "./clip-frame.js";

const url = new URLSearchParams(location.search).get("url") ?? "https://fruta.example";
const clip = new ClipFrame({
    container: document.getElementById("clip"),
    id: "com.example.fruta.Clip",
    name: "Fruta",
    module: fetchModule("../clips/fruta/clip.wasm"),
    assets: "../clips/fruta/assets/",
    language: "en",
    app: { name: "Fruta", icon: "../clips/fruta/assets/icon.svg", address: "#app" },
});
let tapped;

document.getElementById("open").addEventListener("click", () => {
    tapped = performance.now();
    document.getElementById("before").hidden = true;
    clip.open(url);
});
clip.addEventListener("running", ({ detail }) => {
    // The next animation frame shows the first screen.
    requestAnimationFrame(() => {
        window.clipTimes = { ...detail, toFrame: performance.now() - tapped };
        document.body.dataset.state = "running";
    });
});
clip.addEventListener("failed", ({ detail }) => {
    document.body.dataset.state = "failed";
    document.body.dataset.reason = detail.reason;
});
window.clip = clip;
