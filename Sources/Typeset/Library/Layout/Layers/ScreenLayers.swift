/// What is over a screen: its layers from below, each modal one over a dimmed ground.
struct ScreenLayers {
  private let blocks: [Block]
  private let surroundings: Surroundings
  private let placement: ScreenPlacement
  private let task: LayoutTask

  /// The layers of a screen, wherever they are written.
  init(of canvas: Canvas, on placement: ScreenPlacement, path: String, task: LayoutTask) {
    blocks = ElementKind.Layer.fromBelow.flatMap { kind in canvas.blocks.filter { $0.kind == .layer(kind) } }
    surroundings = Surroundings(
      environment: task.environment.entering(canvas.elementName, canvas.attributes).insideChildren, path: path,
      placement: placement)
    self.placement = placement
    self.task = task
  }

  /// Whether one of them has its place on the device, so that the screen is as high as that and scrolls beneath.
  var keepHeight: Bool { blocks.contains { $0.layer?.hasPlaceOnDevice ?? false } }

  /// Draws the layers over a screen; `bottomInset` is what its bars and the system take from its bottom, in points.
  func place(over frame: inout Frame, bottomInset: Double) {
    for block in blocks {
      guard let layer = block.layer else { continue }
      let room = LayerRoom(
        of: frame.size, on: placement, bottomInset: bottomInset, layoutDirection: frame.direction,
        textSize: surroundings.environment.textSize)
      let target = LayerTarget(of: block, in: frame)
      if target == nil, block.attributes.gives(PopoverElement.at) {
        task.warn(
          .absentTarget(block.attributes[PopoverElement.at] ?? ""), name: block.name.rawValue, offset: block.offset)
      }
      task.placed(layer, block, at: target, in: room, surroundings).place(over: &frame)
    }
    if !blocks.isEmpty { frame.raiseHomeIndicator() }
  }
}

/// A layer that is laid out: what is drawn, and what it does to what is beneath.
struct PlacedLayer {
  /// What it is, apart from its place.
  let identity: ElementIdentity
  /// The colour that is over everything beneath; nil where that stays as it is.
  let scrim: Color?
  /// Whether what is beneath is out of reach.
  let isModal: Bool
  /// What is drawn, back to front.
  let items: [FrameItem]

  /// A layer of a kind, drawn in an environment.
  init(_ layer: ElementKind.Layer, _ identity: ElementIdentity, _ environment: TextEnvironment, items: [FrameItem]) {
    self.identity = identity
    scrim = layer.dimming(environment.appearance).map { Color.black.faded(to: $0) }
    isModal = layer.isModal
    self.items = items
  }

  /// Draws it over a screen.
  func place(over frame: inout Frame) {
    if isModal { frame.makeInert() }
    if let scrim { frame.items.append(identity.scrim(scrim, over: Rect(origin: .zero, size: frame.size))) }
    frame.items += items
  }
}

extension ElementKind.Layer {
  /// The layers in the order in which they are drawn.
  static let fromBelow: [Self] = [.sheet, .popover, .menu, .contextMenu, .actionSheet, .alert, .banner, .toast]

  /// Whether what is beneath is out of reach and of the reading order.
  var isModal: Bool {
    switch self {
    case .sheet, .popover, .menu, .submenu, .contextMenu, .actionSheet, .alert: true
    case .banner, .toast: false
    }
  }

  /// Whether its place is one of the device, and not one of the contents of the screen.
  var hasPlaceOnDevice: Bool { self == .sheet || self == .actionSheet || self == .alert }

  /// The opacity of the black that dims what is beneath; nil for none.
  func dimming(_ appearance: Appearance) -> Double? { isModal ? appearance.isDark ? 0.48 : 0.2 : nil }
}

extension Block {
  /// The kind of layer that it is; nil for what is on the screen.
  var layer: ElementKind.Layer? { if case .layer(let layer) = kind { layer } else { nil } }
}

extension Frame {
  /// Draws the line at the bottom over all layers, as the system does.
  fileprivate mutating func raiseHomeIndicator() {
    let index = items.firstIndex { item in
      guard case .group(let group) = item, case .element(let element) = group.meaning else { return false }
      return element.name == ElementName.homeIndicator.rawValue
    }
    if let index { items.append(items.remove(at: index)) }
  }
}
