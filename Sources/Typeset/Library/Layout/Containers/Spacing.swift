/// The distance between the children of a container.
struct Spacing {
  /// The distance in points.
  let distance: Double
  /// Whether the author gave it; then no child asks for more.
  let isAuthors: Bool

  /// The spacing of an element of this name.
  init(_ name: ElementName, _ attributes: Attributes) {
    let given = attributes[Common.spacing]
    distance = given ?? name.declaration.style.spacing
    isAuthors = given != nil
  }

  /// The distance above a child that is not the first and asks for some distance.
  func above(asking space: Double) -> Double { isAuthors ? distance : max(distance, space) }
}
