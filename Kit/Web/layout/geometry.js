// SPDX-License-Identifier: Apache-2.0

// Lengths, edges and axes. A proposed length is a number, Infinity, or null if it is unspecified.

export const horizontal = "horizontal";
export const vertical = "vertical";

/** @type {Readonly<{ top: number, leading: number, bottom: number, trailing: number }>} */
export const noInsets = Object.freeze({ top: 0, leading: 0, bottom: 0, trailing: 0 });

// What a view without a size of its own takes where nothing is proposed.
export const unspecifiedLength = 10;

export const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

// Infinity minus Infinity is no length: keep what was there.
export const orElse = (value, fallback) => (Number.isNaN(value) ? fallback : value);

// A proposed length without an inset, or with one if the inset is negative.
export const inset = (length, amount) => (length === null ? null : Math.max(length - amount, 0));

// The insets of the edges in a set, such as ["top", "leading"]; undefined means all edges.
export function insetsOf(edges, insets) {
    if (edges === undefined) return insets;
    const of = (edge) => (edges.includes(edge) ? insets[edge] : 0);
    return { top: of("top"), leading: of("leading"), bottom: of("bottom"), trailing: of("trailing") };
}

// Rounds to a multiple of the length of a pixel. Values that are a multiple but for the error of a double stay.
export const roundUp = (value, pixel) => Math.ceil(value / pixel - 1e-6) * pixel;
export const roundToNearest = (value, pixel) => Math.round(value / pixel) * pixel;
