// SPDX-License-Identifier: Apache-2.0

// A clip's views belong to the main actor, so that they can use models that do. The library itself runs wherever its host
// calls it: on the main thread on a phone and in the simulator, on the thread of a test, or in a browser, which has one.

#if hasFeature(Embedded)
@inline(__always)
package func onMainActor<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result {
    body(value)
}
#else
/// Performs what only the main actor may do.
///
/// SAFETY: the caller is the only one who runs the clip's code at this time; see ``RunningClip``.
@inline(__always)
package func onMainActor<Value, Result>(
    _ value: Value,
    _ body: @MainActor (Value) -> Result
) -> Result {
    withoutActuallyEscaping(body) { body in
        unsafe unsafeBitCast(body, to: ((Value) -> Result).self)(value)
    }
}
#endif
