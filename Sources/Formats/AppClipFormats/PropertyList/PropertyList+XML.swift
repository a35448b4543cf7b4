// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

// MARK: - Writing

extension PropertyList {
    /// The text of a file in XML, as Apple's tools write it: with the document type, indented with tabs.
    ///
    /// Members keep their order. Dates are written as they are, and real numbers with as few digits as tell them apart.
    public var xml: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(element())
        </plist>

        """
    }

    /// Writes the element of the value, to be inserted in a file.
    ///
    /// - Parameters:
    ///   - indentation: The white space before each line but the first.
    ///   - unit: The further white space of each level.
    /// - Returns: The element, without a line break after it.
    public func element(indentation: String = "", unit: String = "\t") -> String {
        switch content {
        case .string(let text): return "<string>\(text.escaped(for: .content))</string>"
        case .boolean(let flag): return flag ? "<true/>" : "<false/>"
        case .integer(let number): return "<integer>\(number)</integer>"
        case .real(let number): return "<real>\(number)</real>"
        case .date(let text): return "<date>\(text.escaped(for: .content))</date>"
        case .data(let bytes):
            let lines = Self.lines(of: bytes, indentation: indentation)
            return "<data>\n\(lines)\(indentation)</data>"
        case .array(let values):
            guard !values.isEmpty else { return "<array/>" }
            let own = indentation + unit
            let lines = values.map { "\(own)\($0.element(indentation: own, unit: unit))\n" }
            return "<array>\n\(lines.joined())\(indentation)</array>"
        case .dictionary(let members):
            guard !members.isEmpty else { return "<dict/>" }
            let own = indentation + unit
            let lines = members.map { "\(own)\($0.elements(indentation: own, unit: unit))\n" }
            return "<dict>\n\(lines.joined())\(indentation)</dict>"
        }
    }

    /// Returns lines of Base64 that are at most 76 columns wide, as far as the indentation leaves room; a tab has
    /// eight.
    private static func lines(of bytes: [UInt8], indentation: String) -> String {
        let margin = indentation.utf8.reduce(0) { $0 + ($1 == 0x09 ? 8 : 1) }
        let count = max(12, 76 - margin) / 4 * 3
        return stride(from: 0, to: bytes.count, by: count)
            .map { start in
                let line = bytes[start..<min(start + count, bytes.count)]
                return "\(indentation)\(Base64.text(of: line))\n"
            }
            .joined()
    }
}

extension PropertyList.Member {
    /// Writes the elements of the name and of the value, each on a line, to be inserted in a file.
    ///
    /// - Parameters:
    ///   - indentation: The white space before each line but the first.
    ///   - unit: The further white space of each level.
    /// - Returns: Both elements, without a line break after them.
    public func elements(indentation: String = "", unit: String = "\t") -> String {
        let element = value.element(indentation: indentation, unit: unit)
        return "<key>\(name.escaped(for: .content))</key>\n\(indentation)\(element)"
    }

    /// Creates a member of a list that is written, and has no locations yet.
    public init(_ name: String, _ content: PropertyList.Content) {
        self.init(name: name, offset: 0, value: PropertyList(content))
    }
}

extension PropertyList.Content {
    /// Returns an array of strings.
    public static func strings(_ texts: [String]) -> Self {
        .array(texts.map { PropertyList(.string($0)) })
    }
}
