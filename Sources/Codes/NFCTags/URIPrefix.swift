// SPDX-License-Identifier: Apache-2.0

/// The URI prefixes that have a number (NFC Forum, URI record type definition, table 3).
enum URIPrefix {
    /// The prefixes, each at the index that is its number; the first is empty.
    static let all = [
        "",  // 0x00
        "http://www.",
        "https://www.",
        "http://",
        "https://",
        "tel:",
        "mailto:",
        "ftp://anonymous:anonymous@",
        "ftp://ftp.",  // 0x08
        "ftps://",
        "sftp://",
        "smb://",
        "nfs://",
        "ftp://",
        "dav://",
        "news:",
        "telnet://",  // 0x10
        "imap:",
        "rtsp://",
        "urn:",
        "pop:",
        "sip:",
        "sips:",
        "tftp:",
        "btspp://",  // 0x18
        "btl2cap://",
        "btgoep://",
        "tcpobex://",
        "irdaobex://",
        "file://",
        "urn:epc:id:",
        "urn:epc:tag:",
        "urn:epc:pat:",  // 0x20
        "urn:epc:raw:",
        "urn:epc:",
        "urn:nfc:",
    ]

    /// Returns the number of the longest prefix of a URI.
    static func code(for uri: [UInt8]) -> UInt8 {
        var best = 0
        for (code, prefix) in all.enumerated() where uri.starts(with: prefix.utf8) {
            if prefix.utf8.count > all[best].utf8.count { best = code }
        }
        return UInt8(best)
    }
}
