// SPDX-License-Identifier: Apache-2.0

/// Reads `App Thinning Size Report.txt`.
///
/// A variant begins with a line that names an `.ipa`. Labels are in English in all reports that we know; otherwise,
/// lines with sizes are taken in their order: all, app, resources.
struct SizeReportReader {
    private struct Draft {
        let name: String
        let line: Int
        var devices: [SizeReport.Device] = []
        var all: SizeReport.Sizes?
        var app: SizeReport.Sizes?
        var onDemand: SizeReport.Sizes?
    }

    private var variants: [SizeReport.Variant] = []
    private var draft: Draft?

    mutating func variants(
        _ bytes: [UInt8]
    ) throws(SizeReport.ReadingError) -> [SizeReport.Variant] {
        guard let text = Self.text(of: bytes) else { throw .encoding }
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            try read(line, number)
        }
        try finish()
        return variants
    }

    /// Decodes UTF-8, or UTF-16 with a byte order mark.
    private static func text(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
                let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
                return isLittle ? other << 8 | one : one << 8 | other
            }
            return String(validating: units, as: UTF16.self)
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return String(
            validating: bytes.starts(with: mark) ? bytes[3...] : bytes[...],
            as: UTF8.self
        )
    }

    private mutating func read(
        _ line: Substring,
        _ number: Int
    ) throws(SizeReport.ReadingError) {
        // Some languages use a full-width colon.
        guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return }
        let label = Self.trimmed(line[..<colon])
        let value = Self.trimmed(line[line.index(after: colon)...])
        if value.hasSuffix(".ipa") || label == "Variant" {
            try finish()
            draft = Draft(name: String(value), line: number)
            return
        }
        guard draft != nil else { return }
        let sizes = SizeText.sizes(in: value)
        // Descriptors name versions such as 15.0, never a size.
        if sizes.isEmpty || value.contains("[") {
            if label.hasPrefix("Supported devices") {
                draft?.devices = Self.models(value)
            } else {
                draft?.devices += Self.descriptors(value)
            }
            return
        }
        add(label, sizes)
    }

    private mutating func add(_ label: Substring, _ sizes: [Int]) {
        guard var draft, let last = sizes.last else { return }
        // Of two sizes, the first is the download size.
        let found = SizeReport.Sizes(
            compressed: sizes.count > 1 ? sizes[0] : nil,
            uncompressed: last
        )
        switch label {
        case "App + On Demand Resources size": draft.all = found
        case "App size": draft.app = found
        case "On Demand Resources size": draft.onDemand = found
        default:
            if draft.all == nil {
                draft.all = found
            } else if draft.app == nil {
                draft.app = found
            } else if draft.onDemand == nil {
                draft.onDemand = found
            }
        }
        self.draft = draft
    }

    private mutating func finish() throws(SizeReport.ReadingError) {
        guard let draft else { return }
        guard let app = draft.app ?? draft.all else { throw .size(line: draft.line) }
        guard variants.count < SizeReport.mostVariants else { throw .tooManyVariants }
        variants.append(
            SizeReport.Variant(
                name: draft.name,
                devices: draft.devices,
                app: app,
                onDemand: draft.onDemand,
                line: draft.line
            )
        )
        self.draft = nil
    }

    /// Parses the devices in `[device: iPhone12,1, os-version: 13.0] and [device: …]`.
    private static func descriptors(_ text: Substring) -> [SizeReport.Device] {
        text.split(separator: "[").compactMap { part in
            guard let end = part.firstIndex(of: "]") else { return nil }
            let inside = part[..<end]
            // A model contains a comma itself.
            guard let range = inside.firstRange(of: ", os-version:") else {
                guard inside.hasPrefix("device:") else { return nil }
                return SizeReport.Device(model: String(trimmed(inside.dropFirst(7))), system: nil)
            }
            guard let colon = inside[..<range.lowerBound].firstIndex(of: ":") else { return nil }
            return SizeReport.Device(
                model: String(trimmed(inside[inside.index(after: colon)..<range.lowerBound])),
                system: String(trimmed(inside[range.upperBound...]))
            )
        }
    }

    /// Parses the devices in `iPad 2 and iPad mini`, as in old reports.
    private static func models(_ text: Substring) -> [SizeReport.Device] {
        if text == "Universal" { return [] }
        return text.split(separator: ", ").flatMap { $0.split(separator: " and ") }
            .map { SizeReport.Device(model: String(trimmed($0)), system: nil) }
    }

    // Reports are written for people, in their language: some put a space of Unicode around colons.
    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
