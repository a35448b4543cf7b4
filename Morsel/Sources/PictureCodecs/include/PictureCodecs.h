#ifndef PICTURE_CODECS_H
#define PICTURE_CODECS_H

#include <stddef.h>
#include <stdint.h>

// libpng and libjpeg report errors by longjmp, which must not pass through Swift. Every call here
// begins and ends in C: it is given a whole file and leaves nothing behind but what it fills in.

// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) {
    PictureStatusDone,
    // The file ends before the picture does.
    PictureStatusTruncated,
    // The file breaks its format's rules.
    PictureStatusDamaged,
    // The file keeps a kind of its format that is not read.
    PictureStatusUnsupported,
    // The picture would take more memory than is allowed.
    PictureStatusTooLarge,
    // The system has no memory left.
    PictureStatusOutOfMemory,
} PictureStatus;

// What a file says of its picture.
typedef struct {
    uint32_t width;
    uint32_t height;
    // Of a decoded pixel: 1 brightness; 3 red, green, blue; 4 those and opacity.
    uint32_t channels;
    // How many bytes of the file had been taken when the call ended.
    size_t offset;
} PictureHeader;

// Where the pixel in column x and row y goes: to the byte start + x * column + y * row.
typedef struct {
    size_t start;
    ptrdiff_t column;
    ptrdiff_t row;
} PicturePlacement;

// The bounds that a decoder keeps.
typedef struct {
    // The largest width and height of the file's picture, in pixels.
    uint32_t longest_side;
    // The most bytes that the decoder itself may hold.
    size_t memory;
    // The most passes over a picture that is sent in several.
    int scans;
} PictureLimits;

// Read the header; no memory is taken for the picture.
PictureStatus picture_png_header(const uint8_t *bytes, size_t count, PictureLimits limits,
                                 PictureHeader *header);
PictureStatus picture_jpeg_header(const uint8_t *bytes, size_t count, PictureLimits limits,
                                  PictureHeader *header);

// Decode a picture whose header is `header`, row by row from the top: width * height * channels
// bytes, all of them written if the call is done. `header->offset` is renewed.
PictureStatus picture_png_decode(const uint8_t *bytes, size_t count, PictureLimits limits,
                                 PictureHeader *header, uint8_t *pixels);

// Decodes a picture at 1/reduction of its size, rounded up; the reduction is 1, 2, 4 or 8. The
// pixels, of `header->channels` bytes each, go where the placement says.
PictureStatus picture_jpeg_decode(const uint8_t *bytes, size_t count, PictureLimits limits,
                                  PictureHeader *header, unsigned reduction,
                                  PicturePlacement placement, uint8_t *pixels);

#endif
