public import ClipUIChecks
public import Testing

extension Check: CustomTestStringConvertible {
    /// What is claimed.
    public var testDescription: String { name }
}

struct ClipUITests {
    /// G6, E7: the list that also runs as WebAssembly: `Scripts/test-clipui-in-browser.sh`.
    @Test(arguments: Check.all)
    func holds(_ check: Check) {
        #expect(check.failures() == [])
    }
}
