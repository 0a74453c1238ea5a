/// The attributes that many elements share, in groups by what they act on.
///
/// An element names the groups that do something on it. Any other attribute is an error there.
enum Common {
  // MARK: Identity and language

  static let id = Attribute<String?>(
    .id, .name, example: "legal", "A name, unique in the document, for dumps, comparisons and links into the output")
  static let when = Attribute<String?>(
    .when, .condition, example: "dir=rtl", "Conditions joined by spaces; the element is present only where all hold")
  static let lang = Attribute<String?>(
    .lang, .language, otherwise: "the language around it", example: "ar", "The language of the text")
  /// The base direction of a text.
  static let dir = Attribute<DirectionRequest?>(
    .dir, otherwise: "the direction of its language", "The base direction of the text")
  /// The layout direction inside a container; the same attribute with fewer words.
  static let layoutDir = Attribute<DirectionRequest?>(
    .dir, .words([DirectionRequest.leftToRight, .rightToLeft].map(\.rawValue)),
    otherwise: "the layout direction around it", "The layout direction inside the element")

  static let ignore = Attribute<String?>(
    .ignore, .rules, example: "R105",
    "The guidelines that `check` does not apply to the element and its contents; `because` says why")
  static let because = Attribute<String?>(
    .because, .filled, example: "a film is shown", "Why `ignore` silences a check, for people who read the source")

  // MARK: Text

  static let style = Attribute<TextStyleName?>(
    .style, otherwise: "the style of the element", "The Dynamic Type style of the text")
  static let size = Attribute<Double?>(
    .size, .number(.type), otherwise: "the size of the style", example: "21",
    "The type size, which no longer follows the reader's text size; leading scales with it")
  static let weight = Attribute<Int?>(
    .weight, .weight, otherwise: "the weight of the style", example: "semibold", "The weight of the type")
  static let font = Attribute<String?>(
    .font, .filled, otherwise: "Noto Sans", example: "Noto Sans Mono", "The font family")
  static let italic = Attribute<Bool?>(
    .italic, .flag, otherwise: "`no`", "Whether an italic font is used, where the family has one")
  static let underline = Attribute<Bool?>(
    .underline, .flag, otherwise: "`yes` for links, else `no`", "Whether the text is underlined")
  static let strike = Attribute<Bool?>(.strike, .flag, otherwise: "`no`", "Whether a line runs through the text")
  static let caps = Attribute<Capitals?>(
    .caps, otherwise: "`none`", "Shows the text in upper case by the rules of its language")
  static let color = Attribute<ColorValue?>(
    .color, .color, otherwise: "the colour of the element or around it", example: "secondary-label",
    "The colour of the text")
  static let align = Attribute<AlignmentRequest>(
    .align, default: .auto, "The side that lines of text are aligned to, or that children in a column are placed at")
  static let wrap = Attribute<Wrap?>(
    .wrap, otherwise: "`balance` for headings and `toast`, `pretty` for `p`, else `greedy`", "How lines are broken")
  static let hyphens = Attribute<Hyphens?>(
    .hyphens, otherwise: "`manual`",
    "Whether words are hyphenated: by the patterns of the language, only at soft hyphens and in words without room, or never"
  )
  static let lines = Attribute<Int>(
    .lines, .integer(0...100_000), default: 0, example: "2", "The most lines shown; 0 is as many as needed")
  static let truncate = Attribute<Truncation>(
    .truncate, default: .end, "Where the text is cut when its lines run out")
  static let balance = Attribute<BalanceRequest?>(
    .balance, otherwise: "`auto`",
    "Whether right-to-left text grows beside upper-case Latin: by 2 points (R023), or until its letters are as high (R024)"
  )
  static let numerals = Attribute<String?>(
    .numerals, .listed(.numerals), otherwise: "`auto`", example: "arab",
    "The digits of numbers that the software writes: `auto` or a decimal system of CLDR")
  static let numbers = Attribute<NumbersRequest?>(
    .numbers, otherwise: "`auto`",
    "Whether phone, card and bank account numbers in running text are found, which keep their order (R012, R052)")
  static let space = Attribute<WhiteSpaceRequest?>(
    .space, otherwise: "`default`; `preserve` in `pre`", "Whether white space is kept as written")
  static let tint = Attribute<ColorValue?>(
    .tint, .color, otherwise: "the tint around it", example: "purple", "The colour of links and controls")
  static let key = Attribute<String?>(
    .key, .filled, example: "settings.title", "The key in the string catalogs that the text comes from")
  static let translate = Attribute<Bool?>(
    .translate, .flag, otherwise: "`yes`",
    "Whether the text may be translated; pseudolanguages leave `no` alone, and a part of a text is set apart (R069)")

  // MARK: Box

  static let background = Attribute<PaintValue?>(
    .background, .paint, otherwise: "that of the element, if it has one", example: "gray6",
    "The background: a colour or a gradient")
  /// `background` on a part of a text.
  static let inlineBackground = Attribute<ColorValue?>(
    .background, .color, example: "yellow", "The colour behind the text")
  static let radius = Attribute<CornerRadii?>(
    .radius, .corners(.length), otherwise: "that of the element", example: "8",
    "The radius of the corners, or four: top-start, top-end, bottom-end, bottom-start")
  static let border = Attribute<ColorValue?>(
    .border, .color, example: "separator", "The colour of a border inside the edges")
  static let borderWidth = Attribute<Double?>(
    .borderWidth, .number(.length), otherwise: "1", example: "2", "The width of the border")
  static let opacity = Attribute<Double>(
    .opacity, .number(.opacity), default: 1, example: "0.5",
    "How opaque the element is, as one picture with all it holds")
  static let shadow = Attribute<ShadowValue?>(
    .shadow, .shadow, example: "medium",
    "The shadow of its box: of the system, or x, y, blur and colour, where x follows the reading direction")
  static let clip = Attribute<ClipShape?>(
    .clip, otherwise: "its box", "The shape to which it is cut with all it holds")
  static let padding = Attribute<Double?>(
    .padding, .number(.length), otherwise: "that of the element", example: "12",
    "The distance of the contents from every edge")
  static let paddingTop = Attribute<Double?>(
    .paddingTop, .number(.length), otherwise: "`padding`", example: "12",
    "The distance of the contents from the top edge")
  static let paddingBottom = Attribute<Double?>(
    .paddingBottom, .number(.length), otherwise: "`padding`", example: "12",
    "The distance of the contents from the bottom edge")
  static let paddingStart = Attribute<Double?>(
    .paddingStart, .number(.length), otherwise: "`padding`", example: "12",
    "The distance of the contents from the edge where reading starts")
  static let paddingEnd = Attribute<Double?>(
    .paddingEnd, .number(.length), otherwise: "`padding`", example: "12",
    "The distance of the contents from the edge where reading ends")
  static let spacing = Attribute<Double?>(
    .spacing, .number(.length), otherwise: "that of the element", example: "8", "The distance between the children")

  // MARK: Extent

  static let width = Attribute<LengthRequest?>(
    .width, .lengthOrShare(.extent), otherwise: "that of the element", example: "fill",
    "The width, padding and border included; a percentage is that of the width inside its container")
  static let height = Attribute<LengthRequest?>(
    .height, .lengthOrShare(.extent), otherwise: "as high as the contents", example: "120",
    "The height, padding and border included; a percentage is that of the height inside its container, if that is known"
  )
  static let minWidth = Attribute<LengthRequest?>(
    .minWidth, .lengthOrShare(.length), example: "80", "The least width")
  static let maxWidth = Attribute<LengthRequest?>(
    .maxWidth, .lengthOrShare(.extent), example: "320", "The greatest width")
  static let minHeight = Attribute<LengthRequest?>(
    .minHeight, .lengthOrShare(.length), otherwise: "that of the element", example: "44", "The least height")
  static let maxHeight = Attribute<LengthRequest?>(
    .maxHeight, .lengthOrShare(.extent), example: "200", "The greatest height")
  static let aspect = Attribute<AspectRatio?>(
    .aspect, .aspect, example: "16:9", "The shape of its box, whose height then follows its width")
  static let grow = Attribute<Double?>(
    .grow, .number(.factor), otherwise: "`0`; `1` for `spacer`", example: "1",
    "The share of the space left over in a row, or in a column of definite height")
  static let anchor = Attribute<String?>(
    .anchor, .anchor, otherwise: "`center center`", example: "top end", "The place in an `overlay`")
  static let extends = Attribute<ExtensionRequest>(
    .extends, default: .no,
    "How far a block directly in a `screen` or `canvas` reaches: to its sides, or also under the bar that it touches")

  // MARK: Arrangement and drawing

  static let semantics = Attribute<Semantics>(
    .semantics, default: .auto, "Which way the children are arranged: a semantic content attribute (R055, R063)")
  static let flip = Attribute<FlipRequest>(
    .flip, default: .auto, "Whether the drawing is mirrored in a right-to-left layout")
  static let rotate = Attribute<Double>(
    .rotate, .decimal, default: 0, example: "90",
    "By how many degrees the drawing is turned clockwise in its box, in every layout direction")

  static let appearance = Attribute<AppearanceRequest>(
    .appearance, default: .auto,
    "The appearance in which the colours here and inside are seen: that of what is around it, or always light or dark")

  static let material = Attribute<MaterialRequest>(
    .material, default: .auto,
    "What it is made of over what lies beneath: a `thin`, `regular` or `thick` material shows it blurred; `background` tints it"
  )

  // MARK: Accessibility

  static let alt = Attribute<String?>(
    .alt, .text, example: "A lighthouse at dusk", "What the drawing shows, for people who do not see it")
  static let decorative = Attribute<Bool?>(
    .decorative, .flag, otherwise: "`no`", "Whether the element says nothing and is skipped by assistive technology")
  static let label = Attribute<String?>(
    .label, .text, otherwise: "the text of the element", example: "Volume", "The accessible name, which is not drawn")
  static let hint = Attribute<String?>(
    .hint, .text, example: "Opens the settings", "What happens when a person uses the element")
  static let role = Attribute<RoleRequest?>(
    .role, otherwise: "the role of the element", "What the element is to assistive technology")
  static let altKey = Attribute<String?>(.altKey, .filled, example: "photo.alt", "The key that `alt` comes from")
  static let labelKey = Attribute<String?>(
    .labelKey, .filled, example: "volume.label", "The key that `label` comes from")
  static let hintKey = Attribute<String?>(.hintKey, .filled, example: "volume.hint", "The key that `hint` comes from")
  static let enabled = Attribute<Bool?>(
    .enabled, .flag, otherwise: "`yes`", "Whether controls here can be used; `no` dims them")
}

/// A set of common attributes.
typealias AttributeNames = Set<AttributeName>

extension Common {
  /// The attributes of every element that is laid out.
  static let everywhere: AttributeNames = [
    .id, .when, .lang, .semantics, .alt, .decorative, .label, .hint, .role, .altKey, .labelKey, .hintKey,
    .ignore, .because,
  ]
  /// What containers hand down to the texts and controls inside them.
  static let inherited: AttributeNames = [
    .size, .weight, .font, .italic, .color, .align, .wrap, .hyphens, .balance, .numerals, .numbers, .space, .tint,
    .enabled, .translate,
  ]
  /// How a text of its own looks, and where it comes from.
  static let text: AttributeNames = [
    .dir, .style, .size, .weight, .font, .italic, .underline, .strike, .caps, .color, .align, .wrap, .hyphens, .lines,
    .truncate, .balance, .numerals, .numbers, .space, .tint, .key, .translate,
  ]
  /// How a part of a text looks, and where it comes from.
  static let inline: AttributeNames = [
    .id, .when, .lang, .dir, .style, .size, .weight, .font, .italic, .underline, .strike, .caps, .color, .background,
    .numerals, .numbers, .key, .translate, .ignore, .because,
  ]
  /// What a control needs that writes numbers of its own.
  static let digits: AttributeNames = [.font, .italic, .numerals]
  /// Background, border and padding.
  static let box: AttributeNames = [
    .background, .radius, .border, .borderWidth, .opacity, .shadow, .clip, .padding, .paddingTop, .paddingBottom,
    .paddingStart, .paddingEnd,
  ]
  /// What changes the look of a whole box.
  static let effects: AttributeNames = [.opacity, .shadow, .clip]
  /// Width and height.
  static let extent: AttributeNames = [.width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .aspect, .grow]
  /// Everything of a container whose children are a `spacing` apart.
  static let container: AttributeNames = everywhere.union(inherited).union(box).union(extent).union([.dir, .spacing])
  /// Everything of a block of text.
  static let textBlock: AttributeNames = everywhere.union(text).union(box).union(extent)
  /// Everything of a control without a text of its own.
  static let control: AttributeNames = everywhere.union(box).union(extent).union([.tint, .enabled, .translate])

  /// All common attributes, in the order of the reference.
  static let all: [AttributeDeclaration] = [
    id.declaration, when.declaration, lang.declaration, dir.declaration, style.declaration, size.declaration,
    weight.declaration, font.declaration, italic.declaration, underline.declaration, strike.declaration,
    caps.declaration, color.declaration, align.declaration, wrap.declaration, hyphens.declaration, lines.declaration,
    truncate.declaration,
    balance.declaration, numerals.declaration, numbers.declaration, space.declaration, tint.declaration,
    key.declaration,
    translate.declaration, background.declaration, radius.declaration, border.declaration, borderWidth.declaration,
    opacity.declaration, shadow.declaration, clip.declaration,
    padding.declaration, paddingTop.declaration, paddingBottom.declaration, paddingStart.declaration,
    paddingEnd.declaration, spacing.declaration, width.declaration, height.declaration, minWidth.declaration,
    maxWidth.declaration, minHeight.declaration, maxHeight.declaration, aspect.declaration, grow.declaration,
    anchor.declaration,
    extends.declaration,
    semantics.declaration, flip.declaration, rotate.declaration, appearance.declaration, material.declaration,
    alt.declaration,
    decorative.declaration,
    label.declaration,
    hint.declaration, role.declaration, altKey.declaration, labelKey.declaration, hintKey.declaration,
    enabled.declaration, ignore.declaration, because.declaration,
  ]

  /// The common attributes by name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
