// SPDX-License-Identifier: Apache-2.0

// Says in place of a page that does nothing that its browser is too old, or that its scripts did not arrive. A classic
// script in the JavaScript of 2009, so that old browsers run it.

(function () {
    "use strict";

    // The latest of what the pages are made with, in Chromium, in WebKit and in Firefox: what else they use is older
    // (Tests/Browser/features.json). WebAssembly can be turned off.
    function isSupported() {
        return typeof WebAssembly === "object" && typeof CSS === "object"
            && CSS.supports("color", "color-mix(in srgb, red, red)")
            && typeof OffscreenCanvas === "function"
            && typeof Intl === "object" && typeof Intl.Segmenter === "function";
    }

    var root = document.documentElement;

    // Shows a sentence that the page has. The style sheets take it back when the scripts start after all.
    function show(id) {
        var sentence = document.getElementById(id);
        if (sentence) sentence.hidden = false;
        root.className += " " + id;
    }

    // The event "load" comes when the clip's module is here, which can take long.
    document.addEventListener("DOMContentLoaded", function () {
        if (!isSupported()) show("too-old");
        // In WebKit modules can run after this event.
        else setTimeout(function () {
            if (!root.hasAttribute("data-started")) show("not-started");
        }, 1000);
    });
})();
