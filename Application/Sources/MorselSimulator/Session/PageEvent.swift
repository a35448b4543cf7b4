// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An event that is sent to pages.
public enum PageEvent: Sendable {
    /// The state of the phone has changed.
    case state(PhoneState)
    /// Entries were added to the journal.
    case journal([JournalEntry])
    /// Programs have printed something.
    case console([ConsoleLine])
    /// The screen of a program was started, and is empty.
    case screen(program: Int)
    /// A program has ended.
    case gone(program: Int)
    /// The screen of a program has changed.
    case patches(program: Int, [UInt8])
    /// A program has handled this number of events of the page.
    case handled(program: Int, UInt32)
    /// There is a new phone, so everything that pages have received is invalid.
    case reset

    /// The name of the event.
    var name: String {
        switch self {
        case .state: "state"
        case .journal: "journal"
        case .console: "console"
        case .screen: "screen"
        case .gone: "gone"
        case .patches: "patches"
        case .handled: "handled"
        case .reset: "reset"
        }
    }

    /// The event's data, as JSON.
    var data: String {
        switch self {
        case .state(let state): Self.json(state)
        case .journal(let entries): Self.json(entries)
        case .console(let lines): Self.json(lines)
        case .screen(let program), .gone(let program): "{\"program\":\(program)}"
        case .patches(let program, let bytes):
            "{\"program\":\(program),\"patches\":\"\(Data(bytes).base64EncodedString())\"}"
        case .handled(let program, let count): "{\"program\":\(program),\"count\":\(count)}"
        case .reset: "{}"
        }
    }

    /// The text that is sent to a page: the name and the data.
    var text: String { "[\"\(name)\",\(data)]" }

    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        // The values are texts, numbers and lists of them, which always have a JSON representation.
        guard let data = try? encoder.encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}
