extension LayoutTask {
  /// How a bar or a tab arranges its contents.
  func arrangement(of bar: ElementKind.Bar, _ part: Part) -> any Arrangement {
    switch bar {
    case .statusBar: StatusBar(part, task: self)
    case .navBar: NavigationBar(part, task: self)
    case .toolbar: Toolbar(part, task: self)
    case .tabBar: TabBar(part, task: self)
    case .tab: TabItem(part, task: self)
    case .homeIndicator: HomeIndicator(part)
    case .keyboard: Keyboard(part, task: self)
    }
  }
}

extension Part {
  /// The screen of the element, or the standard one.
  var placement: ScreenPlacement { surroundings.placement ?? .standard }

  /// The same element with text of the size that its bar keeps (R079).
  func asBar() -> Part {
    guard case .bar(let bar) = block.kind else { return self }
    var environment = environment
    environment.textSize = R079BarHeights.textSize(in: bar, asked: environment.textSize)
    return Part(block, identity, environment, surroundings)
  }
}

extension Block {
  /// The block as an item of a bar: a plain button without a height of its own, a text of one line unless its author
  /// says more.
  ///
  /// - Parameters:
  ///   - placesTitle: for the middle of a navigation bar, where a title is a headline (F17).
  ///   - buttonHeight: the least height of a button, in points, a little less where its ground is seen; one that has it
  ///     has its usual padding at the sides.
  func asBarItem(placesTitle: Bool = false, buttonHeight: Double = 0) -> Block {
    var block = self
    block.isBarItem = true
    switch kind {
    case .control(.button):
      block.attributes.setDefault(ButtonElement.kind, .plain)
      // The text of a button without a background is on the layout margin (F3).
      let isPlain = block.attributes[ButtonElement.kind] == .plain && !attributes.gives(Common.background)
      block.attributes.setDefault(Common.style, attributes[ButtonElement.purpose] == .primary ? .headline : .body)
      block.attributes.setDefault(
        Common.minHeight, .points(isPlain ? buttonHeight : max(0, buttonHeight - 2 * Self.roomAroundGround)))
      if !attributes.gives(Common.padding) {
        block.attributes.setDefault(Common.paddingTop, isPlain ? 0 : 4)
        block.attributes.setDefault(Common.paddingBottom, isPlain ? 0 : 4)
        if isPlain || buttonHeight == 0 {
          block.attributes.setDefault(Common.paddingStart, isPlain ? 0 : 12)
          block.attributes.setDefault(Common.paddingEnd, isPlain ? 0 : 12)
        }
      }
    case .control(.back), .control(.next), .control(.previous):
      block.attributes.setDefault(Common.minHeight, .points(0))
    case .text(let text):
      switch text {
      case .title, .h1, .h2, .h3, .h4:
        guard placesTitle else { break }
        block.attributes.setDefault(Common.style, .headline)
        block.lineLimit = 1
      case .label, .p, .caption: block.lineLimit = 1
      case .pre, .blockquote, .figcaption: break
      }
    case .structure, .canvas, .running, .container, .list, .rows, .table, .control, .bar, .layer, .picture, .drawing,
      .inline:
      break
    }
    return block
  }

  /// How far the ground of a button is from the edges of a bar, in points.
  private static let roomAroundGround = 4.0
}
