// The few functions of a C library that Swift's standard library calls, for WebAssembly modules that
// are linked without one. On every other system this target is empty.
//
// What a module then still imports from its host, under the name "env":
//   random(address: i32, count: i32)   fills memory with random bytes
