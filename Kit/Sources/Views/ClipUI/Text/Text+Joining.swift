// SPDX-License-Identifier: Apache-2.0

nonisolated extension Text {
    /// Returns a text followed by another, each with its own style.
    public static func + (left: Text, right: Text) -> Text {
        Text(runs: left.runs + right.runs, left.plainText + right.plainText)
    }

    // Creates a text from runs, which are lists: a text, then pairs of a key and a value.
    package init(runs: [PropertyValue], _ plainText: String) {
        self.init(properties: [Property(.text, plainText), Property(.runs, .list(runs))])
    }

    /// The runs of the text, each with its complete style.
    package var runs: [PropertyValue] {
        var style: [Property] = []
        for property in properties where property.key != .text && property.key != .runs {
            guard property.key != .font else { continue }
            style.append(property)
        }
        // A modifier takes precedence over the font.
        if case .list(let parts) = properties.value(.font) { style.complete(with: parts[...]) }
        guard case .list(let runs) = properties.value(.runs) else {
            return [.list([.text(plainText)] + style.flattened)]
        }
        return runs.map { run in
            guard case .list(let values) = run, let words = values.first else { return run }
            var own: [Property] = []
            own.complete(with: values.dropFirst())
            own.complete(with: style.flattened[...])
            return .list([words] + own.flattened)
        }
    }
}

extension [Property] {
    // Adds the pairs of keys and values whose keys are missing.
    fileprivate mutating func complete(with pairs: ArraySlice<PropertyValue>) {
        var index = pairs.startIndex
        while index + 1 < pairs.endIndex {
            if case .integer(let number) = pairs[index],
                let key = ElementKey(rawValue: UInt8(truncatingIfNeeded: number)),
                value(key).isUnset
            {
                append(Property(key, pairs[index + 1]))
            }
            index += 2
        }
    }
}
