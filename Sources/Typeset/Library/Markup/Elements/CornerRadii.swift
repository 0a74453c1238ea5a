/// The radii of the corners of a box as the author gave them: one for all, or four along the reading direction.
package struct CornerRadii: Sendable, Hashable {
  /// At the top, where reading starts, in points.
  package var topStart: Double
  /// At the top, where reading ends.
  package var topEnd: Double
  /// At the bottom, where reading ends.
  package var bottomEnd: Double
  /// At the bottom, where reading starts.
  package var bottomStart: Double
  /// Whether the corners are continuous: their curve begins gently, as on devices.
  var isContinuous = false

  /// The same radius at every corner.
  init(_ radius: Double) { self.init(topStart: radius, topEnd: radius, bottomEnd: radius, bottomStart: radius) }

  init(topStart: Double, topEnd: Double, bottomEnd: Double, bottomStart: Double) {
    self.topStart = topStart
    self.topEnd = topEnd
    self.bottomEnd = bottomEnd
    self.bottomStart = bottomStart
  }

  /// The radii in the order of the markup.
  private var all: [Double] { [topStart, topEnd, bottomEnd, bottomStart] }

  /// The radius of every corner; nil where they differ.
  var common: Double? { Set(all).count == 1 ? topStart : nil }

  /// The greatest radius.
  var greatest: Double { all.reduce(0, max) }

  /// The radii as the markup writes them.
  var text: String {
    ((common.map { [$0] } ?? all).map { AttributeValue.number($0).text } + (isContinuous ? [Self.continuous] : []))
      .joined(separator: " ")
  }

  /// The word of the markup for continuous corners.
  static let continuous = "continuous"

  /// The same radii with continuous corners.
  var madeContinuous: CornerRadii {
    var radii = self
    radii.isContinuous = true
    return radii
  }
}

extension CornerRadii: MarkupValue {
  init?(_ value: AttributeValue) {
    switch value {
    case .number(let radius): self.init(radius)
    case .corners(let corners): self = corners
    default: return nil
    }
  }

  var attributeValue: AttributeValue? {
    isContinuous ? .corners(self) : common.map(AttributeValue.number) ?? .corners(self)
  }
}
