// SPDX-License-Identifier: Apache-2.0

import Foundation

// One request of the page to a layout.
struct LayoutRun {
    private let compute: (LayoutSubviews, ProposedViewSize, CGRect?) -> CGSize
    private let values: LayoutValues

    init<Own: Layout>(_ layout: Own, _ values: LayoutValues) {
        self.values = values
        compute = { subviews, proposal, bounds in
            var cache = layout.makeCache(subviews: subviews)
            guard let bounds else {
                return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            }
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            return bounds.size
        }
    }

    // Returns the answer to a request, both in the JSON of custom-layout.js; nil if the text is not a request.
    func answer(_ text: String) -> String? {
        guard let data = text.data(using: .utf8),
            let request = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        let states = (request["subviews"] as? [[String: Any]] ?? []).prefix(1000).map(state)
        let subviews = LayoutSubviews(states.map { LayoutSubview($0) })
        let proposal = ProposedViewSize(
            width: length(request["width"]),
            height: length(request["height"])
        )
        var bounds: CGRect?
        if let size = request["bounds"] as? [String: Any] {
            bounds = CGRect(
                x: 0,
                y: 0,
                width: length(size["width"]) ?? 0,
                height: length(size["height"]) ?? 0
            )
        }
        let size = compute(subviews, proposal, bounds)
        let answer = answer(size, states, isPlaced: bounds != nil)
        var asked = request
        asked["subviews"] = nil
        let reply = ["request": asked, "answer": answer]
        guard let data = try? JSONSerialization.data(withJSONObject: reply, options: .sortedKeys)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private func answer(_ size: CGSize, _ states: [LayoutSubviewState], isPlaced: Bool) -> [String:
        Any]
    {
        var needs: [[String: Any]] = []
        for (index, state) in states.enumerated() {
            for need in state.needs {
                needs.append([
                    "subview": index, "width": json(need.width), "height": json(need.height),
                ])
            }
        }
        if !needs.isEmpty { return ["needs": needs] }
        guard isPlaced else {
            return ["size": ["width": json(size.width), "height": json(size.height)]]
        }
        // A view that the layout does not place is centred.
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        return [
            "placements": states.map { state -> [String: Any] in
                let (position, anchor, proposal) =
                    state.placement ?? (center, .center, ProposedViewSize(size))
                return [
                    "x": json(position.x), "y": json(position.y), "width": json(proposal.width),
                    "height": json(proposal.height),
                    "anchor": ["x": json(anchor.x), "y": json(anchor.y)],
                ]
            }
        ]
    }

    private func state(_ view: [String: Any]) -> LayoutSubviewState {
        var told: [String: Any] = [:]
        for (key, token) in view["values"] as? [String: Any] ?? [:] {
            guard let token = (token as? NSNumber)?.int32Value else { continue }
            told[key] = values.values[token]
        }
        let measured = (view["measured"] as? [[String: Any]] ?? []).prefix(1000)
        return LayoutSubviewState(
            priority: Double(length(view["priority"]) ?? 0),
            values: told,
            measured: measured.map { entry in
                let size = entry["size"] as? [String: Any] ?? [:]
                return LayoutSubviewState.Measured(
                    proposal: ProposedViewSize(
                        width: length(entry["width"]),
                        height: length(entry["height"])
                    ),
                    size: CGSize(
                        width: length(size["width"]) ?? 0,
                        height: length(size["height"]) ?? 0
                    ),
                    guides: (entry["guides"] as? [String: Any] ?? [:])
                        .compactMap { name, value in length(value).map { (name, $0) } }
                )
            }
        )
    }

    private func length(_ value: Any?) -> CGFloat? {
        if let text = value as? String { return text == "infinity" ? .infinity : nil }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    private func json(_ length: CGFloat?) -> Any {
        guard let length, !length.isNaN else { return NSNull() }
        return length.isInfinite ? "infinity" : Double(length)
    }
}
