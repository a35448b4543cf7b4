#if defined(__wasm32__)
#include <stddef.h>
#include <stdint.h>

// `-ffreestanding -fno-builtin` keeps the compiler from turning these into calls of themselves;
// with bulk memory the first three become one instruction each.

void *memmove(void *to, const void *from, size_t count) {
    __asm__ volatile("local.get %0\n local.get %1\n local.get %2\n memory.copy 0, 0"
                     : : "r"(to), "r"(from), "r"(count) : "memory");
    return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) {
    __asm__ volatile("local.get %0\n local.get %1\n local.get %2\n memory.fill 0"
                     : : "r"(to), "r"(byte), "r"(count) : "memory");
    return to;
}

int memcmp(const void *one, const void *other, size_t count) {
    const unsigned char *a = one, *b = other;
    for (size_t index = 0; index < count; index++) {
        if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
    }
    return 0;
}

__attribute__((import_module("env"), import_name("random")))
extern void host_random(void *to, uint32_t count);

// Dictionaries and sets take their seed from here.
void arc4random_buf(void *to, size_t count) { host_random(to, (uint32_t)count); }

#endif
