/// What is painted behind and around the contents of an element.
struct BoxDecoration {
  /// What the background is painted with; nil for none.
  var background: Paint?
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
    background = attributes[Common.background].map { Paint($0, in: environment) }
    if background == nil {
      background =
        (name == .button
        ? environment.buttonBackground(attributes) : defaults.background.map { environment.resolve(.named($0)) })
        .map(Paint.init)
    }
    radius = attributes[Common.radius] ?? defaults.radius
    border = attributes[Common.border].map(environment.resolve)
    borderWidth = attributes[Common.borderWidth] ?? defaults.borderWidth
    if name == .blockquote { quotationRule = environment.resolve(.named(ElementStyle.separatorColor)) }
  }

  /// Paints a box of a size whose corner is the origin.
  func paint(_ size: Size, layoutDirection: Direction, into items: inout [FrameItem]) {
    guard size.width > 0, size.height > 0 else { return }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let background {
      let path = Path(bounds, radius: radius)
      items.append(.path(background.item(path, in: bounds, layoutDirection: layoutDirection)))
    }
    if let quotationRule {
      let width = min(ElementStyle.quotationRuleWidth, size.width)
      let rule = Rect(
        x: layoutDirection.x(of: width, at: 0, in: size.width), y: 0, width: width, height: size.height)
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
