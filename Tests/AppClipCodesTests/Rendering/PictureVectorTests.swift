import AppClipCodes
import Testing

/// A5: pictures byte for byte, by their digests.
///
/// Those of scan-only codes without badge in template 0 are files of Apple's generator; the others
/// are of an independent reading of the format.
@Suite struct PictureVectorTests {
    @Test func hasADigest() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(SHA256.digest(Array("abc".utf8)) == abc)
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        #expect(SHA256.digest([]) == empty)
        let long = "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
        #expect(SHA256.digest([UInt8](repeating: 0x61, count: 1_000)) == long)
    }

    /// every template, with both kinds, with and without badge.
    @Test func drawsTheVectors_A35_A39_A40_A41() throws {
        let rows = try VectorFile.rows("pictures.csv")
        #expect(rows.count == 134)
        var styles: Set<[String]> = []
        for row in rows {
            let kind = try #require(CodeStyle.Kind(rawValue: row[1]))
            let logo = try #require(CodeStyle.Logo(rawValue: row[2]))
            let template = try #require(Int(row[3]))
            let style = CodeStyle(colors: ColorPair.templates[template], kind: kind, logo: logo)
            let svg = try AppClipCode(row[4], style: style).svg
            #expect(SHA256.digest(svg) == row[0], "\(row)")
            styles.insert(Array(row[1...3]))
        }
        #expect(styles.count == 72)
    }
}
