#include "JPEGWriter.h"

#include <stdio.h>

#include <jpeglib.h>

size_t jpeg_picture_write(const JPEGPicture *picture, const uint8_t *pixels, uint8_t **file) {
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
    encoder.image_width = picture->width;
    encoder.image_height = picture->height;
    encoder.input_components = channels[picture->colors];
    encoder.in_color_space = given[picture->colors];
    jpeg_set_defaults(&encoder);
    jpeg_set_colorspace(&encoder, kept[picture->colors]);
    jpeg_set_quality(&encoder, picture->quality, TRUE);
    for (int i = 0; i < encoder.num_components; i++) {
        encoder.comp_info[i].h_samp_factor = picture->subsampled && i == 0 ? 2 : 1;
        encoder.comp_info[i].v_samp_factor = picture->subsampled && i == 0 ? 2 : 1;
    }
    encoder.restart_interval = picture->restart_interval;
    if (picture->progressive) jpeg_simple_progression(&encoder);
    if (picture->without_adobe) encoder.write_Adobe_marker = FALSE;
    jpeg_start_compress(&encoder, TRUE);
    if (picture->app1 != NULL)
        jpeg_write_marker(&encoder, JPEG_APP0 + 1, picture->app1, (unsigned)picture->app1_count);
    size_t row = (size_t)picture->width * (size_t)channels[picture->colors];
    while (encoder.next_scanline < encoder.image_height) {
        JSAMPROW line = (JSAMPROW)(pixels + encoder.next_scanline * row);
        jpeg_write_scanlines(&encoder, &line, 1);
    }
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    *file = memory;
    return count;
}
