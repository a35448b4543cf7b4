// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import SeededRandom
import Testing

@testable import MorselRegistry

#if canImport(Glibc)
import Glibc
#endif

/// C3, C12: valid and invalid snapshot files.
struct SnapshotFileTests {
    private typealias ID = AdvancedExperience.ID

    private func experiences() throws -> [AdvancedExperience] {
        let german = try #require(Language("de"))
        let image = HeaderImage(
            reference: "0123 with a space",
            width: 1_800,
            height: 1_200,
            format: .png,
            hasTransparency: true
        )
        return try ["", "/a", "/a/b?x=1", "/b?y=%C3%A9", "/a"].enumerated().map { number, path in
            AdvancedExperience(
                id: ID(rawValue: Int64(number * 3 + 1)),
                clip: try AppIdentifier("ABCDE12345.com.example.Clip\(number % 2)"),
                url: try RegisteredURL(InvocationURL("https://fruta.example\(path)")),
                card: CardMetadata(
                    verb: number == 2 ? .play : .open,
                    image: number == 1 ? nil : image,
                    defaultLanguage: german,
                    texts: [
                        german: CardText(title: "Grüße 🍓 \(number)", subtitle: ""),
                        .english: CardText(title: nil, subtitle: "é"),
                    ]
                ),
                isPoweredBy: number == 3,
                place: number == 2 ? Place(latitude: -33.5, longitude: 151.25) : nil,
                placeDetails: number == 2 ? PlaceDetails(placeID: "7", names: ["Fruta"]) : nil,
                category: number == 3 ? .automotive : nil,
                state: number == 0 ? .draft : number == 4 ? .deactivated : .published
            )
        }
    }

    private func snapshot() throws -> RegistrySnapshot {
        var builder = RegistrySnapshot.Builder(seed: 3)
        for experience in try experiences() { builder.add(experience) }
        return builder.finish(Revision(rawValue: 12))
    }

    private func bytes() throws -> [UInt8] {
        let path = "/tmp/morsel-snapshot-\(UInt64.random(in: .min ... .max))"
        defer { Files.remove(path) }
        let file = SnapshotFile(of: try snapshot(), history: Digest(of: [1]))
        let count = try file.write(to: path)
        let mapped = try MappedFile.bytes(of: path)
        #expect(mapped.count == count)
        let bytes = unsafe mapped.withUnsafeBytes { unsafe Array($0) }
        #expect(unsafe file.bytes.withUnsafeBytes { unsafe Array($0) } == bytes)
        return bytes
    }

    private func answers(_ base: SnapshotBase) throws -> [String] {
        let urls = ["", "/", "/a", "/a/b?x=1", "/a/b?x=1&y", "/b?y=%C3%A9#f", "/c"]
        let position = try #require(Place(latitude: -33.4, longitude: 151.2))
        let near = base.places.nearest(to: position, within: 50_000, limit: 3)
        return try urls.map {
            let url = try InvocationURL("https://fruta.example\($0)")
            let found = [base.published, base.deactivated].map { $0.mostSpecificMatch(for: url) }
            return "\(found)"
        } + ["\(near)"]
    }

    @Test func aFileShowsWhatWasWritten() async throws {
        let snapshot = try snapshot()
        let file = try await SnapshotFile(SharedBytes(bytes()))
        #expect(file.base.revision == Revision(rawValue: 12))
        #expect(file.base.publishedCount == 3)
        #expect(file.history == Digest(of: [1]))
        for experience in try experiences() {
            #expect(try snapshot.experience(experience.id) == experience)
            #expect(try file.experience(experience.id) == experience)
            #expect(file.base.table.state(of: experience.id) == experience.state)
        }
        for number in [0, 2, 14, 99] as [Int64] {
            #expect(try file.experience(ID(rawValue: number)) == nil)
        }
        #expect(try answers(file.base) == answers(snapshot.base))
        #expect(try answers(file.base).contains { $0.contains("Match") })
    }

    /// Truncated files, and one with additional bytes.
    @Test func everyOtherLengthIsRefused() async throws {
        let right = try bytes()
        for count in Set(stride(from: 0, to: right.count, by: 61)).union([1, 7, 8, 175, 176]) {
            await #expect(throws: SnapshotFileError.self) {
                _ = try await SnapshotFile(SharedBytes(Array(right.prefix(count))))
            }
        }
        await #expect(throws: SnapshotFileError.wrongSize) {
            _ = try await SnapshotFile(SharedBytes(right + [0]))
        }
    }

    /// A changed bit makes a file invalid, unless it is between the parts.
    @Test func everyOtherBitIsRefused() async throws {
        let right = try bytes()
        let expected = try await answers(SnapshotFile(SharedBytes(right)).base)
        for place in right.indices {
            // Of the bytes between the parts, a few are enough.
            if right[place] == 0, place % 64 != 0, place > 160 { continue }
            var wrong = right
            wrong[place] ^= 1 << UInt8(place % 8)
            do throws(SnapshotFileError) {
                let file = try await SnapshotFile(SharedBytes(wrong))
                #expect((try? answers(file.base)) == expected)
            } catch {
                #expect(error != .missing)
            }
        }
    }

    @Test(arguments: [
        (0, SnapshotFileError.otherProgram), (8, .otherVersion), (18, .wrongSize),
        (24, .damaged(.header)), (170, .damaged(.header)), (4_100, .damaged(.experiences)),
    ])
    func theErrorSaysWhatIsWrong(_ place: Int, _ error: SnapshotFileError) async throws {
        var wrong = try bytes()
        wrong[place] ^= 1
        await #expect(throws: error) { _ = try await SnapshotFile(SharedBytes(wrong)) }
    }

    /// Bytes with the right checksums that are not a table can be read without a crash.
    @Test func bytesThatNobodyWroteDoNoHarm() throws {
        let right = unsafe try snapshot().base.table.bytes.withUnsafeBytes { unsafe Array($0) }
        var random = SplitMix64(seed: 1)
        for round in 0..<3_000 {
            var wrong = right
            if round < right.count { wrong.removeLast(round) }
            for _ in 0..<Int.random(in: 0...20, using: &random) where !wrong.isEmpty {
                wrong[Int.random(in: 0..<wrong.count, using: &random)] = .random(
                    in: .min ... .max,
                    using: &random
                )
            }
            guard let table = ExperienceTable(SharedBytes(wrong)) else { continue }
            for number in 0..<20 as Range<Int64> {
                _ = try? table.experience(ID(rawValue: number))
                _ = table.state(of: ID(rawValue: number))
            }
        }
    }

    @Test func aFileOfAnotherProgramStays() throws {
        let path = "/tmp/morsel-snapshot-\(UInt64.random(in: .min ... .max))"
        defer { Files.remove(path) }
        let file = SnapshotFile(of: try snapshot(), history: Digest(of: []))
        Files.write("notes", to: path)
        #expect(throws: SnapshotFileError.otherProgram) { try file.write(to: path) }
        #expect(try MappedFile.bytes(of: path).count == 5)
        _ = try file.write(to: path, replacingOthers: true)
        #expect(try MappedFile.bytes(of: path).count > 5)
        #expect(throws: SnapshotFileError.self) { try file.write(to: "/no/such/folder/file") }
        #expect(throws: SnapshotFileError.missing) { try MappedFile.bytes(of: "/tmp/none/none") }
        #expect(throws: SnapshotFileError.self) { try MappedFile.bytes(of: "/tmp") }
        #expect(throws: SnapshotFileError.self) { try MappedFile.bytes(of: "/dev/null") }
    }

    /// The vectors of the specification's program, `xxhsum -H1`.
    @Test(arguments: [
        ("", 0xEF46_DB37_51D8_E999 as UInt64), ("a", 0xD24E_C4F1_A98C_6E5B),
        ("abc", 0x44BC_2CF5_AD77_0999),
        ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ])
    func checksums(_ text: String, _ sum: UInt64) {
        #expect(Checksum.of(SharedBytes(Array(text.utf8))) == sum)
    }

    // Another program overwrites the file that is in use, as `cp` does, or truncates it.
    @Test func aFileThatIsCutOffMeanwhileIsStillRead() async throws {
        let path = "/tmp/morsel-snapshot-\(UInt64.random(in: .min ... .max))"
        defer { Files.remove(path) }
        _ = try SnapshotFile(of: try snapshot(), history: Digest(of: [1])).write(to: path)
        let file = try await SnapshotFile(path: path)
        let before = unsafe file.bytes.withUnsafeBytes { unsafe Array($0) }
        #expect(unsafe truncate(path, 0) == 0)
        for experience in try experiences() {
            #expect(try file.experience(experience.id) == experience)
        }
        #expect(unsafe file.bytes.withUnsafeBytes { unsafe Array($0) } == before)
        await #expect(throws: SnapshotFileError.otherProgram) { try await SnapshotFile(path: path) }
    }
}
