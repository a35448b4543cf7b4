// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats

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
        let list: PropertyList
        do throws(PropertyListError) {
            list = try PropertyList(bytes, limits: limits)
        } catch {
            throw .list(error)
        }
        guard let members = list["variants"]?.members else { throw .noVariants }
        guard members.count <= SizeReport.mostVariants else { throw .tooManyVariants }
        let places = TextPlaces(of: bytes)
        let isBinary = bytes.starts(with: "bplist".utf8)
        var variants: [SizeReport.Variant] = []
        for member in members {
            let line = isBinary ? 1 : places.position(of: member.offset).line
            func size(_ name: String) -> Int? {
                member.value[name]?.integer.flatMap { $0 >= 0 ? Int(exactly: $0) : nil }
            }
            guard let app = size("sizeUncompressedApp") else { throw .size(line: line) }
            let devices = (member.value["variantDescriptors"]?.array ?? []).compactMap { value in
                value["device"]?.string.map {
                    SizeReport.Device(model: $0, system: value["os-version"]?.string)
                }
            }
            variants.append(
                SizeReport.Variant(
                    // A file in the folder `Apps`.
                    name: member.name.split(separator: "/").last.map(String.init) ?? member.name,
                    devices: devices.filter { $0.model != "Universal" },
                    app: .init(compressed: size("sizeCompressedApp"), uncompressed: app),
                    onDemand: size("sizeUncompressedODR").map {
                        .init(compressed: size("sizeCompressedODR"), uncompressed: $0)
                    },
                    line: line
                )
            )
        }
        return variants.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}
