// SPDX-License-Identifier: Apache-2.0

// What the module is for is in Swift.
