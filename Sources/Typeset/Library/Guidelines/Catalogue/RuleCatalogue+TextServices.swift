extension RuleCatalogue {
  /// Right to left: values in text, semantics, tables, ways to test.
  static let textServices: [RuleEntry] = [
    RuleEntry(
      52, "phone", [.internationalization], [.layout], short: "phone numbers run from left to right",
      asks: "Phone numbers and country codes always run from left to right; web and mail addresses and codes do too.",
      today: .named()),
    RuleEntry(
      53, "logical", [.internationalization], [.layout, .check], short: "start and end instead of left and right",
      asks: "Layouts are described with leading and trailing instead of left and right.",
      today: .silent("the markup has no other words, and no layouts of other formats are converted"),
      .reported("`left` and `right` are unknown words, with a hint at `start` and `end`")),
    RuleEntry(
      54, "mac", [.internationalization], [.layout], short: "the control mirrors with the layout",
      asks: "Segmented controls, switches, steppers, pagers and ratings mirror with the layout.", today: .named()),
    RuleEntry(
      55, "effdir", [.internationalization], [.layout], short: "arranged by what the element means",
      asks: "The direction in which a view arranges its contents depends on its semantic attribute.", today: .named()),
    RuleEntry(
      56, "natural", [.internationalization], [.layout], short: "natural alignment is the default",
      asks: "Natural alignment is the default and mirrors with the layout.",
      today: .silent("R004 to R007 say how it was decided")),
    RuleEntry(
      57, "opposite", [.internationalization], [.layout], short: "the far side is the end",
      asks: "Text at the far side is aligned to the opposite side in each direction.",
      today: .silent("an explicit `align` names no rule, since the author decided")),
    RuleEntry(
      58, "firststrong", [.internationalization], [.option], short: "the first strong character sets the direction",
      asks:
        "The natural writing direction of a text is that of its first strong character, where the author asks for it.",
      today: .silent("`dir=\"auto\"` is the author's choice, and `direction` has the result")),
    RuleEntry(
      59, "dirvsalign", [.internationalization], [.layout], short: "direction and alignment are two settings",
      asks: "The direction of a text and its alignment are separate settings.",
      today: .silent("`dir` and `align` are two attributes, and neither changes the other")),
    RuleEntry(
      60, "embed", [.internationalization], [.layout, .check], short: "isolated, from left to right",
      asks: "A left-to-right value, such as a phone number, is isolated inside a localized text.",
      today: .silent("an isolate belongs to a part of a text, and the `direction` of its runs shows it"),
      .checked("unbalanced bidi controls, and overrides")),
    RuleEntry(
      61, "embedr", [.internationalization], [.layout], short: "isolated, from right to left",
      asks: "A value that runs from right to left is isolated inside a left-to-right text.",
      today: .silent("an isolate belongs to a part of a text, and the `direction` of its runs shows it")),
    RuleEntry(
      62, "leadvar", [.internationalization], [.layout, .check], short: "a variable at the start sets no direction",
      asks: "A variable at the start of a message does not set the direction of the whole message.", today: .named(),
      .checked(
        "placeholders that differ between languages, plural forms that a language needs and lacks, texts that count without plural forms, several placeholders without numbers, and texts that begin with a placeholder"
      )),
    RuleEntry(
      63, "semantic", [.internationalization], [.layout], short: "the author says how it mirrors",
      asks: "A semantic content attribute says how a view behaves in a right-to-left layout.", today: .named()),
    RuleEntry(
      64, "toolbar", [.internationalization], [.layout], short: "tools follow the reading direction",
      asks: "The items of a toolbar follow the reading direction.",
      today: .named("where it changes something, which `order=\"fixed\"` prevents")),
    RuleEntry(
      65, "tablecols", [.internationalization], [.layout], short: "columns follow the reading direction",
      asks: "The columns of a table follow the reading direction.",
      today: .named("where it changes something, which `order=\"fixed\"` prevents")),
    RuleEntry(
      66, "cells", [.internationalization], [.layout], short: "heads and cells share one side",
      asks: "The heads and cells of a table use natural alignment, numbers included.",
      today: .silent("heads and cells name R007, by which they are aligned")),
    RuleEntry(
      67, "rtltest", [.internationalization], [.option], short: "formats of another locale",
      asks: "Right-to-left formats can be tested without changing the language, and the direction without either.",
      today: .silent("`--locale`, `--format-locale` and `--dir` are options of the whole rendering")),
    RuleEntry(
      68, "region", [.internationalization], [.option], short: "the calendar of the region",
      asks: "The region that is chosen for formats also chooses the calendar.",
      today: .named("where the calendar is not the Gregorian one")),
    RuleEntry(
      69, "nativenames", [.internationalization], [.layout], short: "product names stay Latin",
      asks: "Product names that nobody translates stay Latin inside right-to-left text.",
      today: .silent("it is part of deciding the `direction` of the block")),
  ]
}
