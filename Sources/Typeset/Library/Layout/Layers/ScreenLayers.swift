/// What is over a screen: its layers from below, each modal one over a dimmed ground, and its keyboard over them.
struct ScreenLayers {
  private let canvas: Canvas
  private let blocks: [Block]
  private let surroundings: Surroundings
  private let placement: ScreenPlacement
  private let task: LayoutTask

  /// The layers of a screen, wherever they are written.
  init(of canvas: Canvas, on placement: ScreenPlacement, path: String, task: LayoutTask) {
    self.canvas = canvas
    blocks = ElementKind.Layer.fromBelow.flatMap { kind in canvas.blocks.filter { $0.kind == .layer(kind) } }
    surroundings = Surroundings(
      environment: task.environment(of: canvas).insideChildren, path: path,
      placement: placement)
    self.placement = placement
    self.task = task
  }

  /// Whether one of them has its place on the device, so that the screen is as high as that and scrolls beneath.
  var keepHeight: Bool { blocks.contains { $0.layer?.hasPlaceOnDevice ?? false } }

  /// Draws the layers over a screen; `bottomInset` is what its bars and the system take from its bottom, in points.
  func place(over frame: inout Frame, bottomInset: Double) {
    guard !blocks.isEmpty else { return }
    let keyboard =
      frame.takeOut(.keyboard) ?? Self.keyboard(of: canvas, in: frame.size, surroundings, task: task)
    for block in blocks {
      guard let layer = block.layer else { continue }
      let room = LayerRoom(
        of: frame.size, on: placement, bottomInset: bottomInset, keyboardHeight: keyboard?.height ?? 0,
        layoutDirection: frame.direction, textSize: surroundings.environment.textSize)
      let target = LayerTarget(of: block, in: frame)
      if target == nil, block.attributes.gives(PopoverElement.at) {
        task.warn(
          .absentTarget(block.attributes[PopoverElement.at] ?? ""), name: block.name.rawValue, offset: block.offset)
      }
      var placed = task.placed(layer, block, at: target, in: room, surroundings)
      if layer == .sheet, canvas.isSetBack(on: placement) {
        placed.setBack = SetBackScreen(
          in: room,
          color: ScreenGround(of: canvas, on: placement, surroundings.environment, task: task).color(under: .top)
            ?? frame.background)
      }
      placed.place(over: &frame, in: surroundings.environment.appearance)
      if layer == .sheet, keyboard == nil, !placement.isRegular { replaceIndicator(of: &frame, over: placed) }
    }
    if let keyboard { frame.items.append(keyboard) }
    frame.raise(.homeIndicator)
  }

  /// Draws the line at the bottom in the appearance of what is over it, which is a sheet.
  private func replaceIndicator(of frame: inout Frame, over sheet: PlacedLayer) {
    guard let block = canvas.blocks.first(where: { $0.name == .homeIndicator }),
      frame.takeOut(.homeIndicator) != nil
    else { return }
    var environment = surroundings.environment
    environment.appearance = sheet.appearance
    frame.items += Self.bar(
      block, atBottomOf: frame.size,
      Surroundings(environment: environment, path: surroundings.path, placement: placement), task: task)
  }
}

/// A layer that is laid out: what is drawn, and what it does to what is beneath.
struct PlacedLayer {
  /// What it is, apart from its place.
  let identity: ElementIdentity
  /// What kind of layer it is.
  private let kind: ElementKind.Layer
  /// The appearance of what it holds.
  let appearance: Appearance
  /// What is drawn, back to front.
  let items: [FrameItem]
  /// What is seen of the screen beneath, where it is set back; nil where it is only dimmed.
  var setBack: SetBackScreen?

  /// A layer of a kind, drawn in an environment.
  init(_ layer: ElementKind.Layer, _ identity: ElementIdentity, _ environment: TextEnvironment, items: [FrameItem]) {
    self.identity = identity
    kind = layer
    appearance = environment.appearance
    self.items = items
  }

  /// Draws it over a screen of an appearance, all of which it dims if it is modal.
  func place(over frame: inout Frame, in appearance: Appearance) {
    if kind.isModal { frame.makeInert() }
    if let opacity = kind.dimming(appearance) {
      let scrim = Color.black.faded(to: opacity)
      let screen = Rect(origin: .zero, size: frame.size)
      let dimmed = FrameItem.path(PathItem(path: Path(screen), fill: scrim))
      frame.items.append(identity.scrim(setBack?.items(dimmed: scrim) ?? [dimmed], over: screen))
    }
    // The system draws its signs over what is set back.
    if setBack != nil { frame.raise(.statusBar) }
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

extension FrameItem {
  /// The height of an element, in points; 0 for anything else.
  fileprivate var height: Double {
    guard case .group(let group) = self, case .element(let element) = group.meaning else { return 0 }
    return element.size.height
  }
}
