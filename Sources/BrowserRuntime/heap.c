#if defined(__wasm32__)
#include <stddef.h>
#include <stdint.h>

// A heap for one thread. Free blocks are kept in a list in the order of their addresses, so that
// neighbours are joined when one is given back: a page encodes for hours with every keystroke, and
// what was once one large block has to become one again.
//
//     block      | bytes in the block, with this head | unused | what was asked for ...
//                  4                                     12
//
// Blocks begin and end at multiples of 16, which is the largest alignment that Swift asks for here;
// larger ones are met by asking for more and cutting off the front.

enum { unit = 16 };

typedef struct Block {
    uint32_t size;
    struct Block *next; // Of a free block.
} Block;

extern unsigned char __heap_base;
static Block *free_blocks;
static uintptr_t heap_end;

static uintptr_t rounded(uintptr_t size, uintptr_t to) { return (size + to - 1) & ~(to - 1); }

static void give_back(Block *block) {
    Block *before = 0, *after = free_blocks;
    while (after && after < block) {
        before = after;
        after = after->next;
    }
    block->next = after;
    if (after && (uintptr_t)block + block->size == (uintptr_t)after) {
        block->size += after->size;
        block->next = after->next;
    }
    if (!before) {
        free_blocks = block;
    } else if ((uintptr_t)before + before->size == (uintptr_t)block) {
        before->size += block->size;
        before->next = block->next;
    } else {
        before->next = block;
    }
}

// Adds at least `size` bytes at the end of memory to the free blocks.
static int grow(uintptr_t size) {
    if (!heap_end) {
        uintptr_t start = rounded((uintptr_t)&__heap_base, unit);
        heap_end = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
        if (heap_end >= start + 2 * unit) {
            Block *rest = (Block *)start;
            rest->size = (uint32_t)(heap_end - start);
            give_back(rest);
            if (rest->size >= size) return 1;
        }
    }
    uintptr_t pages = (size + 65535) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    Block *added = (Block *)heap_end;
    added->size = (uint32_t)(pages << 16);
    heap_end += pages << 16;
    give_back(added);
    return 1;
}

// The first free block that is large enough; what is left of it stays free.
static Block *take(uintptr_t size) {
    Block **link = &free_blocks;
    for (Block *block = free_blocks; block; link = &block->next, block = block->next) {
        if (block->size < size) continue;
        if (block->size - size >= 2 * unit) {
            Block *rest = (Block *)((uintptr_t)block + size);
            rest->size = block->size - (uint32_t)size;
            rest->next = block->next;
            *link = rest;
            block->size = (uint32_t)size;
        } else {
            *link = block->next;
        }
        return block;
    }
    return 0;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
    const int out_of_memory = 12;
    if (count > 0x40000000u || alignment > 0x10000u) return out_of_memory;
    uintptr_t size = rounded(count, unit) + unit;
    uintptr_t extra = alignment > unit ? alignment : 0;
    Block *block = take(size + extra);
    if (!block) {
        if (!grow(size + extra)) return out_of_memory;
        block = take(size + extra);
        if (!block) return out_of_memory;
    }
    uintptr_t bytes = (uintptr_t)block + unit;
    if (extra && bytes % alignment) {
        uintptr_t aligned = rounded(bytes, alignment);
        Block *kept = (Block *)(aligned - unit);
        kept->size = block->size - (uint32_t)(aligned - bytes);
        block->size = (uint32_t)(aligned - bytes);
        give_back(block);
        bytes = aligned;
    }
    *result = (void *)bytes;
    return 0;
}

void free(void *bytes) {
    if (bytes) give_back((Block *)((uintptr_t)bytes - unit));
}

size_t malloc_usable_size(void *bytes) {
    return bytes ? ((Block *)((uintptr_t)bytes - unit))->size - unit : 0;
}

#endif
