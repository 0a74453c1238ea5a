extension RuleCatalogue {
  /// Adaptivity and layout.
  static let screens: [RuleEntry] = [
    RuleEntry(
      70, "devices", [.layout], [.data], short: "the pixels of the device",
      asks: "The picture of a screen has the pixels of its device.",
      today: .silent("it is the size of the page; `typesetter devices` lists all devices")),
    RuleEntry(
      71, "landscape", [.layout], [.option], short: "landscape exchanges width and height",
      asks: "In landscape a screen has its width and height exchanged.",
      today: .silent("`--orientation` is an option of the whole rendering")),
    RuleEntry(
      72, "traits", [.layout], [.option], short: "the layout adapts to its traits",
      asks: "A layout adapts to its traits: size, orientation, text size, direction, formats and the length of text.",
      today: .silent("an element whose `when` does not hold is not in the dump")),
    RuleEntry(
      73, "gamut", [.layout], [.notApplicable], short: "colours fit the range of the display",
      asks: "Colours are chosen for the range of the display, sRGB or P3.",
      today: .outside("every output is in sRGB")),
    RuleEntry(
      74, "guides", [.layout], [.layout, .option], short: "contents keep to the layout guides",
      asks: "Contents keep to invisible guides for margins, alignment and the width of text.",
      today: .silent("it holds for the contents of every screen; `--annotate` draws the guides")),
    RuleEntry(
      75, "safearea", [.layout], [.layout, .check], short: "contents keep to the safe area",
      asks: "Contents keep to the safe area and the margins, and no bar covers them.",
      today: .silent("it holds for the contents of every screen; `--annotate` draws the safe area"),
      .checked("text and controls that lie under a bar")),
    RuleEntry(
      76, "sizeclass", [.layout], [.data, .layout], short: "width and height are compact or regular",
      asks: "Width and height are compact or regular each, and a layout adapts to the four combinations.",
      today: .silent("`when=\"height=compact\"` asks for it, and what does not hold is not in the dump")),
    RuleEntry(
      77, "devclass", [.layout], [.data], short: "size classes of a device",
      asks: "The size classes follow from the device and its orientation.",
      today: .silent("they are facts of the device; `typesetter devices` lists them")),
    RuleEntry(
      78, "multiclass", [.layout], [.data], short: "size classes in a split",
      asks: "An app that shares the screen of an iPad has the size classes of its share.",
      today: .silent(
        "they are facts of the device and `--split`; `typesetter devices` lists them, and `--splits` shows each")),
    RuleEntry(
      79, "tabbarh", [.layout], [.layout], short: "bars follow the height, not the text size",
      asks: "Navigation bars, toolbars and tab bars are lower in compact height, and their text keeps its size.",
      today: .named()),
    RuleEntry(
      80, "defaultsize", [.layout], [.check], short: "readable without scrolling sideways",
      asks: "The main content is readable at its default size, without zooming or scrolling sideways.",
      today: .checked("text, controls and pictures that reach beyond the sides of the screen")),
    RuleEntry(
      81, "consistent", [.layout], [.check], short: "like functions look alike",
      asks: "Elements with similar functions look similar.",
      today: .checked("elements of one role whose looks differ a little, or one that is unlike the others")),
    RuleEntry(
      82, "weight", [.layout], [.check], short: "important things come first",
      asks: "Important elements are larger, in the upper half and near the side where reading starts.",
      today: .checked("primary buttons of little weight: low, at the far side or small")),
    RuleEntry(
      83, "alignscan", [.layout], [.check, .option], short: "edges are aligned or clearly apart",
      asks: "Aligned edges make a screen easy to scan, and indentation shows its hierarchy.",
      today: .silent("`--grid` draws the edges over the page"),
      .checked("edges that are 1 to 3 points off those of others")),
    RuleEntry(
      84, "bothorient", [.layout], [.option, .check], short: "both orientations are supported",
      asks: "A screen supports portrait and landscape where possible.",
      today: .silent("`--orientation` and the axis `--orientations` show it in each"),
      .checked("documents whose variants show one orientation only")),
    RuleEntry(
      85, "textchange", [.layout, .accessibility], [.option, .check], short: "text changes its size",
      asks: "A layout is prepared for other text sizes.",
      today: .silent("`--text-size` and the axis `--text-sizes` show it in each"),
      .checked("text on screens with a fixed size")),
    RuleEntry(
      86, "target", [.layout, .accessibility], [.layout, .check], short: "answers to touch, at least 44 × 44 pt",
      asks: "What answers to touch has a target of at least 44 × 44 points.",
      today: .silent("targets are not in the dump; `--annotate` draws them and names the rule"),
      .checked(
        "touch targets that are made smaller than 44 by 44 points, alone or beside neighbours, or are on each other")),
    RuleEntry(
      87, "preview", [.layout], [.option, .check], short: "previewed on many devices",
      asks: "A layout is previewed on many devices and in both landscape rotations, to find what is clipped.",
      today: .silent(
        "`--devices` and `--orientations` are axes of sheets and batches; `--annotate` shows the side of the sensor housing"
      ),
      .checked("text of which a part is hidden, or that leaves its box, at the usual text size")),
    RuleEntry(
      88, "upsidedown", [.layout], [.check], short: "no portrait upside down",
      asks: "Full-screen iPhones do not support portrait upside down.",
      today: .reported("asking for it on one of them is wrong usage")),
    RuleEntry(
      89, "readable", [.layout], [.layout, .check], short: "lines are short enough to read",
      asks: "On wide screens lines stay short enough to read.",
      today: .silent("the frame of `readable` shows its width"),
      .checked("lines of more than 90 characters, or 45 in Chinese, Japanese and Korean")),
    RuleEntry(
      90, "focus", [.layout], [.notApplicable, .check], short: "the focus stays on the current content",
      asks: "When the context changes, the focus stays on the current content.",
      today: .outside("a picture has no time; variants are compared"),
      .checked(
        "first headings and primary buttons that are lost in some orientation, share of the screen or text size")),
    RuleEntry(
      91, "gratuitous", [.layout], [.check], short: "the layout changes only where needed",
      asks: "A layout does not change without need: a grid is still a grid after rotation.",
      today: .checked("containers that are of another kind in the other orientation")),
    RuleEntry(
      92, "bothvariants", [.layout], [.option], short: "both rotations of one orientation",
      asks: "An app for one orientation supports both of its rotations.",
      today: .silent("`--orientations landscape-left,landscape-right` shows both")),
    RuleEntry(
      93, "rotation", [.layout], [.notApplicable], short: "reacts to rotation by context",
      asks: "A game reacts to rotation as its context asks.",
      today: .outside("a picture has no interaction")),
    RuleEntry(
      94, "ipadtoo", [.layout], [.check], short: "everything is visible on iPad too",
      asks: "An app works on iPad too, with all of its elements visible.",
      today: .checked("elements that iPhones show and iPads do not")),
    RuleEntry(
      95, "hardware", [.layout], [.option], short: "no features of missing hardware",
      asks: "Features that depend on hardware are hidden where the hardware is missing.",
      today: .silent("`when=\"device=iphone*\"` asks for it, and what does not hold is not in the dump")),
    RuleEntry(
      96, "aspect", [.layout], [.layout, .check], short: "cropped, with the part that matters in sight",
      asks: "A picture in a box of another shape is cropped or has bars, and the part that matters stays in sight.",
      today: .named(),
      .checked(
        "pictures on screens of which the part that matters is cropped, or that cover less than half of their box")),
    RuleEntry(
      97, "edges", [.layout], [.layout, .check], short: "backgrounds run to the edges",
      asks: "Backgrounds run to the edges of the screen, and lists scroll to its bottom.",
      today: .silent("it holds for the backgrounds of every screen and bar"),
      .checked("lists on screens that scroll which end above the bottom")),
    RuleEntry(
      98, "corners", [.layout], [.check], short: "no controls in the corners",
      asks: "No control is at the very bottom of the screen or in its corners.",
      today: .checked("controls in the zone of the home indicator or in a round corner, by the mask of the device")),
    RuleEntry(
      99, "insets", [.layout], [.check], short: "essential content is inset",
      asks: "Essential content is inset symmetrically, so no corner, housing or indicator clips it.",
      today: .checked(
        "text, controls and pictures outside the safe area or hidden by the mask of the device, in any orientation")),
    RuleEntry(
      100, "matchinset", [.layout], [.check], short: "matching insets at top and bottom",
      asks: "Controls at the top and the bottom have matching insets and keep away from the home indicator.",
      today: .checked(
        "controls at top and bottom with different insets, what is near the home indicator, and padding of one side only"
      )),
    RuleEntry(
      101, "fullbutton", [.layout], [.layout, .check], short: "full-width buttons keep the margins",
      asks: "A full-width button keeps the margins, has round corners and sits on the bottom of the safe area.",
      today: .silent("the frame of the button shows it"),
      .checked("full-width buttons that touch the sides, have square corners or are not quite at the bottom")),
    RuleEntry(
      102, "nomask", [.layout], [.check], short: "the features of the display are not hidden",
      asks: "Nothing hides or decorates the corners, the housing or the indicator of the display.",
      today: .checked(
        "opaque shapes over the sensor housing, in a corner or over the home indicator, and black status bars")),
    RuleEntry(
      103, "statusbar", [.layout], [.layout, .check], short: "the status bar is as high as the device's",
      asks: "The height of the status bar differs by device and is never assumed.",
      today: .silent("the frame of the status bar shows it"),
      .checked("distances of 20, 44, 47 or 59 points at the top of a screen")),
    RuleEntry(
      104, "statusbusy", [.layout], [.option], short: "the status bar during a call",
      asks: "On full-screen iPhones the status bar does not grow during background tasks; on older ones it does.",
      today: .named("on a status bar that a call makes higher")),
    RuleEntry(
      105, "hidestatus", [.layout], [.check], short: "the status bar is hidden",
      asks: "Hiding the status bar is reconsidered: it tells people what they need.",
      today: .checked("screens without a status bar")),
    RuleEntry(
      106, "autohide", [.layout], [.check], short: "the indicator hides only for passive viewing",
      asks: "The home indicator hides itself only where people watch passively.",
      today: .checked("hidden home indicators on screens that people do not only watch")),
    RuleEntry(
      107, "web", [.layout], [.notApplicable], short: "web pages look good from edge to edge",
      asks: "Web pages look good from edge to edge of the display.",
      today: .outside("no web page is rendered; reports run to the edges and keep their contents inside the safe area")),
  ]
}
