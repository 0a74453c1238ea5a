/// What an item of a list of rows holds, slot by slot.
struct RowSlots {
  /// Blocks at the start.
  var leading: LayoutNode?
  /// The text that names the row.
  var label: LayoutNode?
  /// The text at the end side, or below the label.
  var value: LayoutNode?
  /// The text below the label.
  var detail: LayoutNode?
  /// Blocks at the end.
  var trailing: LayoutNode?

  /// Sorts nodes into their slots.
  init(_ nodes: [LayoutNode]) {
    for node in nodes {
      guard case .rows(let slot)? = node.identity?.name.kind else {
        label = node
        continue
      }
      switch slot {
      case .leading: leading = node
      case .value: value = node
      case .detail: detail = node
      case .trailing: trailing = node
      case .list, .section, .item, .header, .footer, .actions: break
      }
    }
  }

  /// Whether it holds a text.
  var hasText: Bool { label != nil || value != nil || detail != nil }
}

extension RowSlots {
  /// The width of what trails beside the texts: its ideal, or less where the ideal widths of both do not fit.
  func trailingWidth(_ node: LayoutNode, in available: Double) -> Double {
    min(node.widths.maxContent, max(node.widths.minContent, trailingRoom(in: available)), available)
  }

  /// The width that the texts leave to what trails beside them, where they have their ideal widths.
  func trailingRoom(in available: Double) -> Double {
    let beside = [label, value].compactMap { $0?.widths.maxContent }
    let line = beside.reduce(0) { $0 + $1 + ListRow.gap }
    return available - max(line, detail.map { $0.widths.maxContent + ListRow.gap } ?? 0)
  }
}

extension LayoutNode {
  /// The width of a slot below the texts: a slider or a field in it takes all that is available.
  func widthBelow(in available: Double) -> Double {
    let holdsFlexible = (arrangement as? Column)?.holdsFlexibleControl == true
    return holdsFlexible ? available : min(widths.maxContent, available)
  }
}

/// The places of everything in a row at a width, before it is centred in a higher one.
struct RowLayout {
  /// Something with its place along the reading direction and from the top of the contents.
  struct Placed {
    /// What it is.
    let node: LayoutNode
    /// The distance from the start, in points.
    let u: Double
    /// The distance from the top, in points.
    var y: Double
    /// Its extent in points.
    let size: Size
    /// How much wider it could be before anything has to give way, in points.
    var spare = 0.0
  }

  /// The nodes in the order in which they are read (R129).
  var nodes: [Placed] = []
  /// The height of all, in points.
  var height = 0.0
  /// The distance of the first baseline from the top; nil where there is no text.
  var firstBaseline: Double?
  /// How much narrower what trails beside the texts may become for them, in points.
  var spare = 0.0
  /// The distance from the start at which the texts stand, in points.
  var textStart = 0.0
  /// The distance of the middle of the signs at the end from the top; nil where they are in the middle of the row.
  var markMiddle: Double?
  /// Whether something is below or above what it is usually beside (R138).
  var isStacked = false
}
