/// The bars of a screen: status and navigation bars at the top, toolbars, tab bars and the home indicator at the
/// bottom, wherever they are written.
struct ScreenBars {
  private let placement: ScreenPlacement
  private let environment: TextEnvironment
  private let top: [Bar]
  private let bottom: [Bar]
  private let width: Double

  /// A bar with its background; status bar and home indicator have none.
  private struct Bar {
    let kind: ElementKind.Bar
    let node: LayoutNode
    let background: Color?
    /// Whether the author chose the background: such a bar has no line at its edge.
    let isAuthors: Bool
    let height: Double
  }

  /// The bars of a canvas.
  init(of canvas: Canvas, on placement: ScreenPlacement, path: String, task: LayoutTask) {
    let environment = task.environment.entering(canvas.elementName, canvas.attributes)
    let blocks = canvas.blocks
    self.placement = placement
    self.environment = environment
    width = placement.size.width
    let surroundings = Surroundings(environment: environment, path: path, placement: placement)
    let width = width
    let background = environment.resolve(canvas.attributes[Common.background] ?? .named("background"))
    func bars(_ kind: ElementKind.Bar) -> [Bar] {
      blocks.filter { $0.kind == .bar(kind) }.compactMap { block in
        let bar = Self.bar(kind, block, before: background, in: surroundings, width: width, task: task)
        return bar.height > 0 ? bar : nil
      }
    }
    top = bars(.statusBar) + bars(.navBar)
    bottom = bars(.toolbar) + bars(.tabBar) + bars(.homeIndicator)
  }

  /// A bar before a background of the screen.
  private static func bar(
    _ kind: ElementKind.Bar, _ block: Block, before screen: Color, in surroundings: Surroundings, width: Double,
    task: LayoutTask
  ) -> Bar {
    let environment = surroundings.environment
    let hasBackground = kind != .statusBar && kind != .homeIndicator
    var block = block
    let asked = block.attributes[Common.background].map(environment.resolve)
    // The background is painted over the bar and on to the edge of the screen, so the bar's own box paints none.
    if hasBackground { block.attributes.remove(Common.background) }
    let background =
      asked
      ?? R154Transparency.barMaterial(
        environment.appearance, reducesTransparency: environment.accessibility.reducesTransparency, over: screen)
    let node = task.node(of: block, in: surroundings)
    return Bar(
      kind: kind, node: node, background: hasBackground ? background : nil, isAuthors: asked != nil,
      height: node.extent(in: width).height)
  }

  /// The blocks that are no bars.
  static func contents(of blocks: [Block]) -> [Block] { blocks.filter { !$0.isBar } }

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
      case .homeIndicator: places.append((bar, height - bar.height))
      case .navBar, .toolbar, .tabBar, .tab:
        places.append((bar, y))
        y += bar.height
      }
    }
    for place in places { paintBackground(of: place.bar, y: place.y, height: height, into: &items) }
    for (bar, y) in places {
      bar.node.place(Size(width: width, height: bar.height), at: Point(x: 0, y: y), into: &items)
    }
  }

  /// Paints the background of a bar, to the edge of the screen (R097), and the line between it and the contents.
  private func paintBackground(of bar: Bar, y: Double, height: Double, into items: inout [FrameItem]) {
    guard let color = bar.background else { return }
    let edges = R097Edges.background(top: y, bottom: y + bar.height, height: height, safeArea: placement.safeArea)
    let background = Rect(x: 0, y: edges.top, width: width, height: edges.bottom - edges.top)
    var painted: [FrameItem] = [.path(PathItem(path: Path(background), fill: color))]
    if !bar.isAuthors {
      let thickness = environment.dividerThickness
      let line = Rect(
        x: 0, y: bar.kind == .navBar ? y + bar.height - thickness : y, width: width, height: thickness)
      let separator = environment.resolve(.named(ElementStyle.separatorColor))
      painted.append(.path(PathItem(path: Path(line), fill: separator)))
    }
    items.append(.group(FrameGroup(origin: .zero, meaning: .artifact, items: painted)))
  }
}

extension Block {
  /// Whether it is at the top or the bottom of a screen, wherever it is written.
  var isBar: Bool { if case .bar = kind { true } else { false } }
}
