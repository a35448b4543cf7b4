// SPDX-License-Identifier: Apache-2.0

// Makes elements. properties: those of the element; `on…` functions, `class`, `data` and attributes with a dash.

export function element(tag, properties = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (value === undefined || value === false) continue;
        if (name === "class") made.className = value;
        else if (name === "data") Object.assign(made.dataset, value);
        else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
        else made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
    return made;
}

const svgSpace = "http://www.w3.org/2000/svg";

// An icon of 24 units from the commands of its path.
export function icon(path, extra = {}) {
    const svg = document.createElementNS(svgSpace, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    const line = document.createElementNS(svgSpace, "path");
    line.setAttribute("d", path);
    for (const [name, value] of Object.entries(extra)) line.setAttribute(name, value);
    svg.append(line);
    return svg;
}
