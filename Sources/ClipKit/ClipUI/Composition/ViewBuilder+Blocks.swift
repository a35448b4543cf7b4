// SPDX-License-Identifier: Apache-2.0

extension ViewBuilder {
    /// Two views.
    public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second)
        -> TupleView2<First, Second>
    {
        TupleView2(first: first, second: second)
    }

    /// Three views.
    public static func buildBlock<First: View, Second: View, Third: View>(
        _ first: First,
        _ second: Second,
        _ third: Third
    ) -> TupleView3<First, Second, Third> {
        TupleView3(first: first, second: second, third: third)
    }

    /// Four views.
    public static func buildBlock<First: View, Second: View, Third: View, Fourth: View>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth
    ) -> TupleView4<First, Second, Third, Fourth> {
        TupleView4(first: first, second: second, third: third, fourth: fourth)
    }

    /// Five views.
    public static func buildBlock<
        First: View,
        Second: View,
        Third: View,
        Fourth: View,
        Fifth: View
    >(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth)
        -> TupleView5<First, Second, Third, Fourth, Fifth>
    {
        TupleView5(first: first, second: second, third: third, fourth: fourth, fifth: fifth)
    }

    /// Six views.
    public static func buildBlock<
        First: View,
        Second: View,
        Third: View,
        Fourth: View,
        Fifth: View,
        Sixth: View
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth
    ) -> TupleView6<First, Second, Third, Fourth, Fifth, Sixth> {
        TupleView6(
            first: first,
            second: second,
            third: third,
            fourth: fourth,
            fifth: fifth,
            sixth: sixth
        )
    }

    /// Seven views.
    public static func buildBlock<
        First: View,
        Second: View,
        Third: View,
        Fourth: View,
        Fifth: View,
        Sixth: View,
        Seventh: View
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh
    ) -> TupleView7<First, Second, Third, Fourth, Fifth, Sixth, Seventh> {
        TupleView7(
            first: first,
            second: second,
            third: third,
            fourth: fourth,
            fifth: fifth,
            sixth: sixth,
            seventh: seventh
        )
    }

    /// Eight views.
    public static func buildBlock<
        First: View,
        Second: View,
        Third: View,
        Fourth: View,
        Fifth: View,
        Sixth: View,
        Seventh: View,
        Eighth: View
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh,
        _ eighth: Eighth
    ) -> TupleView8<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth> {
        TupleView8(
            first: first,
            second: second,
            third: third,
            fourth: fourth,
            fifth: fifth,
            sixth: sixth,
            seventh: seventh,
            eighth: eighth
        )
    }

    /// Nine views.
    public static func buildBlock<
        First: View,
        Second: View,
        Third: View,
        Fourth: View,
        Fifth: View,
        Sixth: View,
        Seventh: View,
        Eighth: View,
        Ninth: View
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh,
        _ eighth: Eighth,
        _ ninth: Ninth
    ) -> TupleView9<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth> {
        TupleView9(
            first: first,
            second: second,
            third: third,
            fourth: fourth,
            fifth: fifth,
            sixth: sixth,
            seventh: seventh,
            eighth: eighth,
            ninth: ninth
        )
    }

    /// Ten views.
    public static func buildBlock<
        First: View,
        Second: View,
        Third: View,
        Fourth: View,
        Fifth: View,
        Sixth: View,
        Seventh: View,
        Eighth: View,
        Ninth: View,
        Tenth: View
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh,
        _ eighth: Eighth,
        _ ninth: Ninth,
        _ tenth: Tenth
    ) -> TupleView10<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth> {
        TupleView10(
            first: first,
            second: second,
            third: third,
            fourth: fourth,
            fifth: fifth,
            sixth: sixth,
            seventh: seventh,
            eighth: eighth,
            ninth: ninth,
            tenth: tenth
        )
    }
}
