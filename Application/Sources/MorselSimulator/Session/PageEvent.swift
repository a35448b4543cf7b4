// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Something that pages are told.
public enum PageEvent: Sendable {
    /// The phone has changed.
    case state(PhoneState)
    /// The journal has grown.
    case journal([JournalEntry])
    /// Programs have printed something.
    case console([ConsoleLine])
    /// The screen of a program begins empty.
    case screen(program: Int)
    /// A program has ended.
    case gone(program: Int)
    /// The screen of a program changes.
    case patches(program: Int, [UInt8])
    /// A program has handled so many events of the page.
    case handled(program: Int, UInt32)
    /// Everything that pages knew is void: the phone is a new one.
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

    /// The event as a page gets it: its name and its data.
    var text: String { "[\"\(name)\",\(data)]" }

    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        // These values are texts, numbers and lists of them: they have a JSON.
        guard let data = try? encoder.encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}
