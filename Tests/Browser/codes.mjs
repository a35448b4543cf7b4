// SPDX-License-Identifier: Apache-2.0

// Checks the codec's module against the figures that its native tests use: node codes.mjs MODULE
//
// The same bytes have to come out here, where `Int` has 32 bits and nothing of a C library is
// there, as come out natively.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadCodes } from '../../Web/codes.js';

/** The rows of a table; its last column may hold commas. */
function rows(name) {
  const file = new URL(`../AppClipCodesTests/Vectors/${name}.csv`, import.meta.url);
  const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = header.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    const last = fields.slice(names.length - 1).join(',');
    return Object.fromEntries(names.map((n, i) => [n, i + 1 < names.length ? fields[i] : last]));
  });
}

// A template with an even number has a white foreground, the one behind it a white background.
const templateColors = ['000000', '777777', 'FF3B30', 'EE7733', '33AA22', '00A6A1', '007AFF',
  '5856D6', 'CC73E1'];
function template(number) {
  const pair = ['FFFFFF', templateColors[number >> 1]];
  return number % 2 === 0 ? pair : pair.reverse();
}

const module = readFileSync(process.argv[2]);
let passed = 0;
const failures = [];
function check(name, actual, expected) {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one === other) passed += 1; else failures.push(`${name}: ${one} instead of ${other}`);
}

const start = performance.now();
const codes = await loadCodes(module);
const loaded = performance.now();
codes.encode('https://appclip.example.com/shop?p=123');
const first = performance.now();

// The tables are in the module, and nothing is asked of the host.
check('imports', WebAssembly.Module.imports(new WebAssembly.Module(module)), []);

for (const { url, payload, bits } of [...rows('payloads'), ...rows('differential')]) {
  const code = codes.encode(url, { foldsCapitals: true });
  if (payload === '') {
    check(`bits of ${url}`, [code.error?.code, code.error?.bits], ['tooLong', Number(bits)]);
    continue;
  }
  check(`payload of ${url}`, code.payload, payload);
  check(`URL of ${payload}`, codes.decodePayload(payload), { url: code.url, isCanonical: true });
}

for (const { sha256, type, logo, template: number, url } of rows('images')) {
  const [foreground, background] = template(Number(number));
  const style = { foreground, background, kind: type, logo };
  const code = codes.encode(url, { ...style, foldsCapitals: true });
  check(`SVG of ${url}`, createHash('sha256').update(code.svg).digest('hex'), sha256);
  const { payload, url: read, ...looks } = codes.decodeSVG(code.svg);
  check(`URL in the SVG of ${url}`, [read, payload], [code.url, code.payload]);
  check(`looks in the SVG of ${url}`,
    [looks.foreground, looks.background, looks.third, looks.kind, looks.logo],
    [foreground, background, code.third, type, logo]);
}

for (const { foreground, background, third, verdict } of rows('color-rules')) {
  const code = codes.encode('https://example.com', { foreground, background });
  check(`colours ${foreground} ${background}`, [code.third, code.hasEnoughContrast],
    [third, verdict === 'OK']);
}

// Refusals: what is wrong and where.
for (const [url, error] of [
  ['', { code: 'schemeNotHTTPS', part: 'scheme', offset: 0, length: 0 }],
  ['http://example.com', { code: 'schemeNotHTTPS', part: 'scheme', offset: 4, length: 1 }],
  ['https://example.com:8/', { code: 'port', part: 'port', offset: 19, length: 1 }],
  ['https://example.com/\u{e4}', {
    code: 'character', part: 'path', offset: 20, length: 2,
    correction: 'https://example.com/%C3%A4',
  }],
  ['https://Example.com', {
    code: 'hostNotLowercase', part: 'host', offset: 8, length: 1,
    correction: 'https://example.com',
  }],
]) check(`refusal of ${url}`, codes.encode(url), { error });

const long = codes.encode(`https://example.com/${'a/'.repeat(100)}`);
check('too long', [long.error?.code, long.error?.limit], ['tooLong', 128]);
check('too long: the cost adds up',
  Object.values(long.error?.cost ?? {}).reduce((sum, part) => sum + part, 0), long.error?.bits);
check('longest text', codes.encode(`https://example.com/${'a'.repeat(1 << 20)}`).error?.code,
  'textTooLong');
check('no begin marker', codes.decodePayload('0'.repeat(32)).error?.code, 'noBeginMarker');
check('short payload', codes.decodePayload('00').error?.code, 'request');
check('empty SVG', codes.decodeSVG('').error?.code, 'noArcs');
check('half an SVG', codes.decodeSVG('<svg').error?.code, 'notXML');
check('large SVG', codes.decodeSVG(' '.repeat((4 << 20) + 1)).error?.code, 'tooLarge');

// Text that a file gives comes back as it was, whatever it is.
const odd = '\u{1}"\\\u{1f41e}\n';
const edited = new TextDecoder().decode(codes.encode('https://example.com').svg)
  .replace(/data-payload="[^"]*"/, () => `data-payload="${odd.replace('"', '&quot;')}"`);
check('odd text in an SVG', codes.decodeSVG(edited).writtenText, odd);

// What is given out is taken back: memory stays as it is, however often a page asks.
const before = codes.memorySize;
const times = [];
for (let number = 0; number < 3_000; number += 1) {
  const begin = performance.now();
  codes.encode(`https://appclip.example.com/shop?p=${number}`);
  times.push(performance.now() - begin);
  if (number % 100 === 0) codes.decodeSVG(edited);
}
check('memory', codes.memorySize, before);

times.sort((one, other) => one - other);
const brotli = brotliCompressSync(module, {
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: module.length },
});
console.log(`module ${module.length} bytes, brotli ${brotli.length}; memory ${codes.memorySize} bytes`);
console.log(`instantiate ${(loaded - start).toFixed(1)} ms, first encode ${(first - loaded).toFixed(1)} ms, `
  + `encode ${(times[times.length >> 1] * 1000).toFixed(0)} µs (median of ${times.length})`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
