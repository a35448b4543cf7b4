// SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
public import AppClip
public import ClipUI
import BrowserRuntime

/// The entry points of a clip's WebAssembly module, which the page calls.
///
/// The executable target of a clip has three lines:
///
///     @main enum Entry {
///         static func main() { BrowserClip.run { FrutaClip().run(on: $0) } }
///     }
public enum BrowserClip {
    // The clip of this module.
    //
    // SAFETY: a module has one thread, so that there are no concurrent accesses.
    nonisolated(unsafe) fileprivate static var running: RunningClip?

    /// Prepares the clip of the module; the page launches it afterwards.
    public static func run(_ start: (any ClipHost) -> RunningClip) {
        // SAFETY: as for the property.
        unsafe running = start(BrowserHost())
    }
}

/// Allocates memory for a string that the page passes to `clipLaunch` or `clipEvent`, which free it.
@_expose(wasm, "allocate")
@_cdecl("clipAllocate")
public func clipAllocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 1)
}

/// Launches the clip, or brings it to the foreground, with an invocation URL; without one if the count is
/// negative.
@_expose(wasm, "launch")
@_cdecl("clipLaunch")
public func clipLaunch(_ text: UnsafeMutableRawPointer, _ count: Int32) {
    let url = unsafe count < 0 ? nil : URL(string: takeText(text, count))
    unsafe BrowserClip.running?.launch(url.map { NSUserActivity(invocationURL: $0) })
}

/// Passes an action of the person to the clip.
@_expose(wasm, "event")
@_cdecl("clipEvent")
public func clipEvent(
    _ event: Int32,
    _ element: UInt32,
    _ text: UnsafeMutableRawPointer,
    _ count: Int32
) {
    let text = unsafe takeText(text, count)
    guard let event = UInt8(exactly: event).flatMap({ ClipEvent(rawValue: $0) }) else { return }
    unsafe BrowserClip.running?.receive(event, element: element, text: text)
}

// Reads a string from memory of `clipAllocate`, and frees the memory.
private func takeText(_ text: UnsafeMutableRawPointer, _ count: Int32) -> String {
    // SAFETY: the page passes each address of `clipAllocate` once, with the count for which it was
    // allocated and after writing all bytes; a negative count reads none.
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: max(0, Int(count)))
    let result = unsafe String(decoding: bytes, as: UTF8.self)
    unsafe text.deallocate()
    return result
}
#endif
