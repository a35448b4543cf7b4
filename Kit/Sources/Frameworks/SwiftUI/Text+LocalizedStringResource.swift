// SPDX-License-Identifier: Apache-2.0

public import ClipFoundation
public import ClipUI

nonisolated extension Text {
    /// Creates a text from a resource: its translation, or its default without one.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(LocalizedStringKey(String(localized: resource)))
    }
}
