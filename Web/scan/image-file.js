// SPDX-License-Identifier: Apache-2.0

// Image files that the person chooses, drops or pastes.

export class ImageProblem extends Error {
    // code: "heic", "large" or "damaged".
    constructor(code) {
        super(code);
        this.code = code;
    }
}

const largestFile = 100 << 20;
const largestDrawing = 4 << 20;

// Decodes an image file to an ImageBitmap, turned upright by its EXIF orientation. Throws an ImageProblem.
export async function imageIn(file) {
    if (file.size > largestFile) throw new ImageProblem("large");
    try {
        if (file.type === "image/svg+xml") return await drawing(file);
        return await createImageBitmap(file, { imageOrientation: "from-image" });
    } catch {
        throw new ImageProblem(await isHEIC(file) ? "heic" : "damaged");
    }
}

// The first image among the files that were dropped or pasted.
export function imageAmong(transfer) {
    const files = [...transfer?.files ?? []];
    return files.find((file) => file.type.startsWith("image/")) ?? files.find(isHEICByName);
}

// Draws an SVG file. In an image element it cannot run scripts or load other files.
async function drawing(file) {
    if (file.size > largestDrawing) throw new ImageProblem("large");
    const image = new Image();
    image.src = await new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(/** @type {string} */ (reader.result));
        reader.onerror = () => reject(reader.error);
        reader.readAsDataURL(file);
    });
    await image.decode();
    const scale = 1024 / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return createImageBitmap(canvas);
}

const isHEICByName = (file) => /\.hei[cf]$/i.test(file.name);

// The file starts with a box "ftyp" that has one of the HEIF brands (ISO/IEC 23008-12).
async function isHEIC(file) {
    const head = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
    return isHEICByName(file) || /^ftyp(hei|hev|mif|msf)/.test(head);
}
