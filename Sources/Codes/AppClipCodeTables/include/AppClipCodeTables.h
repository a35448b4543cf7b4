// SPDX-License-Identifier: Apache-2.0

#ifndef APP_CLIP_CODE_TABLES_H
#define APP_CLIP_CODE_TABLES_H

#include <stddef.h>
#include <stdint.h>

// The three context models of App Clip Codes in the compact form of this project (see
// CompactCodingTables.swift). The bytes are part of the binary, so that they are found wherever
// the binary goes: into another package, into another folder, into a browser.
const unsigned char *app_clip_code_tables(void);
size_t app_clip_code_tables_count(void);

// The same models unpacked: the children of all trees (see PrefixTree.swift), one context after the
// other, one model after the other. No bytes in a module for the browser, which has to be small.
const unsigned char *app_clip_code_trees(void);
size_t app_clip_code_trees_count(void);

// Digests of the domains below which everybody can have a name (see PublicSuffix.swift), in ascending order,
// four bytes each, lowest byte first; `Scripts/write-public-suffixes.py` writes them. The count is in bytes.
const unsigned char *public_suffix_digests(void);
size_t public_suffix_digests_count(void);

// Zeros for the code words of a model, of which only the pages that are written take memory; to be
// given back with `code_words_free`. `NULL` in a module for the browser, which has another heap.
uint32_t *code_words_allocate(size_t count);
void code_words_free(uint32_t *words);

// A code word that several threads may read and write at the same time. Threads that write one
// write the same value, and nothing else is published with it, so the order does not matter.
static inline uint32_t code_word_load(const uint32_t *word) {
    return __atomic_load_n(word, __ATOMIC_RELAXED);
}
static inline void code_word_store(uint32_t *word, uint32_t value) {
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

#endif
