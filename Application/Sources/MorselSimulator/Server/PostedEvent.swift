// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An event on the screen of a program, as a page posts it.
struct PostedEvent: Decodable {
    /// The number of the program, which the simulator gave it.
    let program: Int
    /// The kind: the raw value of a `ClipEvent`.
    let kind: UInt8
    /// The number of the element on the screen.
    let element: UInt32
    /// The text of the event, such as that of a text field.
    let text: String

    /// The maximum number of events in one message.
    static let maximumCount = 1_000

    /// Parses a message of the page, a list of events in JSON.
    ///
    /// - Throws: `DecodingError`, or ``ActionError`` if there are more than ``maximumCount`` events.
    static func events(in message: [UInt8]) throws -> [PostedEvent] {
        let events = try JSONDecoder().decode([PostedEvent].self, from: Data(message))
        guard events.count <= maximumCount else { throw ActionError("There are too many events.") }
        return events
    }
}
