// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension JSONText {
    mutating func write(_ error: EncodableURL.ParsingError, of text: String) {
        object { json in
            json.error(error.code.rawValue) { json in
                json.member("part", error.part.rawValue)
                json.member("offset", error.offset)
                json.member("length", error.bytes.count)
                if let correction = error.correction(of: text) {
                    json.member("correction", correction)
                }
            }
        }
    }

    mutating func write(_ error: CompressedURL.TooLongError) {
        object { json in
            json.error("tooLong") { json in
                json.member("bits", error.bits)
                json.member("limit", error.limit)
                json.write(error.cost)
            }
        }
    }

    mutating func write(_ error: Payload.DecodingError) {
        object { json in
            json.error(error.code.rawValue) { $0.member("bitsLeft", error.bitsLeft) }
        }
    }

    mutating func write(_ error: SVGReading.ReadingError) {
        switch error {
        case .tooLarge: object { $0.error("tooLarge") }
        case .notXML(let offset):
            object { $0.error("notXML") { $0.member("offset", offset) } }
        case .noArcs: object { $0.error("noArcs") }
        case .rings(let error): object { $0.error(error.code.rawValue) }
        case .payload(let error): write(error)
        }
    }
}
