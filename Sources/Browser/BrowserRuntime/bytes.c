// SPDX-License-Identifier: Apache-2.0

#if __wasm__
#include "BrowserRuntime.h"
#include <stddef.h>
#include <stdint.h>

// In WebAssembly instructions, because the compiler would recognise a loop as memcpy and replace it with a
// call of itself.

void *memmove(void *to, const void *from, size_t count) {
    __asm__ volatile("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.copy 0, 0"
                     :: "r"(to), "r"(from), "r"(count) : "memory");
    return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) {
    __asm__ volatile("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.fill 0"
                     :: "r"(to), "r"(byte), "r"(count) : "memory");
    return to;
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *l = left, *r = right;
    for (; count; count--, l++, r++)
        if (*l != *r) return *l - *r;
    return 0;
}

size_t strlen(const char *text) {
    const char *end = text;
    while (*end) end++;
    return (size_t)(end - text);
}

__attribute__((import_module("env"), import_name("random")))
void hostRandom(void *to, uint32_t count);

void arc4random_buf(void *to, size_t count) { hostRandom(to, (uint32_t)count); }
#endif
