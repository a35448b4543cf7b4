// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// Tables built from weight files.
@Suite struct WeightFilesTests {
    private static func weights(_ model: CodingTables.Model, of value: UInt16 = 7) -> [UInt8] {
        let pair = [UInt8(value >> 8), UInt8(value & 255)]
        return [[UInt8]](repeating: pair, count: model.fileSize / 2).flatMap { $0 }
    }

    private static func tables(
        host: [UInt8]? = nil,
        segment: [UInt8]? = nil,
        combined: [UInt8]? = nil
    ) throws(CodingTables.TableError) -> CodingTables {
        try CodingTables(
            hostWeights: host ?? weights(.host),
            segmentWeights: segment ?? weights(.segment),
            combinedWeights: combined ?? weights(.combined)
        )
    }

    @Test func hasTheSizesOfTheFormat() {
        #expect(CodingTables.Model.allCases.map(\.fileSize) == [121_758, 726_046, 855_150])
        #expect(CodingTables.Model.allCases.map(\.fileName) == ["h.data", "spq.data", "cpq.data"])
    }

    /// With equal weights every code word has five or six, six or seven bits.
    @Test func codesWithTablesOfEqualWeights() throws {
        let tables = try Self.tables()
        let url = try EncodableURL("https://seeds.example")
        let cost = CompressedURL.cost(of: url, tables: tables)
        #expect((13 * 5...13 * 6).contains(cost.host))
        let compressed = try CompressedURL(url, tables: tables)
        #expect(try compressed.payload.url(tables: tables) == url)
        #expect(compressed.payload.isCanonical(tables: tables))
        let code = try AppClipCode("https://seeds.example/a", tables: tables)
        #expect(try SVGReading(code.svg, tables: tables).url == code.url)
    }

    @Test func rejectsWrongSizes() throws {
        for (index, model) in CodingTables.Model.allCases.enumerated() {
            for change in [-2, -1, 1, 2] {
                var bytes = Self.weights(model)
                if change < 0 { bytes.removeLast(-change) } else { bytes += [1, 1].prefix(change) }
                let error = try #require(throws: CodingTables.TableError.self) {
                    try Self.tables(
                        host: index == 0 ? bytes : nil,
                        segment: index == 1 ? bytes : nil,
                        combined: index == 2 ? bytes : nil
                    )
                }
                #expect(error.model == model)
                #expect(error.code == .size(actual: bytes.count, expected: model.fileSize))
            }
        }
        #expect(throws: CodingTables.TableError.self) { try Self.tables(host: []) }
    }

    @Test func rejectsAWeightOfZero() throws {
        for offset in [0, 2 * 38, CodingTables.Model.host.fileSize - 2] {
            var bytes = Self.weights(.host)
            bytes[offset] = 0
            bytes[offset + 1] = 0
            let error = try #require(throws: CodingTables.TableError.self) {
                try Self.tables(host: bytes)
            }
            #expect(error.code == .zeroWeight)
            #expect(error.model == .host)
        }
    }

    /// Equal weights are ordered by the first leaf; the lighter one is on the 0 side.
    @Test func buildsTheTreeOfTheFormat() {
        #expect(words([1, 1]) == ["0", "1"])
        #expect(words([2, 1]) == ["1", "0"])
        #expect(words([1, 1, 1, 1]) == ["00", "01", "10", "11"])
        // 1 + 2 = 3 and its first leaf is 1: after the leaf 0 of the same weight.
        #expect(words([3, 1, 2]) == ["0", "10", "11"])
        #expect(words([1, 2, 3]) == ["00", "01", "1"])
        // The domains of the format, in the order of their names.
        let domains: [UInt32] = [
            0x0513, 0x04AD, 0x0482, 0x0CB7, 0xFFFE, 0x1163, 0x03C1, 0x059D, 0x0346, 0x03D5, 0x0449,
            0x062C, 0x08E2, 0x1766, 0x0598, 0x26F6, 0x0352, 0x0FED, 0x0C86, 0x0361,
        ]
        let listed = TopLevelDomains.frequentCodeWords.map { word in
            let digits = String(word.bits, radix: 2)
            return String(repeating: "0", count: word.width - digits.count) + digits
        }
        #expect(words(domains) == listed)
    }

    /// Each context of a file gets the tree that results from joining the two lightest nodes.
    @Test func readsEveryContext() throws {
        let weights = CodingTables.Model.allCases.map(RandomWeights.init)
        let tables = try Self.tables(
            host: weights[0].bytes,
            segment: weights[1].bytes,
            combined: weights[2].bytes
        )
        for (model, weights) in zip([tables.host, tables.segment, tables.combined], weights) {
            let count = model.alphabet.count
            for context in stride(from: 0, to: weights.values.count / count, by: 61) {
                let values = Array(weights.values[context * count..<(context + 1) * count])
                #expect(words(model.tree(ofContext: context)) == joiningTheLightest(values))
            }
        }
        // A checksum for the contexts that the sample leaves out.
        #expect(checksum(of: tables) == 0x05B2_8DF4_34A8_45D9)
    }

    /// The checksum of the tables of Apple's generator, which no change of the implementation may affect.
    @Test func carriesTheTablesOfTheFormat() {
        #expect(checksum(of: .standard) == 0x1312_36BA_BAF6_27DB)
    }
}

/// Returns a checksum of the trees of all contexts: the hash FNV-1a of Fowler, Noll and Vo.
private func checksum(of tables: CodingTables) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for model in [tables.host, tables.segment, tables.combined] {
        for context in 0..<ContextModel.contextCount(of: model.alphabet) {
            for child in model.tree(ofContext: context).children {
                sum = (sum ^ UInt64(child)) &* 0x0000_0100_0000_01B3
            }
        }
    }
    return sum
}

/// A weight file of random numbers: many small ones, so that many are equal, and a few large ones.
private struct RandomWeights {
    let values: [UInt32]

    init(_ model: CodingTables.Model) {
        var random = SplitMix64(seed: UInt64(model.rawValue))
        values = (0..<model.fileSize / 2).map { _ in
            1 + UInt32(truncatingIfNeeded: random.next() >> (49 + random.next() % 15))
        }
    }

    /// The values as bytes, big-endian.
    var bytes: [UInt8] {
        values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
}

/// Returns the code words of a tree as digits, by symbol.
private func words(_ tree: PrefixTree) -> [String] {
    var words = [String](repeating: "", count: tree.count)
    func walk(_ inner: Int, _ prefix: String) {
        for bit in 0..<2 {
            let child = tree.children[2 * inner + bit]
            if child & PrefixTree.leaf != 0 {
                words[Int(child & ~PrefixTree.leaf)] = prefix + "\(bit)"
            } else {
                walk(Int(child), prefix + "\(bit)")
            }
        }
    }
    walk(0, "")
    return words
}

private func words(_ weights: [UInt32]) -> [String] {
    words(PrefixTree(weights: weights))
}

/// Returns the code words by the rule of the format, literally: Huffman's construction on a plain list.
private func joiningTheLightest(_ weights: [UInt32]) -> [String] {
    var words = [String](repeating: "", count: weights.count)
    // The first symbol is the node's first leaf.
    var nodes = weights.enumerated().map { (weight: $1, symbols: [$0]) }
    func takeLightest() -> (weight: UInt32, symbols: [Int]) {
        let index = nodes.indices.min {
            (nodes[$0].weight, nodes[$0].symbols[0]) < (nodes[$1].weight, nodes[$1].symbols[0])
        }
        return nodes.remove(at: index ?? 0)
    }
    while nodes.count > 1 {
        let (left, right) = (takeLightest(), takeLightest())
        for symbol in left.symbols { words[symbol] = "0" + words[symbol] }
        for symbol in right.symbols { words[symbol] = "1" + words[symbol] }
        nodes.append((left.weight + right.weight, left.symbols + right.symbols))
    }
    return words
}
