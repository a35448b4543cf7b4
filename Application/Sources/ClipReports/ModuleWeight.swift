// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import MorselRegistry

/// The size of a clip's module, by section and by function.
package struct ModuleWeight: Encodable, Sendable {
    /// A section of the module.
    struct Section: Encodable, Sendable {
        let name: String
        let isCustom: Bool
        let bytes: Int
    }

    /// A function that has a name.
    struct Function: Encodable, Sendable {
        let index: Int
        /// The name as a person reads it.
        let name: String
        /// The name in the module.
        let symbol: String
        let bytes: Int
    }

    let size: CodedSize

    /// Whether the module is stored in all codings; one that an older version published is not.
    package let isCompressed: Bool
    let sections: [Section]
    let functionCount: Int

    /// The largest functions, the largest first; empty if the module has no names.
    let largestFunctions: [Function]

    /// Whether the module names functions.
    package let hasNames: Bool

    /// Reads a module.
    ///
    /// - Parameters:
    ///   - bytes: The module.
    ///   - codings: Its sizes in codings.
    ///   - count: The maximum number of functions to name.
    /// - Throws: `WebAssemblyError` if it cannot be read.
    init(
        _ bytes: [UInt8],
        codings: [ContentCoding: Int],
        functions count: Int
    ) throws(WebAssemblyError) {
        let module = try WebAssemblyModule(bytes)
        size = CodedSize(bytes.count, codings: codings)
        isCompressed = ContentCoding.allCases.allSatisfy { codings[$0] != nil }
        sections = module.sections.map {
            Section(name: $0.name, isCustom: $0.isCustom, bytes: $0.size)
        }
        functionCount = module.functions.count
        let named = module.functions.compactMap { function in
            function.name.map { (function, $0) }
        }
        hasNames = !named.isEmpty
        largestFunctions = named.sorted { one, other in
            (other.0.size, one.0.index) < (one.0.size, other.0.index)
        }.prefix(count).map { function, symbol in
            Function(
                index: function.index,
                name: SwiftSymbol.demangled(symbol) ?? symbol,
                symbol: symbol,
                bytes: function.size
            )
        }
    }
}
