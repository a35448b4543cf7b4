// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipExperiences
import AppClipTypes
import CodeImages
import CodeProduction
import HTTPExchange
import MorselRegistry

extension CodesPage {
    /// Returns the file that a button of the form names: one code, an archive, or a print sheet.
    static func download(in context: PageContext) async throws -> Response {
        let design = CodeDesign(context.form)
        if context.form.text("action") == "search" { return try await page(design, in: context) }
        let (urls, prefixes) = try await context.registry.read { store in
            (try design.allURLs(in: store), try design.prefixes(in: store))
        }
        var orders = urls.enumerated().map { index, url in
            CodeOrder(
                row: index + 1,
                fileName: "AppClipCode\(index + 1).svg",
                url: url,
                style: design.style
            )
        }
        var failures: [Failure] = []
        if let list = context.form.files["list"], !list.bytes.isEmpty {
            do throws(CodeList.ReadingError) {
                let codes = try CodeList(list.bytes, style: design.style)
                orders += codes.orders
                failures =
                    codes.failures.map {
                        Failure(
                            sentence:
                                "\(list.name), row \($0.row): it cannot be read as a URL with its colours."
                        )
                    }
                    + codes.orders.compactMap { order in
                        problem(of: order, of: prefixes, in: list.name)
                    }
            } catch {
                failures = [
                    Failure(
                        sentence:
                            "\(list.name) is not a list of URLs: one in each line, or a CSV file with the columns SVG File Name and URL."
                    )
                ]
            }
        }
        if orders.isEmpty, failures.isEmpty {
            failures = [Failure(sentence: "Choose an experience, or enter a URL.")]
        }
        if orders.count > CodeDesign.mostCodes {
            failures = [
                Failure(
                    sentence: "There are \(orders.count) codes; the console makes at most "
                        + "\(CodeDesign.mostCodes) at once. 'morsel code' makes more."
                )
            ]
        }
        if !design.colors.hasEnoughContrast {
            failures.append(
                Failure(sentence: "The colours have too little contrast to be scanned.")
            )
        }
        guard failures.isEmpty else {
            return try await page(design, failures: failures, in: context)
        }
        return try await file(context.form.text("action"), orders, design, in: context)
    }

    /// Returns the reason a row of a list has no code; `nil` if it has one.
    ///
    /// Either the chosen experiences do not cover its URL (feature A8), or its own colours have too
    /// little contrast.
    private static func problem(
        of order: CodeOrder,
        of prefixes: [RegisteredURL],
        in list: String
    ) -> Failure? {
        let row = "\(list), row \(order.row): \(order.url)"
        if !order.style.colors.hasEnoughContrast {
            return Failure(sentence: "\(row) has colours with too little contrast to be scanned.")
        }
        guard !prefixes.isEmpty else { return nil }
        let url = try? InvocationURL(order.url)
        guard let url, prefixes.contains(where: { $0.covers(url) }) else {
            let known = prefixes.prefix(3).map(\.url.text).joined(separator: ", ")
            return Failure(
                sentence:
                    "\(row) is not covered by the experience that is chosen: \(known). Choose another "
                    + "one, or a URL that begins with it."
            )
        }
        return nil
    }

    private static func file(
        _ kind: String,
        _ orders: [CodeOrder],
        _ design: CodeDesign,
        in context: PageContext
    ) async throws -> Response {
        let generator = CodeGenerator()
        var codes: [AppClipCode] = []
        var failures: [Failure] = []
        for order in orders {
            do throws(AppClipCode.EncodingError) {
                codes.append(try AppClipCode(order.url, style: order.style))
            } catch {
                failures.append(Failure(sentence: "\(order.url): \(error.sentence)"))
            }
        }
        guard let first = codes.first, failures.isEmpty else {
            return try await page(design, failures: failures, in: context)
        }
        do {
            switch kind {
            case "sheet":
                return .download(try sheet(of: codes), "application/pdf", as: "codes-sheet.pdf")
            case "svg" where codes.count == 1:
                return .download(first.svg, "image/svg+xml", as: "AppClipCode.svg")
            case "png" where codes.count == 1:
                let png = try first.drawing.png(width: 2_048, widthInMillimeters: 60)
                return .download(png, "image/png", as: "AppClipCode.png")
            case "pdf" where codes.count == 1:
                let pdf = try first.drawing.pdf(widthInMillimeters: 60)
                return .download(pdf, "application/pdf", as: "AppClipCode.pdf")
            default:
                return try await archive(orders, generator)
            }
        } catch is PrintPackage.PackingError {
            let sentence = "Two rows have the same file name, or a file name is not allowed."
            return try await page(design, failures: [Failure(sentence: sentence)], in: context)
        } catch is ImageError {
            let sentence =
                "A URL is too long for the space below its code, or the codes differ in their logo."
            return try await page(design, failures: [Failure(sentence: sentence)], in: context)
        }
    }

    /// Returns an archive of several codes for a printing service, whichever single format was requested.
    private static func archive(
        _ orders: [CodeOrder],
        _ generator: CodeGenerator
    ) async throws -> Response {
        // Names from lists and from lines can be the same.
        let numbered = orders.enumerated().map { index, order in
            let isOwn = order.fileName.hasPrefix("AppClipCode")
            return CodeOrder(
                row: index + 1,
                fileName: isOwn ? "AppClipCode\(index + 1).svg" : order.fileName,
                url: order.url,
                style: order.style
            )
        }
        let package = try PrintPackage(orders: numbered, archiveName: "codes.zip")
        var bytes: [UInt8] = []
        try await package.write(with: generator, to: { bytes += $0 }, progress: { _ in })
        return .download(bytes, "application/zip", as: "codes.zip")
    }

    private static func sheet(of codes: [AppClipCode]) throws -> [UInt8] {
        guard let first = codes.first else { return [] }
        let sheet = try PrintSheet(PrintSheet.Settings(), viewBox: first.drawing.viewBox)
        var document = try SheetDocument(sheet, codeCount: codes.count)
        for code in codes {
            try document.append(CaptionedCode(drawing: code.drawing, caption: code.url.text))
        }
        return try document.bytes()
    }
}
