// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import AppClipTypes

extension WebAssemblyError {
    /// A sentence that says why a WebAssembly module cannot be read, and where.
    public var sentence: String {
        "The module cannot be read at byte \(offset + 1): \(reason)."
    }

    private var reason: String {
        switch code {
        case .notAModule: "the file is not a WebAssembly module"
        case .unsupportedVersion: "only version 1 of modules is supported, and no components"
        case .truncated: "it ends too early"
        case .damagedNumber: "the number is too large"
        case .damagedName: "the name is not valid UTF-8"
        case .damagedSection: "the section has other bytes after its content, or occurs twice"
        case .unknownKind: "the kind of this section or import is not known"
        case .tooLarge(let limit): "it is larger than \(ByteCount(limit)), the maximum"
        case .tooManyValues(let limit):
            "it has more than \(limit) sections, functions, imports and names, the maximum"
        @unknown default: "it is damaged"
        }
    }
}
