// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value of a record: a string, a number, a Boolean value (stored as 0 or 1) or data.
///
/// Do not add conformances.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
