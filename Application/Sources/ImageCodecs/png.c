// SPDX-License-Identifier: Apache-2.0

#include "ImageCodecs.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// The largest chunk that is kept in memory, other than the image itself, which is not kept.
#define CHUNK_LIMIT (1 << 20)
// libpng asks for more at once for no image within the limits.
#define ALLOCATION_LIMIT (8 << 20)

typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t offset;
    ImageLimits limits;
    ImageStatus status;
} Reading;

typedef void Work(png_structp png, png_infop info, ImageHeader *header, uint8_t *pixels);

static void stop(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

static void pass_over(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void take_bytes(png_structp png, png_bytep into, size_t count) {
    Reading *reading = png_get_io_ptr(png);
    if (reading->count - reading->offset < count) {
        reading->offset = reading->count;
        reading->status = ImageStatusTruncated;
        png_error(png, "truncated");
    }
    memcpy(into, reading->bytes + reading->offset, count);
    reading->offset += count;
}

static png_voidp take_memory(png_structp png, png_alloc_size_t size) {
    Reading *reading = png_get_mem_ptr(png);
    void *memory = NULL;
    if (size <= ALLOCATION_LIMIT) memory = malloc(size);
    if (memory == NULL) reading->status = ImageStatusOutOfMemory;
    return memory;
}

static void give_memory(png_structp png, png_voidp memory) {
    (void)png;
    free(memory);
}

// Reads up to the image, and sets what its pixels become: eight bits a channel, without palette.
static void begin(png_structp png, png_infop info, ImageHeader *header) {
    png_read_info(png, info);
    int transparent = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    int type = png_get_color_type(png, info);
    png_set_expand(png);
    png_set_scale_16(png);
    if (type == PNG_COLOR_TYPE_GRAY_ALPHA || (type == PNG_COLOR_TYPE_GRAY && transparent))
        png_set_gray_to_rgb(png);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    header->width = png_get_image_width(png, info);
    header->height = png_get_image_height(png, info);
    header->channels = png_get_channels(png, info);
}

static void read_header(png_structp png, png_infop info, ImageHeader *header, uint8_t *pixels) {
    (void)pixels;
    begin(png, info, header);
}

static void read_image(png_structp png, png_infop info, ImageHeader *header,
                         uint8_t *pixels) {
    ImageHeader found = {0};
    begin(png, info, &found);
    size_t row = (size_t)header->width * header->channels;
    if (found.width != header->width || found.height != header->height ||
        found.channels != header->channels || png_get_rowbytes(png, info) != row)
        png_error(png, "another image");
    int passes = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7 ? 7 : 1;
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < header->height; y++) png_read_row(png, pixels + y * row, NULL);
    // The check of the last bytes comes with the end.
    png_read_end(png, NULL);
}

static void read_file(png_structp png, png_infop info, Reading *reading, ImageHeader *header,
                      uint8_t *pixels, Work *work) {
    // Nothing local is changed between here and a jump.
    if (setjmp(png_jmpbuf(png))) return;
    png_set_read_fn(png, reading, take_bytes);
    png_set_user_limits(png, reading->limits.longest_side, reading->limits.longest_side);
    png_set_chunk_malloc_max(png, CHUNK_LIMIT);
    png_set_chunk_cache_max(png, 1);
    // Nothing but the image, its palette and its transparency is looked at: no texts, no colour
    // profiles, nothing that unpacks to more than it is.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    work(png, info, header, pixels);
    reading->status = ImageStatusDone;
}

static ImageStatus run(const uint8_t *bytes, size_t count, ImageLimits limits,
                         ImageHeader *header, uint8_t *pixels, Work *work) {
    // Damaged, unless something else turns out.
    Reading reading = {bytes, count, 0, limits, ImageStatusDamaged};
    png_structp png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, NULL, stop, pass_over,
                                               &reading, take_memory, give_memory);
    if (png == NULL) return ImageStatusOutOfMemory;
    png_infop info = png_create_info_struct(png);
    if (info != NULL)
        read_file(png, info, &reading, header, pixels, work);
    else
        reading.status = ImageStatusOutOfMemory;
    header->offset = reading.offset;
    header->damages = 0;
    png_destroy_read_struct(&png, &info, NULL);
    return reading.status;
}

ImageStatus image_png_header(const uint8_t *bytes, size_t count, ImageLimits limits,
                                 ImageHeader *header) {
    return run(bytes, count, limits, header, NULL, read_header);
}

ImageStatus image_png_decode(const uint8_t *bytes, size_t count, ImageLimits limits,
                                 ImageHeader *header, uint8_t *pixels) {
    return run(bytes, count, limits, header, pixels, read_image);
}
