/// Which blocks of a screen reach the edges behind its bars: the first one at the top, the last one at the bottom.
struct ScreenReach {
  /// Whether the first one reaches the top.
  let top: Bool
  /// Whether the last one reaches the bottom.
  let bottom: Bool

  /// What the blocks between the bars ask for.
  init(of blocks: [Block]) {
    top = blocks.first?.attributes[Common.extends] == .screen
    bottom = blocks.last?.attributes[Common.extends] == .screen
  }

  /// The blocks, of which the first and the last reach as far as they ask; `insets` no longer keeps room for them.
  ///
  /// What they hold stays where it would be otherwise: the room for the bars becomes their padding. A picture has none
  /// and is drawn under the bars.
  func extended(_ blocks: [Block], under insets: inout Insets) -> [Block] {
    var blocks = blocks
    if top {
      blocks[0].addPadding(insets.top, to: Common.paddingTop, \.top)
      insets.top = 0
    }
    if bottom {
      blocks[blocks.count - 1].addPadding(insets.bottom, to: Common.paddingBottom, \.bottom)
      insets.bottom = 0
    }
    return blocks
  }
}

/// The top or the bottom of a screen.
enum VerticalEdge {
  case top, bottom
}

extension Block {
  fileprivate mutating func addPadding(
    _ room: Double, to padding: Attribute<Double?>, _ usual: KeyPath<Insets, Double>
  ) {
    // The columns of a screen keep room for its bars themselves.
    guard case .blocks = content, name != .split else { return }
    let own = attributes[padding] ?? attributes[Common.padding] ?? name.declaration.style.padding[keyPath: usual]
    attributes[padding] = own + room
  }
}

extension Canvas {
  /// Whether the author gives the padding of a side, by itself or with all others.
  func gives(_ padding: Attribute<Double?>) -> Bool {
    attributes.gives(padding) || attributes.gives(Common.padding)
  }
}
