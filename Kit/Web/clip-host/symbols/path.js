// SPDX-License-Identifier: Apache-2.0

// Path data of symbols: SVG's commands, and short forms for what symbols have most of.
//
//     (cx cy r)            a circle
//     {cx cy rx ry}        an ellipse
//     [x y w h r]          a rectangle with round corners
//     <cx cy n R r>        a star of n points, the first at the top; radii of its points and notches
//
// Paths are lists of segments [x, y] (move), [x, y, "L"], [x1, y1, x2, y2, x, y] (curve) and [] (close), so
// that they can be moved, turned and measured.

const isForm = { "(": ")", "{": "}", "[": "]", "<": ">" };

/** The segments of path data. */
export function segments(data) {
    let text = "";
    for (let i = 0; i < data.length; i += 1) {
        const end = isForm[data[i]];
        if (!end) {
            text += data[i];
            continue;
        }
        const close = data.indexOf(end, i);
        text += form(data[i], data.slice(i + 1, close).split(" ").map(Number));
        i = close;
    }
    return parsed(text);
}

function form(kind, numbers) {
    if (kind === "(") return ellipse(numbers[0], numbers[1], numbers[2], numbers[2]);
    if (kind === "{") return ellipse(...numbers);
    if (kind === "[") {
        const [x, y, w, h, r = 0] = numbers;
        const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
        return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
    }
    const [cx, cy, count, outer, inner] = numbers;
    const points = Array.from({ length: 2 * count }, (_, i) => {
        const radius = i % 2 ? inner : outer;
        const angle = Math.PI * i / count;
        return `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
    });
    return `M${points.join("L")}Z`;
}

function ellipse(cx, cy, rx, ry) {
    return `M${cx} ${cy - ry}a${rx} ${ry} 0 0 1 0 ${2 * ry}a${rx} ${ry} 0 0 1 0 ${-2 * ry}Z`;
}

const counts = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

function parsed(text) {
    const tokens = text.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? [];
    const result = [];
    let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
    let command = "";
    let position = 0;
    while (position < tokens.length) {
        if (/[a-z]/i.test(tokens[position])) command = tokens[position++];
        // More points after a move are lines.
        else if (command === "M") command = "L";
        else if (command === "m") command = "l";
        const kind = command.toUpperCase();
        const isRelative = command !== kind;
        const [ox, oy] = isRelative ? [x, y] : [0, 0];
        const n = tokens.slice(position, position + counts[kind]).map(Number);
        position += counts[kind];
        let [nextControlX, nextControlY] = [undefined, undefined];
        if (kind === "Z") {
            result.push([]);
            [x, y] = [startX, startY];
        } else if (kind === "M") {
            [x, y] = [ox + n[0], oy + n[1]];
            [startX, startY] = [x, y];
            result.push([x, y]);
        } else if (kind === "L" || kind === "H" || kind === "V") {
            if (kind !== "V") x = ox + n[0];
            if (kind !== "H") y = oy + n[kind === "V" ? 0 : 1];
            result.push([x, y, "L"]);
        } else if (kind === "C") {
            result.push([ox + n[0], oy + n[1], ox + n[2], oy + n[3], ox + n[4], oy + n[5]]);
            [nextControlX, nextControlY, x, y] = result.at(-1).slice(2);
        } else if (kind === "S") {
            const first = controlX === undefined ? [x, y] : [2 * x - controlX, 2 * y - controlY];
            result.push([...first, ox + n[0], oy + n[1], ox + n[2], oy + n[3]]);
            [nextControlX, nextControlY, x, y] = result.at(-1).slice(2);
        } else if (kind === "Q") {
            const [qx, qy, ex, ey] = [ox + n[0], oy + n[1], ox + n[2], oy + n[3]];
            result.push([x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3, ex + (qx - ex) * 2 / 3, ey + (qy - ey) * 2 / 3, ex, ey]);
            [x, y] = [ex, ey];
        } else {
            const [ex, ey] = [ox + n[5], oy + n[6]];
            result.push(...arc(x, y, n[0], n[1], n[2], n[3], n[4], ex, ey));
            [x, y] = [ex, ey];
        }
        [controlX, controlY] = [nextControlX, nextControlY];
    }
    return result;
}

// An arc as curves, by the formulas of SVG's appendix on elliptical arcs.
function arc(x1, y1, rx, ry, degrees, isLarge, isClockwise, x2, y2) {
    if (x1 === x2 && y1 === y2) return [];
    const tilt = degrees * Math.PI / 180;
    const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
    const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
    const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
    // Radii that are too small grow until the arc reaches its end.
    const growth = Math.max(1, Math.hypot(px / rx, py / ry));
    const [a, b] = [rx * growth, ry * growth];
    const square = Math.max(0, (a * a * b * b - a * a * py * py - b * b * px * px) / (a * a * py * py + b * b * px * px));
    const factor = Math.sqrt(square) * (isLarge === isClockwise ? -1 : 1);
    const [cpx, cpy] = [factor * a * py / b, -factor * b * px / a];
    const [cx, cy] = [cos * cpx - sin * cpy + (x1 + x2) / 2, sin * cpx + cos * cpy + (y1 + y2) / 2];
    const start = Math.atan2((py - cpy) / b, (px - cpx) / a);
    let sweep = Math.atan2((-py - cpy) / b, (-px - cpx) / a) - start;
    if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
    if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
    const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
    const step = sweep / steps;
    const pull = 4 / 3 * Math.tan(step / 4);
    const point = (u, v) => [cx + cos * a * u - sin * b * v, cy + sin * a * u + cos * b * v];
    return Array.from({ length: steps }, (_, i) => {
        const [from, to] = [start + i * step, start + (i + 1) * step];
        const [u, v, w, z] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
        return [...point(u - pull * v, v + pull * u), ...point(w + pull * z, z - pull * w), ...point(w, z)];
    });
}

/** The segments, each point through a function of x and y. */
export function mapped(path, transform) {
    return path.map((segment) => {
        const result = [];
        let i = 0;
        for (; i + 1 < segment.length && typeof segment[i + 1] === "number"; i += 2) result.push(...transform(segment[i], segment[i + 1]));
        return result.concat(segment.slice(i));
    });
}

/** Path data for SVG. */
export function pathData(path) {
    const short = (number) => String(Math.round(number * 100) / 100);
    return path.map((segment) => {
        if (segment.length === 0) return "Z";
        const points = segment.filter((part) => typeof part === "number").map(short).join(" ");
        return (segment.length === 6 ? "C" : segment.length === 3 ? "L" : "M") + points;
    }).join("");
}

/** The box around a path's line: [left, top, right, bottom]. */
export function bounds(path) {
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    const add = (x, y) => {
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], y);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], y);
    };
    let [x, y] = [0, 0];
    for (const segment of path) {
        if (segment.length === 6) {
            // Eight points of a curve are near enough: its box decides about a few hundredths of an em.
            for (let i = 1; i <= 8; i += 1) {
                const [t, s] = [i / 8, 1 - i / 8];
                const at = (from, k) => s * s * s * from + 3 * s * s * t * segment[k] + 3 * s * t * t * segment[k + 2] + t * t * t * segment[k + 4];
                add(at(x, 0), at(y, 1));
            }
            [x, y] = segment.slice(4);
        } else if (segment.length > 0) {
            [x, y] = segment;
            add(x, y);
        }
    }
    return box;
}
