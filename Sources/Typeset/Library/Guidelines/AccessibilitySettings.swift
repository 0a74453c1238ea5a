/// What a reader sets to see better (R109).
package struct AccessibilitySettings: Sendable, Hashable {
  /// Bold text (R143).
  package var isBold = false
  /// Smart invert: everything but pictures is inverted (R150).
  package var invertsColors = false
  /// Opaque grounds in place of translucent ones (R154).
  package var reducesTransparency = false
  /// Shapes that tell buttons from text (R116).
  package var showsButtonShapes = false
  /// Marks on switches that tell on from off (R117).
  package var showsOnOffLabels = false

  /// Creates settings in which nothing is set.
  package init() {}
}
