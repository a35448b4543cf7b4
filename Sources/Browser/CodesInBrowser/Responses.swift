// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Encodes the URL of an ``EncodingRequest``, and returns the length of a JSON text as four
/// little-endian bytes, the text, and then the SVG if there is a code.
func response(toEncoding bytes: [UInt8]) -> [UInt8] {
    var json = JSONText()
    var svg: [UInt8] = []
    if let request = EncodingRequest(bytes) {
        do {
            let code = try AppClipCode(
                request.url,
                style: request.style,
                spelling: request.spelling
            )
            json.write(code)
            svg = code.svg
        } catch {
            switch error {
            case .url(let error): json.write(error, of: request.url)
            case .tooLong(let error): json.write(error)
            }
        }
    } else {
        json.object { $0.error("request") }
    }
    let text = json.bytes
    let count = UInt32(text.count)
    let head = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) }
    return head + text + svg
}

/// Returns the JSON text for a payload of 16 bytes.
func response(toPayload bytes: [UInt8]) -> [UInt8] {
    var json = JSONText()
    if let payload = Payload(bytes: bytes) {
        do {
            let url = try payload.url()
            let isCanonical = payload.isCanonical()
            json.object { json in
                json.member("url", url.canonicalText)
                json.member("isCanonical", isCanonical)
            }
        } catch {
            json.write(error)
        }
    } else {
        json.object { $0.error("request") }
    }
    return json.bytes
}

/// Returns the JSON text for the bytes of an SVG.
func response(toSVG bytes: [UInt8]) -> [UInt8] {
    var json = JSONText()
    do {
        json.write(try SVGReading(bytes))
    } catch {
        json.write(error)
    }
    return json.bytes
}
