// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
@_exported public import Foundation
#endif
