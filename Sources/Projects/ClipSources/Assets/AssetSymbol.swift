// SPDX-License-Identifier: Apache-2.0

/// A colour or an image of an asset catalog, which code can name.
public struct AssetSymbol: Sendable, Hashable {
    /// What it is.
    public enum Kind: Sendable, Hashable {
        /// A colour set.
        case color
        /// An image set, or a symbol set.
        case image
    }

    /// What it is.
    public let kind: Kind
    /// The name in the catalog, with the names of folders that give theirs to it: `Brand/Blue`.
    public let name: String

    /// An asset.
    public init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// The types that stand for its folders in Swift, outermost first; `nil` if one of them has no name there.
    var folders: [String]? {
        let folders = parts.dropLast().map { AssetSymbolName(folder: String($0))?.text }
        let names = folders.compactMap(\.self)
        return names.count == folders.count ? names : nil
    }

    /// Its name in Swift; `nil` if there is none.
    var symbol: AssetSymbolName? {
        AssetSymbolName(String(parts.last ?? ""), without: kind == .color ? "Color" : "Image")
    }

    private var parts: [Substring] {
        name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { Substring($0) }
    }
}
