// SPDX-License-Identifier: Apache-2.0

#ifndef WEB_FILES_H
#define WEB_FILES_H

#include <stddef.h>

// The files of Web/ that pages load. They are part of the binary, so that they are found wherever
// it goes.
typedef struct {
    // Below /.morsel/web/.
    const char *path;
    const char *content_type;
    const unsigned char *bytes;
    size_t count;
} WebFile;

// All files; the last one has no path.
const WebFile *web_files(void);

// The templates of the console, by their names; the last one has no path.
const WebFile *console_templates(void);

#endif
