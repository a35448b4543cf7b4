// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Reads `app-thinning.plist`.
enum SizeList {
    private static let limits = ReadingLimits(
        size: SizeReport.largestFile,
        depth: 16,
        count: 1_000_000
    )

    static func variants(
        _ bytes: [UInt8]
    ) throws(SizeReport.ReadingError) -> [SizeReport.Variant] {
        let list = try read(bytes)
        guard let members = list["variants"]?.members else { throw .noVariants }
        guard members.count <= SizeReport.mostVariants else { throw .tooManyVariants }
        let places = bytes.starts(with: "bplist".utf8) ? nil : TextPlaces(of: bytes)
        var variants: [SizeReport.Variant] = []
        for member in members {
            let line = places?.position(of: member.offset).line ?? 1
            guard let variant = variant(member, line: line) else { throw .size(line: line) }
            variants.append(variant)
        }
        return variants.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private static func read(
        _ bytes: [UInt8]
    ) throws(SizeReport.ReadingError) -> PropertyList {
        do throws(PropertyListError) {
            return try PropertyList(bytes, limits: limits)
        } catch {
            throw .list(error)
        }
    }

    private static func variant(
        _ member: PropertyList.Member,
        line: Int
    ) -> SizeReport.Variant? {
        let value = member.value
        guard let app = size("sizeUncompressedApp", in: value) else { return nil }
        var devices: [SizeReport.Device] = []
        for descriptor in value["variantDescriptors"]?.array ?? [] {
            guard let model = descriptor["device"]?.string, model != "Universal" else { continue }
            devices.append(
                SizeReport.Device(model: model, system: descriptor["os-version"]?.string)
            )
        }
        var onDemand: SizeReport.Sizes?
        if let whole = size("sizeUncompressedODR", in: value) {
            onDemand = SizeReport.Sizes(
                compressed: size("sizeCompressedODR", in: value),
                uncompressed: whole
            )
        }
        return SizeReport.Variant(
            // The name is a path in the folder `Apps`.
            name: member.name.split(separator: "/").last.map(String.init) ?? member.name,
            devices: devices,
            app: SizeReport.Sizes(
                compressed: size("sizeCompressedApp", in: value),
                uncompressed: app
            ),
            onDemand: onDemand,
            line: line
        )
    }

    private static func size(_ name: String, in value: PropertyList) -> Int? {
        guard let number = value[name]?.integer, number >= 0 else { return nil }
        return Int(number)
    }
}
