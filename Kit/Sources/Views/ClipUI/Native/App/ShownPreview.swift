// SPDX-License-Identifier: Apache-2.0

public import AppClip

/// A preview that is shown in place of the program's own first screen.
///
/// A build with previews gives each a number; the program has a function that creates the preview with a number.
public final class ShownPreview {
    /// Shows the preview on a host.
    public let run: @MainActor (any ClipHost) -> RunningClip

    /// Creates a preview of a view, which is created when the preview is shown.
    public init<Content: View>(_ content: @escaping @MainActor () -> Content) {
        run = { host in PreviewScreen(content: content).run(on: host) }
    }

    /// The preview as a number that a C function can return; ``taken(from:)`` takes it back, once.
    public var address: UInt {
        UInt(bitPattern: unsafe Unmanaged.passRetained(self).toOpaque())
    }

    /// Returns the preview that ``address`` stands for; `nil` for zero.
    ///
    /// - Precondition: The number is zero or an ``address`` that has not been taken back.
    public static func taken(from address: UInt) -> ShownPreview? {
        guard let pointer = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return nil }
        // SAFETY: the caller passes what `address` has retained.
        return unsafe Unmanaged<ShownPreview>.fromOpaque(pointer).takeRetainedValue()
    }
}

private struct PreviewScreen<Content: View>: View {
    let content: @MainActor () -> Content

    var body: some View { content() }
}
