// SPDX-License-Identifier: Apache-2.0

/// The assets of one kind, in the folders that give their names to them.
struct AssetFolder: Sendable {
    /// A member as it is written: its name in Swift, and what leads to it from a value, such as `.Brand.blue`.
    struct Member {
        let symbol: AssetSymbolName
        /// As in `.Brand.blue`.
        let expression: String
        /// As in `"Brand/Blue"`.
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

    /// The members as lines of Swift, in the order of their names, folders as enumerations around them.
    ///
    /// - Parameters:
    ///   - left: The names that are left out, outside of folders.
    ///   - isFlat: Whether folders are left out.
    ///   - write: The line of a member.
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
        // Two assets with one name in Swift have none.
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

    /// A text as Swift has it.
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
