// SPDX-License-Identifier: Apache-2.0

/// A colour or an image of an asset catalog that code can refer to.
public struct AssetSymbol: Sendable, Hashable {
    /// The kind of an asset.
    public enum Kind: Sendable, Hashable {
        /// A colour set.
        case color
        /// An image set, or a symbol set.
        case image
    }

    /// The kind of the asset.
    public let kind: Kind
    /// The name in the catalog, with the prefixes of folders: `Brand/Blue`.
    public let name: String

    /// Creates a symbol.
    public init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// The names in Swift of the enclosing folders, outermost first; `nil` if one of them has none.
    var folders: [String]? {
        let folders = parts.dropLast().map { AssetSymbolName(folder: String($0))?.text }
        let names = folders.compactMap(\.self)
        return names.count == folders.count ? names : nil
    }

    /// The name in Swift; `nil` if there is none.
    var symbol: AssetSymbolName? {
        AssetSymbolName(String(parts.last ?? ""), without: kind == .color ? "Color" : "Image")
    }

    private var parts: [Substring] {
        name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { Substring($0) }
    }
}
