// SPDX-License-Identifier: Apache-2.0

/// The path components that cost eight bits, by their number (rule A-19).
///
/// They are the words of *Choose a single-word path component*, in the order of the format:
/// alphabetical, except that `category` comes before `categories`.
enum PathWords {
    static let list = WordList(
        """
        about access account add app archives article attraction author bag biz book \
        brand brands browse buy cancel cart cat catalog category categories channel \
        charts checkin checkout collection collections company compare connect contact \
        content contents cost coupons create data demo destinations detail discover \
        download entry event events explore faq fetch finance find food fund game gift \
        goods guide health help home hotel hotels id index info item item_id join \
        lifestyle list listen live local location locations locator login manage menu \
        more music name news note open order overview park part pay payment payments \
        play post posts preview product product_id products profile promotion purchase \
        rate recipe recipes reservation reservations reserve retail review rewards sale \
        scan schedule search sell send service share shop show showtime site song \
        special stations status store store-locator stores stories story tag tags terms \
        tickets tips title today top topic tours track transaction travel try update \
        upload use user vehicles video view visit watch wiki
        """
    )
}
