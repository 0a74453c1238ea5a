extension RuleCatalogue {
  /// Accessibility: text size, text, colour, settings.
  static let legibility: [RuleEntry] = [
    RuleEntry(
      134, "dynamic", [.accessibility], [.layout, .option, .check], short: "legible at every text size",
      asks: "A layout adapts to all twelve text sizes, and its text and icons stay legible.",
      today: .silent("`--text-size` and the axis `--text-sizes` show each"),
      .checked(
        "text that is cut or broken inside a word, and text that a larger text size hides in part or drives out of its box"
      )),
    RuleEntry(
      135, "trunc", [.accessibility], [.check], short: "little is truncated",
      asks: "At the largest accessibility size about as much text is seen as at the largest standard size.",
      today: .checked(
        "a text of which ax5 shows less than nine tenths of what xxxl shows, or that is cut in translations only")),
    RuleEntry(
      136, "truncscroll", [.accessibility], [.check], short: "nothing that scrolls is truncated",
      asks: "Text in a region that scrolls is not truncated.",
      today: .checked("truncated text on a screen that scrolls, without a way to the whole text")),
    RuleEntry(
      137, "lines", [.accessibility], [.layout], short: "a text takes the lines that it needs",
      asks: "A label takes as many lines as it needs.", today: .silent("it is the default of all text")),
    RuleEntry(
      138, "stack", [.accessibility], [.layout], short: "stacked where it does not fit side by side",
      asks: "At large text sizes what does not fit side by side is stacked: the date below the name.", today: .named()),
    RuleEntry(
      139, "cols", [.accessibility], [.layout, .check], short: "fewer columns where the text needs room",
      asks: "At large text sizes there are fewer columns.", today: .named(),
      .checked("columns of text narrower than 12 em where there could be fewer")),
    RuleEntry(
      140, "iconsize", [.accessibility], [.layout, .check], short: "icons grow with the text",
      asks: "Icons that mean something grow with the text.", today: .named(),
      .checked("icons with a fixed size that mean something")),
    RuleEntry(
      141, "hierarchy", [.accessibility], [.check], short: "the hierarchy is the same at every text size",
      asks: "Primary elements stay at the top at every text size.",
      today: .checked("a heading or a primary button that large text pushes below the screen")),
    RuleEntry(
      142, "weights", [.accessibility], [.check], short: "no thin weights",
      asks: "Regular and heavier weights are preferred to ultralight, thin and light.",
      today: .checked("weights below regular on text below 28 points")),
    RuleEntry(
      143, "boldtext", [.accessibility], [.option], short: "bold text is one step heavier",
      asks: "With Bold Text, text is heavier and the strokes of icons are thicker.",
      today: .silent("all text changes, and `weight` of every run shows it"),
      .reported("a family of the author without a heavier face is a warning")),
    RuleEntry(
      144, "legible", [.accessibility], [.check], short: "fonts are legible at small sizes",
      asks: "Custom fonts are legible at small sizes and have the characters of the language.",
      today: .reported("a character without a glyph is a warning"),
      .checked("characters that no font has, text below 11 points on screens, and fonts with low small letters")),
    RuleEntry(
      145, "nojust", [.accessibility], [.layout, .check], short: "lines end ragged",
      asks: "Text is not justified: lines end ragged at the far side.",
      today: .silent("it holds for all text"), .reported("`align=\"justify\"` is an error")),
    RuleEntry(
      146, "caps", [.accessibility], [.check], short: "no long passages in italics or capitals",
      asks: "Long passages are not set in italics or capitals.",
      today: .checked(
        "passages of more than three lines or 60 letters in italics or capitals, and italics in Arabic and Hebrew")),
    RuleEntry(
      147, "coloronly", [.accessibility], [.check], short: "colour is not the only sign",
      asks: "Information is never conveyed by colour alone.",
      today: .checked("elements of one kind that only their colours tell apart, equal in gray")),
    RuleEntry(
      148, "syscolor", [.accessibility], [.data, .check], short: "text takes the system's colours",
      asks: "Text takes the system's colours, which follow appearance and contrast.",
      today: .silent("names of the palette are the default, and `color` of every run shows the result"),
      .checked("literal colours of text on screens and canvases")),
    RuleEntry(
      149, "combos", [.accessibility], [.check, .option], short: "no pair of colours that is easily confused",
      asks: "States are not distinguished by pairs of colours that are easily confused, such as red and green.",
      today: .silent("`--simulate` shows a page as people with a colour-vision deficiency see it"),
      .checked("elements of one kind that differ only by two colours which many people confuse")),
    RuleEntry(
      150, "invert", [.accessibility], [.option], short: "pictures are not inverted",
      asks: "With Invert Colours, pictures, video and full-colour icons stay, and so does a dark interface.",
      today: .silent("the colours of the whole page change")),
    RuleEntry(
      151, "contrast", [.accessibility], [.check], short: "text has enough contrast",
      asks: "Text has a contrast of at least 4.5:1, or 3:1 from 18 points on and where it is bold.",
      today: .checked("text with less contrast than its size and weight need, measured on what lies under it")),
    RuleEntry(
      152, "contrast2", [.accessibility], [.check], short: "icons and controls have enough contrast",
      asks: "Icons and the borders of controls stand out from the colours next to them.",
      today: .checked("icons, charts, sliders, progress bars, steppers and pagers with less than 3:1")),
    RuleEntry(
      153, "motion2", [.accessibility], [.notApplicable, .check], short: "no animation is required",
      asks: "Animations are not required, and people control video.",
      today: .outside("a picture does not move; the controls of a video can be checked"),
      .checked("videos that start by themselves and cannot be stopped")),
    RuleEntry(
      154, "transp", [.accessibility], [.option], short: "opaque backgrounds in place of translucent ones",
      asks: "With Reduce Transparency, translucent areas become opaque and take another colour.", today: .named()),
  ]
}
