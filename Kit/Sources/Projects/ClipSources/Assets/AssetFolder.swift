// SPDX-License-Identifier: Apache-2.0

/// The assets of one kind, nested in the folders that prefix their names.
struct AssetFolder: Sendable {
    /// A member in Swift: its name, and the expression that refers to it, such as `.Brand.blue`.
    struct Member {
        let symbol: AssetSymbolName
        /// The expression, such as `.Brand.blue`.
        let expression: String
        /// The name of the asset as a string literal, such as `"Brand/Blue"`.
        let literal: String
    }

    private var symbols: [AssetSymbolName: Set<String>] = [:]
    private var folders: [String: AssetFolder] = [:]

    var isEmpty: Bool { symbols.isEmpty && folders.isEmpty }

    /// Adds an asset, unless it has no name in Swift.
    mutating func add(_ asset: AssetSymbol) {
        guard let symbol = asset.symbol, let folders = asset.folders else { return }
        add(symbol, named: asset.name, in: folders[...])
    }

    private mutating func add(
        _ symbol: AssetSymbolName,
        named name: String,
        in path: ArraySlice<String>
    ) {
        guard let first = path.first else {
            symbols[symbol, default: []].insert(name)
            return
        }
        folders[first, default: AssetFolder()].add(symbol, named: name, in: path.dropFirst())
    }

    /// Returns the members as lines of Swift, in the order of their names, with folders as enumerations around them.
    ///
    /// - Parameters:
    ///   - left: The names that are left out, except in folders.
    ///   - isFlat: Whether folders are left out.
    ///   - write: Returns the line of a member.
    /// - Returns: The lines, indented.
    func lines(
        without left: Set<String>,
        isFlat: Bool = false,
        _ write: (Member) -> String
    ) -> [String] {
        lines(without: left, isFlat: isFlat, in: "", indent: "    ", write)
    }

    private func lines(
        without left: Set<String>,
        isFlat: Bool,
        in path: String,
        indent: String,
        _ write: (Member) -> String
    ) -> [String] {
        var lines: [String] = []
        for (symbol, names) in symbols.sorted(by: { $0.key.text < $1.key.text })
        // If two assets have the same name in Swift, neither gets a member.
        where names.count == 1 && !left.contains(symbol.plain) {
            let member = Member(
                symbol: symbol,
                expression: path + "." + symbol.text,
                literal: names.map(Self.literal).joined()
            )
            lines.append(indent + write(member))
        }
        guard !isFlat else { return lines }
        for (type, folder) in folders.sorted(by: { $0.key < $1.key }) {
            let inner = folder.lines(
                without: [],
                isFlat: false,
                in: path + "." + type,
                indent: indent + "    ",
                write
            )
            guard !inner.isEmpty else { continue }
            lines += ["\(indent)enum \(type) {"] + inner + ["\(indent)}"]
        }
        return lines
    }

    /// Returns a string literal.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" || scalar.value < 0x20 {
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
