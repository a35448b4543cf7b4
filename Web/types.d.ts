// SPDX-License-Identifier: Apache-2.0

// What the modules of Web/ use and the compiler does not declare. Only Scripts/check-scripts.sh reads this file.

// MARK: Newer than TypeScript 4.8

declare class OffscreenCanvas extends EventTarget {
    constructor(width: number, height: number);
    width: number;
    height: number;
    getContext(kind: "2d", options?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D | null;
}

declare class VideoFrame {
    constructor(image: CanvasImageSource);
    close(): void;
}

declare function createImageBitmap(
    image: ImageBitmapSource, options: { imageOrientation: "from-image" }
): Promise<ImageBitmap>;

interface Permissions {
    query(permission: { name: "camera" }): Promise<PermissionStatus>;
}

interface WindowEventMap {
    paste: ClipboardEvent;
}

// MARK: Elements

// The pages look for elements of HTML, and say of which type where that matters.
interface ParentNode {
    querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
    querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
    querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

interface Document {
    getElementById<E extends HTMLElement = HTMLElement>(id: string): E | null;
}

// The browser writes numbers and Booleans as text.
interface Element {
    setAttribute(name: string, value: string | number | boolean): void;
}

// Our own event targets, such as a clip's frame, dispatch custom events.
interface EventTarget {
    addEventListener(name: string, listener: (event: CustomEvent) => void): void;
}

// MARK: Workers

declare function postMessage(message: any, transfer: Transferable[]): void;
declare function importScripts(...addresses: string[]): void;
declare function addEventListener(name: "install" | "activate" | "fetch", listener: (event: any) => void): void;
declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;
// From kept.js, which the server writes.
declare const kept: { version: string, files: [string, string][] };

// The script of a clip's worker, where Scripts/bundle-web.py has put it into the frame's.
declare const CLIP_WORKER: string | undefined;
// Likewise, the style sheet.
declare const CLIP_STYLE: string | undefined;

// MARK: What pages offer to measurements, and to programs that drive them

interface Window {
    clip: any;
    clipTimes: any;
    readTimes: any[];
    latencies: number[];
    drawnCount: number;
    isSettled: boolean;
    missingFonts: string[];
    setLook: (change: any) => boolean;
    isCaughtUp: (program: number) => boolean;
    atRest: (program: number, count: number, quiet: number, most: number) => Promise<boolean>;
}
