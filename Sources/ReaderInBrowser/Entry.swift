/// There is nothing to run: the page calls what `Exports.swift` gives out.
///
/// A type, and not a script, because the variables of a script would never get their values in a
/// module that nobody starts.
@main enum Entry {
    static func main() {}
}
