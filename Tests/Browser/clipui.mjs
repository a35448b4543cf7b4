// SPDX-License-Identifier: Apache-2.0

// The host of ClipUI's checks: provides random bytes, and prints lines.
import { readFileSync } from "node:fs";

const decoder = new TextDecoder();
let memory;
const bytes = (address, count) => new Uint8Array(memory.buffer, address, count);
const env = {
    random: (address, count) => crypto.getRandomValues(bytes(address, count)),
    line: (address, count) => console.log(decoder.decode(bytes(address, count))),
};
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { env });
memory = instance.exports.memory;
const failed = instance.exports.run();
console.log(failed === 0 ? "all passed" : `${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
