// SPDX-License-Identifier: Apache-2.0

// Draws an outline around each code in an image: brackets that follow the code, in its perspective.

import { placeOf } from "./sightings.js";

const namespace = "http://www.w3.org/2000/svg";
// Half the side of the outline, and where its round corners start, in units of half the code's side.
const side = 1.08;
const roundness = 0.34;
const arm = 0.5;
// The time constant of the outline's movement, in milliseconds: after it, about two thirds of the way are done.
const easing = 45;

export class Outline {
    #svg;
    #codes = new Map();
    #numbers = new Map();
    #frame;
    #before = 0;
    #isStill = matchMedia("(prefers-reduced-motion: reduce)");

    // svg: an element that covers the image.
    constructor(svg) {
        this.#svg = svg;
    }

    // Sets the size of the image in pixels. fit: its `object-fit`, "cover" or "contain".
    lay(width, height, fit) {
        this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        this.#svg.setAttribute("preserveAspectRatio", `xMidYMid ${fit === "cover" ? "slice" : "meet"}`);
    }

    // Shows codes ({id, code}) at their current places. found: the URL whose card is shown, if any.
    show(codes, found) {
        const ids = new Set(codes.map(({ id }) => id));
        for (const [id, drawn] of this.#codes) {
            if (ids.has(id)) continue;
            drawn.group.remove();
            this.#codes.delete(id);
        }
        for (const { id, code } of codes) {
            const drawn = this.#codes.get(id) ?? this.#begin(id, code);
            drawn.target = code.corners;
            drawn.group.classList.toggle("found", code.url === found);
            drawn.group.classList.toggle("other", found !== undefined && code.url !== found);
            drawn.group.dataset.url = code.url;
            drawn.group.dataset.corners = code.corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
            drawn.number.textContent = this.#numbers.get(code.url) ?? "";
            drawn.badge.toggleAttribute("hidden", !this.#numbers.has(code.url));
        }
        if (this.#codes.size > 0 && this.#frame === undefined) {
            this.#before = performance.now();
            this.#frame = requestAnimationFrame((now) => this.#move(now));
        }
    }

    // Shows numbers on the codes to choose from. numbers: a map from URLs to numbers.
    number(numbers = new Map()) {
        this.#numbers = numbers;
    }

    clear() {
        this.show([]);
    }

    #begin(id, code) {
        const group = document.createElementNS(namespace, "g");
        const make = (name, className, parent = group) => {
            const element = document.createElementNS(namespace, name);
            element.setAttribute("class", className);
            parent.append(element);
            return element;
        };
        group.setAttribute("class", "code");
        /** @type {any} */
        const drawn = {
            group, corners: code.corners, target: code.corners,
            ground: make("path", "ground"), shade: make("path", "shade"), line: make("path", "line"),
            badge: make("g", "badge"),
        };
        drawn.disc = make("circle", "disc", drawn.badge);
        drawn.number = make("text", "number", drawn.badge);
        this.#svg.append(group);
        this.#codes.set(id, drawn);
        draw(drawn);
        return drawn;
    }

    #move(now) {
        const share = this.#isStill.matches ? 1 : 1 - Math.exp((this.#before - now) / easing);
        this.#before = now;
        for (const drawn of this.#codes.values()) {
            drawn.corners = drawn.corners.map((corner, index) => ({
                x: corner.x + (drawn.target[index].x - corner.x) * share,
                y: corner.y + (drawn.target[index].y - corner.y) * share,
            }));
            draw(drawn);
        }
        this.#frame = this.#codes.size > 0 ? requestAnimationFrame((next) => this.#move(next)) : undefined;
    }
}

function draw({ corners, ground, shade, line, badge, disc, number }) {
    const map = fromSquare(corners);
    const brackets = [0, 1, 2, 3].map((turn) => path(bracket.map((point) => map(turned(point, turn))))).join("");
    line.setAttribute("d", brackets);
    shade.setAttribute("d", brackets);
    ground.setAttribute("d", path(square.map(map)) + "Z");
    const { size } = placeOf({ corners });
    const middle = map({ x: 0, y: 0 });
    badge.setAttribute("transform", `translate(${middle.x} ${middle.y})`);
    disc.setAttribute("r", size * 0.24);
    number.setAttribute("font-size", size * 0.3);
}

// The upper left bracket, from its lower end to its right end.
const bracket = [
    { x: -side, y: -side + roundness + arm },
    ...Array.from({ length: 9 }, (_, step) => {
        const angle = Math.PI / 2 * step / 8;
        return {
            x: -side + roundness * (1 - Math.cos(angle)),
            y: -side + roundness * (1 - Math.sin(angle)),
        };
    }),
    { x: -side + roundness + arm, y: -side },
];

const square = [0, 1, 2, 3].flatMap((turn) => bracket.map((point) => turned(point, turn)));

function turned({ x, y }, quarters) {
    return [{ x, y }, { x: -y, y: x }, { x: -x, y: -y }, { x: y, y: -x }][quarters];
}

function path(points) {
    return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
}

// The projective map from the square (±1, ±1) to four corners.
function fromSquare([a, b, c, d]) {
    const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
    const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
    const scale = dx1 * dy2 - dx2 * dy1;
    const g = (dx3 * dy2 - dx2 * dy3) / scale;
    const h = (dx1 * dy3 - dx3 * dy1) / scale;
    return ({ x, y }) => {
        const u = (x + 1) / 2;
        const v = (y + 1) / 2;
        const w = g * u + h * v + 1;
        return {
            x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
            y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
        };
    };
}
