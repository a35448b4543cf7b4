// SPDX-License-Identifier: Apache-2.0

import CQREncode

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A symbol that libqrencode has created, released once.
@safe struct QRSymbol: ~Copyable {
    // Reason: the symbol is owned by this object and is not written to after `init`.
    private let symbol: UnsafeMutablePointer<CQREncode.QRcode>

    /// Encodes bytes in 8-bit mode; a version of 0 means the smallest that fits.
    init(bytes: [UInt8], level: QRCode.Level, minimumVersion: Int) throws(QRCode.EncodingError) {
        // Reason: the library reads `bytes.count` bytes during the call.
        let symbol = unsafe QRcode_encodeData(
            Int32(bytes.count),
            bytes,
            Int32(minimumVersion),
            level.librarysLevel
        )
        // Reason: only compared with null.
        guard let symbol = unsafe symbol else {
            throw QRCode.EncodingError(.library(errno: Int(errno)))
        }
        // Reason: the only reference; `deinit` releases it.
        unsafe self.symbol = symbol
    }

    deinit {
        // Reason: the only release.
        unsafe QRcode_free(symbol)
    }

    var version: Int {
        // Reason: see `symbol`.
        Int(unsafe symbol.pointee.version)
    }

    /// Returns the modules, `true` for dark: the lowest bit of each byte.
    func rows() -> [[Bool]] {
        // Reason: see `symbol`.
        let width = Int(unsafe symbol.pointee.width)
        return (0..<width).map { y in
            (0..<width).map { x in
                // Reason: `data` points to `width * width` bytes.
                unsafe symbol.pointee.data[y * width + x] & 1 == 1
            }
        }
    }
}

extension QRCode.Level {
    fileprivate var librarysLevel: QRecLevel {
        switch self {
        case .low: QR_ECLEVEL_L
        case .medium: QR_ECLEVEL_M
        case .quartile: QR_ECLEVEL_Q
        case .high: QR_ECLEVEL_H
        }
    }
}
