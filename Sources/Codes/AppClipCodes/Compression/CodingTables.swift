// SPDX-License-Identifier: Apache-2.0

import AppClipCodeTables

/// The three context models that compress a URL.
///
/// Apple's own come with the package (``standard``). Other tables can be created from weight files,
/// for research or if the format gets a new version.
public struct CodingTables: Sendable {
    private let custom: Models?

    private struct Models: Sendable {
        let host: ContextModel
        let segment: ContextModel
        let combined: ContextModel
    }

    /// The tables of Apple's generator.
    ///
    /// Their trees are part of the binary. A module for the browser contains them in the compact
    /// form, and unpacks each model when it is first used.
    public static let standard = CodingTables(custom: nil)

    private init(custom: Models?) { self.custom = custom }

    var host: ContextModel { custom?.host ?? Self.standardHost }
    var segment: ContextModel { custom?.segment ?? Self.standardSegment }
    var combined: ContextModel { custom?.combined ?? Self.standardCombined }

    private static let standardHost = standardModel(.host)
    private static let standardSegment = standardModel(.segment)
    private static let standardCombined = standardModel(.combined)

    // The bytes are compiled in and checked by the tests, so an error here is a broken build.
    private static func standardModel(_ model: Model) -> ContextModel {
        guard let trees = carriedTrees(of: model) ?? unpackedTrees(of: model) else {
            preconditionFailure("the coding tables of this build are damaged")
        }
        return ContextModel(alphabet: model.alphabet, checkedTrees: trees)
    }

    /// Returns the trees of a model as the binary contains them; `nil` in a module for the browser.
    private static func carriedTrees(of model: Model) -> ModelTrees? {
        // The bytes are constant and live as long as the process.
        let bytes = unsafe UnsafeBufferPointer(
            start: app_clip_code_trees(),
            count: app_clip_code_trees_count()
        )
        var start = 0
        for other in Model.allCases {
            let size = ContextModel.treesSize(of: other.alphabet)
            guard size <= bytes.count - start else { return nil }
            if other == model {
                return unsafe .carried(UnsafeBufferPointer(rebasing: bytes[start..<start + size]))
            }
            start += size
        }
        return nil
    }

    /// Returns the trees of a model, unpacked from the compact form in the binary.
    private static func unpackedTrees(of model: Model) -> ModelTrees? {
        // The bytes are constant and live as long as the process.
        let bytes = unsafe UnsafeBufferPointer(
            start: app_clip_code_tables(),
            count: app_clip_code_tables_count()
        )
        let file = unsafe Span(_unsafeElements: bytes)
        return (try? children(of: model, in: file)).map { .unpacked($0) }
    }
}

// MARK: - Weight files

extension CodingTables {
    /// An error in the bytes of coding tables.
    public struct TableError: Error, Sendable, Hashable {
        /// The kinds of error in coding tables.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The file has `actual` bytes instead of `expected`.
            case size(actual: Int, expected: Int)
            /// A weight is zero, so a symbol could not be coded.
            case zeroWeight
            /// A code word is longer than the supported 27 bits.
            case codeWordTooLong
            /// The bytes are not in the compact form.
            case notCompactTables
        }

        /// The kind of error.
        public let code: Code

        /// The model that has the error.
        public let model: Model
    }

    /// A context model, named by its weight file.
    public enum Model: Int, Sendable, Hashable, CaseIterable {
        /// `h.data`: hosts.
        case host
        /// `spq.data`: components of paths and queries.
        case segment
        /// `cpq.data`: path, query and fragment as one text.
        case combined

        /// The name of the weight file in a folder of tables.
        public var fileName: String {
            switch self {
            case .host: "h.data"
            case .segment: "spq.data"
            case .combined: "cpq.data"
            }
        }

        /// The size of the weight file, in bytes: (1 + *k* + *k*²) · *k* · 2 for *k* symbols.
        public var fileSize: Int {
            ContextModel.contextCount(of: alphabet) * alphabet.count * 2
        }

        var alphabet: Alphabet {
            switch self {
            case .host: .host
            case .segment: .segment
            case .combined: .combined
            }
        }
    }

    /// Creates tables from the bytes of the weight files.
    ///
    /// A file holds, for each context in breadth-first order, a big-endian 16-bit weight for each
    /// symbol (Documentation/app-clip-code.md, 4.1).
    ///
    /// - Throws: ``TableError`` with the model that has the error.
    /// - Complexity: about 50 ms for tables of Apple's size.
    public init(
        hostWeights: [UInt8],
        segmentWeights: [UInt8],
        combinedWeights: [UInt8]
    ) throws(TableError) {
        custom = Models(
            host: try Self.model(of: hostWeights, .host),
            segment: try Self.model(of: segmentWeights, .segment),
            combined: try Self.model(of: combinedWeights, .combined)
        )
    }

    private static func model(
        of weights: [UInt8],
        _ model: Model
    ) throws(TableError) -> ContextModel {
        let alphabet = model.alphabet
        guard weights.count == model.fileSize else {
            throw TableError(
                code: .size(actual: weights.count, expected: model.fileSize),
                model: model
            )
        }
        var children: [UInt8] = []
        children.reserveCapacity(weights.count)
        var values = [UInt32](repeating: 0, count: alphabet.count)
        for context in 0..<ContextModel.contextCount(of: alphabet) {
            for symbol in 0..<alphabet.count {
                let offset = 2 * (context * alphabet.count + symbol)
                let weight = UInt32(weights[offset]) << 8 | UInt32(weights[offset + 1])
                guard weight > 0 else { throw TableError(code: .zeroWeight, model: model) }
                values[symbol] = weight
            }
            children += PrefixTree(weights: values).children
        }
        guard let made = ContextModel(alphabet: alphabet, children: children) else {
            throw TableError(code: .codeWordTooLong, model: model)
        }
        return made
    }
}

// MARK: - Compact tables

extension CodingTables {
    // "ACCT", then for each model its size in bytes (four, little-endian) and its bytes.
    private static let magic: [UInt8] = [0x41, 0x43, 0x43, 0x54]

    /// Returns the tables in the compact form of this package, about 335,000 bytes.
    public func compact() -> [UInt8] {
        var bytes = Self.magic
        for model in [host, segment, combined] {
            let contexts = ContextModel.contextCount(of: model.alphabet)
            let trees = CompactCodingTables.encode((0..<contexts).map(model.tree(ofContext:)))
            for shift in [0, 8, 16, 24] {
                bytes.append(UInt8(truncatingIfNeeded: trees.count >> shift))
            }
            bytes += trees
        }
        return bytes
    }

    /// Creates tables from their compact form.
    ///
    /// - Throws: ``TableError`` with the code `notCompactTables`, or `codeWordTooLong`.
    public init(compact bytes: [UInt8]) throws(TableError) {
        custom = Models(
            host: try Self.model(.host, in: bytes.span),
            segment: try Self.model(.segment, in: bytes.span),
            combined: try Self.model(.combined, in: bytes.span)
        )
    }

    private static func model(
        _ model: Model,
        in file: Span<UInt8>
    ) throws(TableError) -> ContextModel {
        let children = try children(of: model, in: file)
        guard let made = ContextModel(alphabet: model.alphabet, children: children) else {
            throw TableError(code: .codeWordTooLong, model: model)
        }
        return made
    }

    private static func children(
        of model: Model,
        in file: Span<UInt8>
    ) throws(TableError) -> [UInt8] {
        let damaged = TableError(code: .notCompactTables, model: model)
        guard file.count >= 4, magic.indices.allSatisfy({ file[$0] == magic[$0] }) else {
            throw damaged
        }
        var offset = 4
        for other in Model.allCases {
            guard file.count - offset >= 4 else { throw damaged }
            var size = 0
            for digit in 0..<4 { size |= Int(file[offset + digit]) << (8 * digit) }
            offset += 4
            guard size >= 0, size <= file.count - offset else { throw damaged }
            if other == model {
                let trees = CompactCodingTables.decode(
                    file.extracting(offset..<offset + size),
                    alphabetCount: model.alphabet.count
                )
                guard let trees else { throw damaged }
                return trees
            }
            offset += size
        }
        throw damaged
    }
}
