// SPDX-License-Identifier: Apache-2.0

// SAFETY: a clip is made and run by one thread.
nonisolated(unsafe) var rootObjects: [AnyObject] = []

/// Provides an object to all views of the clip that is about to run.
package func provideToAllViews(_ object: AnyObject) {
    if unsafe !rootObjects.contains(where: { $0 === object }) { unsafe rootObjects.append(object) }
}
