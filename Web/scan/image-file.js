// SPDX-License-Identifier: Apache-2.0

// Image files that a person chooses, drops or pastes.

export class ImageProblem extends Error {
    // code: "heic", "large" or "damaged".
    constructor(code) {
        super(code);
        this.code = code;
    }
}

const largestFile = 100 << 20;
const largestDrawing = 4 << 20;

// The image of a file, upright as its EXIF orientation says: an ImageBitmap. Throws an ImageProblem.
export async function imageIn(file) {
    if (file.size > largestFile) throw new ImageProblem("large");
    try {
        if (file.type === "image/svg+xml") return await drawing(file);
        return await createImageBitmap(file, { imageOrientation: "from-image" });
    } catch {
        throw new ImageProblem(await isHEIC(file) ? "heic" : "damaged");
    }
}

// The file among those that were dropped or pasted.
export function imageAmong(transfer) {
    const files = [...transfer?.files ?? []];
    return files.find((file) => file.type.startsWith("image/")) ?? files.find(isHEICByName);
}

// An SVG has no pixels of its own. As an image it runs no script and loads nothing.
async function drawing(file) {
    if (file.size > largestDrawing) throw new ImageProblem("large");
    const image = new Image();
    image.src = await new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
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

// Its first box tells: "ftyp", and a brand of the family (ISO/IEC 23008-12).
async function isHEIC(file) {
    const head = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
    return isHEICByName(file) || /^ftyp(hei|hev|mif|msf)/.test(head);
}
