// SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import AppClip

// The functions that the page provides, with their names in `Kit/Web/clip-host/module.js`. Strings are passed as an
// address and a number of UTF-8 bytes.
//
// SAFETY of the calls below: each passes a buffer that is valid during the call, with its count; the page
// only reads it, and copies what it needs before it returns.

@_extern(wasm, module: "env", name: "render")
@_extern(c)
private func hostRender(_ patches: UnsafePointer<UInt8>?, _ count: Int32)

// Stores a string; a negative count removes the key.
@_extern(wasm, module: "env", name: "store")
@_extern(c)
private func hostStore(
    _ suite: UnsafePointer<UInt8>?,
    _ suiteCount: Int32,
    _ key: UnsafePointer<UInt8>?,
    _ keyCount: Int32,
    _ text: UnsafePointer<UInt8>?,
    _ textCount: Int32
)

// The number of bytes of a stored string, or -1 if there is none. `take` then copies the bytes.
@_extern(wasm, module: "env", name: "stored")
@_extern(c)
private func hostStored(
    _ suite: UnsafePointer<UInt8>?,
    _ suiteCount: Int32,
    _ key: UnsafePointer<UInt8>?,
    _ keyCount: Int32
) -> Int32

@_extern(wasm, module: "env", name: "take")
@_extern(c)
private func hostTake(_ to: UnsafeMutablePointer<UInt8>?)

// Shows the App Store overlay at a position, or dismisses it for -1.
@_extern(wasm, module: "env", name: "overlay")
@_extern(c)
private func hostOverlay(_ position: Int32)

final class BrowserHost: ClipHost {
    func render(_ patches: [UInt8]) {
        unsafe patches.withUnsafeBufferPointer {
            unsafe hostRender($0.baseAddress, Int32($0.count))
        }
    }

    func storedText(forKey key: String, suite: String?) -> String? {
        let key = Array(key.utf8)
        let suite = Array((suite ?? "").utf8)
        let count = unsafe suite.withUnsafeBufferPointer { suite in
            unsafe key.withUnsafeBufferPointer { key in
                unsafe hostStored(
                    suite.baseAddress,
                    Int32(suite.count),
                    key.baseAddress,
                    Int32(key.count)
                )
            }
        }
        guard count >= 0 else { return nil }
        // SAFETY: `take` writes exactly the number of bytes that `stored` returned, which the buffer has.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, written in
            unsafe hostTake(buffer.baseAddress)
            written = Int(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func store(_ text: String?, forKey key: String, suite: String?) {
        let key = Array(key.utf8)
        let suite = Array((suite ?? "").utf8)
        let bytes = Array((text ?? "").utf8)
        let count = text == nil ? -1 : Int32(bytes.count)
        unsafe suite.withUnsafeBufferPointer { suite in
            unsafe key.withUnsafeBufferPointer { key in
                unsafe bytes.withUnsafeBufferPointer { bytes in
                    unsafe hostStore(
                        suite.baseAddress,
                        Int32(suite.count),
                        key.baseAddress,
                        Int32(key.count),
                        bytes.baseAddress,
                        count
                    )
                }
            }
        }
    }

    func showAppStoreOverlay(_ configuration: SKOverlay.AppClipConfiguration?) {
        if let configuration {
            hostOverlay(Int32(configuration.position.rawValue))
        } else {
            hostOverlay(-1)
        }
    }
}
#endif
