// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// Creates a colour from the clip's asset catalogs.
    ///
    /// A colour that is missing is grey.
    public init(_ name: String) {
        self.init(.list([.integer(8), .text(name)]))
    }
}
