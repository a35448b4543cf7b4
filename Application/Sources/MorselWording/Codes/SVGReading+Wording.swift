// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes
import AppClipTypes

extension SVGReading.ReadingError {
    /// A sentence that explains why an SVG is not a code.
    public var sentence: String {
        switch self {
        case .tooLarge:
            "the file is larger than \(ByteCount(SVGReading.largestFile))."
        case .notXML(let offset):
            "the file is not well-formed XML, at byte \(offset)."
        case .noArcs:
            "the file contains no App Clip Code."
        case .rings(let error):
            switch error.code {
            case .notACode: "the drawing is not an App Clip Code."
            case .gapBlockDamaged: "too many arcs are missing or misplaced."
            case .arcBlockDamaged: "too many arcs have the wrong colour."
            @unknown default: "the arcs cannot be decoded."
            }
        case .payload:
            "the arcs do not encode a URL."
        }
    }
}
