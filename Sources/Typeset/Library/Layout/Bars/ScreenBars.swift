/// The bars of a screen: status and navigation bars at the top, toolbars, tab bars and the home indicator at the
/// bottom, wherever they are written. A keyboard is over the tab bar, and under the home indicator; that of a layer is
/// none of them.
struct ScreenBars {
  private let placement: ScreenPlacement
  private let top: [Bar]
  private let bottom: [Bar]
  private let width: Double
  /// Whether they are those of a sheet, whose round corners nothing may paint over.
  private let isSheet: Bool

  /// A bar with what is behind it; status bar, keyboard and home indicator have nothing.
  private struct Bar {
    let kind: ElementKind.Bar
    let node: LayoutNode
    let environment: TextEnvironment
    /// What is painted behind it; nil for nothing.
    let material: Material?
    /// Whether it has a line at its edge: one whose author chose its background has none.
    let hasLine: Bool
    let height: Double
  }

  /// The bars of a screen or a sheet; `around` is the environment that it is in.
  init(
    of canvas: Canvas, on placement: ScreenPlacement, path: String, around: TextEnvironment? = nil,
    isSheet: Bool = false, task: LayoutTask
  ) {
    self.isSheet = isSheet
    let environment = task.environment(of: canvas, in: around)
    let blocks = canvas.blocks
    self.placement = placement
    width = placement.size.width
    let ground = ScreenGround(of: canvas, on: placement, environment, task: task)
    func surroundings(_ edge: VerticalEdge, _ kinds: [ElementKind.Bar]) -> Surroundings {
      var environment = environment
      // Signs and words over contents are light on dark ones, and dark on light ones. A material has an appearance of
      // its own.
      let isClear = blocks.allSatisfy { block in
        guard case .bar(let bar) = block.kind, kinds.contains(bar) else { return true }
        return block.attributes[Common.material] == .auto || block.attributes[Common.material] == .clear
      }
      if isClear, let ground = ground.color(under: edge) {
        environment.appearance.isDark = R150Invert.isDark(ground)
      }
      return Surroundings(environment: environment, path: path, placement: placement)
    }
    let width = width
    let background = Paint(
      canvas.attributes[Common.background] ?? .color(.named("background")), in: environment
    ).color
    func bars(_ edge: VerticalEdge, _ kinds: [ElementKind.Bar], in own: Surroundings? = nil) -> [Bar] {
      let surroundings = own ?? surroundings(edge, kinds)
      let isOverContents = ground.isContents(under: edge) || isSheet && edge == .top
      return kinds.flatMap { kind -> [Bar] in
        let ofKind = blocks.filter {
          $0.kind == .bar(kind) && (kind != .tabBar || $0.floats(on: placement) == (edge == .top))
        }
        return ofKind.compactMap { block in
          let block = kind == .keyboard ? block.following(canvas.focusedField) : block
          let bar = Self.bar(
            kind, block, before: background, isOverContents: isOverContents, in: surroundings, width: width, task: task)
          return bar.height > 0 ? bar : nil
        }
      }
    }
    let barsAtTop: [ElementKind.Bar] =
      blocks.contains { $0.floats(on: placement) } ? [.tabBar, .navBar] : [.navBar]
    if canvas.isSetBack(on: placement) {
      // What is set back is before a black ground.
      var dark = environment
      dark.appearance.isDark = true
      top =
        bars(.top, [.statusBar], in: Surroundings(environment: dark, path: path, placement: placement))
        + bars(.top, barsAtTop)
    } else {
      top = bars(.top, [.statusBar] + barsAtTop)
    }
    guard let keyboard = canvas.keyboard else {
      bottom = bars(.bottom, [.toolbar, .tabBar, .homeIndicator])
      return
    }
    let around = Surroundings(environment: environment, path: path, placement: placement)
    let inside = Surroundings(
      environment: environment.seen(as: environment.entering(keyboard.name, keyboard.attributes).appearance),
      path: path, placement: placement)
    let indicator = bars(.bottom, [.homeIndicator], in: inside)
    bottom =
      canvas.keyboardBelongsToLayer
      ? bars(.bottom, [.toolbar, .tabBar]) + indicator
      : bars(.bottom, [.toolbar]) + bars(.bottom, [.keyboard], in: around) + indicator
  }

  /// A bar before a background of the screen, or over contents that reach under it.
  private static func bar(
    _ kind: ElementKind.Bar, _ block: Block, before screen: Color, isOverContents: Bool, in surroundings: Surroundings,
    width: Double, task: LayoutTask
  ) -> Bar {
    let environment = surroundings.environment.entering(block.name, block.attributes)
    let hasBackground = kind != .statusBar && kind != .keyboard && kind != .homeIndicator
    var block = block
    let asked = block.attributes[Common.background].map { Paint($0, in: environment) }
    let request = block.attributes[Common.material]
    // The background is painted over the bar and on to the edge of the screen, so the bar's own box paints none.
    if hasBackground { block.attributes.remove(Common.background) }
    let node = task.node(of: block, in: surroundings)
    var material = hasBackground ? Material(request, tint: asked, in: environment) : nil
    if hasBackground, request == .auto || request == .opaque {
      let isOpaque = request == .opaque || environment.accessibility.reducesTransparency
      let usual = Paint(
        R154Transparency.barMaterial(environment.appearance, reducesTransparency: isOpaque, over: screen))
      material = asked.map(Material.init) ?? (isOverContents && request == .auto ? nil : Material(usual))
    }
    // A bar with a large title is at rest over what has not been scrolled: it has no ground and no line of its own.
    let isAtRest =
      block.floats(on: surroundings.placement) || block.hasLargeTitle(on: surroundings.placement)
    if isAtRest, request == .auto, asked == nil { material = nil }
    return Bar(
      kind: kind, node: node, environment: environment, material: material, hasLine: asked == nil && !isAtRest,
      height: node.extent(in: width).height)
  }

  /// The blocks between the bars.
  static func contents(of blocks: [Block]) -> [Block] {
    blocks.filter { !$0.isBar && !$0.isBackdrop && !$0.kind.isLayer }
  }

  /// Whether there is a bar at the top beside the status bar.
  var hasTopBar: Bool { top.contains { $0.kind != .statusBar } }

  /// Whether there is a bar at the bottom beside the home indicator.
  var hasBottomBar: Bool { bottom.contains { $0.kind != .homeIndicator } }

  /// What safe area and bars take from the top, in points.
  var topInset: Double {
    R075SafeArea.inset(
      safeArea: placement.safeArea.top, system: top.first { $0.kind == .statusBar }?.height ?? 0,
      bars: top.filter { $0.kind != .statusBar }.map(\.height))
  }

  /// What safe area and bars take from the bottom, in points.
  var bottomInset: Double {
    R075SafeArea.inset(
      safeArea: placement.safeArea.bottom, system: bottom.first { $0.kind == .keyboard }?.height ?? 0,
      bars: bottom.filter { $0.kind != .keyboard && $0.kind != .homeIndicator }.map(\.height))
  }

  /// Adds the bars at the top of a screen of a height.
  func placeTop(height: Double, into items: inout [FrameItem]) {
    let first = topInset - top.reduce(0) { $1.kind == .statusBar ? $0 : $0 + $1.height }
    place(top, from: first, in: height, into: &items)
  }

  /// Adds the bars at the bottom of a screen of a height.
  func placeBottom(height: Double, into items: inout [FrameItem]) {
    place(bottom, from: height - bottomInset, in: height, into: &items)
  }

  /// Places bars below each other on a screen of a height: the backgrounds first, since they run under the bars of the
  /// system.
  private func place(_ bars: [Bar], from first: Double, in height: Double, into items: inout [FrameItem]) {
    var places: [(bar: Bar, y: Double)] = []
    var y = first
    for bar in bars {
      switch bar.kind {
      case .statusBar: places.append((bar, 0))
      case .keyboard, .homeIndicator: places.append((bar, height - bar.height))
      case .navBar, .toolbar, .tabBar, .tab:
        places.append((bar, y))
        y += bar.height
      }
    }
    for place in places {
      paintBackground(of: place.bar, y: place.y, height: height, into: &items)
    }
    for (bar, y) in places {
      bar.node.place(Size(width: width, height: bar.height), at: Point(x: 0, y: y), into: &items)
    }
  }

  /// Paints the background of a bar, to the edge of the screen (R097), and the line between it and the contents.
  private func paintBackground(of bar: Bar, y: Double, height: Double, into items: inout [FrameItem]) {
    guard let material = bar.material else { return }
    let edges = R097Edges.background(top: y, bottom: y + bar.height, height: height, safeArea: placement.safeArea)
    let background = Rect(x: 0, y: edges.top, width: width, height: edges.bottom - edges.top)
    var painted: [FrameItem] = [
      .path(material.item(Path(background), in: background, layoutDirection: bar.environment.layoutDirection))
    ]
    if bar.hasLine {
      let thickness = bar.environment.dividerThickness
      let line = Rect(
        x: 0, y: bar.kind == .navBar ? y + bar.height - thickness : y, width: width, height: thickness)
      let separator = bar.environment.resolve(.named(ElementStyle.separatorColor))
      painted.append(.path(PathItem(path: Path(line), fill: separator)))
    }
    items.append(.group(FrameGroup(origin: .zero, meaning: .artifact, items: painted)))
  }
}

extension TextEnvironment {
  /// The same environment in an appearance.
  fileprivate func seen(as appearance: Appearance) -> TextEnvironment {
    var environment = self
    environment.appearance = appearance
    return environment
  }
}

extension Block {
  /// Whether it is at the top or the bottom of a screen, wherever it is written.
  var isBar: Bool { if case .bar = kind { true } else { false } }
}
