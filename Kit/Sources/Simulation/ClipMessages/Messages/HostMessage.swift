// SPDX-License-Identifier: Apache-2.0

/// A message from a simulator to the process of a clip or app.
public enum HostMessage: Sendable, Hashable {
    /// The program is launched, or comes to the foreground.
    case launch(ProgramLaunch)
    /// The person performs an action on the screen: the numbers are those of the page that draws
    /// it.
    case event(kind: UInt8, element: UInt32, text: String)
    /// The answer to the call with a number.
    case answer(UInt32, SystemAnswer)
    /// The overlay for the full app, which the program had shown, was dismissed.
    case overlayDismissed
    /// The program enters the background; it is stopped soon afterwards.
    case suspend
    /// The program ends.
    case close
}

/// A launch: the activity, and the data that other programs may have changed meanwhile.
public struct ProgramLaunch: Sendable, Hashable {
    /// The invocation URL; `nil` for a launch without an activity.
    public var url: String?

    /// The number of the launch, which confirms locations; `nil` without one.
    public var launch: Int?

    /// The data of each App Group of the program, by the group's name.
    public var groups: [String: SharedData]

    /// Creates a launch.
    public init(url: String? = nil, launch: Int? = nil, groups: [String: SharedData] = [:]) {
        self.url = url
        self.launch = launch
        self.groups = groups
    }
}

/// The data of an App Group.
public struct SharedData: Sendable, Hashable {
    /// The texts by key.
    public var defaults: [String: String]

    /// The bytes of the files by path, relative to the group's folder.
    public var files: [String: [UInt8]]

    /// Creates the data of a group; by default it is empty.
    public init(defaults: [String: String] = [:], files: [String: [UInt8]] = [:]) {
        self.defaults = defaults
        self.files = files
    }
}

extension HostMessage {
    /// The encoded message.
    public var bytes: [UInt8] {
        var writer = MessageWriter()
        switch self {
        case .launch(let launch):
            writer.put(UInt8(1))
            writer.put(launch.url, launch.launch, launch.groups)
        case .event(let kind, let element, let text):
            writer.put(UInt8(2), kind, element, text)
        case .answer(let number, let answer):
            writer.put(UInt8(3), number, answer)
        case .overlayDismissed: writer.put(UInt8(4))
        case .suspend: writer.put(UInt8(5))
        case .close: writer.put(UInt8(6))
        }
        return writer.bytes
    }

    /// Decodes a message.
    ///
    /// - Throws: ``MessageError`` if the bytes are not a message of this version.
    public init(_ bytes: [UInt8]) throws(MessageError) {
        var reader = try MessageReader(bytes)
        switch try reader.number(UInt8.self) {
        case 1:
            self = .launch(
                ProgramLaunch(
                    url: try reader.value(),
                    launch: try reader.value(),
                    groups: try reader.value()
                )
            )
        case 2:
            self = .event(
                kind: try reader.value(),
                element: try reader.value(),
                text: try reader.value()
            )
        case 3: self = .answer(try reader.value(), try reader.value())
        case 4: self = .overlayDismissed
        case 5: self = .suspend
        case 6: self = .close
        case let other: throw .unknownCase(other)
        }
        try reader.end()
    }
}

extension SharedData: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.put(defaults, files) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(defaults: try reader.value(), files: try reader.value())
    }
}
