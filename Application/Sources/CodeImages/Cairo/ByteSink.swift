// SPDX-License-Identifier: Apache-2.0

import CCairo

/// The destination that cairo writes a document to.
///
/// It is a class, since cairo keeps its address from one call to the next.
final class ByteSink {
    fileprivate(set) var bytes: [UInt8] = []

    /// The address to pass to cairo together with `write`; it is valid as long as this object lives.
    var address: UnsafeMutableRawPointer {
        // Reason: unretained; the caller that passes the address keeps the object alive.
        unsafe Unmanaged.passUnretained(self).toOpaque()
    }

    /// Appends what cairo writes; a `cairo_write_func_t`.
    static let write: Write = { address, data, count in
        // Reason: both are only compared with null here.
        guard let address = unsafe address, let data = unsafe data else {
            return CAIRO_STATUS_WRITE_ERROR
        }
        // Reason: the address is that of a living sink, by the rule of `address`.
        let sink = unsafe Unmanaged<ByteSink>.fromOpaque(address).takeUnretainedValue()
        // Reason: cairo vouches for `count` bytes during the call.
        unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }

    typealias Write =
        @convention(c) (
            _ address: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
        ) -> cairo_status_t
}
