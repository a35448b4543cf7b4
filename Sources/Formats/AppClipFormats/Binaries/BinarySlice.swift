// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// The part of a binary for one processor.
public struct BinarySlice: Sendable, Hashable {
    /// The processor, such as `arm64`; a number if it is not known.
    public let architecture: String

    /// The file type, as Mach-O numbers it: 2 is a program, 6 a dynamic library.
    public let fileType: Int

    /// The libraries that it is linked with, in the order of the file.
    public let libraries: [LinkedLibrary]

    /// The platform that it runs on; `nil` if the file does not say.
    public let platform: Platform?

    /// The minimum version of the system that it runs on.
    public let minimumSystem: SystemVersion?

    /// The version of the SDK that it was built with.
    public let sdk: SystemVersion?

    /// Whether the store has encrypted its code.
    public let isEncrypted: Bool

    /// The code signature; `nil` if there is none.
    public let signature: CodeSignature?

    /// A library that a binary is linked with.
    public struct LinkedLibrary: Sendable, Hashable {
        /// The path on the device, such as `@rpath/A.framework/A`.
        public let path: String

        /// The kind of linking.
        public let kind: Kind

        /// The kind of linking between a binary and a library.
        public enum Kind: Sendable, Hashable {
            /// The program does not start without the library.
            case required
            /// The program also starts without the library.
            case weak
            /// The library's symbols are reexported.
            case reexported
            /// The library is needed, and may itself need the one that links it.
            case upward
            /// The library is loaded when it is first used.
            case lazy
        }

        /// The name of the framework, such as `HealthKit`; `nil` for a library without one.
        public var framework: String? {
            path.split(separator: "/").last { $0.hasSuffix(".framework") }
                .map { String($0.dropLast(".framework".count)) }
        }
    }

    /// A platform, as Mach-O files name it.
    public enum Platform: Sendable, Hashable {
        case iOS
        case iOSSimulator
        case macOS
        case macCatalyst
        case tvOS
        case watchOS
        case visionOS
        /// Another platform, by its number.
        case other(Int)
    }

    /// The maximum size of the load commands, in bytes.
    private static let largestCommands = 1 << 20

    init(reading source: some ByteSource, in range: Range<Int>) throws(BinaryError) {
        guard range.count >= 28 else { throw .notABinary }
        let header = try source.piece(range.lowerBound..<range.lowerBound + 28)
        guard let (order, isWide) = Self.form(header) else { throw .notABinary }
        guard let processor = header.number(at: 4, width: 4, order),
            let variant = header.number(at: 8, width: 4, order),
            let fileType = header.number(at: 12, width: 4, order),
            let count = header.number(at: 16, width: 4, order),
            let size = header.number(at: 20, width: 4, order)
        else { throw .notABinary }
        // A command has at least eight bytes.
        guard size <= Self.largestCommands, count <= size / 8 else { throw .damagedHeader }
        let start = range.lowerBound + (isWide ? 32 : 28)
        guard start + size <= range.upperBound else { throw .truncated }
        var commands = LoadCommands(order: order)
        try commands.read(try source.piece(start..<start + size), count: count)
        architecture = Self.name(processor, variant & 0xFF_FFFF)
        self.fileType = fileType
        libraries = commands.libraries
        platform = commands.platform
        minimumSystem = commands.minimumSystem
        sdk = commands.sdk
        isEncrypted = commands.isEncrypted
        signature = try commands.signature.map { place throws(BinaryError) in
            guard place.size <= range.count, place.offset <= range.count - place.size else {
                throw .truncated
            }
            guard place.size <= CodeSignature.largest else { throw .damagedHeader }
            let first = range.lowerBound + place.offset
            return try CodeSignature(try source.piece(first..<first + place.size))
        }
    }

    private static func form(_ header: [UInt8]) -> (ByteOrder, isWide: Bool)? {
        switch header.number(at: 0, width: 4, .little) {
        case 0xFEED_FACE: (.little, false)
        case 0xFEED_FACF: (.little, true)
        case 0xCEFA_EDFE: (.big, false)
        case 0xCFFA_EDFE: (.big, true)
        default: nil
        }
    }

    private static func name(_ processor: Int, _ variant: Int) -> String {
        switch (processor, variant) {
        case (0x0100_000C, 2): "arm64e"
        case (0x0100_000C, _): "arm64"
        case (0x0200_000C, _): "arm64_32"
        case (0x0C, 9): "armv7"
        case (0x0C, 11): "armv7s"
        case (0x0C, 12): "armv7k"
        case (0x0C, _): "arm"
        case (0x0100_0007, _): "x86_64"
        case (7, _): "i386"
        default: "\(processor)"
        }
    }
}
