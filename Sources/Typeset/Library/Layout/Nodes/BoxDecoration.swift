/// What is painted behind and around the contents of an element.
struct BoxDecoration {
  /// The colour of the ground; nil for none.
  var background: Color?
  /// The radius of the corners, in points.
  var radius = 0.0
  /// The colour of the border; nil for none.
  var border: Color?
  /// The width of the border inside the edges, in points.
  var borderWidth = 0.0
  /// The colour of the rule at the start of a quotation; nil for none.
  var quotationRule: Color?

  /// Paints nothing.
  init() {}

  /// The decoration of an element of this name.
  init(_ name: ElementName, _ attributes: Attributes, _ defaults: ElementStyle, in environment: TextEnvironment) {
    background = attributes[Common.background].map(environment.resolve)
    if background == nil {
      background =
        name == .button
        ? environment.buttonGround(attributes) : defaults.background.map { environment.resolve(.named($0)) }
    }
    radius = attributes[Common.radius] ?? defaults.radius
    border = attributes[Common.border].map(environment.resolve)
    borderWidth = attributes[Common.borderWidth] ?? defaults.borderWidth
    if name == .blockquote { quotationRule = environment.resolve(.named(ElementStyle.separatorColor)) }
  }

  /// Paints a box of a size whose corner is the origin.
  func paint(_ size: Size, context: Direction, into items: inout [FrameItem]) {
    guard size.width > 0, size.height > 0 else { return }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let background { items.append(.path(PathItem(path: Path(bounds, radius: radius), fill: background))) }
    if let quotationRule {
      let width = min(ElementStyle.quotationRuleWidth, size.width)
      let rule = Rect(
        x: context.x(of: width, at: 0, in: size.width), y: 0, width: width, height: size.height)
      items.append(.path(PathItem(path: Path(rule), fill: quotationRule)))
    }
    if let border, borderWidth > 0 {
      let width = min(borderWidth, size.width, size.height)
      let middle = Rect(x: width / 2, y: width / 2, width: size.width - width, height: size.height - width)
      items.append(
        .path(
          PathItem(
            path: Path(middle, radius: max(0, radius - width / 2)), stroke: Stroke(color: border, width: width))))
    }
  }
}
