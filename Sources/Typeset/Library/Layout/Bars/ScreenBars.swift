/// The bars of a screen: status and navigation bars at the top, toolbars, tab bars and the home indicator at the
/// bottom, wherever they are written.
struct ScreenBars {
  private let placement: ScreenPlacement
  private let top: [Bar]
  private let bottom: [Bar]
  private let width: Double
  /// Whether they are those of a sheet, whose round corners nothing may paint over.
  private let isSheet: Bool

  /// A bar with its background; status bar and home indicator have none.
  private struct Bar {
    let kind: ElementKind.Bar
    let node: LayoutNode
    let environment: TextEnvironment
    let background: Paint?
    /// Whether the author chose the background: such a bar has no line at its edge.
    let isAuthors: Bool
    let height: Double
  }

  /// The bars of a screen or a sheet; `around` is the environment that it is in.
  init(
    of canvas: Canvas, on placement: ScreenPlacement, path: String, around: TextEnvironment? = nil,
    isSheet: Bool = false, task: LayoutTask
  ) {
    self.isSheet = isSheet
    let environment = (around ?? task.environment).entering(canvas.elementName, canvas.attributes)
    let blocks = canvas.blocks
    self.placement = placement
    width = placement.size.width
    func surroundings(_ edge: VerticalEdge) -> Surroundings {
      var environment = environment
      // Signs and words over contents are light on dark ones, and dark on light ones.
      if let ground = ScreenReach.ground(under: edge, of: Self.contents(of: blocks), in: environment) {
        environment.appearance.isDark = R150Invert.isDark(ground)
      }
      return Surroundings(environment: environment, path: path, placement: placement)
    }
    let width = width
    let background = Paint(
      canvas.attributes[Common.background] ?? .color(.named("background")), in: environment
    ).color
    func bars(_ kind: ElementKind.Bar, in surroundings: Surroundings) -> [Bar] {
      blocks.filter { $0.kind == .bar(kind) }.compactMap { block in
        let bar = Self.bar(kind, block, before: background, in: surroundings, width: width, task: task)
        return bar.height > 0 ? bar : nil
      }
    }
    let (above, below) = (surroundings(.top), surroundings(.bottom))
    top = [.statusBar, .navBar].flatMap { bars($0, in: above) }
    bottom = [.toolbar, .tabBar, .homeIndicator].flatMap { bars($0, in: below) }
  }

  /// A bar before a background of the screen.
  private static func bar(
    _ kind: ElementKind.Bar, _ block: Block, before screen: Color, in surroundings: Surroundings, width: Double,
    task: LayoutTask
  ) -> Bar {
    let environment = surroundings.environment.entering(block.name, block.attributes)
    let hasBackground = kind != .statusBar && kind != .homeIndicator
    var block = block
    let asked = block.attributes[Common.background].map { Paint($0, in: environment) }
    // The background is painted over the bar and on to the edge of the screen, so the bar's own box paints none.
    if hasBackground { block.attributes.remove(Common.background) }
    let background =
      asked
      ?? Paint(
        R154Transparency.barMaterial(
          environment.appearance, reducesTransparency: environment.accessibility.reducesTransparency, over: screen))
    let node = task.node(of: block, in: surroundings)
    return Bar(
      kind: kind, node: node, environment: environment, background: hasBackground ? background : nil,
      isAuthors: asked != nil,
      height: node.extent(in: width).height)
  }

  /// The blocks that are neither bars nor over the screen.
  static func contents(of blocks: [Block]) -> [Block] { blocks.filter { !$0.isBar && !$0.kind.isLayer } }

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
      safeArea: placement.safeArea.bottom, system: 0,
      bars: bottom.filter { $0.kind != .homeIndicator }.map(\.height))
  }

  /// Adds the bars at the top of a screen of a height.
  ///
  /// - Parameter isClear: whether contents reach under them: then only what their author gives is painted behind them.
  func placeTop(height: Double, isClear: Bool, into items: inout [FrameItem]) {
    let first = topInset - top.reduce(0) { $1.kind == .statusBar ? $0 : $0 + $1.height }
    place(top, from: first, in: height, isClear: isClear || isSheet, into: &items)
  }

  /// Adds the bars at the bottom of a screen of a height; `isClear` as at the top.
  func placeBottom(height: Double, isClear: Bool, into items: inout [FrameItem]) {
    place(bottom, from: height - bottomInset, in: height, isClear: isClear, into: &items)
  }

  /// Places bars below each other on a screen of a height: the backgrounds first, since they run under the bars of the
  /// system.
  private func place(
    _ bars: [Bar], from first: Double, in height: Double, isClear: Bool, into items: inout [FrameItem]
  ) {
    var places: [(bar: Bar, y: Double)] = []
    var y = first
    for bar in bars {
      switch bar.kind {
      case .statusBar: places.append((bar, 0))
      case .homeIndicator: places.append((bar, height - bar.height))
      case .navBar, .toolbar, .tabBar, .tab:
        places.append((bar, y))
        y += bar.height
      }
    }
    for place in places where !isClear || place.bar.isAuthors {
      paintBackground(of: place.bar, y: place.y, height: height, into: &items)
    }
    for (bar, y) in places {
      bar.node.place(Size(width: width, height: bar.height), at: Point(x: 0, y: y), into: &items)
    }
  }

  /// Paints the background of a bar, to the edge of the screen (R097), and the line between it and the contents.
  private func paintBackground(of bar: Bar, y: Double, height: Double, into items: inout [FrameItem]) {
    guard let paint = bar.background else { return }
    let edges = R097Edges.background(top: y, bottom: y + bar.height, height: height, safeArea: placement.safeArea)
    let background = Rect(x: 0, y: edges.top, width: width, height: edges.bottom - edges.top)
    var painted: [FrameItem] = [
      .path(paint.item(Path(background), in: background, layoutDirection: bar.environment.layoutDirection))
    ]
    if !bar.isAuthors {
      let thickness = bar.environment.dividerThickness
      let line = Rect(
        x: 0, y: bar.kind == .navBar ? y + bar.height - thickness : y, width: width, height: thickness)
      let separator = bar.environment.resolve(.named(ElementStyle.separatorColor))
      painted.append(.path(PathItem(path: Path(line), fill: separator)))
    }
    items.append(.group(FrameGroup(origin: .zero, meaning: .artifact, items: painted)))
  }
}

extension Block {
  /// Whether it is at the top or the bottom of a screen, wherever it is written.
  var isBar: Bool { if case .bar = kind { true } else { false } }
}
