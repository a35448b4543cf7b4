#if !hasFeature(Embedded)
public import Foundation

/// What can stand under a key of a record: a text, a number, a truth value (kept as 0 or 1) or data.
///
/// No other type can be one.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
#endif
