// SPDX-License-Identifier: Apache-2.0

import ClipInBrowser
import Fruta

@main
enum Entry {
    static func main() {
        #if arch(wasm32)
        BrowserClip.run { startFruta(on: $0) }
        #else
        print("This program runs in a browser: build it with Scripts/build-clips.sh.")
        #endif
    }
}
