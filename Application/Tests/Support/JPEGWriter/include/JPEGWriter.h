// SPDX-License-Identifier: Apache-2.0

#ifndef JPEG_WRITER_H
#define JPEG_WRITER_H

#include <stddef.h>
#include <stdint.h>

// Writes JPEG files for tests.

// What the file keeps of a pixel.
typedef enum __attribute__((enum_extensibility(closed))) {
    JPEGColorsGray,
    JPEGColorsYCbCr,
    JPEGColorsRGB,
    JPEGColorsCMYK,
    JPEGColorsYCCK,
} JPEGColors;

typedef struct {
    // Of a row, in pixels.
    uint32_t width;
    uint32_t height;
    // What the pixels given have: 1 byte for gray, 4 for CMYK and YCCK, 3 for the others.
    JPEGColors colors;
    // 1...100.
    int quality;
    int progressive;
    // Whether colours have half as many pixels in each direction.
    int subsampled;
    // Blocks between marks to start again at, or 0.
    unsigned restart_interval;
    // Whether Adobe's mark is left out, by which inks are known to be the other way round.
    int without_adobe;
    // The content of an APP1 segment, or nothing.
    const uint8_t *app1;
    size_t app1_count;
} JPEGImage;

// Writes a file into memory that the caller frees. The program ends if that fails.
size_t jpeg_image_write(const JPEGImage *image, const uint8_t *pixels, uint8_t **file);

#endif
