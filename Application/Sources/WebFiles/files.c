// SPDX-License-Identifier: Apache-2.0

#include "WebFiles.h"

// `#embed` is C23; the compiler that comes with Swift 6.2 has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define JAVASCRIPT "text/javascript; charset=utf-8"
#define STYLE "text/css; charset=utf-8"
#define PAGE "text/html; charset=utf-8"

static const unsigned char page_css[] = {
#embed "../../../Web/page/page.css"
};
static const unsigned char page_js[] = {
#embed "../../../Web/page/page.js"
};
static const unsigned char clip_css[] = {
#embed "../../../Web/clip-host/clip.css"
};
static const unsigned char clip_frame_js[] = {
#embed "../../../Web/clip-host/clip-frame.js"
};
static const unsigned char clip_notice_js[] = {
#embed "../../../Web/clip-host/clip-notice.js"
};
static const unsigned char clip_overlay_js[] = {
#embed "../../../Web/clip-host/clip-overlay.js"
};
static const unsigned char clip_process_js[] = {
#embed "../../../Web/clip-host/clip-process.js"
};
static const unsigned char clip_worker_js[] = {
#embed "../../../Web/clip-host/clip-worker.js"
};
static const unsigned char elements_js[] = {
#embed "../../../Web/clip-host/elements.js"
};
static const unsigned char frame_connection_js[] = {
#embed "../../../Web/clip-host/frame-connection.js"
};
static const unsigned char limits_js[] = {
#embed "../../../Web/clip-host/limits.js"
};
static const unsigned char module_limits_js[] = {
#embed "../../../Web/clip-host/module-limits.js"
};
static const unsigned char pace_js[] = {
#embed "../../../Web/clip-host/pace.js"
};
static const unsigned char patch_reader_js[] = {
#embed "../../../Web/clip-host/patch-reader.js"
};
static const unsigned char stopped_notice_js[] = {
#embed "../../../Web/clip-host/stopped-notice.js"
};
static const unsigned char styles_js[] = {
#embed "../../../Web/clip-host/styles.js"
};
static const unsigned char watchdog_js[] = {
#embed "../../../Web/clip-host/watchdog.js"
};
static const unsigned char clip_storage_js[] = {
#embed "../../../Web/clip-host/clip-storage.js"
};
static const unsigned char frame_html[] = {
#embed "../../../Web/clip-host/frame.html"
};
static const unsigned char frame_js[] = {
#embed "../../../Web/clip-host/frame.js"
};
static const unsigned char module_js[] = {
#embed "../../../Web/clip-host/module.js"
};
static const unsigned char patches_js[] = {
#embed "../../../Web/clip-host/patches.js"
};
static const unsigned char symbols_js[] = {
#embed "../../../Web/clip-host/symbols.js"
};
static const unsigned char page_card_js[] = {
#embed "../../../Web/page/card.js"
};
static const unsigned char scan_camera_js[] = {
#embed "../../../Web/scan/camera.js"
};
static const unsigned char scan_cards_js[] = {
#embed "../../../Web/scan/cards.js"
};
static const unsigned char scan_offline_js[] = {
#embed "../../../Web/scan/offline.js"
};
static const unsigned char scan_outline_js[] = {
#embed "../../../Web/scan/outline.js"
};
static const unsigned char scan_image_file_js[] = {
#embed "../../../Web/scan/image-file.js"
};
static const unsigned char scan_reader_module_js[] = {
#embed "../../../Web/scan/reader-module.js"
};
static const unsigned char scan_reader_worker_js[] = {
#embed "../../../Web/scan/reader-worker.js"
};
static const unsigned char scan_reader_js[] = {
#embed "../../../Web/scan/reader.js"
};
static const unsigned char scan_scan_css[] = {
#embed "../../../Web/scan/scan.css"
};
static const unsigned char scan_scan_html[] = {
#embed "../../../Web/scan/scan.html"
};
static const unsigned char scan_scan_js[] = {
#embed "../../../Web/scan/scan.js"
};
static const unsigned char scan_sightings_js[] = {
#embed "../../../Web/scan/sightings.js"
};
static const unsigned char scan_words_js[] = {
#embed "../../../Web/scan/words.js"
};

#define FILE(path, type, bytes) { path, type, bytes, sizeof bytes }

static const WebFile files[] = {
    FILE("page/page.css", STYLE, page_css),
    FILE("page/page.js", JAVASCRIPT, page_js),
    FILE("clip-host/clip.css", STYLE, clip_css),
    FILE("clip-host/clip-frame.js", JAVASCRIPT, clip_frame_js),
    FILE("clip-host/clip-notice.js", JAVASCRIPT, clip_notice_js),
    FILE("clip-host/clip-overlay.js", JAVASCRIPT, clip_overlay_js),
    FILE("clip-host/clip-process.js", JAVASCRIPT, clip_process_js),
    FILE("clip-host/clip-worker.js", JAVASCRIPT, clip_worker_js),
    FILE("clip-host/elements.js", JAVASCRIPT, elements_js),
    FILE("clip-host/frame-connection.js", JAVASCRIPT, frame_connection_js),
    FILE("clip-host/limits.js", JAVASCRIPT, limits_js),
    FILE("clip-host/module-limits.js", JAVASCRIPT, module_limits_js),
    FILE("clip-host/pace.js", JAVASCRIPT, pace_js),
    FILE("clip-host/patch-reader.js", JAVASCRIPT, patch_reader_js),
    FILE("clip-host/stopped-notice.js", JAVASCRIPT, stopped_notice_js),
    FILE("clip-host/styles.js", JAVASCRIPT, styles_js),
    FILE("clip-host/watchdog.js", JAVASCRIPT, watchdog_js),
    FILE("clip-host/clip-storage.js", JAVASCRIPT, clip_storage_js),
    FILE("clip-host/frame.html", PAGE, frame_html),
    FILE("clip-host/frame.js", JAVASCRIPT, frame_js),
    FILE("clip-host/module.js", JAVASCRIPT, module_js),
    FILE("clip-host/patches.js", JAVASCRIPT, patches_js),
    FILE("clip-host/symbols.js", JAVASCRIPT, symbols_js),
    FILE("page/card.js", JAVASCRIPT, page_card_js),
    FILE("scan/camera.js", JAVASCRIPT, scan_camera_js),
    FILE("scan/cards.js", JAVASCRIPT, scan_cards_js),
    FILE("scan/offline.js", JAVASCRIPT, scan_offline_js),
    FILE("scan/outline.js", JAVASCRIPT, scan_outline_js),
    FILE("scan/image-file.js", JAVASCRIPT, scan_image_file_js),
    FILE("scan/reader-module.js", JAVASCRIPT, scan_reader_module_js),
    FILE("scan/reader-worker.js", JAVASCRIPT, scan_reader_worker_js),
    FILE("scan/reader.js", JAVASCRIPT, scan_reader_js),
    FILE("scan/scan.css", STYLE, scan_scan_css),
    FILE("scan/scan.html", PAGE, scan_scan_html),
    FILE("scan/scan.js", JAVASCRIPT, scan_scan_js),
    FILE("scan/sightings.js", JAVASCRIPT, scan_sightings_js),
    FILE("scan/words.js", JAVASCRIPT, scan_words_js),
    { NULL, NULL, NULL, 0 },
};

const WebFile *web_files(void) { return files; }
