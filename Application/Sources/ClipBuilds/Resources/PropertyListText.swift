// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes
internal import Foundation

/// Writes an Info.plist in XML.
enum PropertyListText {
    static func text(of entries: [PropertyEntry]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        \(text(of: .dictionary(entries)))
        </plist>

        """
    }

    private static func text(of content: PropertyValue.Content) -> String {
        switch content {
        case .string(let text): "<string>\(text.escaped(for: .content))</string>"
        case .boolean(let flag): flag ? "<true/>" : "<false/>"
        case .integer(let number): "<integer>\(number)</integer>"
        case .real(let number): "<real>\(number)</real>"
        case .date(let text): "<date>\(text.escaped(for: .content))</date>"
        case .data(let bytes): "<data>\(Data(bytes).base64EncodedString())</data>"
        case .array(let values):
            "<array>\n\(values.map { text(of: $0.content) + "\n" }.joined())</array>"
        case .dictionary(let entries):
            "<dict>\n"
                + entries.map {
                    "<key>\($0.name.escaped(for: .content))</key>\n\(text(of: $0.value.content))\n"
                }.joined() + "</dict>"
        }
    }
}
