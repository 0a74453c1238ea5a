/// What a block finds around it on the way down: the same for all children of one element.
final class Surroundings {
  /// The environment inside the enclosing element.
  let environment: TextEnvironment
  /// The path of the enclosing element: `screen1/column1`.
  let path: String
  /// The axis along which the enclosing element lines up its children.
  let axis: Axis
  /// What blocks here belong to as far as their alignment goes: at whatever distance below an item, a cell or a bar
  /// (R007).
  let membership: AlignmentMembership
  /// The sets of the nearest row (R023).
  let balanceSets: BalanceSets?
  /// How far the edges of a screen lie outside of its layout margins, for what runs over them (F3); zero elsewhere.
  let margins: Insets
  /// The screen of the blocks here; nil on paper and canvases.
  let placement: ScreenPlacement?
  /// Whether the enclosing canvas has a background that its author chose, other than that of groups of rows.
  let hasBackground: Bool
  /// Whether the enclosing list or table is out of the tree, and its parts with it.
  let holderIsPresentational: Bool
  /// Whether it is in a button, which is one thing to touch and to hear.
  let isInButton: Bool
  private let counts: SiblingCounts

  /// Creates the surroundings of an element's children.
  init(
    environment: TextEnvironment, path: String, axis: Axis = .vertical, membership: AlignmentMembership = .block,
    balanceSets: BalanceSets? = nil, margins: Insets = .zero, placement: ScreenPlacement? = nil,
    hasBackground: Bool = false, holderIsPresentational: Bool = false, isInButton: Bool = false,
    counts: SiblingCounts = SiblingCounts()
  ) {
    self.environment = environment
    self.path = path
    self.axis = axis
    self.membership = membership
    self.balanceSets = balanceSets
    self.margins = margins
    self.placement = placement
    self.hasBackground = hasBackground
    self.holderIsPresentational = holderIsPresentational
    self.isInButton = isInButton
    self.counts = counts
  }

  /// The surroundings of the children of one of these children.
  ///
  /// `axis` is that of the children; nil takes that of the element's name.
  func inside(_ identity: ElementIdentity, _ environment: TextEnvironment, axis: Axis? = nil) -> Surroundings {
    Surroundings(
      environment: environment.insideChildren, path: identity.path,
      axis: axis ?? (identity.name.has(.arrangesInRow) ? .horizontal : .vertical),
      membership: identity.name.membershipInside ?? membership,
      balanceSets: identity.name.has(.arrangesInRow) ? BalanceSets() : balanceSets, placement: placement,
      holderIsPresentational: identity.isPresentational || identity.name == .thead && holderIsPresentational,
      isInButton: isInButton || identity.name == .button)
  }

  /// The same surroundings for a child whose text is centred, as the title of a navigation bar is.
  func centeringText() -> Surroundings {
    Surroundings(
      environment: environment, path: path, axis: axis, membership: .centeredControl, balanceSets: balanceSets,
      placement: placement, isInButton: isInButton, counts: counts)
  }

  /// The same surroundings with siblings counted anew, for another form of the same children.
  func countingAnew() -> Surroundings { countingAnew(in: balanceSets) }

  /// The same surroundings for what is only measured: nothing is counted for it.
  var apart: Surroundings { countingAnew(in: nil) }

  private func countingAnew(in sets: BalanceSets?) -> Surroundings {
    Surroundings(
      environment: environment, path: path, axis: axis, membership: membership, balanceSets: sets, margins: margins,
      placement: placement, hasBackground: hasBackground, holderIsPresentational: holderIsPresentational,
      isInButton: isInButton)
  }

  /// The path of the next child of a name, counted among its siblings of the same name.
  func nextPath(of name: ElementName) -> String {
    "\(path)/\(name.rawValue)\(counts.next(name))"
  }
}

/// Counts siblings by their names.
final class SiblingCounts {
  private var counts: [ElementName: Int] = [:]

  /// The number of the next sibling of a name, from 1.
  func next(_ name: ElementName) -> Int {
    let number = counts[name, default: 0] + 1
    counts[name] = number
    return number
  }
}

/// One of the two ways to line up children.
enum Axis: Sendable {
  /// Along the reading direction.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension ElementName {
  /// What the blocks inside belong to; nil for what the element itself belongs to.
  fileprivate var membershipInside: AlignmentMembership? {
    switch kind {
    case .list(.li), .rows(.item), .table(.td), .table(.th): .item
    case .bar(.navBar), .bar(.toolbar), .bar(.tabBar), .bar(.statusBar): .control
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .bar, .layer, .picture,
      .drawing,
      .inline:
      nil
    }
  }
}
