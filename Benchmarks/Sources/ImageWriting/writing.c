// SPDX-License-Identifier: Apache-2.0

#include "ImageWriting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>

size_t image_write_png(
    const uint8_t *pixels, uint32_t width, uint32_t height, int channels, uint8_t **file
) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    image.width = width;
    image.height = height;
    image.format = channels == 4 ? PNG_FORMAT_RGBA : PNG_FORMAT_RGB;
    *file = NULL;
    png_alloc_size_t size = 0;
    if (!png_image_write_to_memory(&image, NULL, &size, 0, pixels, 0, NULL)) return 0;
    uint8_t *bytes = malloc(size);
    if (bytes == NULL) return 0;
    if (!png_image_write_to_memory(&image, bytes, &size, 0, pixels, 0, NULL)) {
        free(bytes);
        return 0;
    }
    *file = bytes;
    return size;
}

// libjpeg's own handler of errors ends the program, which is right for a benchmark: what it is
// given is always an image.
size_t image_write_jpeg(
    const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int quality,
    uint8_t **file
) {
    struct jpeg_compress_struct image;
    struct jpeg_error_mgr errors;
    unsigned char *bytes = NULL;
    unsigned long size = 0;
    image.err = jpeg_std_error(&errors);
    jpeg_create_compress(&image);
    jpeg_mem_dest(&image, &bytes, &size);
    image.image_width = width;
    image.image_height = height;
    image.input_components = 3;
    image.in_color_space = JCS_RGB;
    jpeg_set_defaults(&image);
    jpeg_set_quality(&image, quality, TRUE);
    jpeg_start_compress(&image, TRUE);
    uint8_t *row = malloc((size_t)width * 3 + 1);
    while (row != NULL && image.next_scanline < height) {
        const uint8_t *source = pixels + (size_t)image.next_scanline * width * channels;
        for (uint32_t x = 0; x < width; x++) memcpy(row + 3 * x, source + channels * x, 3);
        JSAMPROW rows[] = {row};
        jpeg_write_scanlines(&image, rows, 1);
    }
    if (row != NULL) jpeg_finish_compress(&image);
    jpeg_destroy_compress(&image);
    free(row);
    *file = bytes;
    return size;
}
