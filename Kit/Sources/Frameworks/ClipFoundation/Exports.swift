// SPDX-License-Identifier: Apache-2.0

@_exported public import Combine
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import InlineMarkdown
@_exported public import Observation

// The declarations that `import Foundation` provides on Apple's systems and not on Linux. The build
// imports this module into every file of a clip, because clips import only Foundation.
@_exported public import class AppClip.APActivationPayload
@_exported public import class AppClip.NSUserActivity
@_exported public import let AppClip.NSUserActivityTypeBrowsingWeb
