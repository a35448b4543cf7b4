// SPDX-License-Identifier: Apache-2.0

// Only so that the import stands: what a clip stores goes to its own files, to defaults or the keychain.
@_exported public import Foundation
