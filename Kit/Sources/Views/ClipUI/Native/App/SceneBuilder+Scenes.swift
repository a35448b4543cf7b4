// SPDX-License-Identifier: Apache-2.0

extension SceneBuilder {
    /// Builds a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a block with several scenes, of which the first is shown.
    public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
        _ first: First,
        _ second: Second,
        _ others: repeat each Other
    ) -> AnyScene { AnyScene(box: first.boxedScene()) }

    /// Builds an `if` without `else`.
    public static func buildOptional(_ content: (any Scene)?) -> AnyScene {
        AnyScene(box: content?.boxedScene() ?? EmptyBox())
    }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> AnyScene {
        AnyScene(box: content.boxedScene())
    }
}
