// SPDX-License-Identifier: Apache-2.0

/// The parts of a WebAssembly module that have been read.
struct WebAssemblyContent {
    private(set) var sections: [WebAssemblyModule.Section] = []

    /// The sizes of the functions' bodies.
    private var bodies: [Int] = []

    /// The names of functions by their indices.
    private var names: [Int: String] = [:]

    /// The number of imported functions, whose indices come first.
    private var importedFunctions = 0

    /// The numbers of the sections that have been read; all but custom ones occur once.
    private var numbers: Set<Int> = []

    /// The number of values that can still be read.
    private var rest: Int
    private let limit: Int

    /// - Parameter limit: The maximum number of sections, functions, imports and names.
    init(limit: Int) {
        self.limit = limit
        rest = limit
    }

    /// The functions with a body; names may come before or after the bodies.
    var functions: [WebAssemblyModule.Function] {
        bodies.enumerated().map { number, size in
            let index = importedFunctions + number
            return WebAssemblyModule.Function(index: index, size: size, name: names[index])
        }
    }

    /// Reads the next section (5.5.2).
    mutating func readSection(from reader: inout WebAssemblyReader) throws(WebAssemblyError) {
        let start = reader.position
        let number = Int(try reader.byte())
        var part = try reader.part()
        try count(at: start)
        let name: String
        if number == Self.customSection {
            name = try part.name()
            if name == "name" { try readNames(&part) }
        } else {
            guard Self.sectionNames.indices.contains(number) else {
                throw WebAssemblyError(.unknownKind, at: start)
            }
            guard numbers.insert(number).inserted else {
                throw WebAssemblyError(.damagedSection, at: start)
            }
            name = Self.sectionNames[number]
            if number == Self.importSection { try readImports(&part) }
            if number == Self.codeSection { try readBodies(&part) }
        }
        sections.append(
            WebAssemblyModule.Section(
                name: name,
                isCustom: number == Self.customSection,
                size: reader.position - start
            )
        )
    }

    /// Reads the imports, of which only functions count (5.5.5).
    private mutating func readImports(_ part: inout WebAssemblyReader) throws(WebAssemblyError) {
        for _ in 0..<(try part.number()) {
            try count(at: part.position)
            // The names of the module and of the import.
            for _ in 0..<2 { _ = try part.part() }
            let start = part.position
            switch try part.byte() {
            case 0:
                _ = try part.number()
                importedFunctions += 1
            case 1:
                try Self.skipType(&part)
                try Self.skipLimits(&part)
            case 2: try Self.skipLimits(&part)
            case 3:
                try Self.skipType(&part)
                try part.skip(1)
            case 4:
                try part.skip(1)
                _ = try part.number()
            default: throw WebAssemblyError(.unknownKind, at: start)
            }
        }
        try part.requireEnd()
    }

    /// Reads the sizes of the functions' bodies (5.5.13).
    private mutating func readBodies(_ part: inout WebAssemblyReader) throws(WebAssemblyError) {
        for _ in 0..<(try part.number()) {
            let start = part.position
            try count(at: start)
            _ = try part.part()
            bodies.append(part.position - start)
        }
        try part.requireEnd()
    }

    /// Reads the names of functions, which are one of several lists (7.4.1).
    private mutating func readNames(_ part: inout WebAssemblyReader) throws(WebAssemblyError) {
        while !part.isAtEnd {
            let kind = try part.byte()
            var list = try part.part()
            guard kind == Self.functionNames else { continue }
            for _ in 0..<(try list.number()) {
                try count(at: list.position)
                let index = try list.number()
                names[index] = try list.name()
            }
            try list.requireEnd()
        }
    }

    private mutating func count(at offset: Int) throws(WebAssemblyError) {
        guard rest > 0 else { throw WebAssemblyError(.tooManyValues(limit: limit), at: offset) }
        rest -= 1
    }

    /// Skips the type of a value; references to a type name it by a number after a byte.
    private static func skipType(_ part: inout WebAssemblyReader) throws(WebAssemblyError) {
        if [0x63, 0x64].contains(try part.byte()) { try part.skipNumber() }
    }

    /// Skips the limits of a table or a memory: flags, the minimum, and the maximum if there is one.
    private static func skipLimits(_ part: inout WebAssemblyReader) throws(WebAssemblyError) {
        let start = part.position
        let flags = try part.byte()
        guard flags < 8 else { throw WebAssemblyError(.unknownKind, at: start) }
        try part.skipNumber()
        if flags & 1 == 1 { try part.skipNumber() }
    }

    /// The names of sections by their numbers.
    private static let sectionNames = [
        "custom", "type", "import", "function", "table", "memory", "global", "export", "start",
        "element", "code", "data", "data count", "tag",
    ]
    private static let customSection = 0
    private static let importSection = 2
    private static let codeSection = 10

    /// The number of the list of functions' names in the section `name`.
    private static let functionNames: UInt8 = 1
}
