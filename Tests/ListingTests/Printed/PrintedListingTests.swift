import Foundation
import Testing

/// What the documents print compiles, unchanged or with the mends of the table.
///
/// It needs the documents; by hand: `Scripts/check-listings.sh FOLDER`.
@Suite(.serialized) struct PrintedListingTests {
    private static let check = ListingCheck()

    /// G6, F-15, E-44: a listing compiles as printed, or has the fault of the table and compiles mended.
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
}
