// SPDX-License-Identifier: Apache-2.0

private struct RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// The font of texts.
    public var font: Font? {
        get {
            guard case .list(let values) = inherited(.font) else { return nil }
            var parts: [Property] = []
            for index in stride(from: 0, to: values.count - 1, by: 2) {
                if case .integer(let number) = values[index],
                    let key = ElementKey(rawValue: UInt8(truncatingIfNeeded: number))
                {
                    parts.append(Property(key, values[index + 1]))
                }
            }
            return Font(parts)
        }
        set { inherit(.font, newValue?.value ?? .unset) }
    }

    /// The reasons for which texts and images are replaced by placeholders.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set {
            self[RedactionKey.self] = newValue
            inherit(.isRedacted, newValue.isEmpty ? .unset : .flag(true))
        }
    }

    /// The maximum number of lines of a text; `nil` for no limit.
    public var lineLimit: Int? {
        get { if case .integer(let number) = inherited(.lineLimit) { Int(number) } else { nil } }
        set { inherit(.lineLimit, newValue.map { .integer(Int32(clamping: $0)) } ?? .unset) }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get {
            if case .integer(let number) = inherited(.textAlignment) {
                TextAlignment(rawValue: number) ?? .leading
            } else {
                .leading
            }
        }
        set { inherit(.textAlignment, .integer(newValue.rawValue)) }
    }
}
