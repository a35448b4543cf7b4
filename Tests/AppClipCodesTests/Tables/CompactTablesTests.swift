// SPDX-License-Identifier: Apache-2.0

import AppClipCodeTables
import SeededRandom
import Testing

@testable import AppClipCodes

/// The coding tables in the format that the package contains.
@Suite struct CompactTablesTests {
    private static let compact = CodingTables.standard.compact()

    private static func trees(_ model: ContextModel) -> [PrefixTree] {
        (0..<ContextModel.contextCount(of: model.alphabet)).map(model.tree(ofContext:))
    }

    @Test func comesBackAsItWas() throws {
        let bytes = Self.compact
        #expect((300_000..<350_000).contains(bytes.count))
        let tables = try CodingTables(compact: bytes)
        let standard = CodingTables.standard
        #expect(Self.trees(tables.host) == Self.trees(standard.host))
        #expect(Self.trees(tables.segment) == Self.trees(standard.segment))
        #expect(Self.trees(tables.combined) == Self.trees(standard.combined))
        #expect(tables.compact() == bytes)
    }

    /// The binary contains the trees twice: ready to use, and compact for modules that must be small.
    @Test func carriesTheSameTreesInBothForms() throws {
        let compact = unsafe Array(
            UnsafeBufferPointer(start: app_clip_code_tables(), count: app_clip_code_tables_count())
        )
        #expect(compact == Self.compact)
        let trees = unsafe Array(
            UnsafeBufferPointer(start: app_clip_code_trees(), count: app_clip_code_trees_count())
        )
        let tables = try CodingTables(compact: compact)
        let models = [tables.host, tables.segment, tables.combined]
        #expect(trees == models.flatMap { Self.trees($0).flatMap(\.children) })
    }

    /// Threads that use a context for the first time concurrently get the same code words.
    @Test func worksOutCodeWordsOnManyThreads() async throws {
        let model = ContextModel(
            alphabet: .host,
            checkedTrees: .unpacked(
                Self.trees(CodingTables.standard.host).flatMap(\.children)
            )
        )
        let hosts = (0..<200).map { "x\($0 * 7919).example-\($0).co" }
        @Sendable func bits(_ host: String, _ model: ContextModel) -> BitString {
            var bits = BitString()
            var state = model.start()
            _ = model.encode(Array(host.utf8).span, from: &state, into: &bits)
            return bits
        }
        let expected = hosts.map { bits($0, CodingTables.standard.host) }
        let found = await withTaskGroup(of: [BitString].self) { group in
            for _ in 0..<8 { group.addTask { hosts.map { bits($0, model) } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Array(repeating: expected, count: 8))
    }

    /// Every context has a code word for every symbol, and they form a complete code.
    @Test func hasACompleteCodeInEveryContext() {
        let standard = CodingTables.standard
        for model in [standard.host, standard.segment, standard.combined] {
            for tree in Self.trees(model) {
                #expect(tree.count == model.alphabet.count)
                let leaves = tree.children.filter { $0 & PrefixTree.leaf != 0 }
                #expect(Set(leaves).count == model.alphabet.count)
            }
        }
    }

    @Test func countsContexts() {
        #expect(ContextModel.contextCount(of: .host) == 1_561)
        #expect(ContextModel.contextCount(of: .segment) == 5_113)
        #expect(ContextModel.contextCount(of: .combined) == 5_701)
    }

    @Test(arguments: [0, 3, 4, 7, 8, 100, 10_000])
    func rejectsTruncatedTables(_ count: Int) throws {
        let error = try #require(throws: CodingTables.TableError.self) {
            try CodingTables(compact: Array(Self.compact.prefix(count)))
        }
        #expect(error.code == .notCompactTables)
        #expect(error.model == .host)
    }

    @Test func rejectsTablesOfAnotherKind() {
        var bytes = Self.compact
        bytes[0] ^= 1
        #expect(throws: CodingTables.TableError.self) { try CodingTables(compact: bytes) }
        #expect(throws: CodingTables.TableError.self) { try CodingTables(compact: [1, 2, 3, 4]) }
        // A size of four gigabytes.
        var huge = Array(Self.compact.prefix(4))
        huge += [0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3]
        #expect(throws: CodingTables.TableError.self) { try CodingTables(compact: huge) }
    }

    /// Tests models separately, so that many can be tried: an error, or valid trees.
    @Test func survivesDamagedTables() {
        var random = SplitMix64(seed: 12)
        let whole = CompactCodingTables.encode(Self.trees(CodingTables.standard.host))
        var rejected = 0
        for trial in 0..<200 {
            var bytes = whole
            if trial % 4 == 0 {
                bytes.removeSubrange(random.number(0..<bytes.count)...)
            } else {
                for _ in 0..<random.number(1..<4) {
                    bytes[random.number(0..<bytes.count)] ^= 1 << UInt8(random.number(0..<8))
                }
            }
            let count = Alphabet.host.count
            guard let children = CompactCodingTables.decode(bytes.span, alphabetCount: count) else {
                rejected += 1
                continue
            }
            guard let model = ContextModel(alphabet: .host, children: children) else {
                rejected += 1
                continue
            }
            for tree in Self.trees(model) {
                let leaves = tree.children.filter { $0 & PrefixTree.leaf != 0 }
                #expect(Set(leaves).count == count)
            }
        }
        #expect((0...200).contains(rejected))
        #expect(rejected > 0)
    }

    @Test func keepsRangeCodedBits() {
        var random = SplitMix64(seed: 14)
        let bits = (0..<20_000).map { _ in random.oneIn(9) }
        var encoder = RangeEncoder()
        var probability = BitProbability()
        for bit in bits { encoder.encode(bit, &probability) }
        let bytes = encoder.finish()
        #expect(bytes.count < 20_000 / 8 * 6 / 10)
        var decoder = RangeDecoder(bytes.span)
        probability = BitProbability()
        for bit in bits {
            let read = decoder.decode(&probability, from: bytes.span)
            #expect(read == bit)
        }
    }
}
