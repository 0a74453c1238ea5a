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
  /// What is painted behind and around the contents.
  var decoration: BoxDecoration

  /// The box of an element of this name; colours are those of the environment inside.
  init(_ name: ElementName, _ attributes: Attributes, in environment: TextEnvironment) {
    let defaults = name == .list ? ListLook(attributes).list : name.declaration.style
    self.init(name, attributes, defaults, in: environment)
  }

  /// The box of an element that looks like this when nothing is said.
  init(
    _ name: ElementName, _ attributes: Attributes, _ defaults: ElementStyle, in environment: TextEnvironment
  ) {
    width = attributes[Common.width]
    height = attributes[Common.height]
    widthBounds = Bounds(least: attributes[Common.minWidth]?.points, most: attributes[Common.maxWidth]?.points)
    heightBounds = Bounds(
      least: attributes[Common.minHeight]?.points ?? defaults.minHeight, most: attributes[Common.maxHeight]?.points)
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

  /// The length inside the bounds.
  func clamp(_ length: Double) -> Double { max(least ?? 0, min(most ?? .infinity, length)) }
}
