// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

/// The sizes of sections and functions in WebAssembly modules.
struct WebAssemblyModuleTests {
    private static let header: [UInt8] = [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]

    private static func section(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
        [number, UInt8(content.count)] + content
    }

    private static func name(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + text.utf8 }

    private static func custom(_ title: String, _ content: [UInt8]) -> [UInt8] {
        section(0, name(title) + content)
    }

    /// A list of functions' names, after one of the module's name.
    private static func names(_ pairs: [(UInt8, String)]) -> [UInt8] {
        let list = [UInt8(pairs.count)] + pairs.flatMap { [$0.0] + name($0.1) }
        return custom("name", section(0, name("m")) + section(1, list))
    }

    /// Imports of a function, a table, a memory, a global and a tag.
    private static let imports = section(
        2,
        [5] + name("env") + name("f") + [0, 0] + name("env") + name("t") + [1, 0x70, 1, 1, 2]
            + name("env") + name("m") + [2, 0, 1] + name("env") + name("g") + [3, 0x7F, 0]
            + name("env") + name("x") + [4, 0, 0]
    )

    /// Two functions, of 4 and 3 bytes.
    private static let code = section(10, [2, 3, 0, 1, 0x0B, 2, 0, 0x0B])

    @Test func sectionsAndFunctions() throws {
        let bytes = Self.header + Self.imports + Self.code + Self.names([(1, "one"), (2, "two")])
        let module = try WebAssemblyModule(bytes)
        #expect(module.sections.map(\.name) == ["import", "code", "name"])
        #expect(module.sections.map(\.isCustom) == [false, false, true])
        #expect(module.sections[1].size == Self.code.count)
        #expect(
            module.sections.reduce(WebAssemblyModule.headerSize) { $0 + $1.size } == bytes.count
        )
        #expect(module.functions.map(\.index) == [1, 2])
        #expect(module.functions.map(\.size) == [4, 3])
        #expect(module.functions.map(\.name) == ["one", "two"])
    }

    // Names may come before the code, and name functions that do not exist.
    @Test func namesAnywhere() throws {
        let bytes = Self.header + Self.names([(1, "b"), (9, "c")]) + Self.code
        #expect(try WebAssemblyModule(bytes).functions.map(\.name) == [nil, "b"])
    }

    @Test func withoutSections() throws {
        let module = try WebAssemblyModule(Self.header)
        #expect(module.sections.isEmpty)
        #expect(module.functions.isEmpty)
    }

    @Test(arguments: [
        ([], WebAssemblyError.Code.notAModule, 0),
        ([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], .notAModule, 0),
        ([0, 0x61, 0x73, 0x6D, 1], .truncated, 4),
        // A component.
        ([0, 0x61, 0x73, 0x6D, 0x0D, 0, 1, 0], .unsupportedVersion, 4),
    ])
    func rejectsFiles(_ bytes: [UInt8], code: WebAssemblyError.Code, offset: Int) {
        let error = #expect(throws: WebAssemblyError.self) { try WebAssemblyModule(bytes) }
        #expect(error == WebAssemblyError(code, at: offset))
    }

    @Test(arguments: [
        // A section that is longer than the file, or without a size.
        ([10, 5, 0], WebAssemblyError.Code.truncated, 9),
        ([10], .truncated, 9),
        ([14, 0], .unknownKind, 8),
        // A number of 35 bits, and one that does not end.
        ([1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], .damagedNumber, 9),
        ([1, 0x80, 0x80, 0x80, 0x80, 0x80, 0], .damagedNumber, 9),
        // Functions that are longer than their section, and bytes after the last one.
        ([10, 3, 1, 9, 0], .truncated, 11),
        ([10, 2, 0, 0], .damagedSection, 11),
        ([10, 1, 0, 10, 1, 0], .damagedSection, 11),
        ([0, 2, 1, 0xFF], .damagedName, 11),
        ([2, 4, 1, 0, 0, 9], .unknownKind, 13),
        ([2, 5, 1, 0, 0, 2, 8], .unknownKind, 14),
    ])
    func rejectsSections(_ bytes: [UInt8], code: WebAssemblyError.Code, offset: Int) {
        let error = #expect(throws: WebAssemblyError.self) {
            try WebAssemblyModule(Self.header + bytes)
        }
        #expect(error == WebAssemblyError(code, at: offset))
    }

    // A count of four thousand million is refused at the first value that is missing.
    @Test func countsAreNotTrusted() {
        let bytes = Self.header + Self.section(10, [0xFF, 0xFF, 0xFF, 0xFF, 0x0F])
        let error = #expect(throws: WebAssemblyError.self) { try WebAssemblyModule(bytes) }
        #expect(error?.code == .truncated)
    }

    @Test func limits() throws {
        let bytes = Self.header + Self.code
        #expect(throws: WebAssemblyError(.tooManyValues(limit: 2), at: 15)) {
            try WebAssemblyModule(bytes, limits: ReadingLimits(size: 100, depth: 2, count: 2))
        }
        #expect(throws: WebAssemblyError(.tooLarge(limit: 10), at: 10)) {
            try WebAssemblyModule(bytes, limits: ReadingLimits(size: 10, depth: 2, count: 9))
        }
        let enough = ReadingLimits(size: bytes.count, depth: 2, count: 3)
        #expect(try WebAssemblyModule(bytes, limits: enough).functions.count == 2)
    }

    // Every beginning of a module is read or refused, within its bytes.
    @Test func beginnings() {
        let bytes = Self.header + Self.imports + Self.code + Self.names([(1, "one")])
        for count in bytes.indices {
            do throws(WebAssemblyError) {
                let module = try WebAssemblyModule(Array(bytes.prefix(count)))
                #expect(module.sections.reduce(8) { $0 + $1.size } == count)
            } catch { #expect(error.offset <= count) }
        }
    }
}
