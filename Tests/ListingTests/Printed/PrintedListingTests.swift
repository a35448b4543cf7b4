import Foundation
import Testing

/// What the documents print compiles, unchanged or with the mends of the table.
///
/// It needs the documents; by hand: `Scripts/check-listings.sh FOLDER`.
@Suite(.serialized) struct PrintedListingTests {
    private static let check = ListingCheck()

    /// E7: a listing compiles as printed, or has the fault of the table and compiles mended.
    @Test(
        .enabled(if: check != nil, "the documents are not beside the repository"),
        arguments: PrintedListing.all
    )
    func compiles(_ listing: PrintedListing) throws {
        let check = try #require(Self.check)
        var text = try #require(try check.text(of: listing))
        let errors = try check.errors(in: text, of: listing)
        if listing.fault.isEmpty {
            #expect(errors == "")
            return
        }
        #expect(errors.contains(listing.fault), "\(errors)")
        for mend in listing.mends {
            #expect(text.contains(mend.old))
            text = text.replacingOccurrences(of: mend.old, with: mend.new)
        }
        #expect(try check.errors(in: text, of: listing) == "")
    }

    /// A fault has words and a mend, and nothing else has.
    @Test(arguments: PrintedListing.all)
    func faultsAreTold(_ listing: PrintedListing) {
        #expect(listing.fault.isEmpty == listing.words.isEmpty)
        #expect(listing.fault.isEmpty == listing.mends.isEmpty)
    }

    /// With `MORSEL_RECORD` in the environment the table in the documentation is written anew.
    @Test func tableIsFresh() throws {
        var written = try String(contentsOf: ListingPage.file, encoding: .utf8)
        let renewed = try #require(ListingPage.renewed(written))
        if ProcessInfo.processInfo.environment["MORSEL_RECORD"] != nil {
            try renewed.write(to: ListingPage.file, atomically: true, encoding: .utf8)
            written = renewed
        }
        #expect(written == renewed, "Run the tests with MORSEL_RECORD=1, and look at the change.")
    }
}
