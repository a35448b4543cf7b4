#include "PictureWriting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>

size_t picture_write_png(
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
// given is always a picture.
size_t picture_write_jpeg(
    const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int quality,
    uint8_t **file
) {
    struct jpeg_compress_struct picture;
    struct jpeg_error_mgr errors;
    unsigned char *bytes = NULL;
    unsigned long size = 0;
    picture.err = jpeg_std_error(&errors);
    jpeg_create_compress(&picture);
    jpeg_mem_dest(&picture, &bytes, &size);
    picture.image_width = width;
    picture.image_height = height;
    picture.input_components = 3;
    picture.in_color_space = JCS_RGB;
    jpeg_set_defaults(&picture);
    jpeg_set_quality(&picture, quality, TRUE);
    jpeg_start_compress(&picture, TRUE);
    uint8_t *row = malloc((size_t)width * 3 + 1);
    while (row != NULL && picture.next_scanline < height) {
        const uint8_t *source = pixels + (size_t)picture.next_scanline * width * channels;
        for (uint32_t x = 0; x < width; x++) memcpy(row + 3 * x, source + channels * x, 3);
        JSAMPROW rows[] = {row};
        jpeg_write_scanlines(&picture, rows, 1);
    }
    if (row != NULL) jpeg_finish_compress(&picture);
    jpeg_destroy_compress(&picture);
    free(row);
    *file = bytes;
    return size;
}
