import AppClipCodes

extension JSONText {
    mutating func write(_ fault: EncodableURL.ParsingError, of text: String) {
        object { json in
            json.error(fault.code.name) { json in
                json.member("part", fault.part.rawValue)
                json.member("offset", fault.offset)
                json.member("length", fault.bytes.count)
                if let correction = fault.correction(of: text) {
                    json.member("correction", correction)
                }
            }
        }
    }

    mutating func write(_ fault: CompressedURL.TooLong) {
        object { json in
            json.error("tooLong") { json in
                json.member("bits", fault.bits)
                json.member("limit", fault.limit)
                json.write(fault.cost)
            }
        }
    }

    mutating func write(_ fault: Payload.DecodingError) {
        object { json in
            json.error(fault.code.name) { $0.member("bitsLeft", fault.bitsLeft) }
        }
    }

    mutating func write(_ fault: SVGReading.Failure) {
        switch fault {
        case .tooLarge: object { $0.error("tooLarge") }
        case .notXML(let offset):
            object { $0.error("notXML") { $0.member("offset", offset) } }
        case .noArcs: object { $0.error("noArcs") }
        case .rings(let fault): object { $0.error(fault.code.name) }
        case .payload(let fault): write(fault)
        }
    }
}

// Names are those of the cases; a module for the browser cannot ask them of the compiler.

extension EncodableURL.ParsingError.Code {
    fileprivate var name: String {
        switch self {
        case .textTooLong: "textTooLong"
        case .schemeNotHTTPS: "schemeNotHTTPS"
        case .schemeNotLowercase: "schemeNotLowercase"
        case .emptyHost: "emptyHost"
        case .userInformation: "userInformation"
        case .port: "port"
        case .hostNotLowercase: "hostNotLowercase"
        case .hostWithoutDomain: "hostWithoutDomain"
        case .internationalizedHost: "internationalizedHost"
        case .character: "character"
        case .percentEncoding: "percentEncoding"
        case .secondFragment: "secondFragment"
        case .repeatedSlash: "repeatedSlash"
        }
    }
}

extension Payload.DecodingError.Code {
    fileprivate var name: String {
        switch self {
        case .noBeginMarker: "noBeginMarker"
        case .endsEarly: "endsEarly"
        case .unknownNumber: "unknownNumber"
        case .notAURL: "notAURL"
        }
    }
}

extension RingReadingError.Code {
    fileprivate var name: String {
        switch self {
        case .notACode: "notACode"
        case .gapBlockDamaged: "gapBlockDamaged"
        case .arcBlockDamaged: "arcBlockDamaged"
        }
    }
}
