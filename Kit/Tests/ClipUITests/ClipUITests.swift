// SPDX-License-Identifier: Apache-2.0

public import ClipUIChecks
public import Testing

extension Check: CustomTestStringConvertible {
    /// The expected behaviour.
    public var testDescription: String { name }
}

struct ClipUITests {
    /// G6, E7: the same checks run as WebAssembly with `Scripts/test-clipui-in-browser.sh`.
    @MainActor
    @Test(arguments: Check.all)
    func passes(_ check: Check) {
        #expect(check.failures() == [])
    }
}
