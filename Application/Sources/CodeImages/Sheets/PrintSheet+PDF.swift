// SPDX-License-Identifier: Apache-2.0

extension PrintSheet {
    /// Returns the sheet of a collection of codes as a PDF file; equal input gives equal bytes.
    ///
    /// The codes are drawn one at a time; a lazy collection is never in memory as a whole.
    ///
    /// - Parameters:
    ///   - codes: The codes, in the order in which they fill the pages, row by row.
    ///   - created: The creation date of the document.
    /// - Returns: The bytes of the file; without codes, one empty page.
    /// - Throws: `ImageError` as `SheetDocument.append(_:)` does.
    public func pdf(
        of codes: some Collection<CaptionedCode>,
        created: DocumentDate = .fixed
    ) throws(ImageError) -> [UInt8] {
        var document = try SheetDocument(self, codeCount: codes.count, created: created)
        for code in codes { try document.append(code) }
        return try document.bytes()
    }
}
