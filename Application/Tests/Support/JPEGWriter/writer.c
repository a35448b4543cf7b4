// SPDX-License-Identifier: Apache-2.0

#include "JPEGWriter.h"

#include <stdio.h>

#include <jpeglib.h>

size_t jpeg_image_write(const JPEGImage *image, const uint8_t *pixels, uint8_t **file) {
    static const J_COLOR_SPACE given[] = {JCS_GRAYSCALE, JCS_RGB, JCS_RGB, JCS_CMYK, JCS_CMYK};
    static const J_COLOR_SPACE kept[] = {JCS_GRAYSCALE, JCS_YCbCr, JCS_RGB, JCS_CMYK, JCS_YCCK};
    static const int channels[] = {1, 3, 3, 4, 4};
    struct jpeg_compress_struct encoder;
    struct jpeg_error_mgr errors;
    encoder.err = jpeg_std_error(&errors);
    jpeg_create_compress(&encoder);
    unsigned char *memory = NULL;
    unsigned long count = 0;
    jpeg_mem_dest(&encoder, &memory, &count);
    encoder.image_width = image->width;
    encoder.image_height = image->height;
    encoder.input_components = channels[image->colors];
    encoder.in_color_space = given[image->colors];
    jpeg_set_defaults(&encoder);
    jpeg_set_colorspace(&encoder, kept[image->colors]);
    jpeg_set_quality(&encoder, image->quality, TRUE);
    for (int i = 0; i < encoder.num_components; i++) {
        encoder.comp_info[i].h_samp_factor = image->subsampled && i == 0 ? 2 : 1;
        encoder.comp_info[i].v_samp_factor = image->subsampled && i == 0 ? 2 : 1;
    }
    encoder.restart_interval = image->restart_interval;
    if (image->progressive) jpeg_simple_progression(&encoder);
    if (image->without_adobe) encoder.write_Adobe_marker = FALSE;
    jpeg_start_compress(&encoder, TRUE);
    if (image->app1 != NULL)
        jpeg_write_marker(&encoder, JPEG_APP0 + 1, image->app1, (unsigned)image->app1_count);
    size_t row = (size_t)image->width * (size_t)channels[image->colors];
    while (encoder.next_scanline < encoder.image_height) {
        JSAMPROW line = (JSAMPROW)(pixels + encoder.next_scanline * row);
        jpeg_write_scanlines(&encoder, &line, 1);
    }
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    *file = memory;
    return count;
}
