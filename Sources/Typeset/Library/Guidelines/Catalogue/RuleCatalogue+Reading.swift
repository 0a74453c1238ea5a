extension RuleCatalogue {
  /// Right to left: the layout, its text and its controls.
  static let reading: [RuleEntry] = [
    RuleEntry(
      1, "mirror", [.rightToLeft, .internationalization], [.layout], short: "the whole layout mirrors",
      asks: "In a right-to-left language the whole interface is reversed to match the reading direction.",
      today: .silent("it holds for every element of a right-to-left layout")),
    RuleEntry(
      2, "standard", [.rightToLeft], [.layout], short: "standard elements mirror by themselves",
      asks: "Standard elements mirror by themselves, so the author of a standard layout changes nothing.",
      today: .silent("it holds for every element of a right-to-left layout")),
    RuleEntry(
      3, "finetune", [.rightToLeft], [.layout, .data], short: "numbers, signs and currencies of the locale",
      asks: "Currencies, numerals and the signs of numbers are written as the locale writes them.", today: .named()),
    RuleEntry(
      4, "align", [.rightToLeft, .internationalization], [.layout], short: "aligned where the layout starts",
      asks: "Text is aligned to the side where the layout starts, so left-aligned text becomes right-aligned.",
      today: .named("on text that no other rule aligns; centred text and an explicit `align` name none")),
    RuleEntry(
      5, "para", [.rightToLeft], [.layout], short: "three lines or more: aligned by their own language",
      asks: "A paragraph of three lines or more is aligned by its own language, not by the layout around it.",
      today: .named()),
    RuleEntry(
      6, "twoline", [.rightToLeft], [.layout], short: "one or two lines: aligned with the layout",
      asks: "A block of one or two lines is aligned with the layout, though its text keeps its own direction.",
      today: .named("on text of one or two lines that runs against the layout")),
    RuleEntry(
      7, "list", [.rightToLeft], [.layout], short: "items and cells: all on one side, whatever their script",
      asks: "All items of a list share one alignment, including those in another script.",
      today: .named("on items of lists, and on cells and heads of tables (R066)")),
    RuleEntry(
      8, "listlint", [.rightToLeft], [.check], short: "items of a list end on different sides",
      asks: "The items of one list are not aligned to different sides.",
      today: .checked("items of one list that end on different sides")),
    RuleEntry(
      9, "numsys", [.rightToLeft], [.layout, .data], short: "digits of the locale",
      asks: "Numbers that the software writes use the digits of the locale: Western, Arabic-Indic, Persian and others.",
      today: .named("where the digits are not Western")),
    RuleEntry(
      10, "numregion", [.rightToLeft], [.option], short: "digits of the region",
      asks: "Digits vary by country even inside one region, so the region and not the language alone chooses them.",
      today: .named()),
    RuleEntry(
      11, "numcentric", [.rightToLeft], [.option], short: "digits that the author asks for",
      asks: "An app centred on numbers may choose the notation itself, and its choice wins over the locale.",
      today: .named()),
    RuleEntry(
      12, "digits", [.rightToLeft], [.layout, .check], short: "the digits of a number keep their order",
      asks: "The digits of a number are never reversed, be it a count, a phone number or the number of a card.",
      today: .named("where a card or bank account number is found in running text"),
      .checked("digits in running text of right-to-left languages that would change their order")),
    RuleEntry(
      13, "ordernum", [.rightToLeft], [.layout], short: "a caption comes before its number",
      asks: "A caption and its number run as the caption does: the words from where reading starts, then the number.",
      today: .silent("it is how the bidirectional algorithm orders the text")),
    RuleEntry(
      14, "numorder", [.rightToLeft], [.layout], short: "numbers of a control run with the layout, digits do not",
      asks: "Numerals that show progress or the direction of counting are reversed in order, and none is mirrored.",
      today: .named()),
    RuleEntry(
      15, "seqnum", [.rightToLeft], [.layout, .check], short: "a sequence of numbers runs with the layout",
      asks: "A sequence of numerals that communicates an order is reversed too.",
      today: .named("on controls; a typed sequence is ordered by the bidirectional algorithm alone"),
      .checked("a sequence of numbers written as plain text in a right-to-left layout")),
    RuleEntry(
      16, "flipctl", [.rightToLeft], [.layout], short: "fills from the side where reading starts",
      asks: "Sliders and progress indicators fill from the side where reading starts.", today: .named()),
    RuleEntry(
      17, "endicons", [.rightToLeft], [.layout], short: "the icons at both ends change places",
      asks: "The icons at both ends of a control change places, and keep their looks.", today: .named()),
    RuleEntry(
      18, "sizebtns", [.rightToLeft], [.layout, .data], short: "letters of the script",
      asks: "Of the buttons for the text size the smaller comes first in reading order, with a letter of the language.",
      today: .named()),
    RuleEntry(
      19, "halfstar", [.rightToLeft], [.layout], short: "stars fill from the side where reading starts",
      asks: "Ratings fill from the side where reading starts, and a half star is the half on that side.",
      today: .named("on a half star")),
    RuleEntry(
      20, "back", [.rightToLeft], [.layout], short: "back points against the reading direction",
      asks: "The back button points against the reading direction, from the side where reading starts.", today: .named()
    ),
    RuleEntry(
      21, "nextprev", [.rightToLeft], [.layout], short: "next and previous follow the reading direction",
      asks: "Buttons for the next and the previous item follow the reading direction.", today: .named()),
    RuleEntry(
      22, "realdir", [.rightToLeft], [.layout, .check], short: "means a real direction and keeps it",
      asks: "A control that means a real direction keeps it: “to the right” is right in every language.",
      today: .named(),
      .checked("navigation named by left and right, directions named by forward and back, and symbols of a side")),
    RuleEntry(
      23, "plus2", [.rightToLeft], [.layout], short: "larger beside Latin capitals",
      asks: "Beside upper-case Latin, Arabic and Hebrew are 2 points larger in buttons, labels and titles.",
      today: .named()),
    RuleEntry(
      24, "measure", [.rightToLeft], [.option], short: "as high as Latin capitals",
      asks: "Right-to-left letters beside Latin capitals reach the baseline and the ascender line of the capitals.",
      today: .named("where `balance=\"measure\"` asks for it")),
  ]
}
