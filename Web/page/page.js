// The card of an invocation page: Open runs the clip in its frame.

import { ClipFrame, fetchModule } from "../clip-host/clip-frame.js";

const button = document.getElementById("open");
const status = document.getElementById("status");
const { clip: id, name, module, assets, url, language } = button.dataset;
const store = document.querySelector(".foot a");

let prepared;
let tapped;

// Frame and module are fetched while the card is shown; the clip runs only when the person has
// agreed.
function prepare() {
    const container = document.createElement("div");
    container.className = "clip";
    document.body.append(container);
    const clip = new ClipFrame({
        container,
        id,
        name,
        module: fetchModule(module),
        assets,
        language,
        app: store ? { name, icon: `${assets}icon.svg`, address: store.href } : undefined,
    });
    clip.addEventListener("running", ({ detail }) => {
        container.classList.replace("opening", "running");
        for (const part of document.querySelectorAll(".site-text, .sheet")) part.remove();
        container.querySelector("iframe").focus();
        // The task after the callback of a frame comes when the frame has been drawn.
        requestAnimationFrame(() => setTimeout(() => {
            window.clipTimes = { ...detail, toFrame: performance.now() - tapped };
            document.body.dataset.state = "running";
        }));
    });
    clip.addEventListener("failed", ({ detail }) => {
        document.body.dataset.state = "failed";
        // A clip that stops later says so in its own frame.
        if (container.classList.contains("running")) return;
        clip.close();
        container.remove();
        prepared = undefined;
        // What could not be made ready is tried again when it is wanted.
        if (tapped !== undefined) tell(detail.reason);
    });
    return clip;
}

function tell(reason) {
    tapped = undefined;
    button.disabled = false;
    button.focus();
    status.className = "notes";
    status.textContent = `The clip could not be opened: ${reason}. Try again.`;
    document.querySelector(".card").append(status);
}

button.addEventListener("click", (event) => {
    tapped = event.timeStamp;
    button.disabled = true;
    status.textContent = "";
    prepared ??= prepare();
    // A frame that cannot be seen takes no focus; this one is not painted before it runs.
    document.querySelector(".clip").classList.add("opening");
    prepared.open(url);
});

prepared = prepare();
button.focus({ preventScroll: true });
