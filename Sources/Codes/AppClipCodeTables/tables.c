// SPDX-License-Identifier: Apache-2.0

#include "AppClipCodeTables.h"

// `#embed` is C23; the compiler that comes with Swift 6.2 has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char tables[] = {
#embed "coding-tables.bin"
};

const unsigned char *app_clip_code_tables(void) { return tables; }
size_t app_clip_code_tables_count(void) { return sizeof tables; }

static const unsigned char suffixes[] = {
#embed "public-suffixes.bin"
};

const unsigned char *public_suffix_digests(void) { return suffixes; }
size_t public_suffix_digests_count(void) { return sizeof suffixes; }

#ifdef __wasm__

// A page loads its module over the network, so that 337 KB are worth more than 40 ms.
const unsigned char *app_clip_code_trees(void) { return 0; }
size_t app_clip_code_trees_count(void) { return 0; }

uint32_t *code_words_allocate(size_t count) { return 0; }
void code_words_free(uint32_t *words) {}

#else

#include <stdlib.h>

static const unsigned char trees[] = {
#embed "coding-trees.bin"
};

const unsigned char *app_clip_code_trees(void) { return trees; }
size_t app_clip_code_trees_count(void) { return sizeof trees; }

uint32_t *code_words_allocate(size_t count) { return calloc(count, sizeof(uint32_t)); }
void code_words_free(uint32_t *words) { free(words); }

#endif
