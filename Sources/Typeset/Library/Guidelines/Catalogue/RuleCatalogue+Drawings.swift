extension RuleCatalogue {
  /// Right to left: pictures and icons.
  static let drawings: [RuleEntry] = [
    RuleEntry(
      25, "photo", [.rightToLeft, .internationalization], [.layout], short: "photographs are never mirrored",
      asks: "Photographs, illustrations and works of art are not mirrored.",
      today: .silent("a picture that stays as it is has not changed")),
    RuleEntry(
      26, "copyright", [.rightToLeft], [.check], short: "a mirrored picture may infringe a copyright",
      asks:
        "Mirroring a picture under copyright can infringe it, so photographs and artwork are not mirrored on request.",
      today: .checked("photographs, illustrations and artwork that are mirrored")),
    RuleEntry(
      27, "imgvariant", [.rightToLeft, .internationalization], [.layout, .check],
      short: "a version for the direction or the language",
      asks: "A picture whose content is tied to the reading direction has a version of its own and is not mirrored.",
      today: .named(),
      .checked("pictures without a version that other languages have")),
    RuleEntry(
      28, "imgorder", [.rightToLeft], [.layout], short: "the order of pictures follows the reading direction",
      asks: "Pictures whose order means something are placed in reading order.", today: .named()),
    RuleEntry(
      29, "imgpos", [.rightToLeft], [.layout], short: "a picture moves with the layout",
      asks: "A single picture at the leading side moves to the other side, and its content stays.",
      today: .silent("a picture is placed like every other element (R001)")),
    RuleEntry(
      30, "symbols", [.rightToLeft], [.layout, .data], short: "mirrored because its manifest says so",
      asks: "Every icon declares whether it is mirrored, fixed, or left-to-right only, and has versions for scripts.",
      today: .named("where the manifest decides and not the meaning")),
    RuleEntry(
      31, "icontext", [.rightToLeft], [.layout], short: "icons of text follow the reading direction",
      asks: "Icons that show text or its reading direction are mirrored: aligned lines, lists, books, speech bubbles.",
      today: .named()),
    RuleEntry(
      32, "iconletters", [.rightToLeft], [.layout, .data, .check], short: "letters in icons are those of the script",
      asks: "Icons that show letters have a version for every script: a signature, rich text, a text cursor.",
      today: .named(),
      .checked("icons with letters that lack a version for a script, and scripts whose letters no font has")),
    RuleEntry(
      33, "iconletters2", [.rightToLeft], [.check], short: "a picture without letters is better",
      asks: "An icon for something other than text shows a picture without letters.",
      today: .checked("icons with letters that mean something else than text")),
    RuleEntry(
      34, "motion", [.rightToLeft], [.layout], short: "icons of motion follow the reading direction",
      asks: "Icons that show motion forward or back are mirrored, such as the waves of a speaker.", today: .named()),
    RuleEntry(
      35, "logo", [.rightToLeft], [.layout], short: "logos are never mirrored",
      asks: "A logo is never mirrored, not even one with text in it.",
      today: .silent("an icon or a picture that stays as it is has not changed"),
      .reported("`flip=\"yes\"` on a logo is an error")),
    RuleEntry(
      36, "universal", [.rightToLeft], [.layout], short: "universal signs are never mirrored",
      asks: "Universal signs, such as a check mark, are never mirrored.",
      today: .silent("an icon that stays as it is has not changed")),
    RuleEntry(
      37, "object", [.rightToLeft, .internationalization], [.layout], short: "icons of real things are not mirrored",
      asks: "Icons of real things, such as a clock, are not mirrored unless they show a direction.",
      today: .silent("an icon that stays as it is has not changed")),
    RuleEntry(
      38, "handed", [.rightToLeft], [.layout], short: "a right-handed slant is not mirrored",
      asks: "A tool that slants as a right hand holds it is not mirrored for that reason.",
      today: .silent("an icon that stays as it is has not changed")),
    RuleEntry(
      39, "slash", [.rightToLeft], [.layout], short: "the slash stays, what it crosses out is mirrored",
      asks: "The slash of an icon keeps its direction in both versions; only what it crosses out is mirrored.",
      today: .named()),
    RuleEntry(
      40, "badgeui", [.rightToLeft], [.layout], short: "a badge that shows the interface is mirrored",
      asks: "A badge that depicts part of the interface is mirrored when the interface is.", today: .named()),
    RuleEntry(
      41, "badge", [.rightToLeft], [.layout], short: "a badge moves to the other corner, its sign stays",
      asks: "A badge that changes the meaning of an icon moves to the other corner, and its sign is not mirrored.",
      today: .named()),
    RuleEntry(
      42, "tool", [.rightToLeft], [.layout], short: "a tool changes its place and keeps its slant",
      asks: "A tool in an icon keeps its slant while the rest is mirrored, and lines of text inside it are realigned.",
      today: .named()),
    RuleEntry(
      43, "platforms", [.rightToLeft], [.layout], short: "the rules hold on every platform",
      asks: "The rules for right-to-left languages hold on all platforms, without exception.",
      today: .silent("no layout asks which platform it is for")),
    RuleEntry(
      44, "arrowsimg", [.internationalization], [.layout], short: "arrows follow the reading direction",
      asks: "Pictures that communicate direction, such as arrows, are mirrored, and so are the arrows on controls.",
      today: .named()),
    RuleEntry(
      45, "video", [.internationalization], [.layout], short: "playback runs from left to right everywhere",
      asks: "Playback controls and timelines are never mirrored.", today: .named()),
    RuleEntry(
      46, "clock", [.rightToLeft, .internationalization], [.layout], short: "clocks are never mirrored",
      asks: "Clocks are never mirrored.", today: .named()),
    RuleEntry(
      47, "music", [.internationalization], [.layout], short: "sheet music is never mirrored",
      asks: "Music notes and sheet music are never mirrored.",
      today: .silent("a picture that stays as it is has not changed"),
      .reported("`flip=\"yes\"` on sheet music is a warning")),
    RuleEntry(
      48, "graph", [.internationalization], [.layout], short: "the axes of charts are never mirrored",
      asks: "The axes of a graph keep their orientation; titles and legends follow the layout.", today: .named()),
    RuleEntry(
      49, "audio", [.internationalization], [.check], short: "a language lacks a version of a resource",
      asks: "Pictures and audio that depend on the language have a version for each language.",
      today: .checked(
        "texts of catalogs that are untranslated, empty, to be reviewed or stale; translations that equal their source, or are in another script; lost markup, straight quotes and hyphens for dashes in them; texts without a key, keys that no catalog has, and resources that a language lacks"
      )),
    RuleEntry(
      50, "flipways", [.internationalization], [.layout, .check], short: "mirrored, or a version: one of three ways",
      asks: "A picture for the other direction is mirrored, has a version for the language or one for the direction.",
      today: .named(),
      .checked("a picture that is mirrored in two ways at once")),
    RuleEntry(
      51, "flipmath", [.internationalization], [.layout], short: "mirrored in its own box",
      asks: "A drawing is mirrored by moving it by its width and scaling it by −1, so its size stays.", today: .named()),
  ]
}
