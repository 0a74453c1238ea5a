extension LayoutTask {
  /// How a bar or a tab lays out what it holds; nil for any other element.
  func bar(_ part: Part) -> (any Arrangement)? {
    switch part.block.name {
    case .statusBar: StatusBar(part, task: self)
    case .navBar: NavigationBar(part, task: self)
    case .toolbar: Toolbar(part, task: self)
    case .tabBar: TabBar(part, task: self)
    case .tab: TabItem(part, task: self)
    case .homeIndicator: HomeIndicator(part)
    default: nil
    }
  }
}

extension Part {
  /// The screen that the element stands on, or the standard one.
  var placement: ScreenPlacement { surroundings.placement ?? .standard }

  /// The same element with text no larger than its bar allows (R079).
  func asBar() -> Part {
    var environment = environment
    environment.textSize = R079BarHeights.textSize(in: block.name, asked: environment.textSize)
    return Part(block, identity, environment, surroundings)
  }
}

extension Block {
  /// The block as an item of a bar: a plain button without a height of its own, a text of one line.
  ///
  /// `placesTitle` is for the middle of a navigation bar, where a title is a headline (F17).
  func asBarItem(placesTitle: Bool = false) -> Block {
    var block = self
    func set(_ attribute: AttributeName, _ value: AttributeValue) {
      if block.attributes[attribute] == nil { block.attributes[attribute] = value }
    }
    switch name {
    case .button:
      let isPlain = !attributes.gives(ButtonElement.kind) && !attributes.gives(Common.background)
      set(.kind, .text("plain"))
      set(.style, .text(attributes.text(.purpose) == "primary" ? "headline" : "body"))
      set(.minHeight, .number(0))
      if attributes[.padding] == nil {
        set(.paddingTop, .number(isPlain ? 0 : 4))
        set(.paddingBottom, .number(isPlain ? 0 : 4))
        set(.paddingStart, .number(isPlain ? 0 : 12))
        set(.paddingEnd, .number(isPlain ? 0 : 12))
      }
      set(.lines, .number(1))
    case .back, .next, .previous:
      set(.minHeight, .number(0))
      set(.lines, .number(1))
    case .title where placesTitle, .h1 where placesTitle, .h2 where placesTitle, .h3 where placesTitle,
      .h4 where placesTitle:
      set(.style, .text("headline"))
      set(.lines, .number(1))
    case .label, .p, .caption: set(.lines, .number(1))
    default: break
    }
    return block
  }
}
