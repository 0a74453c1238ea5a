/// What a reader sets to see better (R109).
public struct AccessibilitySettings: Sendable, Hashable {
  /// Bold text (R143).
  public var isBold = false
  /// Smart invert: everything but pictures is inverted (R150).
  public var invertsColors = false
  /// Opaque grounds in place of translucent ones (R154).
  public var reducesTransparency = false
  /// Shapes that tell buttons from text (R116).
  public var showsButtonShapes = false
  /// Marks on switches that tell on from off (R117).
  public var showsOnOffLabels = false

  /// Creates settings in which nothing is set.
  public init() {}
}
