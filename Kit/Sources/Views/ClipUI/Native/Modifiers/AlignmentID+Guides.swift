// SPDX-License-Identifier: Apache-2.0

extension HorizontalAlignment {
    /// Creates an alignment by a guide of the clip.
    public init(_ id: any AlignmentID.Type) {
        self.init(guide: String(reflecting: id))
        formula = Formula { id.defaultValue(in: $0) }
    }
}

extension VerticalAlignment {
    /// Creates an alignment by a guide of the clip.
    public init(_ id: any AlignmentID.Type) {
        self.init(guide: String(reflecting: id))
        formula = Formula { id.defaultValue(in: $0) }
    }
}
