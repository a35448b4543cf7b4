// SPDX-License-Identifier: Apache-2.0

nonisolated extension Text {
    /// Creates a text with an image in the line; its plain text is the label of the image.
    @_disfavoredOverload
    public init(_ image: Image) {
        var words = ""
        if case .text(let label) = image.properties.value(.label) { words = label }
        self.init(
            runs: [.list([.text(words)] + image.properties.filter { $0.key != .label }.flattened)],
            words
        )
    }
}
