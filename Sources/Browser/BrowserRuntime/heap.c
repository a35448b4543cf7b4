// SPDX-License-Identifier: Apache-2.0

#if __wasm__
#include "BrowserRuntime.h"
#include <stddef.h>
#include <stdint.h>

// An allocator with size classes. A block comes from the free list of its class, or else from the end of
// memory, and returns to the free list. Blocks are never joined: a clip allocates the same few sizes
// repeatedly, and its memory is released as a whole. Four classes for each power of two limit the waste to a
// quarter.
//
//   block                pointer that malloc returns
//   | padding | block u32 | class u32 | bytes ... |

enum { classCount = 112, smallestBlock = 16 };

typedef struct FreeBlock {
    struct FreeBlock *next;
} FreeBlock;

typedef struct {
    uint32_t block;
    uint32_t sizeClass;
} Header;

extern unsigned char __heap_base;
static FreeBlock *freeBlocks[classCount];
static uintptr_t firstUnused, endOfMemory;

static uint32_t sizeClassHolding(size_t size) {
    if (size <= smallestBlock) return 0;
    unsigned power = 31 - __builtin_clz((unsigned)size - 1);
    unsigned quarters = (unsigned)((size - 1) >> (power - 2)) - 3;
    return (power - 4) * 4 + quarters;
}

static size_t sizeOfClass(uint32_t sizeClass) {
    if (sizeClass == 0) return smallestBlock;
    unsigned power = (sizeClass - 1) / 4 + 4, quarters = (sizeClass - 1) % 4 + 1;
    return ((size_t)4 + quarters) << (power - 2);
}

static uintptr_t takeFromEnd(size_t size) {
    if (firstUnused == 0) {
        firstUnused = ((uintptr_t)&__heap_base + 7) & ~(uintptr_t)7;
        endOfMemory = __builtin_wasm_memory_size(0) << 16;
    }
    if (size > endOfMemory - firstUnused) {
        size_t pages = (size - (endOfMemory - firstUnused) + 65535) >> 16;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
        endOfMemory += pages << 16;
    }
    uintptr_t block = firstUnused;
    firstUnused += (size + 7) & ~(size_t)7;
    return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    const int outOfMemory = 12;
    if (alignment < 8) alignment = 8;
    size_t needed = size + sizeof(Header) + (alignment > 8 ? alignment : 0);
    if (needed < size || needed > 0x70000000u) return outOfMemory;
    uint32_t sizeClass = sizeClassHolding(needed);
    uintptr_t block = (uintptr_t)freeBlocks[sizeClass];
    if (block) {
        freeBlocks[sizeClass] = freeBlocks[sizeClass]->next;
    } else {
        block = takeFromEnd(sizeOfClass(sizeClass));
        if (!block) return outOfMemory;
    }
    uintptr_t bytes = (block + sizeof(Header) + alignment - 1) & ~(alignment - 1);
    Header *header = (Header *)bytes - 1;
    header->block = (uint32_t)block;
    header->sizeClass = sizeClass;
    *result = (void *)bytes;
    return 0;
}

void *malloc(size_t size) {
    void *result;
    return posix_memalign(&result, 16, size) == 0 ? result : 0;
}

void free(void *bytes) {
    if (!bytes) return;
    Header header = ((Header *)bytes)[-1];
    FreeBlock *block = (FreeBlock *)(uintptr_t)header.block;
    block->next = freeBlocks[header.sizeClass];
    freeBlocks[header.sizeClass] = block;
}

// The usable size of a block. Swift's collections use it as their capacity.
size_t malloc_usable_size(void *bytes) {
    if (!bytes) return 0;
    Header header = ((Header *)bytes)[-1];
    return header.block + sizeOfClass(header.sizeClass) - (uintptr_t)bytes;
}
#endif
