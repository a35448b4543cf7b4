// SPDX-License-Identifier: Apache-2.0

// App Clip Codes in a page: the codec as a WebAssembly module (Sources/Browser/CodesInBrowser).
//
//     const codes = await loadCodes(fetch('CodesInBrowser.wasm'));
//     const code = codes.encode('https://appclip.example.com/shop?p=123');
//     if (code.error) … else image.src = URL.createObjectURL(new Blob([code.svg], { type: 'image/svg+xml' }));

/**
 * Loads the codec.
 *
 * @param source A response, a promise of one, or the bytes of the module.
 */
export async function loadCodes(source) {
  const awaited = await source;
  const imports = { env: { random } };
  let memory;
  function random(address, count) {
    crypto.getRandomValues(new Uint8Array(memory.buffer, address, count));
  }
  const { instance } = typeof Response === 'function' && awaited instanceof Response
    ? await WebAssembly.instantiateStreaming(awaited, imports)
    : await WebAssembly.instantiate(awaited, imports);
  memory = instance.exports.memory;
  return new Codes(instance.exports);
}

// The module refuses longer texts, so no more bytes are copied.
const longestRequest = (4 << 20) + 8;

class Codes {
  #exports;

  constructor(exports) { this.#exports = exports; }

  /** How much memory the codec holds, in bytes. */
  get memorySize() { return this.#exports.memory.buffer.byteLength; }

  /**
   * Encodes a URL.
   *
   * @param style `foreground` and `background` as six hexadecimal digits, `kind` ("cam" or "nfc"),
   *   `logo` ("badge" or "none"), `foldsCapitals`: whether uppercase letters in scheme and host are
   *   folded to lowercase.
   * @returns `{url, payload, bits, limit, cost, arcs, third, hasEnoughContrast, svg}`, `svg` as
   *   bytes; or `{error: {code, …}}`.
   */
  encode(url, style = {}) {
    const { foreground = 'FFFFFF', background = '000000', kind = 'cam', logo = 'badge' } = style;
    const flags = (kind === 'nfc' ? 1 : 0) | (logo === 'none' ? 2 : 0) | (style.foldsCapitals ? 4 : 0);
    const text = new TextEncoder().encode(url);
    const request = new Uint8Array(7 + text.length);
    request.set([flags, ...channels(foreground), ...channels(background)]);
    request.set(text, 7);
    const response = this.#call('encode', request);
    const end = 4 + new DataView(response.buffer).getUint32(0, true);
    const code = JSON.parse(new TextDecoder().decode(response.subarray(4, end)));
    if (!code.error) code.svg = response.subarray(end);
    return code;
  }

  /**
   * Reads a payload of 32 hexadecimal digits.
   *
   * @returns `{url, isCanonical}` or `{error: {code, …}}`.
   */
  decodePayload(payload) {
    const bytes = Uint8Array.from(/** @type {string[]} */ (payload.match(/../g) ?? []), (pair) => parseInt(pair, 16));
    return JSON.parse(new TextDecoder().decode(this.#call('decodePayload', bytes)));
  }

  /**
   * Reads a code's SVG, given as bytes or as text.
   *
   * @returns `{url, payload, isCanonical, correctedSlots, unknownSlots, logo, …}`, with
   *   `writtenText`, `kind` and the colours as far as the file gives them; or `{error: {code, …}}`.
   */
  decodeSVG(svg) {
    const bytes = typeof svg === 'string' ? new TextEncoder().encode(svg) : svg;
    return JSON.parse(new TextDecoder().decode(this.#call('decodeSVG', bytes)));
  }

  // The memory can grow, and so move, with every call: views are created again.
  #call(name, whole) {
    const request = whole.subarray(0, longestRequest);
    const { memory, allocate, release } = this.#exports;
    const place = allocate(request.length);
    new Uint8Array(memory.buffer, place, request.length).set(request);
    const response = this.#exports[name](place, request.length);
    const count = new DataView(memory.buffer).getUint32(response, true);
    const bytes = new Uint8Array(memory.buffer, response + 4, count).slice();
    release(response);
    release(place);
    return bytes;
  }
}

function channels(color) {
  if (!/^#?[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not a color: ${color}`);
  const number = parseInt(color.replace('#', ''), 16);
  return [number >> 16, number >> 8 & 255, number & 255];
}
