// SPDX-License-Identifier: Apache-2.0

// Images of the clip or of the web, and symbols.

import { describe } from "./accessibility.js";
import { font, scaleOf } from "./fonts.js";
import { LimitError, limits } from "./limits.js";
import { color, isColor, paintDrawing } from "./paints.js";
import { hasAllDrawings, isSymbol, symbol, symbolSize } from "./symbols.js";

const sourceKeys = ["asset", "url", "symbol"];
const symbolKeys = ["symbol", "symbolVariant", "symbolRendering", "textStyle", "fontSize", "isScaled", "fontWeight", "imageScale", "typeScale",
    "secondPaint", "thirdPaint"];
const scales = ["medium", "small", "medium", "large"];
const weights = ["regular", "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"];
const finite = (value, fallback) => (Number.isFinite(value) ? Math.min(Math.max(value, 0), limits.points) : fallback);

const image = {
    create(view, page) {
        view.node = page.node("image", { width: 0, height: 0 });
        view.inner = view.node;
        page.attach(view, "span", "image", (width, height) => {
            tint(view, width, page);
            paint(view, width, height);
        });
    },
    update(view, page) {
        const { changed, properties, node, element } = view;
        const has = (keys) => keys.some((key) => changed.has(key));
        if (properties.symbol !== undefined) {
            if (has(symbolKeys) || page.isRescaled) drawSymbol(view, page);
        } else if (page.ownSymbols?.find(properties, page)) {
            if (has(sourceKeys) || has(symbolKeys) || page.isRescaled) page.ownSymbols.draw(view, page, scales[properties.imageScale]);
        } else if (has(sourceKeys)) load(view, page);
        if (changed.has("naturalSize") && Array.isArray(properties.naturalSize)) {
            node.change({ width: finite(properties.naturalSize[0], 0), height: finite(properties.naturalSize[1], 0) });
        }
        if (has(["isResizable", "capInsets"])) {
            const caps = Array.isArray(properties.capInsets) ? properties.capInsets.map((length) => finite(length, 0)) : undefined;
            const capInsets = caps && { top: caps[0] ?? 0, leading: caps[1] ?? 0, bottom: caps[2] ?? 0, trailing: caps[3] ?? 0 };
            node.change({ resizable: properties.isResizable === true || undefined, capInsets });
        }
        if (changed.has("paint") || has(symbolKeys)) {
            // A picture that is a template has one colour.
            element.style.color = properties.paint === undefined ? "" : color(properties.paint) ?? "";
            page.redraw(node);
        }
        element.classList.toggle("template", properties.symbol === undefined && isTemplate(properties, page));
        if (changed.has("isRedacted")) element.classList.toggle("redacted", properties.isRedacted === true);
        if (changed.has("interpolation")) element.style.imageRendering = properties.interpolation === 1 ? "pixelated" : "";
        name(view);
        page.dress(view);
    },
    isScaled: true,
};

function load(view, page) {
    const { properties: { asset, url }, element, node } = view;
    if (asset === undefined && url === undefined) {
        element.replaceChildren();
        return;
    }
    if (!page.images.spend(1)) throw new LimitError(`the screen loads more than ${limits.images} images in a second`);
    const picture = document.createElement("img");
    picture.decoding = "async";
    picture.alt = "";
    picture.draggable = false;
    picture.addEventListener("load", () => {
        if (view.properties.naturalSize !== undefined || !element.contains(picture)) return;
        const { scale = 1 } = asset === undefined ? {} : page.picture(asset);
        node.change({ width: picture.naturalWidth / scale, height: picture.naturalHeight / scale });
        page.request();
    }, { once: true });
    if (asset !== undefined && page.picture(asset).hasDark) picture.dataset.dark = String(asset);
    picture.src = asset !== undefined ? page.assetAddress(asset) : String(url);
    element.replaceChildren(picture);
}

// What is no colour needs the size of the symbol.
function paint({ element, properties }, width, height) {
    const drawing = element.querySelector(":scope > svg");
    if (!drawing) return;
    paintDrawing(drawing, isColor(properties.paint) ? undefined : properties.paint, width, height);
}

// A symbol is as high as its font has it, and on the line of the text beside it. Without a name there is none.
function drawSymbol(view, page) {
    const { properties, element, node } = view;
    if (properties.symbol === "") {
        element.replaceChildren();
        node.change({ width: 0, height: 0, baseline: 0 });
        return;
    }
    const { size, weight = 400 } = font(properties, scaleOf(properties, page));
    const options = {
        variant: variant(properties.symbolVariant), weight: weights[Math.min(Math.max(Math.round(weight / 100), 1), 9)], scale: scales[properties.imageScale] ?? "medium",
        ...rendering(properties), rightToLeft: page.isMirrored,
    };
    const name = String(properties.symbol);
    if (!isSymbol(name) && !hasAllDrawings()) {
        element.replaceChildren();
        page.lack(view);
        return;
    }
    const { width, height, baseline } = symbolSize(name, options);
    node.change({ width: width * size, height: height * size, baseline: baseline * size });
    const drawing = symbol(name, options);
    // The layout has its size.
    drawing.removeAttribute("width");
    drawing.removeAttribute("height");
    element.replaceChildren(drawing);
}

// Styles of several levels are those of the layers of a symbol.
function rendering({ symbolRendering, paint: first, secondPaint: second, thirdPaint: third }) {
    if (symbolRendering === 2) return { rendering: "hierarchical" };
    if (second === undefined || symbolRendering === 1) return { rendering: "monochrome" };
    return { rendering: "palette", colours: [first ?? 1 << 8, second, third ?? second].map((one) => color(one) ?? "currentColor") };
}

// Of the shapes that a symbol can be put in, it can have one.
function variant(sum) {
    const flags = Number.isInteger(sum) ? sum : 0;
    const words = [flags & 2 && "slash", flags & 4 ? "circle" : flags & 8 ? "square" : flags & 16 && "rectangle", flags & 1 && "fill"];
    return words.filter(Boolean).join(".");
}

// An image is named by its alternative text, a symbol by its label. Those without a name are decoration.
function name({ element, properties }) {
    const { label } = properties;
    const picture = element.querySelector(":scope > img");
    describe(element, picture ? { ...properties, label: undefined } : properties, !picture && label !== undefined ? "img" : undefined);
    if (picture) picture.alt = label ?? "";
}

// What the clip says goes before what its asset catalog says.
function isTemplate({ renderingMode, asset }, page) {
    if (page.ownSymbols?.find({ asset }, page)) return false;
    return renderingMode === undefined ? asset !== undefined && page.picture(asset).isTemplate === true : renderingMode === 1;
}

// A template is drawn as the shadow of a picture that is out of sight.
function tint({ element, properties }, width, page) {
    const picture = element.querySelector(":scope > img");
    if (!picture) return;
    const isTinted = isTemplate(properties, page);
    picture.style.transform = isTinted ? "translateX(-100%)" : "";
    picture.style.filter = isTinted ? `drop-shadow(${width}px 0 0 currentColor)` : "";
}

export const images = { image };
