// SPDX-License-Identifier: Apache-2.0

/// The reason why a project cannot be made, or why a clip cannot be added to one.
package struct TemplateError: Error, Equatable {
    /// A stable name, for programs.
    package let code: String
    /// One sentence for people, which starts with the part at fault.
    package let message: String

    init(_ code: String, _ message: String) {
        self.code = code
        self.message = message
    }
}
