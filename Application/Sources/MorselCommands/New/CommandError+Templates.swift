// SPDX-License-Identifier: Apache-2.0

import ProjectTemplates
import Terminal

extension CommandError {
    /// Runs a closure whose errors are about a project to make or to change.
    ///
    /// - Throws: ``CommandError`` in place of the closure's error.
    static func describingTemplateErrors<Result>(
        _ body: () throws(TemplateError) -> Result
    ) throws -> Result {
        do throws(TemplateError) {
            return try body()
        } catch {
            throw CommandError(error.code, error.message)
        }
    }
}
