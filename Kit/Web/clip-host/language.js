// SPDX-License-Identifier: Apache-2.0

// The language of a screen, and the direction in which it is read.

const rightToLeft = /^(ar|ckb|dv|fa|he|iw|ks|ps|sd|ug|ur|yi)\b/i;

export function setLanguage(language) {
    document.documentElement.lang = language;
    document.documentElement.dir = rightToLeft.test(language) ? "rtl" : "ltr";
}
