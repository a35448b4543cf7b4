// SPDX-License-Identifier: Apache-2.0

#include "ImageCodecs.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>

typedef struct {
    // First, so that the library's pointers to them are pointers to the whole.
    struct jpeg_error_mgr errors;
    struct jpeg_source_mgr source;
    struct jpeg_progress_mgr progress;
    struct jpeg_decompress_struct decoder;
    jmp_buf start;
    ImageLimits limits;
    ImageStatus status;
    // Whether the library asked for more than there is.
    int ended;
    // In how many places something was made up.
    uint32_t damages;
} Reading;

// MARK: What the library calls

static void stop_with(Reading *reading, ImageStatus status) {
    reading->status = status;
    longjmp(reading->start, 1);
}

static void stop(j_common_ptr decoder) {
    Reading *reading = decoder->client_data;
    ImageStatus status = ImageStatusDamaged;
    switch (decoder->err->msg_code) {
    case JERR_OUT_OF_MEMORY:
        status = ImageStatusOutOfMemory;
        break;
    // Its way to say that more memory would be needed than was allowed.
    case JERR_NO_BACKING_STORE:
        status = ImageStatusTooLarge;
        break;
    case JERR_ARITH_NOTIMPL:
    case JERR_BAD_J_COLORSPACE:
    case JERR_BAD_PRECISION:
    case JERR_CCIR601_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_NOT_COMPILED:
    case JERR_SOF_UNSUPPORTED:
        status = ImageStatusUnsupported;
        break;
    default:
        break;
    }
    // Whatever is missed in bytes that were made up at the end is missed because it ended.
    if (reading->ended && status == ImageStatusDamaged) status = ImageStatusTruncated;
    stop_with(reading, status);
}

static void hear(j_common_ptr decoder, int level) {
    Reading *reading = decoder->client_data;
    if (level >= 0) return;
    decoder->err->num_warnings++;
    switch (decoder->err->msg_code) {
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_JPEG_EOF:
    case JWRN_MUST_RESYNC:
        reading->damages++;
        break;
    // Others change no pixel, such as bytes between two segments.
    default:
        break;
    }
    // Rows are missing, and only the end is to come, be it made up or not.
    if (decoder->err->msg_code == JWRN_HIT_MARKER &&
        (reading->ended || reading->decoder.unread_marker == JPEG_EOI))
        stop_with(reading, ImageStatusTruncated);
}

static void say_nothing(j_common_ptr decoder) { (void)decoder; }

static void begin_source(j_decompress_ptr decoder) { (void)decoder; }

// The file is in memory as a whole, so there is no more; the mark of an end lets the library come
// to one.
static boolean fill(j_decompress_ptr decoder) {
    static const JOCTET end[] = {0xFF, JPEG_EOI};
    Reading *reading = decoder->client_data;
    reading->ended = 1;
    decoder->src->next_input_byte = end;
    decoder->src->bytes_in_buffer = sizeof end;
    return TRUE;
}

static void skip(j_decompress_ptr decoder, long count) {
    if (count <= 0) return;
    if ((size_t)count > decoder->src->bytes_in_buffer) {
        fill(decoder);
        return;
    }
    decoder->src->next_input_byte += count;
    decoder->src->bytes_in_buffer -= (size_t)count;
}

static void end_source(j_decompress_ptr decoder) { (void)decoder; }

// A few bytes can ask for a pass over the whole image, so that the passes are counted.
static void watch(j_common_ptr decoder) {
    Reading *reading = decoder->client_data;
    if (reading->decoder.input_scan_number > reading->limits.scans)
        stop_with(reading, ImageStatusDamaged);
}

// MARK: Steps

static void open_file(Reading *reading, const uint8_t *bytes, size_t count) {
    j_decompress_ptr decoder = &reading->decoder;
    jpeg_create_decompress(decoder);
    decoder->mem->max_memory_to_use = (long)reading->limits.memory;
    reading->source = (struct jpeg_source_mgr){
        .next_input_byte = bytes,
        .bytes_in_buffer = count,
        .init_source = begin_source,
        .fill_input_buffer = fill,
        .skip_input_data = skip,
        .resync_to_restart = jpeg_resync_to_restart,
        .term_source = end_source,
    };
    decoder->src = &reading->source;
    reading->progress.progress_monitor = watch;
    decoder->progress = &reading->progress;
    jpeg_read_header(decoder, TRUE);
    switch (decoder->jpeg_color_space) {
    case JCS_GRAYSCALE:
        decoder->out_color_space = JCS_GRAYSCALE;
        break;
    case JCS_RGB:
    case JCS_YCbCr:
        decoder->out_color_space = JCS_RGB;
        break;
    case JCS_CMYK:
    case JCS_YCCK:
        decoder->out_color_space = JCS_CMYK;
        break;
    default:
        stop_with(reading, ImageStatusUnsupported);
    }
}

static uint32_t channels(const Reading *reading) {
    return reading->decoder.out_color_space == JCS_GRAYSCALE ? 1 : 3;
}

// A product of two fractions of 255.
static uint8_t multiplied(unsigned a, unsigned b) { return (uint8_t)((a * b + 127) / 255); }

// Inks become light by their plain definition; a profile of the press is not looked at. Adobe's
// programs write the inks the other way round, and say so with a mark of theirs.
static void mix_inks(uint8_t *row, JDIMENSION width, int inverted) {
    for (JDIMENSION x = 0; x < width; x++) {
        const uint8_t *inks = row + (size_t)x * 4;
        uint8_t flip = inverted ? 0 : 255;
        uint8_t key = inks[3] ^ flip;
        uint8_t red = multiplied(inks[0] ^ flip, key);
        uint8_t green = multiplied(inks[1] ^ flip, key);
        uint8_t blue = multiplied(inks[2] ^ flip, key);
        uint8_t *light = row + (size_t)x * 3;
        light[0] = red;
        light[1] = green;
        light[2] = blue;
    }
}

// As many rows are placed at once.
#define BAND 16

// Places rows, the first of them where `into` begins.
//
// Pixels that come to lie side by side are placed one after the other: where an image is turned,
// those are the pixels of a column. Inlined with its constants, so that a pixel is a move or two.
static inline __attribute__((always_inline)) void
place(JSAMPARRAY rows, uint32_t count, uint32_t width, uint32_t channels, ptrdiff_t column,
      ptrdiff_t row, int by_columns, uint8_t *into) {
    uint32_t outer = by_columns ? width : count;
    uint32_t inner = by_columns ? count : width;
    for (uint32_t i = 0; i < outer; i++) {
        for (uint32_t j = 0; j < inner; j++) {
            uint32_t x = by_columns ? i : j;
            uint32_t y = by_columns ? j : i;
            const uint8_t *pixel = rows[y] + (size_t)x * channels;
            uint8_t *to = into + ((ptrdiff_t)x * column + (ptrdiff_t)y * row);
            to[0] = pixel[0];
            if (channels == 3) {
                to[1] = pixel[1];
                to[2] = pixel[2];
            }
        }
    }
}

static void place_band(JSAMPARRAY rows, uint32_t count, uint32_t width, uint32_t channels,
                       ImagePlacement placement, uint8_t *into) {
    int by_columns = placement.row == (ptrdiff_t)channels || placement.row == -(ptrdiff_t)channels;
    ptrdiff_t column = placement.column;
    ptrdiff_t row = placement.row;
    if (channels == 3 && by_columns)
        place(rows, count, width, 3, column, row, 1, into);
    else if (channels == 3)
        place(rows, count, width, 3, column, row, 0, into);
    else
        place(rows, count, width, 1, column, row, by_columns, into);
}

static void read_image(Reading *reading, ImageHeader *header, unsigned reduction,
                         ImagePlacement placement, uint8_t *pixels) {
    j_decompress_ptr decoder = &reading->decoder;
    if (decoder->image_width != header->width || decoder->image_height != header->height ||
        channels(reading) != header->channels)
        stop_with(reading, ImageStatusDamaged);
    decoder->scale_num = 1;
    decoder->scale_denom = reduction;
    jpeg_start_decompress(decoder);
    JDIMENSION width = decoder->output_width;
    JDIMENSION height = decoder->output_height;
    if (width != (header->width + reduction - 1) / reduction ||
        height != (header->height + reduction - 1) / reduction)
        stop_with(reading, ImageStatusDamaged);
    int inks = decoder->out_color_space == JCS_CMYK;
    int direct = !inks && placement.column == (ptrdiff_t)header->channels;
    JSAMPARRAY band = decoder->mem->alloc_sarray(
        (j_common_ptr)decoder, JPOOL_IMAGE, width * (JDIMENSION)decoder->output_components, BAND);
    while (decoder->output_scanline < height) {
        uint32_t first = decoder->output_scanline;
        uint8_t *into = pixels + ((ptrdiff_t)placement.start + (ptrdiff_t)first * placement.row);
        if (direct) {
            JSAMPROW row = into;
            jpeg_read_scanlines(decoder, &row, 1);
            continue;
        }
        uint32_t count = height - first < BAND ? height - first : BAND;
        // The library gives as many rows at once as it likes.
        while (decoder->output_scanline < first + count) {
            uint32_t next = decoder->output_scanline - first;
            jpeg_read_scanlines(decoder, band + next, count - next);
        }
        if (inks)
            for (uint32_t y = 0; y < count; y++)
                mix_inks(band[y], width, decoder->saw_Adobe_marker);
        place_band(band, count, width, header->channels, placement, into);
    }
}

static void read_file(Reading *reading, const uint8_t *bytes, size_t count, ImageHeader *header,
                      unsigned reduction, ImagePlacement placement, uint8_t *pixels) {
    // Nothing local is changed between here and a jump.
    if (setjmp(reading->start)) return;
    open_file(reading, bytes, count);
    if (pixels != NULL) {
        read_image(reading, header, reduction, placement, pixels);
    } else {
        header->width = reading->decoder.image_width;
        header->height = reading->decoder.image_height;
        header->channels = channels(reading);
    }
}

static ImageStatus run(const uint8_t *bytes, size_t count, ImageLimits limits,
                         ImageHeader *header, unsigned reduction, ImagePlacement placement,
                         uint8_t *pixels) {
    Reading reading = {.limits = limits, .status = ImageStatusDone};
    reading.decoder.client_data = &reading;
    reading.decoder.err = jpeg_std_error(&reading.errors);
    reading.errors.error_exit = stop;
    reading.errors.emit_message = hear;
    reading.errors.output_message = say_nothing;
    read_file(&reading, bytes, count, header, reduction, placement, pixels);
    // A file that ends early lacks its last passes, or at least its end.
    header->damages = reading.damages + (reading.ended ? 1 : 0);
    header->offset = reading.ended ? count : count - reading.source.bytes_in_buffer;
    jpeg_destroy_decompress(&reading.decoder);
    return reading.status;
}

ImageStatus image_jpeg_header(const uint8_t *bytes, size_t count, ImageLimits limits,
                                  ImageHeader *header) {
    ImagePlacement nowhere = {0};
    return run(bytes, count, limits, header, 1, nowhere, NULL);
}

ImageStatus image_jpeg_decode(const uint8_t *bytes, size_t count, ImageLimits limits,
                                  ImageHeader *header, unsigned reduction,
                                  ImagePlacement placement, uint8_t *pixels) {
    return run(bytes, count, limits, header, reduction, placement, pixels);
}
