extension LayoutTask {
  /// A layer with all that it holds, in its place.
  func placed(
    _ layer: ElementKind.Layer, _ block: Block, at target: LayerTarget?, in room: LayerRoom,
    _ surroundings: Surroundings
  ) -> PlacedLayer {
    if layer == .sheet { return Sheet(block, in: room, surroundings, task: self).placed }
    let (identity, environment) = enter(block, in: surroundings)
    var box = BoxStyle(block.name, block.attributes, in: environment)
    if !layer.isModal {
      // Without a dimmed ground its edge has to be seen.
      box.decoration.border = environment.resolve(.named(ElementStyle.separatorColor))
      box.decoration.borderWidth = environment.dividerThickness
    }
    let node = LayoutNode(
      block, identity, box: box,
      arrangement: arrangement(
        of: layer, Part(block.resolvingStyle(in: environment), identity, environment, surroundings)),
      axis: .vertical, task: self)
    let place = LayerPlace(of: layer, node, at: target?.frame, in: room)
    var items: [FrameItem] = []
    if layer == .contextMenu, let target { items += LiftedTarget(target, environment: environment).items }
    node.place(place.frame.size, at: place.frame.origin, into: &items)
    if let callout = place.callout, let fill = node.box.decoration.background {
      items.append(callout.item(fill: fill.color))
    }
    return PlacedLayer(layer, identity, environment, items: items)
  }

  /// How a layer arranges what it holds.
  func arrangement(of layer: ElementKind.Layer, _ part: Part) -> any Arrangement {
    switch layer {
    case .alert: Alert(part, task: self)
    case .actionSheet: ActionSheet(part, task: self)
    case .menu, .contextMenu: Menu(part, task: self)
    case .submenu: MenuRow(part, task: self)
    case .banner: Banner(part, task: self)
    case .popover: ScrollingContents(part, flow(part))
    case .toast, .sheet: flow(part)
    }
  }
}

extension ElementIdentity {
  /// What dims all that is beneath a layer.
  func scrim(_ items: [FrameItem], over screen: Rect) -> FrameItem {
    let item = part(Element.scrimName, frame: screen, items: items)
    guard case .group(var group) = item, case .element(var element) = group.meaning else { return item }
    element.isDecorative = true
    group.meaning = .element(element)
    return .group(group)
  }

  /// Draws something of a height into a box: where it is higher than that, people scroll it, and it is cut off at the
  /// edges as a part of a name. The field that people type into is seen.
  func place(
    _ name: String, height: Double, in box: Rect, into items: inout [FrameItem],
    draw: (Point, inout [FrameItem]) -> Void
  ) {
    guard height > box.height + 0.01 else { return draw(box.origin, &items) }
    var inner: [FrameItem] = []
    draw(.zero, &inner)
    let distance = FocusScrolling.distance(
      to: inner.focusedBox(), end: box.height, excess: height - box.height)
    if distance > 0 { inner = inner.map { $0.lowered(by: -distance) } }
    guard case .group(var group) = part(name, frame: box, items: inner) else { return }
    group.clip = Rect(origin: .zero, size: box.size)
    items.append(.group(group))
  }
}
