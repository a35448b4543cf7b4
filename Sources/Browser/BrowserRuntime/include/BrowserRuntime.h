// SPDX-License-Identifier: Apache-2.0

// The few functions of a C library that Swift's standard library calls, for WebAssembly modules that
// are linked without one. On every other system this target is empty.
//
// Modules still import one function from their host, in the module "env":
//   random(address: i32, count: i32)   fills memory with random bytes
