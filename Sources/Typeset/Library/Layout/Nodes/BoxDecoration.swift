/// What is painted behind and around the contents of an element.
struct BoxDecoration {
  /// What the background is painted with; nil for none.
  var background: Paint?
  /// What it is made of instead, tinted by the background; nil for nothing but the background.
  var material: Material?
  /// The radii of the corners.
  var radii = CornerRadii(0)
  /// The shape to which everything is cut; nil for the box itself, over which contents may reach.
  var shape: ClipShape?
  /// The shadow below everything; nil for none.
  var shadow: BoxShadow?
  /// Whether contents are cut at the corners though no shape is asked for: those of a picture.
  private var cutsAtCorners = false
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
    // A bubble paints its own, which is narrower than its box.
    background = name == .bubble ? nil : attributes[Common.background].map { Paint($0, in: environment) }
    if background == nil {
      let color: Color? =
        switch name {
        case .button: environment.buttonBackground(attributes)
        case .chip: environment.chipBackground(attributes)
        default: defaults.background.map { environment.resolve(.named($0)) }
        }
      background = color.map(Paint.init)
    }
    material =
      name == .box || name == .sheet ? Material(attributes[Common.material], tint: background, in: environment) : nil
    radii = attributes[Common.radius] ?? CornerRadii(defaults.radius)
    shape = attributes[Common.clip]
    cutsAtCorners = name.isPicture && radii.common == nil
    shadow = attributes[Common.shadow].flatMap { BoxShadow($0, in: environment) }
    border = attributes[Common.border].map(environment.resolve)
    borderWidth = attributes[Common.borderWidth] ?? defaults.borderWidth
    if name == .blockquote { quotationRule = environment.resolve(.named(ElementStyle.separatorColor)) }
  }

  /// Paints a box of a size whose corner is the origin; `backdrop` is what is seen between background and border.
  func paint(
    _ size: Size, layoutDirection: Direction, backdrop: [FrameItem] = [], into items: inout [FrameItem]
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let outline = BoxOutline(size, radii, shape, layoutDirection)
    if let shadow {
      let isCovered = material == nil && background?.isOpaque == true
      items.append(.path(shadow.item(of: outline, isCovered: isCovered, layoutDirection: layoutDirection)))
    }
    if let material {
      items.append(.path(material.item(outline.path, in: outline.rect, layoutDirection: layoutDirection)))
    } else if let background {
      items.append(.path(background.item(outline.path, in: outline.rect, layoutDirection: layoutDirection)))
    }
    items += backdrop.map { $0.clipped(to: outline.path) }
    if let quotationRule {
      let width = min(ElementStyle.quotationRuleWidth, size.width)
      let rule = Rect(
        x: layoutDirection.x(of: width, at: 0, in: size.width), y: 0, width: width, height: size.height)
      items.append(.path(PathItem(path: Path(rule), fill: quotationRule)))
    }
    if let border, borderWidth > 0 {
      let width = min(borderWidth, outline.rect.width, outline.rect.height)
      items.append(
        .path(PathItem(path: outline.inside(by: width / 2), stroke: Stroke(color: border, width: width))))
    }
  }

  /// Cuts contents of a box of a size to its shape, if it has one.
  func cut(_ contents: inout ArraySlice<FrameItem>, in size: Size, layoutDirection: Direction) {
    guard shape != nil || cutsAtCorners, size.width > 0, size.height > 0 else { return }
    let outline = BoxOutline(size, radii, shape, layoutDirection).path
    for index in contents.indices { contents[index] = contents[index].clipped(to: outline) }
  }
}
