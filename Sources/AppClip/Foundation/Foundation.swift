// Clip code gets Foundation's names with this module, as it does on Apple's systems.
#if hasFeature(Embedded)
@_exported public import BrowserFoundation
#else
@_exported public import Foundation
#endif
