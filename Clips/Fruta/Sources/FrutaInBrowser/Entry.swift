import ClipInBrowser
import Fruta

@main
enum Entry {
    static func main() {
        #if arch(wasm32)
        BrowserClip.run { startFruta(on: $0) }
        #else
        print("This is the clip for browsers: see Scripts/build-clips.sh.")
        #endif
    }
}
