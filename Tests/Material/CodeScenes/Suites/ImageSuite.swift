// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import SeededRandom

/// A named set of scenes, in groups; each scene is determined by its group, its number and a seed.
///
/// ```swift
/// let suite = ImageSuite.standard
/// let scene = suite.groups[0].scene(3, seed: 1)
/// ```
public struct ImageSuite: Sendable {
    /// The name of the suite, such as `standard`.
    public let name: String

    /// The groups of scenes.
    public let groups: [Group]

    /// The total number of scenes.
    public var count: Int { groups.reduce(0) { $0 + $1.count } }

    /// Scenes that have one difficulty in common.
    public struct Group: Sendable {
        /// The name, unique in its suite.
        public let name: String

        /// The number of scenes in the group.
        public let count: Int

        private let make: @Sendable (_ number: Int, _ draft: inout SceneDraft) -> Scene

        init(
            _ name: String,
            _ count: Int,
            make: @escaping @Sendable (_ number: Int, _ draft: inout SceneDraft) -> Scene
        ) {
            self.name = name
            self.count = count
            self.make = make
        }

        /// Returns the scene with a number in `0..<count`; equal numbers and seeds result in equal
        /// scenes.
        public func scene(_ number: Int, seed: UInt64) -> Scene {
            precondition((0..<count).contains(number), "a group has only so many scenes")
            var mixed = SplitMix64(seed: seed)
            let state = FNV.hash64(name.utf8, after: mixed.next())
            var numbered = SplitMix64(seed: state &+ UInt64(number))
            var draft = SceneDraft(randomness: SplitMix64(seed: numbered.next()))
            var scene = make(number, &draft)
            scene.seed = draft.randomness.next()
            return scene
        }
    }

    /// All suites.
    public static let all: [ImageSuite] = [standard, hard, beyond, negatives]
}
