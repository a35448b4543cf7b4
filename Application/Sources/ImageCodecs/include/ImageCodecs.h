// SPDX-License-Identifier: Apache-2.0

#ifndef IMAGE_CODECS_H
#define IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

// libpng and libjpeg report errors by longjmp, which must not pass through Swift. Every call here
// begins and ends in C: it is given a whole file and leaves nothing behind but what it fills in.

// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) {
    ImageStatusDone,
    // The file ends before the image does.
    ImageStatusTruncated,
    // The file breaks its format's rules.
    ImageStatusDamaged,
    // The file keeps a kind of its format that is not read.
    ImageStatusUnsupported,
    // The image would take more memory than is allowed.
    ImageStatusTooLarge,
    // The system has no memory left.
    ImageStatusOutOfMemory,
} ImageStatus;

// What a file says of its image.
typedef struct {
    uint32_t width;
    uint32_t height;
    // Of a decoded pixel: 1 brightness; 3 red, green, blue; 4 those and opacity.
    uint32_t channels;
    // How many bytes of the file had been taken when the call ended.
    size_t offset;
    // In how many places the decoder made up what was missing or damaged; always 0 for PNG, which has check
    // sums, and where the call was not done.
    uint32_t damages;
} ImageHeader;

// Where the pixel in column x and row y goes: to the byte start + x * column + y * row.
typedef struct {
    size_t start;
    ptrdiff_t column;
    ptrdiff_t row;
} ImagePlacement;

// The bounds that a decoder keeps.
typedef struct {
    // The largest width and height of the file's image, in pixels.
    uint32_t longest_side;
    // The most bytes that the decoder itself may hold.
    size_t memory;
    // The most passes over an image that is sent in several.
    int scans;
} ImageLimits;

// Read the header; no memory is taken for the image.
ImageStatus image_png_header(const uint8_t *bytes, size_t count, ImageLimits limits,
                                 ImageHeader *header);
ImageStatus image_jpeg_header(const uint8_t *bytes, size_t count, ImageLimits limits,
                                  ImageHeader *header);

// Decode an image whose header is `header`, row by row from the top: width * height * channels
// bytes, all of them written if the call is done. `header->offset` is renewed.
ImageStatus image_png_decode(const uint8_t *bytes, size_t count, ImageLimits limits,
                                 ImageHeader *header, uint8_t *pixels);

// Decodes an image at 1/reduction of its size, rounded up; the reduction is 1, 2, 4 or 8. The
// pixels, of `header->channels` bytes each, go where the placement says.
ImageStatus image_jpeg_decode(const uint8_t *bytes, size_t count, ImageLimits limits,
                                  ImageHeader *header, unsigned reduction,
                                  ImagePlacement placement, uint8_t *pixels);

// Makes a WebP file of decoded pixels, which stand row by row without gaps, in another size. The caller
// frees the bytes with the function below. It holds four bytes for each pixel of the image.
ImageStatus image_webp_encode(const uint8_t *pixels, ImageHeader header, uint32_t width,
                              uint32_t height, float quality, uint8_t **bytes, size_t *count);

void image_webp_free(uint8_t *bytes);

#endif
