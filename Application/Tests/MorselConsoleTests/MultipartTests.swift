// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MorselConsole

struct MultipartTests {
    @Test(
        arguments: [
            ("multipart/form-data; boundary=abc", "abc"),
            ("Multipart/Form-Data; boundary=\"a b\"; x=1", "a b"),
            ("text/plain; boundary=abc", nil),
            ("multipart/form-data", nil), ("multipart/form-data; boundary=", nil),
            ("multipart/form-data; boundary=" + String(repeating: "a", count: 71), nil),
        ]
    )
    func boundaryIsThatOfTheType(_ type: String, boundary: String?) {
        #expect(MultipartBody.boundary(in: type) == boundary)
    }

    @Test(
        arguments: [
            "", "--b", "--b--", "--b\r\n", "--b\r\n\r\n", "--b\r\n\r\n--b--", "x--b\r\n",
            "--b\r\nA",
            "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--",
            "--b\r\nContent-Disposition: form-data; name=\"a\r\n\r\nx\r\n--b--",
        ]
    )
    func bodyWithoutFieldsHasNone(_ text: String) {
        #expect(MultipartBody(Array(text.utf8), boundary: "b").parts.isEmpty)
    }

    @Test
    func fieldsAndFilesAreRead() {
        let text =
            "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n2\r\n"
            + "--b\r\ncontent-disposition: form-data; name=\"f%22\"; filename=\"x.png\"\r\n"
            + "Content-Type: image/png\r\n\r\n\r\n--bc\r\n--b--\r\n"
        let parts = MultipartBody(Array(text.utf8), boundary: "b").parts
        #expect(parts.count == 2)
        #expect(parts.first.map { String(decoding: $0.bytes, as: UTF8.self) } == "1\r\n2")
        #expect(parts.first?.fileName == nil)
        #expect(parts.last?.name == "f\"")
        #expect(parts.last?.fileName == "x.png")
    }

    @Test
    func partsAreBounded() {
        let part = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n"
        let text = String(repeating: part, count: 2_000) + "--b--\r\n"
        let count = MultipartBody(Array(text.utf8), boundary: "b").parts.count
        #expect(count == FormFields.mostFields)
    }

    // A body that consists of the first bytes of delimiters takes no longer than any other.
    @Test
    func hostileBodyIsReadInTime() {
        let body = Array(repeating: UInt8(13), count: 4 << 20)
        #expect(MultipartBody(body, boundary: "b").parts.isEmpty)
    }
}
