// SPDX-License-Identifier: Apache-2.0

// The symbols for Image(systemName:): our own drawings in a box of 24 × 24, with names that SwiftUI apps
// use. Unknown names show a dot.

const outline = {
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.right": "M9 5l7 7-7 7",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "xmark": "M6 6l12 12M18 6L6 18",
    "checkmark": "M5 13l5 5 9-11",
    "checkmark.circle": "M12 3a9 9 0 1 0 .01 0M8 12.5l3 3 5.5-6.5",
    "info.circle": "M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.5v.01",
    "clock": "M12 3a9 9 0 1 0 .01 0M12 7v5l3.5 2",
    "leaf": "M5 19c9 2 15-4 14-14C9 4 3 10 5 19zM5 19l8-8",
    "cup": "M6 8h12l-1.5 12h-9zM4.5 8h15M12 8l1.5-5H17",
    "bag": "M5 8h14l-1 12H6zM9 8V6.5a3 3 0 0 1 6 0V8",
    "heart": "M12 20C5 15 3 11.5 4.5 8.5 6 5.5 10 5.5 12 9c2-3.5 6-3.5 7.5-.5C21 11.5 19 15 12 20z",
    "star": "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
    "location": "M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 9v.01",
    "person": "M12 4a4 4 0 1 0 .01 0M4.5 20c1-8 14-8 15 0",
};

export function symbol(name) {
    const namespace = "http://www.w3.org/2000/svg";
    const drawing = document.createElementNS(namespace, "svg");
    drawing.setAttribute("viewBox", "0 0 24 24");
    drawing.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(namespace, "path");
    path.setAttribute("d", outline[name] ?? "M12 12v.01");
    drawing.append(path);
    return drawing;
}
