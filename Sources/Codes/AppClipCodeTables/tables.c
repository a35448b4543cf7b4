// SPDX-License-Identifier: Apache-2.0

#include "AppClipCodeTables.h"

// `#embed` is C23; the compiler that comes with Swift 6.2 has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char tables[] = {
#embed "coding-tables.bin"
};

const unsigned char *app_clip_code_tables(void) { return tables; }
size_t app_clip_code_tables_count(void) { return sizeof tables; }
