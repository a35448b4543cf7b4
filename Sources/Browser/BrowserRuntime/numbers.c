// SPDX-License-Identifier: Apache-2.0

#if __wasm__
#include "BrowserRuntime.h"
#include <stdint.h>

typedef unsigned __int128 Wide;
typedef union {
    Wide whole;
    struct { uint64_t low, high; } part;
} Halves;

// The product of two 128-bit numbers modulo 2^128, from products of 32-bit halves. The compiler calls it by
// this name.
Wide __multi3(Wide left, Wide right) {
    Halves a = {left}, b = {right}, product;
    uint64_t mask = 0xFFFFFFFFu;
    uint64_t aLow = a.part.low & mask, aHigh = a.part.low >> 32;
    uint64_t bLow = b.part.low & mask, bHigh = b.part.low >> 32;
    uint64_t low = aLow * bLow;
    uint64_t middle = aHigh * bLow + (low >> 32);
    uint64_t other = aLow * bHigh + (middle & mask);
    product.part.low = (other << 32) | (low & mask);
    product.part.high = aHigh * bHigh + (middle >> 32) + (other >> 32)
        + a.part.high * b.part.low + a.part.low * b.part.high;
    return product.whole;
}

// Parses a decimal number for Double(String), and returns the position after it, or 0.
//
// Exact for at most 15 significant digits and decimal exponents from -22 to 22, which is enough for prices and
// coordinates; for other numbers the last two bits can be wrong.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    int negative = *text == '-', any = 0, exponent = 0;
    uint64_t digits = 0;
    if (*text == '+' || *text == '-') text++;
    for (int fraction = 0;; text++) {
        if (*text == '.' && !fraction) {
            fraction = 1;
            continue;
        }
        if (*text < '0' || *text > '9') break;
        any = 1;
        if (digits < 1000000000000000000u) {
            digits = digits * 10 + (uint64_t)(*text - '0');
            exponent -= fraction;
        } else {
            exponent += 1 - fraction;
        }
    }
    if (!any) return 0;
    if (*text == 'e' || *text == 'E') {
        const char *place = text + 1;
        int sign = *place == '-' ? -1 : 1, written = 0;
        if (*place == '+' || *place == '-') place++;
        if (*place >= '0' && *place <= '9') {
            for (; *place >= '0' && *place <= '9'; place++)
                if (written < 9999) written = written * 10 + (*place - '0');
            exponent += sign * written;
            text = place;
        }
    }
    double number = (double)digits, power = 1, square = 10;
    unsigned count = (unsigned)(exponent < 0 ? -exponent : exponent);
    if (digits == 0) count = 0;
    if (count > 700) count = 700;
    for (; count; count >>= 1, square *= square)
        if (count & 1) power *= square;
    number = exponent < 0 ? number / power : number * power;
    *result = negative ? -number : number;
    return text;
}
#endif
