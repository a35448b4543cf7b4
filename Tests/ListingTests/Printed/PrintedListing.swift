/// A listing that the documents print, and what a compiler says to it.
///
/// Where it stands is told by the words that it begins with and its count of lines; its text is the
/// documents' own and stays there.
struct PrintedListing: Sendable {
    /// The page.
    let page: String

    /// The file of the documents, by the number that its name begins with.
    let file: String

    /// How its first line begins.
    let opening: String

    /// Which of the lines that begin so, from 0.
    var occurrence = 0

    /// How many lines it has.
    let lines: Int

    /// Where a program could hold it.
    let place: Place

    /// The modules that it needs.
    let modules: [String]

    /// What the listing names and does not declare, as declarations around it.
    var surroundings = ""

    /// Parameters of the function around it.
    var parameters = ""

    /// What the compiler says to it as printed; empty if it takes it.
    var fault = ""

    /// The fault in words; empty without one.
    var words = ""

    /// What has to be replaced by what, in this order.
    var mends: [Mend] = []

    /// Where a program could hold a listing.
    enum Place: Sendable {
        /// Among the statements of a function.
        case function
        /// Among the members of a class.
        case member
        /// Anywhere in a file.
        case file
    }

    /// A replacement.
    struct Mend: Sendable {
        let old: String
        let new: String

        init(_ old: String, _ new: String) {
            self.old = old
            self.new = new
        }
    }
}
