// SPDX-License-Identifier: Apache-2.0

// The drawings that symbols are composed of, on a grid of 24 units with the y axis down.
//
// A drawing is a text of parts, separated by |. A part's first character is its role:
//
//     =  a body: outlined, or filled in the variant `fill`
//     -  a line within a body, which a filled body leaves open
//     +  an area within a body, which a filled body leaves open
//     #  an area that is always filled
//     ~  a line of the outlined variant alone
//     ^  a body of the variant `fill` alone
//     &  another drawing: &name, or &name scale x y with the place of its centre
//     !  another drawing, mirrored: !name
//     @  another drawing, turned clockwise: @degrees name, @degrees !name
//
// All else is a line. The path data has short forms, see `path.js`.

import common from "./common.js";
import { mapped, segments } from "./path.js";

const drawings = new Map(Object.entries(common));
let loading;
let isComplete = false;
const roles = { "=": "body", "-": "innerLine", "+": "innerArea", "#": "area", "~": "outlineOnly", "^": "fillOnly" };

/** Whether all drawings are here, and not only those that clips use most. */
export const hasAllDrawings = () => isComplete;

/** Loads the drawings that are not here yet. What fails is tried again the next time. */
export function loadAllDrawings() {
    loading ??= import("./others.js").then(({ default: others }) => {
        for (const [name, drawing] of Object.entries(others)) drawings.set(name, drawing);
        isComplete = true;
    }).catch((error) => {
        loading = undefined;
        throw error;
    });
    return loading;
}

/** The names of the drawings that are here, without variants. */
export const names = () => [...drawings.keys()];

/** Whether there is a drawing of this name. */
export const exists = (name) => drawings.has(name);

/** The parts of a drawing: `{role, path}`. */
export function glyph(name) {
    return drawings.get(name).split("|").flatMap(parts);
}

function parts(part) {
    const rest = part.slice(1);
    switch (part[0]) {
    case "&": {
        const [name, scale = 1, x = 12, y = 12] = rest.split(" ");
        return moved(glyph(name), (px, py) => [Number(x) + scale * (px - 12), Number(y) + scale * (py - 12)]);
    }
    case "!":
        return mirrored(glyph(rest));
    case "@": {
        const [degrees, name] = rest.split(" ");
        const [sin, cos] = [Math.sin(degrees * Math.PI / 180), Math.cos(degrees * Math.PI / 180)];
        return moved(parts(name[0] === "!" ? name : `&${name}`),
                     (x, y) => [12 + cos * (x - 12) - sin * (y - 12), 12 + sin * (x - 12) + cos * (y - 12)]);
    }
    default: {
        const role = roles[part[0]];
        return [{ role: role ?? "line", path: segments(role ? rest : part) }];
    }
    }
}

const moved = (parts, transform) => parts.map(({ role, path }) => ({ role, path: mapped(path, transform) }));

/** The parts, mirrored left to right. */
export const mirrored = (parts) => moved(parts, (x, y) => [24 - x, y]);
