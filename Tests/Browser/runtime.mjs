// SPDX-License-Identifier: Apache-2.0

// Checks the functions that stand in for a C library: node runtime.mjs MODULE

import { readFileSync } from 'node:fs';

let passed = 0;
const failures = [];
function check(name, holds) { if (holds) passed += 1; else failures.push(name); }

// The same numbers in every run.
let state = 1;
function random(below) {
  state = Math.imul(state ^ state >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
  return (state >>> 0) % below;
}

let asked = 0;
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {
  env: {
    random(address, count) {
      asked += 1;
      new Uint8Array(instance.exports.memory.buffer, address, count).fill(0xa5);
    },
  },
});
const c = instance.exports;
const bytes = (address, count) => new Uint8Array(c.memory.buffer, address, count);
const word = (address) => new DataView(c.memory.buffer).getUint32(address, true);

// MARK: Heap

const pointer = 1024; // Within the stack, which nothing here uses so deep.
function take(size, alignment = 16) {
  return c.posix_memalign(pointer, alignment, size) === 0 ? word(pointer) : 0;
}

const blocks = [];
let damaged = 0;
let misaligned = 0;
function giveBack(index) {
  const [{ place, size, mark }] = blocks.splice(index, 1);
  if (bytes(place, size).some((byte) => byte !== mark)) damaged += 1;
  c.free(place);
}
function useHeap() {
  state = 1;
  for (let step = 0; step < 20_000; step += 1) {
    if (blocks.length > 0 && random(100) < (blocks.length > 200 ? 60 : 45)) {
      giveBack(random(blocks.length));
    } else {
      const size = random(8) === 0 ? random(100_000) : random(300);
      const alignment = [8, 16, 16, 16, 32, 256, 4096][random(7)];
      const place = take(size, alignment);
      if (place % alignment !== 0 || c.malloc_usable_size(place) < size) misaligned += 1;
      const mark = 1 + random(255);
      bytes(place, size).fill(mark);
      blocks.push({ place, size, mark });
    }
  }
  while (blocks.length > 0) giveBack(blocks.length - 1);
}
useHeap();
check('blocks keep their bytes', damaged === 0);
check('blocks are aligned and large enough', misaligned === 0);

// What was given back serves the same requests again.
const size = c.memory.buffer.byteLength;
for (let round = 0; round < 5; round += 1) useHeap();
check('memory does not grow', c.memory.buffer.byteLength === size);
c.free(0);
check('too much is refused', c.posix_memalign(pointer, 16, 0x7fffffff) === 12);

// MARK: Bytes

const place = take(64);
bytes(place, 64).set(Array.from({ length: 64 }, (_, index) => index));
c.memmove(place + 3, place, 20);
check('an overlap moves up', bytes(place + 3, 20).every((byte, index) => byte === index));
c.memmove(place, place + 3, 20);
check('an overlap moves down', bytes(place, 20).every((byte, index) => byte === index));
c.memcpy(place + 32, place, 20);
check('copies are equal', c.memcmp(place + 32, place, 20) === 0);
c.memset(place + 36, 0x1ff, 1);
check('the low byte is set', bytes(place + 36, 1)[0] === 0xff);
check('bytes compare without sign', c.memcmp(place + 32, place, 20) > 0
  && c.memcmp(place, place + 32, 20) < 0 && c.memcmp(place, place + 32, 4) === 0);
c.arc4random_buf(place, 5);
check('random bytes come from the host', asked === 1 && bytes(place, 5).every((b) => b === 0xa5));

// MARK: Products

const u64 = (number) => BigInt.asUintN(64, number);
function product(one, other) {
  c.__multi3(place, u64(one), u64(one >> 64n), u64(other), u64(other >> 64n));
  const view = new DataView(c.memory.buffer, place);
  return view.getBigUint64(8, true) << 64n | view.getBigUint64(0, true);
}
const edges = [0n, 1n, (1n << 32n) - 1n, 1n << 32n, (1n << 64n) - 1n, 1n << 64n, (1n << 127n) - 1n,
  1n << 127n, (1n << 128n) - 1n];
const numbers = [...edges, ...Array.from({ length: 200 }, () => [0, 1, 2, 3].reduce(
  (number) => number << 32n | BigInt(random(2 ** 32)), 0n))];
check('products', numbers.every((one) => numbers.every((other) =>
  product(one, other) === BigInt.asUintN(128, one * other))));

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
