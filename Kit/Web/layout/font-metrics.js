// SPDX-License-Identifier: Apache-2.0

// Metrics of the system font, as fractions of its size: those that San Francisco states in its tables. Lines are as high as
// on a phone, whatever font the browser draws them with.
const systemFont = { ascent: 0.9521484375, descent: 0.2412109375, leading: 0, capHeight: 0.7045898437 };

// The metrics of a system font of a size, in points.
export function systemMetrics(size) {
    return {
        ascent: systemFont.ascent * size, descent: systemFont.descent * size,
        leading: systemFont.leading * size, capHeight: systemFont.capHeight * size,
    };
}
