import Foundation
import Testing

@testable import AppClipCodes

/// Tables made of weight files.
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

    @Test func refusesWrongSizes() throws {
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

    @Test func refusesAWeightOfZero() throws {
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

    /// Equal weights are ordered by the first leaf; the lighter goes to the 0 side.
    @Test func buildsTheTreeOfTheFormat() {
        func words(_ weights: [UInt32]) -> [String] {
            let tree = PrefixTree(weights: weights)
            var words = [String](repeating: "", count: weights.count)
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
        #expect(words([1, 1]) == ["0", "1"])
        #expect(words([2, 1]) == ["1", "0"])
        #expect(words([1, 1, 1, 1]) == ["00", "01", "10", "11"])
        // 1 + 2 = 3 and its first leaf is 1: behind the leaf 0 of the same weight.
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

    /// The weights of Apple's generator, where they lie at hand, give the tables of the package.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: appleWeights + "/h.data")))
    func readsTheWeightsOfApplesGenerator() throws {
        let files = try CodingTables.Model.allCases.map { model in
            let path = URL(fileURLWithPath: appleWeights + "/" + model.fileName)
            return Array(try Data(contentsOf: path))
        }
        let tables = try CodingTables(
            hostWeights: files[0],
            segmentWeights: files[1],
            combinedWeights: files[2]
        )
        #expect(tables.compact() == CodingTables.standard.compact())
    }
}

/// Apple's weight files, where they lie beside the repository.
private let appleWeights = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../shared/data/app-clip-code").standardized.path
