// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of `Web/`, bundled and compressed when this target is built (`Scripts/bundle-web.py`).
///
/// They are part of the program, so that they are found wherever it goes.
public enum WebFiles {
    /// The path of the folder from which pages load the files.
    ///
    /// A digest of all files is part of its name: files of different builds do not fit together,
    /// and what an address names never changes.
    public static var folder: String { BundledFiles.folder }

    /// The digest of the script in the page of a clip's frame, as a policy names it.
    public static var frameScript: String { BundledFiles.frameScript }

    /// The files by their paths below `Web/`.
    public static let bundled: [String: WebFile] = Dictionary(
        uniqueKeysWithValues: BundledFiles.files.map { ($0.path, WebFile($0)) }
    )

    /// The templates of the console by their names.
    public static let templates: [String: String] = Dictionary(
        uniqueKeysWithValues: BundledFiles.templates.map { name, bytes in
            (name, String(decoding: bytes.decoded, as: UTF8.self))
        }
    )
}

/// A file as it stands in the source that the build writes: bytes are in Base64.
struct BundledFile {
    let path: String
    let contentType: String
    let bytes: StaticString
    let brotli: StaticString
    let gzip: StaticString

    init(
        _ path: String,
        _ contentType: String,
        _ bytes: StaticString,
        _ brotli: StaticString,
        _ gzip: StaticString
    ) {
        self.path = path
        self.contentType = contentType
        self.bytes = bytes
        self.brotli = brotli
        self.gzip = gzip
    }
}

extension StaticString {
    /// The bytes of a text in Base64.
    var decoded: [UInt8] {
        guard let data = Data(base64Encoded: "\(self)") else {
            preconditionFailure("the build writes Base64")
        }
        return [UInt8](data)
    }
}
