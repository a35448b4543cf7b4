// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SeededRandom
import TestPrograms
import Testing

/// G2: properties that hold for any property list.
struct PropertyListPropertyTests {
    /// Returns the values without their locations.
    private func bare(_ list: PropertyList) -> PropertyList {
        switch list.content {
        case .array(let values): PropertyList(.array(values.map(bare)))
        case .dictionary(let members):
            PropertyList(
                .dictionary(
                    members.map { .init(name: $0.name, offset: 0, value: bare($0.value)) }
                )
            )
        default: PropertyList(list.content)
        }
    }

    /// Checks that each value is within the enclosing one, and after the previous one.
    private func checkPlaces(_ list: PropertyList, in range: Range<Int>) {
        #expect(range.contains(list.offset) && list.end <= range.upperBound)
        var after = list.offset
        for member in list.members ?? [] {
            #expect(member.offset >= after)
            after = member.offset
            checkPlaces(member.value, in: after..<list.end)
            after = member.value.end
        }
        for value in list.array ?? [] {
            #expect(value.offset >= after)
            checkPlaces(value, in: list.offset..<list.end)
            after = value.end
        }
    }

    @Test(arguments: [PropertyListForm.xml, .openStep, .binary])
    func writtenListsAreReadAgain(_ form: PropertyListForm) throws {
        for seed in 0..<400 as Range<UInt64> {
            var random = RandomList(seed: seed, isOpenStep: form == .openStep)
            let list = random.value()
            let bytes = ListWriter.write(list, as: form)
            let read = try PropertyList(bytes)
            #expect(bare(read) == list, "seed \(seed)")
            if form != .binary { checkPlaces(read, in: 0..<bytes.count) }
        }
    }

    /// A list in JSON is read as the same list in OpenStep form, which only has its strings.
    @Test func formsAgree() throws {
        for seed in 0..<200 as Range<UInt64> {
            var random = RandomList(seed: seed, isOpenStep: true)
            let list = texts(random.value())
            guard list.members?.isEmpty == false else { continue }
            let json = try PropertyList(ListWriter.write(list, as: .json))
            let openStep = try PropertyList(ListWriter.write(list, as: .openStep))
            #expect(bare(json) == bare(openStep), "seed \(seed)")
        }
    }

    private func texts(_ list: PropertyList) -> PropertyList {
        switch list.content {
        case .array(let values): PropertyList(.array(values.map(texts)))
        case .dictionary(let members):
            PropertyList(
                .dictionary(
                    members.map { .init(name: $0.name, offset: 0, value: texts($0.value)) }
                )
            )
        case .data: PropertyList(.string("data"))
        default: list
        }
    }

    /// Any damage results in an error with a location in the file, or in another list.
    @Test(arguments: [PropertyListForm.xml, .openStep, .binary, .json])
    func damageNeverTraps(_ form: PropertyListForm) {
        var numbers = SplitMix64(seed: 13)
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomList(seed: seed, isOpenStep: form == .openStep)
            let bytes = ListWriter.write(random.value(), as: form)
            for _ in 0..<20 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                    let place = Int.random(in: 0..<damaged.count, using: &numbers)
                    switch Int.random(in: 0..<4, using: &numbers) {
                    case 0: damaged.remove(at: place)
                    case 1: damaged[place] = UInt8.random(in: 0...255, using: &numbers)
                    case 2:
                        let byte = Array("{}()<>;=,\"'\\/*&&!-[]:".utf8).randomElement(
                            using: &numbers
                        )
                        damaged.insert(byte ?? 0, at: place)
                    default: damaged.removeSubrange(place...)
                    }
                    if damaged.isEmpty { break }
                }
                do throws(PropertyListError) {
                    _ = try PropertyList(damaged)
                } catch {
                    // Offsets in a file that is read as UTF-16 are those in the longer UTF-8.
                    #expect((0...damaged.count * 3 / 2).contains(error.offset))
                }
            }
        }
    }

    /// Python's reader and ours read the same from files that either of them wrote.
    @Test(.enabled(if: Peers.areWanted), arguments: [PropertyListForm.xml, .binary])
    func pythonReadsTheSame(_ form: PropertyListForm) throws {
        let folder = try TemporaryFolder()
        for seed in 0..<40 as Range<UInt64> {
            var random = RandomList(seed: seed, isOpenStep: false)
            try folder.write(ListWriter.write(random.value(), as: form), to: "\(seed).plist")
        }
        let script = """
            import pathlib, plistlib, sys
            def show(value):
                if isinstance(value, dict):
                    return "{" + ",".join(show(k) + ":" + show(v) for k, v in value.items()) + "}"
                if isinstance(value, list): return "[" + ",".join(map(show, value)) + "]"
                if isinstance(value, bool): return str(value).lower()
                if isinstance(value, float): return "real " + value.hex()
                if isinstance(value, (str, bytes)):
                    return (value.encode() if isinstance(value, str) else b"data " + value).hex()
                if isinstance(value, int): return str(value)
                return value.isoformat() + "Z"
            for number in range(40):
                data = pathlib.Path(f"{number}.plist").read_bytes()
                value = plistlib.loads(data)
                print(show(value))
                for name, form in (("xml", plistlib.FMT_XML), ("binary", plistlib.FMT_BINARY)):
                    written = plistlib.dumps(value, fmt=form, sort_keys=False)
                    pathlib.Path(f"{number}.{name}").write_bytes(written)
            """
        let run = try ProgramRun("python3", ["-c", script], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.lines.count == 40)
        for (number, line) in run.lines.enumerated() {
            for name in ["plist", "xml", "binary"] {
                let read = try PropertyList(folder.bytes(of: "\(number).\(name)"))
                #expect(shown(read) == line, "\(number).\(name)")
            }
        }
    }

    private func shown(_ list: PropertyList) -> String {
        switch list.content {
        case .string(let text): hex(Array(text.utf8))
        case .boolean(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .real(let number): "real " + pythonHex(number)
        case .date(let text): text
        case .data(let bytes): hex(Array("data ".utf8) + bytes)
        case .array(let values): "[" + values.map(shown).joined(separator: ",") + "]"
        case .dictionary(let members):
            "{"
                + members.map { hex(Array($0.name.utf8)) + ":" + shown($0.value) }
                .joined(separator: ",") + "}"
        }
    }

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Returns a number as Python writes it: `0x1.8000000000000p+1`.
    private func pythonHex(_ number: Double) -> String {
        let sign = number.sign == .minus ? "-" : ""
        if number == 0 { return sign + "0x0.0p+0" }
        let digits = String(number.significandBitPattern, radix: 16)
        let zeros = String(repeating: "0", count: 13 - digits.utf8.count)
        let exponent = number.exponent
        return "\(sign)0x1.\(zeros)\(digits)p\(exponent < 0 ? "" : "+")\(exponent)"
    }
}
