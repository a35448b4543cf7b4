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

#define FILE(path, type, bytes) { path, type, bytes, sizeof bytes }

static const WebFile files[] = {
    FILE("page/page.css", STYLE, page_css),
    FILE("page/page.js", JAVASCRIPT, page_js),
    FILE("clip-host/clip.css", STYLE, clip_css),
    FILE("clip-host/clip-frame.js", JAVASCRIPT, clip_frame_js),
    FILE("clip-host/clip-storage.js", JAVASCRIPT, clip_storage_js),
    FILE("clip-host/frame.html", PAGE, frame_html),
    FILE("clip-host/frame.js", JAVASCRIPT, frame_js),
    FILE("clip-host/module.js", JAVASCRIPT, module_js),
    FILE("clip-host/patches.js", JAVASCRIPT, patches_js),
    FILE("clip-host/symbols.js", JAVASCRIPT, symbols_js),
    { NULL, NULL, NULL, 0 },
};

const WebFile *web_files(void) { return files; }
