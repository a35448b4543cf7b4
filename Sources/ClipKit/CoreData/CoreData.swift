// SPDX-License-Identifier: Apache-2.0

// Only to make the import compile: a clip stores its data in its own files, in defaults or in the
// keychain.
@_exported public import Foundation
