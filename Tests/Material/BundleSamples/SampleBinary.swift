// SPDX-License-Identifier: Apache-2.0

/// A Mach-O file with headers, load commands and a signature, and no code.
public struct SampleBinary: Sendable {
    /// The entitlements in the signature, in XML; `nil` leaves this form out.
    public var entitlements: SampleValue?

    /// The entitlements in the signature, in DER; `nil` leaves this form out.
    public var entitlementsDER: SampleValue?

    /// The identifier in the signature.
    public var identifier = "com.example.app"

    /// The team in the signature; `nil` leaves it out.
    public var team: String? = "ABCDE12345"

    /// A Boolean value that indicates whether there is a signature.
    public var isSigned = true

    /// The paths of the linked libraries, with the numbers of their load commands.
    public var libraries: [(path: String, command: UInt32)] = [
        ("/usr/lib/libSystem.B.dylib", 0x0C)
    ]

    /// The number of the platform; 2 is iOS.
    public var platform: UInt32 = 2

    /// The minimum version of the system.
    public var minimumSystem: (Int, Int) = (16, 4)

    /// The number of the processor type.
    public var processor: UInt32 = 0x0100_000C

    /// A Boolean value that indicates whether the file is a 64-bit one.
    public var isWide = true

    /// A Boolean value that indicates whether the file is little-endian.
    public var isLittle = true

    /// A Boolean value that indicates whether the store has encrypted the file.
    public var isEncrypted = false

    /// A Boolean value that indicates whether the version is in the older load command.
    public var hasOldVersion = false

    /// Creates an executable for iOS.
    public init() {}

    /// The bytes of the file.
    public var bytes: [UInt8] {
        var commands: [[UInt8]] = libraries.map { path, command in
            let name = Array(path.utf8) + [0]
            let size = (24 + name.count + 7) / 8 * 8
            return number(command) + number(UInt32(size)) + number(24) + number(0) + number(0)
                + number(0) + name + [UInt8](repeating: 0, count: size - 24 - name.count)
        }
        let version = UInt32(minimumSystem.0 << 16 | minimumSystem.1 << 8)
        commands.append(
            hasOldVersion
                ? number(0x25) + number(16) + number(version) + number(17 << 16)
                : number(0x32) + number(24) + number(platform) + number(version)
                    + number(17 << 16) + number(0)
        )
        commands.append(
            number(0x2C) + number(24) + number(0x4000) + number(0x1000)
                + number(isEncrypted ? 1 : 0) + number(0)
        )
        let signature = isSigned ? signature : []
        let header = isWide ? 32 : 28
        var end = header + commands.reduce(0) { $0 + $1.count }
        if isSigned {
            end += 16
            commands.append(
                number(0x1D) + number(16) + number(UInt32(end)) + number(UInt32(signature.count))
            )
        }
        var file = number(isWide ? 0xFEED_FACF : 0xFEED_FACE) + number(processor) + number(0)
        file += number(2) + number(UInt32(commands.count))
        file += number(UInt32(commands.reduce(0) { $0 + $1.count })) + number(0)
        if isWide { file += number(0) }
        return file + commands.joined() + signature
    }

    private func number(_ value: UInt32) -> [UInt8] {
        let bytes = Self.big(value)
        return isLittle ? bytes.reversed() : bytes
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    /// The bytes of the signature.
    public var signature: [UInt8] {
        var parts: [(UInt32, [UInt8])] = [(0, directory)]
        if let entitlements { parts.append((5, Self.part(0xFADE_7171, entitlements.plist))) }
        if let entitlementsDER { parts.append((7, Self.part(0xFADE_7172, entitlementsDER.der))) }
        var offset = 12 + 8 * parts.count
        var index: [UInt8] = []
        for (slot, bytes) in parts {
            index += Self.big(slot) + Self.big(UInt32(offset))
            offset += bytes.count
        }
        return Self.big(0xFADE_0CC0) + Self.big(UInt32(offset)) + Self.big(UInt32(parts.count))
            + index + parts.flatMap(\.1)
    }

    private static func part(_ magic: UInt32, _ content: [UInt8]) -> [UInt8] {
        big(magic) + big(UInt32(8 + content.count)) + content
    }

    private var directory: [UInt8] {
        let name = Array(identifier.utf8) + [0]
        let team = team.map { Array($0.utf8) + [0] }
        let place = 52
        var fields: [UInt32] = [0x2_0200, 0, 0, UInt32(place), 0, 0, 0, 0x2002_000C, 0, 0]
        fields.append(team == nil ? 0 : UInt32(place + name.count))
        let content = fields.flatMap { Self.big($0) } + name + (team ?? [])
        return Self.part(0xFADE_0C02, content)
    }

    /// Returns a file for several processors, in either byte order, with offsets of 32 or 64 bits.
    public static func fat(
        _ slices: [SampleBinary],
        isLittle: Bool = false,
        isWide: Bool = false
    ) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { isLittle ? big(value).reversed() : big(value) }
        func long(_ value: Int) -> [UInt8] {
            let (high, low) = (number(0), number(UInt32(value)))
            return isWide ? (isLittle ? low + high : high + low) : low
        }
        var header = number(isWide ? 0xCAFE_BABF : 0xCAFE_BABE) + number(UInt32(slices.count))
        var body: [UInt8] = []
        var offset = 8 + slices.count * (isWide ? 32 : 20)
        for slice in slices {
            let bytes = slice.bytes
            header += number(slice.processor) + number(0) + long(offset) + long(bytes.count)
            header += number(0) + (isWide ? number(0) : [])
            body += bytes
            offset += bytes.count
        }
        return header + body
    }
}
