// SPDX-License-Identifier: Apache-2.0

// A clip's views belong to the main actor, so that they can use models that belong to it too. The library itself runs
// wherever its host calls it: on the main thread on a phone and in the simulator, on the thread of a test, or on the
// only thread of a browser.

#if hasFeature(Embedded)
@inline(__always)
package func onMainActor<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result {
    body(value)
}
#else
/// Performs an action that only the main actor may perform.
///
/// SAFETY: only the caller runs the clip's code at this time; see ``RunningClip``.
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
