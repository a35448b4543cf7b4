// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipFormats

/// The `Info.plist` of a bundle.
public struct InfoList: Sendable {
    /// The path in the tree.
    public let path: String

    /// The whole list; a dictionary.
    public let list: PropertyList

    private let places: TextPlaces?

    init(_ list: PropertyList, of bytes: [UInt8], path: String) {
        self.list = list
        self.path = path
        // The offsets in a binary list have no lines.
        places = bytes.starts(with: "bplist".utf8) ? nil : TextPlaces(of: bytes)
    }

    /// The value of a top-level key.
    public subscript(key: String) -> PropertyList? { list[key] }

    /// Returns the location of a key; the beginning of the file if it is not there, or the list is binary.
    ///
    /// - Complexity: O(number of keys).
    public func place(of key: String) -> Place {
        list.member(key).map { place(at: $0.offset) }
            ?? Place(file: path, position: TextPosition(line: 1, column: 1))
    }

    /// Returns the location of a byte; the beginning of the file if the list is binary.
    ///
    /// - Complexity: O(log *l*) for *l* lines.
    public func place(at offset: Int) -> Place {
        Place(
            file: path,
            position: places?.position(of: offset) ?? TextPosition(line: 1, column: 1)
        )
    }

    /// The bundle identifier, `CFBundleIdentifier`.
    public var identifier: String? { list["CFBundleIdentifier"]?.string }

    /// The version that is shown to people, such as `1.2`.
    public var shortVersion: String? { list["CFBundleShortVersionString"]?.string }

    /// The build number, `CFBundleVersion`.
    public var version: String? { list["CFBundleVersion"]?.string }

    /// The name of the program's file.
    public var executable: String? { list["CFBundleExecutable"]?.string }

    /// The name that is shown to people.
    public var displayName: String? {
        list["CFBundleDisplayName"]?.string ?? list["CFBundleName"]?.string
    }

    /// The minimum version of the system, as it is written.
    public var minimumSystemText: String? { list["MinimumOSVersion"]?.string }

    /// The minimum version of the system.
    public var minimumSystem: SystemVersion? { minimumSystemText.flatMap { SystemVersion($0) } }

    /// The device families in order: 1 is an iPhone, 2 an iPad.
    public var deviceFamilies: [Int64]? {
        list["UIDeviceFamily"]?.array?.compactMap(\.integer).sorted()
    }

    /// The platforms that it was built for, such as `iPhoneOS` or `iPhoneSimulator`.
    public var platforms: [String] {
        list["CFBundleSupportedPlatforms"]?.array?.compactMap(\.string) ?? []
    }

    /// The extension point of an extension, such as `com.apple.widgetkit-extension`.
    public var extensionPoint: String? {
        list["NSExtension"]?["NSExtensionPointIdentifier"]?.string
            ?? list["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    }

    /// The names of the icon: of its files and in the asset catalog.
    public var iconNames: [String] {
        var names: [String] = []
        for key in ["CFBundleIcons", "CFBundleIcons~ipad"] {
            guard let primary = list[key]?["CFBundlePrimaryIcon"] else { continue }
            // Very old apps have only the name.
            if let name = primary.string { names.append(name) }
            if let name = primary["CFBundleIconName"]?.string { names.append(name) }
            names += primary["CFBundleIconFiles"]?.array?.compactMap(\.string) ?? []
        }
        names += list["CFBundleIconFiles"]?.array?.compactMap(\.string) ?? []
        if let name = list["CFBundleIconFile"]?.string { names.append(name) }
        if let name = list["CFBundleIconName"]?.string { names.append(name) }
        return names.filter { !$0.isEmpty }
    }
}
