#if !hasFeature(Embedded)
public import Foundation

/// The scene in which an offer is shown: UIKit's class, as a value to hand over.
public class UIWindowScene: NSObject {}
#endif
