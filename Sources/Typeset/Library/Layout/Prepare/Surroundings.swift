/// What a block finds around it on the way down: the same for all children of one element.
final class Surroundings {
  /// The environment inside the enclosing element.
  let environment: TextEnvironment
  /// The path of the enclosing element: `screen1/column1`.
  let path: String
  /// The axis along which the enclosing element lines up its children.
  let axis: Axis
  /// Whether an item of a list encloses the block, at whatever distance (R007).
  let isInListItem: Bool
  /// The sets of the nearest row (R023).
  let balanceSets: BalanceSets?
  private var counts: [ElementName: Int] = [:]

  /// Creates the surroundings of an element's children.
  init(
    environment: TextEnvironment, path: String, axis: Axis = .vertical, isInListItem: Bool = false,
    balanceSets: BalanceSets? = nil
  ) {
    self.environment = environment
    self.path = path
    self.axis = axis
    self.isInListItem = isInListItem
    self.balanceSets = balanceSets
  }

  /// The surroundings of the children of one of these children.
  func inside(_ identity: ElementIdentity, _ environment: TextEnvironment) -> Surroundings {
    Surroundings(
      environment: environment, path: identity.path, axis: identity.name == .row ? .horizontal : .vertical,
      isInListItem: isInListItem || identity.name == .li,
      balanceSets: identity.name == .row ? BalanceSets() : balanceSets)
  }

  /// The path of the next child of a name, counted among its siblings of the same name.
  func nextPath(of name: ElementName) -> String {
    let number = counts[name, default: 0] + 1
    counts[name] = number
    return "\(path)/\(name.rawValue)\(number)"
  }
}

/// One of the two ways to line up children.
enum Axis: Sendable {
  /// Along the reading direction.
  case horizontal
  /// From top to bottom.
  case vertical
}
