extension RuleCatalogue {
  /// What the documents say besides, found on a later reading.
  static let further: [RuleEntry] = [
    RuleEntry(
      155, "symbolletters", [.rightToLeft], [.data], short: "symbols have letters of many scripts",
      asks: "Symbols that stand for text have letters of the script: of Arabic and Hebrew, among others.",
      today: .named()),
    RuleEntry(
      156, "numbersign", [.rightToLeft], [.data], short: "symbols show the digits in force",
      asks: "A symbol that shows numbers has a version for each kind of digits.", today: .named()),
    RuleEntry(
      157, "titlefirst", [.accessibility], [.layout], short: "the title of a screen is read first",
      asks: "On arrival at a screen its title is what is heard first, then the way back.",
      today: .silent("the order of the elements, of the tags in PDF and of the groups in SVG says it")),
    RuleEntry(
      158, "recordings", [.accessibility], [.check], short: "recordings have subtitles and descriptions",
      asks: "Recordings come with captions and subtitles in several languages, an audio description and a transcript.",
      today: .checked("videos without subtitles, audio description or transcript")),
    RuleEntry(
      159, "bothportraits", [.layout], [.option], short: "portrait in both ways up",
      asks: "Portrait is supported in both ways up where the device allows it: on all but full-screen iPhones.",
      today: .silent("`--orientation portrait-upside-down` and the axis `--orientations` show it")),
    RuleEntry(
      160, "norotate", [.layout], [.notApplicable], short: "no advice to rotate the device",
      asks: "People are not told to rotate the device, and items are large enough for distracting places.",
      today: .outside("it is advice for design; touch targets are checked by R086")),
  ]
}
