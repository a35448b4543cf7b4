#ifndef BROWSER_RUNTIME_H
#define BROWSER_RUNTIME_H

// The few functions of a C library that compiled Swift calls, for modules that are built for
// wasm32 and linked without a C library. Nobody calls them by name from Swift: it is enough that
// the target is linked. On every other machine it is empty.
//
// The only thing that a module then asks of its host, and only if it hashes, is
//     env.random(address, count)    fill memory with random bytes

#endif
