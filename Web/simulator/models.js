// SPDX-License-Identifier: Apache-2.0

// Sizes of real phones in points: screen, corners, and safe areas in portrait.

export const models = [
    { name: "iPhone 16", width: 393, height: 852, top: 59, bottom: 34, corner: 55, island: true },
    { name: "iPhone 17 Pro", width: 402, height: 874, top: 62, bottom: 34, corner: 62, island: true },
    { name: "iPhone 17 Pro Max", width: 440, height: 956, top: 62, bottom: 34, corner: 62, island: true },
    { name: "iPhone 14", width: 390, height: 844, top: 47, bottom: 34, corner: 47, island: true },
    { name: "iPhone 13 mini", width: 375, height: 812, top: 50, bottom: 34, corner: 44, island: true },
    { name: "iPhone SE", width: 375, height: 667, top: 20, bottom: 0, corner: 12, island: false },
];

// Dynamic Type: how much larger than at Large the body text is.
export const textSizes = [
    { name: "Extra small", scale: 14 / 17 }, { name: "Small", scale: 15 / 17 }, { name: "Medium", scale: 16 / 17 },
    { name: "Large", scale: 1 }, { name: "Extra large", scale: 19 / 17 }, { name: "2 × extra large", scale: 21 / 17 },
    { name: "3 × extra large", scale: 23 / 17 }, { name: "Accessibility 1", scale: 28 / 17 }, { name: "Accessibility 2", scale: 33 / 17 },
    { name: "Accessibility 3", scale: 40 / 17 }, { name: "Accessibility 4", scale: 47 / 17 }, { name: "Accessibility 5", scale: 53 / 17 },
];

export const systems = ["14.0", "14.3", "15.0", "15.4", "16.0", "16.4", "17.0", "17.4", "18.0", "26.0"];
