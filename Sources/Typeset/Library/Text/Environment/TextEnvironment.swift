/// What text inherits from the elements around it, and what the options set for the whole document.
struct TextEnvironment: Sendable {
  /// The direction of the layout here.
  var layoutDirection: Direction
  /// The layout direction inside the children of the element here, where it differs from that of the arrangement
  /// (R063).
  private var layoutDirectionInChildren: Direction?
  /// The `lang` of the root.
  let rootLanguage: LanguageTag
  /// The nearest `lang` on an element or its ancestors below the root.
  var nearestLanguage: LanguageTag?
  /// The language of the translation that the text here comes from; nil where it comes from none. It chooses no
  /// numerals.
  var translationLanguage: LanguageTag?
  /// The locale of the rendering: `--locale`, else the root's `lang`.
  let locale: String
  /// The locale by which numbers and dates are written: `--format-locale`, else the locale (R067).
  var formatLocale: String
  /// What the reader has set for accessibility.
  var accessibility = AccessibilitySettings()
  /// Whether controls here can be used.
  var isEnabled = true
  /// The family asked for; nil for the default.
  var family: String?
  /// The family of the text of screens and canvases that ask for none; nil for the default.
  var interfaceFamily: String?
  /// An inherited type size in points; nil takes that of the style.
  var size: Double?
  /// An inherited weight, 1…1000; nil takes that of the element.
  var weight: Int?
  /// Whether an italic is asked for.
  var isItalic = false
  /// An inherited text colour as its author wrote it: a name is another colour in another appearance.
  private var askedColor: ColorValue?
  /// The colour of links and controls as its author wrote it.
  private var askedTint: ColorValue?
  /// The `numerals` asked for, else `--numerals`; nil where nobody said.
  var numerals: String?
  /// The alignment of blocks.
  var align = R056NaturalAlignment.standard
  /// How R023 or R024 may act on right-to-left text.
  private var askedBalance = BalanceRequest.auto
  /// Whether the place is one where they never act, whatever the author asks for.
  private var isUnbalanced = false
  /// How lines are broken; nil takes the element's default.
  var wrap: Wrap?
  /// Whether words are hyphenated.
  var hyphens = Hyphens.manual
  /// Whether numbers in running text are found that keep their order (R012, R052).
  var findsNumbers = true
  /// Whether `xml:space="preserve"` is in force.
  var preservesSpace = false
  /// The palette in force.
  var appearance: Appearance
  /// The colours of the document's assets.
  var assetColors = AssetColors()
  /// The device that is shown; nil on paper and for components.
  var device: AssetDevice?
  /// The text size in force.
  var textSize: TextSizeCategory

  /// Creates the environment of a document's root.
  init(
    layoutDirection: Direction, rootLanguage: LanguageTag, locale: String, appearance: Appearance = Appearance(),
    textSize: TextSizeCategory = .l
  ) {
    self.layoutDirection = layoutDirection
    self.rootLanguage = rootLanguage
    self.locale = locale
    formatLocale = locale
    self.appearance = appearance
    self.textSize = textSize
  }

  /// An inherited text colour; nil takes that of the element.
  var color: Color? {
    get { askedColor.map(resolve) }
    set { askedColor = newValue.map(ColorValue.literal) }
  }

  /// The colour of links and controls; nil takes the palette's.
  var tint: Color? { askedTint.map(resolve) }

  /// The language of text here.
  var language: LanguageTag { translationLanguage ?? nearestLanguage ?? rootLanguage }

  /// The digits of numbers that the software writes here (R009–R011): those asked for, by `numerals` or else by
  /// `--numerals`; else the nearest language's, else the format locale's.
  var numberingSystem: NumberingSystem { numeralsDecision.system }

  /// The digits of numbers that the software writes here, with the rules that chose them.
  var numeralsDecision: NumeralsDecision {
    NumeralsDecision(asked: numerals, language: nearestLanguage?.tag, locale: formatLocale)
  }

  /// How right-to-left text here grows beside upper-case Latin (R023, R024).
  var balance: BalanceRequest { isUnbalanced ? .off : askedBalance }

  /// Lets no text here grow.
  mutating func forbidBalance() { isUnbalanced = true }

  /// The colour that a value of the markup names.
  func resolve(_ value: ColorValue) -> Color {
    switch value {
    case .literal(let color): color
    case .named("tint"): tint ?? paletteColor("tint")
    case .named(let name): paletteColor(name)
    case .own(let name): ownColor(name)
    }
  }

  /// A colour of the document's assets, which look like the palette at a place; one of the palette where the assets
  /// have none of the name, and gray where it is damaged, which was reported.
  private func ownColor(_ name: String) -> Color {
    if assetColors.colors[name] == nil, Palette.color(named: name) != nil { return resolve(.named(name)) }
    switch assetColors.value(of: name, for: assetTraits) {
    case .color(let color): return color
    case .system(let name): return resolve(.named(name))
    case .reference, nil: return paletteColor("gray")
    }
  }

  /// What a version of an asset is chosen by here.
  var assetTraits: AssetTraits {
    // As with pictures: the language that stands around, else that of the locale.
    let language = nearestLanguage ?? LanguageTag(locale) ?? .undetermined
    return AssetTraits(
      isDark: appearance.isDark, isHighContrast: appearance.isHighContrast, direction: layoutDirection,
      languages: R027PictureVariants.keys(locale: language, direction: layoutDirection).dropLast(), device: device)
  }

  private func paletteColor(_ name: String) -> Color {
    guard let color = Palette.color(named: name, appearance: appearance) else {
      preconditionFailure("the vocabulary lets through a colour that the palette lacks: \(name)")
    }
    return color
  }

  /// The colour of links and controls.
  var tintColor: Color { resolve(.named("tint")) }

  /// The environment inside an element below the root; the root's own attributes go through `inherit` alone.
  func entering(_ name: ElementName, _ attributes: Attributes) -> TextEnvironment {
    let startsInterface = name == .screen || name == .canvas
    if attributes.entries.isEmpty, !R023Balance.isForbidden(in: name), !startsInterface { return self }
    var inner = self
    if startsInterface, family == nil { inner.family = interfaceFamily }
    if R023Balance.isForbidden(in: name) { inner.forbidBalance() }
    if let tag = attributes.language.flatMap(LanguageTag.init) {
      inner.nearestLanguage = tag
      inner.translationLanguage = nil
    }
    if name.declaration.direction == .layout, let direction = attributes[Common.dir]?.direction {
      inner.layoutDirection = direction
    }
    inner.inherit(attributes)
    return inner
  }

  /// Makes the layout direction that of an element's own arrangement, as its semantics ask (R055); gives the guidelines
  /// that acted.
  ///
  /// `children` are the names of the blocks that a row holds.
  mutating func arrange(_ name: ElementName, _ attributes: Attributes, holding children: [ElementName] = []) -> [Rule] {
    let asked = attributes[Common.semantics]
    let semantics = R063Semantics.semantics(of: name, holding: children, asked: asked)
    if semantics == .auto { return [] }
    let rules = R063Semantics.rules(of: name, holding: children, asked: asked, in: layoutDirection)
    layoutDirectionInChildren = layoutDirection
    layoutDirection = R055EffectiveDirection.effectiveDirection(layoutDirection, semantics)
    return rules
  }

  /// The environment inside the children of the element here: semantics are not handed down.
  var insideChildren: TextEnvironment {
    guard let layoutDirectionInChildren else { return self }
    var inside = self
    inside.layoutDirection = layoutDirectionInChildren
    inside.layoutDirectionInChildren = nil
    return inside
  }

  /// Takes over the attributes that an element hands down, `lang` and `dir` apart.
  mutating func inherit(_ attributes: Attributes) {
    if attributes.entries.isEmpty { return }
    family = attributes[Common.font] ?? family
    size = attributes[Common.size] ?? size
    weight = attributes[Common.weight] ?? weight
    isItalic = attributes[Common.italic] ?? isItalic
    switch attributes[Common.appearance] {
    case .auto: break
    case .light: appearance.isDark = false
    case .dark: appearance.isDark = true
    }
    // A tint that is "tint" is the one around.
    if let value = attributes[Common.tint], value != .named("tint") { askedTint = value }
    askedColor = attributes[Common.color] ?? askedColor
    numerals = attributes[Common.numerals] ?? numerals
    findsNumbers = attributes[Common.numbers].map { $0 == .auto } ?? findsNumbers
    if attributes.gives(Common.align) { align = attributes[Common.align] }
    askedBalance = attributes[Common.balance] ?? askedBalance
    wrap = attributes[Common.wrap] ?? wrap
    hyphens = attributes[Common.hyphens] ?? hyphens
    isEnabled = isEnabled && attributes[Common.enabled] ?? true
    preservesSpace = attributes[Common.space].map { $0 == .preserve } ?? preservesSpace
  }
}
