// SPDX-License-Identifier: Apache-2.0

import ClipUI

// Symbols of iOS 17 and 18, as clips in Swift 5 write them.

struct SubviewUses<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                subview.padding()
            }
            Group(subviews: content) { subviews in
                if let first = subviews.first { first }
                ForEach(subviews.dropFirst()) { $0 }
                Text("\(subviews.count)")
            }
        }
    }
}
