/// The resolved style of a text: nothing is inherited any more.
struct TextStyle: Sendable, Hashable {
  /// The family asked for; nil for the default.
  var family: String?
  /// The type size in points.
  var size: Double
  /// The line height in points.
  var leading: Double
  /// The weight, 1…1000.
  var weight: Int
  /// Whether `weight` is one step heavier than the author's, since the reader asks for bold text (R143).
  var isBoldText = false
  /// Whether the author asked for `weight`, or for bold text, and not only a style.
  var isWeightGiven = false
  /// Whether an italic is asked for.
  var isItalic = false
  /// The colour of the glyphs.
  var color: Color
  /// The colour behind them.
  var background: Color?
  /// Whether it is underlined.
  var isUnderlined = false
  /// Whether it is struck through.
  var isStruck = false
  /// Whether it is shown in upper case.
  var isUpperCase = false
  /// How far it is raised above the baseline, in points.
  var shift = 0.0
  /// The language.
  var language: LanguageTag

  /// Whether anything beside glyphs is drawn for it.
  var isDecorated: Bool { background != nil || isUnderlined || isStruck }
}

extension TextStyle {
  /// The style of a block's text: its own attributes, then what it inherits, then the tables F8 and F17.
  ///
  /// `environment` is the one inside the block, its own attributes taken over already.
  init(of block: ElementName, _ attributes: Attributes, in environment: TextEnvironment) {
    let defaults = block.declaration.style
    let ownStyle = attributes[Common.style]
    let style = ownStyle ?? defaults.style ?? .body
    let standard = DynamicType.size(of: style, at: environment.textSize)
    let keeps = block.has(.keepsStyle) || ownStyle != nil
    let given = keeps ? attributes[Common.size] : environment.size
    let weight = keeps ? attributes[Common.weight] : environment.weight
    self.init(
      family: attributes[Common.font] ?? defaults.font ?? environment.family,
      size: given ?? standard.size,
      leading: given.map { standard.leading * $0 / standard.size } ?? standard.leading,
      weight: R143BoldText.weight(
        weight ?? (ownStyle == nil ? defaults.weight : nil) ?? DynamicType.weight(of: style),
        isBold: environment.accessibility.isBold),
      isBoldText: environment.accessibility.isBold,
      isWeightGiven: weight != nil,
      isItalic: environment.isItalic,
      color: environment.color ?? environment.resolve(.named(defaults.color ?? "label")),
      isUnderlined: attributes[Common.underline] ?? false,
      isStruck: attributes[Common.strike] ?? false,
      isUpperCase: attributes[Common.caps] == .all,
      language: environment.language)
  }

  /// The style inside an inline element.
  func entering(_ name: ElementName, _ attributes: Attributes, in environment: TextEnvironment) -> TextStyle {
    var inner = self
    let isBold = environment.accessibility.isBold
    inner.apply(name, in: environment)
    // The style of a duration is that of its units.
    if name != .duration, let style = attributes[Common.style] {
      let standard = DynamicType.size(of: style, at: environment.textSize)
      (inner.size, inner.leading) = (standard.size, standard.leading)
      inner.weight = R143BoldText.weight(DynamicType.weight(of: style), isBold: isBold)
    }
    if let size = attributes[Common.size] {
      inner.leading *= size / inner.size
      inner.size = size
    }
    if let weight = attributes[Common.weight] {
      inner.weight = R143BoldText.weight(weight, isBold: isBold)
      inner.isWeightGiven = true
    }
    if let family = attributes[Common.font] { inner.family = family }
    if let flag = attributes[Common.italic] { inner.isItalic = flag }
    if let flag = attributes[Common.underline] { inner.isUnderlined = flag }
    if let flag = attributes[Common.strike] { inner.isStruck = flag }
    if let caps = attributes[Common.caps] { inner.isUpperCase = caps == .all }
    if let color = attributes[Common.color] { inner.color = environment.resolve(color) }
    if let color = attributes[Common.inlineBackground] { inner.background = environment.resolve(color) }
    if let tag = attributes.language.flatMap(LanguageTag.init) { inner.language = tag }
    return inner
  }

  /// Applies what the name of an inline element alone asks for.
  private mutating func apply(_ name: ElementName, in environment: TextEnvironment) {
    guard case .inline(let kind) = name.kind else { return }
    let defaults = name.declaration.style
    if let font = defaults.font { family = font }
    if let name = defaults.color { color = environment.resolve(.named(name)) }
    switch kind {
    case .b, .strong:
      weight = max(weight, R143BoldText.weight(700, isBold: environment.accessibility.isBold))
      isWeightGiven = true
    case .i, .em: isItalic = true
    case .u: isUnderlined = true
    case .a: isUnderlined = R118LinkUnderline.underlinesLinks
    case .s: isStruck = true
    case .sup:
      shift += size * 0.36
      scale(by: 0.7)
    case .sub:
      shift -= size * 0.16
      scale(by: 0.7)
    case .span, .code, .bdi, .bdo, .phone, .url, .email, .codeNumber, .formula, .value, .t, .arg, .br, .wbr,
      .pageNumber,
      .pageCount:
      break
    }
  }

  private mutating func scale(by factor: Double) {
    size *= factor
    leading *= factor
  }
}
