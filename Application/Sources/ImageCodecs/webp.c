// SPDX-License-Identifier: Apache-2.0

#include "ImageCodecs.h"

#include <stdlib.h>
#include <webp/encode.h>

// libwebp takes colours alone.
static int import_brightness(WebPPicture *picture, const uint8_t *pixels) {
    size_t count = (size_t)picture->width * picture->height;
    uint8_t *colours = malloc(count * 3);
    if (!colours) return 0;
    for (size_t place = 0; place < count; place++) {
        colours[place * 3] = colours[place * 3 + 1] = colours[place * 3 + 2] = pixels[place];
    }
    int is_done = WebPPictureImportRGB(picture, colours, picture->width * 3);
    free(colours);
    return is_done;
}

static int import_pixels(WebPPicture *picture, const uint8_t *pixels, ImageHeader header) {
    int stride = (int)(header.width * header.channels);
    switch (header.channels) {
    case 1: return import_brightness(picture, pixels);
    case 3: return WebPPictureImportRGB(picture, pixels, stride);
    case 4: return WebPPictureImportRGBA(picture, pixels, stride);
    default: return 0;
    }
}

ImageStatus image_webp_encode(const uint8_t *pixels, ImageHeader header, uint32_t width,
                              uint32_t height, float quality, uint8_t **bytes, size_t *count) {
    WebPConfig config;
    WebPPicture picture;
    if (header.width > WEBP_MAX_DIMENSION || header.height > WEBP_MAX_DIMENSION) {
        return ImageStatusTooLarge;
    }
    if (!WebPConfigPreset(&config, WEBP_PRESET_PHOTO, quality) || !WebPPictureInit(&picture)) {
        return ImageStatusUnsupported;
    }
    picture.use_argb = 1;
    picture.width = (int)header.width;
    picture.height = (int)header.height;
    WebPMemoryWriter writer;
    WebPMemoryWriterInit(&writer);
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &writer;
    int is_done = import_pixels(&picture, pixels, header)
        && (width == header.width && height == header.height
            || WebPPictureRescale(&picture, (int)width, (int)height))
        && WebPEncode(&config, &picture);
    WebPPictureFree(&picture);
    if (!is_done) {
        WebPMemoryWriterClear(&writer);
        return ImageStatusOutOfMemory;
    }
    *bytes = writer.mem;
    *count = writer.size;
    return ImageStatusDone;
}

void image_webp_free(uint8_t *bytes) { WebPFree(bytes); }
