#if defined(__wasm32__)
#include <stdint.h>

// The product of two 128-bit numbers, modulo 2^128, from products of 32-bit halves: the machine has
// no wider product than 64 bits. Called by what the compiler makes of wide multiplication.
__int128 __multi3(__int128 one, __int128 other) {
    uint64_t a = (uint64_t)one, b = (uint64_t)other;
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0;
    uint64_t middle = a1 * b0 + (low >> 32);
    uint64_t cross = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (cross >> 32);
    high += a * (uint64_t)(other >> 64) + b * (uint64_t)(one >> 64);
    return (__int128)((unsigned __int128)high << 64 | cross << 32 | (uint32_t)low);
}

#endif
