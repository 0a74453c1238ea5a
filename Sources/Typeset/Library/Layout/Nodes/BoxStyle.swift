/// What the attributes and the defaults say about the box of an element.
struct BoxStyle {
  /// The width asked for.
  var width: LengthRequest?
  /// The height asked for.
  var height: LengthRequest?
  /// The bounds of the width, in points.
  var widthBounds: Bounds
  /// The bounds of the height, in points.
  var heightBounds: Bounds
  /// The share of what is left over along the container's axis; nil where the author gave none.
  var grow: Double?
  /// Padding and border together.
  var insets: Insets
  /// The width in parts of the height, which follows it; nil for a height of its own.
  var aspect: Double?
  /// How opaque it is with all it holds, from 0 to 1.
  var opacity = 1.0
  /// What is painted behind and around the contents.
  var decoration: BoxDecoration

  /// The box of an element of this name; colours are those of the environment inside.
  init(_ name: ElementName, _ attributes: Attributes, in environment: TextEnvironment) {
    let defaults = name == .list ? RowListStyle(attributes).list : name.declaration.style
    self.init(name, attributes, defaults, in: environment)
  }

  /// The box of an element that looks like this when nothing is said.
  init(
    _ name: ElementName, _ attributes: Attributes, _ defaults: ElementStyle, in environment: TextEnvironment
  ) {
    width = attributes[Common.width]
    height = attributes[Common.height]
    widthBounds = Bounds(least: attributes[Common.minWidth], most: attributes[Common.maxWidth])
    heightBounds = Bounds(
      least: attributes[Common.minHeight] ?? defaults.minHeight.map(LengthRequest.points),
      most: attributes[Common.maxHeight])
    aspect = attributes[Common.aspect]?.ratio
    opacity = attributes[Common.opacity]
    grow = attributes[Common.grow]
    decoration = BoxDecoration(name, attributes, defaults, in: environment)
    let all = attributes[Common.padding]
    let border = decoration.border == nil ? 0 : decoration.borderWidth
    insets = Insets(
      top: border + (attributes[Common.paddingTop] ?? all ?? defaults.padding.top),
      start: border + (attributes[Common.paddingStart] ?? all ?? defaults.padding.start),
      bottom: border + (attributes[Common.paddingBottom] ?? all ?? defaults.padding.bottom),
      end: border + (attributes[Common.paddingEnd] ?? all ?? defaults.padding.end))
  }

  /// A box that adds nothing to its contents.
  static let none = BoxStyle()

  private init() {
    widthBounds = Bounds()
    heightBounds = Bounds()
    insets = .zero
    decoration = BoxDecoration()
  }
}

/// The least and the most a length may be; the least wins over the most.
struct Bounds {
  /// The least, in points; nil for none.
  var least: Double?
  /// The most, in points; nil for none.
  var most: Double?
  /// The least and the most as shares of what the container has; nil for none.
  private var leastShare: Double?
  private var mostShare: Double?

  /// No bounds, or some in points.
  init(least: Double? = nil, most: Double? = nil) {
    (self.least, self.most) = (least, most)
  }

  /// The bounds that an author gave.
  init(least: LengthRequest?, most: LengthRequest?) {
    self.init(least: least?.points, most: most?.points)
    (leastShare, mostShare) = (least?.share, most?.share)
  }

  /// The bounds in points where the container has a length.
  func resolved(of whole: Double) -> Bounds {
    guard leastShare != nil || mostShare != nil else { return self }
    return Bounds(least: leastShare.map { $0 * whole } ?? least, most: mostShare.map { $0 * whole } ?? most)
  }

  /// The length inside the bounds in points.
  func clamp(_ length: Double) -> Double { max(least ?? 0, min(most ?? .infinity, length)) }

  /// The length inside the bounds where the container has a length.
  func clamp(_ length: Double, of whole: Double) -> Double { resolved(of: whole).clamp(length) }
}
