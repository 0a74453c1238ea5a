extension RuleCatalogue {
  /// Accessibility: structure, names, controls, media.
  static let assistance: [RuleEntry] = [
    RuleEntry(
      108, "simple", [.accessibility], [.notApplicable], short: "simple and perceivable",
      asks: "An interface is simple, and everything in it can be perceived.",
      today: .outside("it is an aim that no single measure shows")),
    RuleEntry(
      109, "personal", [.accessibility], [.option], short: "personal settings are supported",
      asks: "An interface supports personal settings: bold and larger text, inverted colours, more contrast.",
      today: .silent("each setting is an option of the whole rendering, and a value of the axis `--settings`")),
    RuleEntry(
      110, "audit", [.accessibility], [.check], short: "every element is audited",
      asks: "Every element is audited, and the issues are listed.",
      today: .reported("`typesetter check` lists what it finds, with rule, place and picture")),
    RuleEntry(
      111, "flows", [.accessibility], [.option], short: "flows are tried with each setting",
      asks: "Important flows are tried with each accessibility feature turned on.",
      today: .silent("`--settings` is an axis of sheets, batches and visual tests, beside text sizes and contrasts")),
    RuleEntry(
      112, "gestures", [.accessibility], [.notApplicable, .check], short: "gestures have alternatives",
      asks: "Gestures are simple, do not override those of the system and have visible alternatives.",
      today: .outside("a picture has no gestures; another way in sight can be checked"),
      .checked("swipe actions without a visible way to the same")),
    RuleEntry(
      113, "interaction", [.accessibility], [.notApplicable], short: "more than one way to interact",
      asks: "There is more than one physical way to interact.",
      today: .outside("a picture has no interaction; in PDF the tab order follows the structure")),
    RuleEntry(
      114, "role", [.accessibility], [.layout], short: "every element has a role",
      asks: "Every element has a role for assistive technology.",
      today: .silent("`role` has it on every element")),
    RuleEntry(
      115, "btnhier", [.accessibility], [.layout, .check], short: "the most likely action is filled",
      asks: "Buttons have a consistent hierarchy, with the most likely action the most prominent.",
      today: .named("where `purpose` and not `kind` fills the button"),
      .checked("more than one prominent button on a screen, and destructive buttons that are the prominent one")),
    RuleEntry(
      116, "shapes", [.accessibility], [.option], short: "a shape distinguishes a button from text",
      asks: "With Button Shapes, a button that looks like text has a shape.", today: .named()),
    RuleEntry(
      117, "switch", [.accessibility], [.layout, .option], short: "marks show on and off",
      asks: "A switch shows its state by its knob and its fill, and with On/Off Labels by a mark.",
      today: .named("on the marks")),
    RuleEntry(
      118, "link", [.accessibility], [.layout, .check], short: "links have a sign besides their colour",
      asks: "Links have a sign besides their colour, such as an underline.", today: .named(),
      .checked("links in text that only their colour sets apart")),
    RuleEntry(
      119, "dictation", [.accessibility], [.option, .check], short: "text can be dictated",
      asks: "Text entry offers dictation.",
      today: .named("on the microphone of a field or a keyboard"), .checked("fields without dictation")),
    RuleEntry(
      120, "selectable", [.accessibility], [.layout], short: "plain text can be selected",
      asks: "Nothing keeps people from selecting plain text.",
      today: .silent("it holds for all text in PDF and SVG")),
    RuleEntry(
      121, "alt", [.accessibility], [.layout, .check], short: "pictures have alternative text",
      asks: "A picture that means something has alternative text.",
      today: .silent("`label` has the words"), .reported("a picture or chart without alternative text is a warning"),
      .checked("pictures that mean something and have no alternative text")),
    RuleEntry(
      122, "altgood", [.accessibility], [.check], short: "alternative text says something new",
      asks: "Alternative text says what the picture conveys and does not repeat the text around it.",
      today: .checked(
        "alternative texts that repeat a caption or a file name, begin with “image of”, or are longer than 250 characters"
      )),
    RuleEntry(
      123, "infographic", [.accessibility], [.check], short: "charts have a concise description",
      asks: "A chart or diagram has a concise description.",
      today: .reported("a chart without alternative text is a warning (R121)"),
      .checked("charts without a description")),
    RuleEntry(
      124, "decor", [.accessibility], [.layout], short: "decoration is hidden from assistive technology",
      asks: "Purely decorative pictures are hidden from assistive technology.",
      today: .silent("it is a matter of PDF and SVG, where decoration is outside every tag")),
    RuleEntry(
      125, "title", [.accessibility], [.check], short: "every screen has a unique title",
      asks: "Every screen has a title of its own.",
      today: .checked("screens without a title, and screens with the same title")),
    RuleEntry(
      126, "headings", [.accessibility], [.layout, .check], short: "headings mark the sections",
      asks: "Headings mark the sections of a document.",
      today: .silent("it is a matter of the structure and the outline"),
      .reported("a heading that skips a level is a warning"),
      .checked(
        "skipped levels, headings without words, screens and tables without any, and text that only looks like a heading"
      )),
    RuleEntry(
      127, "media", [.accessibility], [.notApplicable, .check], short: "media have captions",
      asks: "Video and audio have captions, audio descriptions and transcripts.",
      today: .outside("a picture has no sound; captions can be checked"),
      .checked("videos without captions")),
    RuleEntry(
      128, "navigable", [.accessibility], [.layout, .check], short: "every control is reached once",
      asks: "Assistive technology reaches every element, in reading order.",
      today: .silent("it is a matter of the structure of PDF and SVG"),
      .checked("controls that `decorative` or `role=\"none\"` takes out of the reading order")),
    RuleEntry(
      129, "group", [.accessibility], [.layout, .check], short: "what belongs together is read together",
      asks: "Elements that belong together are grouped, so a picture is read with its phrase.",
      today: .silent("`group`, `figure` and `section` have the role `group`"),
      .checked("captions far from their pictures in reading order")),
    RuleEntry(
      130, "changes", [.accessibility], [.notApplicable], short: "changes are announced",
      asks: "Changes of content or layout are announced.", today: .outside("a picture does not change")),
    RuleEntry(
      131, "ellipsis", [.accessibility], [.check], short: "a button that opens a view ends with …",
      asks: "The title of a button that opens another view or app ends with an ellipsis.",
      today: .checked("three dots in place of an ellipsis, and buttons that open something without one")),
    RuleEntry(
      132, "label", [.accessibility], [.layout, .check], short: "every control has a name",
      asks: "Every important element has a text label, even if it shows only an icon.",
      today: .silent("`label` and `value` have the words"),
      .checked(
        "controls without a name that people understand, with one that differs from what they show, or with the same one"
      )),
    RuleEntry(
      133, "rotor", [.accessibility], [.layout], short: "headings and links are in the structure",
      asks: "People navigate by headings, links and related items.",
      today: .silent("it is a matter of the structure of PDF and SVG")),
  ]
}
