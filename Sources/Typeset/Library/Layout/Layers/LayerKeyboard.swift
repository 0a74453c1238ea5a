extension Canvas {
  /// The keyboard of a screen; nil for none.
  var keyboard: Block? { blocks.first { $0.kind == .bar(.keyboard) } }

  /// The field that people type into: that of the uppermost layer that has one, else that of the screen.
  var focusedField: FocusedField? {
    let layers = ElementKind.Layer.fromBelow.reversed().flatMap { kind in blocks.filter { $0.kind == .layer(kind) } }
    return layers.lazy.compactMap { FocusedField(in: [$0]) }.first ?? ownFocusedField
  }

  private var ownFocusedField: FocusedField? { FocusedField(in: blocks.filter { !$0.kind.isLayer }) }

  /// Whether the keyboard belongs to a layer: then the screen beneath keeps the place that it had without one.
  var keyboardBelongsToLayer: Bool {
    keyboard != nil && blocks.contains { $0.layer?.isModal ?? false } && ownFocusedField == nil
  }
}

extension ScreenLayers {
  /// The keyboard at the bottom of a screen of a size, as it is over the layers.
  static func keyboard(
    of canvas: Canvas, in size: Size, _ surroundings: Surroundings, task: LayoutTask
  ) -> FrameItem? {
    guard let block = canvas.keyboard else { return nil }
    return bar(block.following(canvas.focusedField), atBottomOf: size, surroundings, task: task).first
  }

  /// A bar at the bottom of a screen of a size.
  static func bar(
    _ block: Block, atBottomOf size: Size, _ surroundings: Surroundings, task: LayoutTask
  ) -> [FrameItem] {
    let node = task.node(of: block, in: surroundings)
    let height = node.extent(in: size.width).height
    var items: [FrameItem] = []
    node.place(Size(width: size.width, height: height), at: Point(x: 0, y: size.height - height), into: &items)
    return items
  }
}

extension Frame {
  /// Takes the first bar of a name out of what is drawn; nil where there is none.
  mutating func takeOut(_ name: ElementName) -> FrameItem? {
    let index = items.firstIndex { item in
      guard case .group(let group) = item, case .element(let element) = group.meaning else { return false }
      return element.name == name.rawValue
    }
    return index.map { items.remove(at: $0) }
  }

  /// Draws a bar over everything so far.
  mutating func raise(_ name: ElementName) {
    if let bar = takeOut(name) { items.append(bar) }
  }
}
