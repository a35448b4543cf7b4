// SPDX-License-Identifier: Apache-2.0

#ifndef APP_CLIP_CODE_TABLES_H
#define APP_CLIP_CODE_TABLES_H

#include <stddef.h>

// The three context models of App Clip Codes in the compact form of this project (see
// CompactCodingTables.swift). The bytes are part of the binary, so that they are found wherever
// the binary goes: into another package, into another folder, into a browser.
const unsigned char *app_clip_code_tables(void);
size_t app_clip_code_tables_count(void);

#endif
