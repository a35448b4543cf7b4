// SPDX-License-Identifier: Apache-2.0

#ifndef IMAGE_WRITING_H
#define IMAGE_WRITING_H

#include <stddef.h>
#include <stdint.h>

// Each makes a file of `width * height * channels` bytes, 3 or 4 channels, and gives its size; the
// bytes have to be freed. 0 and no bytes where it cannot be made. A JPEG keeps no fourth channel.
size_t image_write_png(
    const uint8_t *pixels, uint32_t width, uint32_t height, int channels, uint8_t **file
);
size_t image_write_jpeg(
    const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int quality,
    uint8_t **file
);

#endif
