/// The blocks of a screen or a component, below each other between the canvas' insets.
struct CanvasContents {
  private let canvas: Canvas
  private let environment: TextEnvironment
  private let column: Column
  private let insets: Insets
  private let width: Double
  private let height: Double?
  private let bars: ScreenBars?
  private let reach: ScreenReach
  private let backdrop: LayoutNode?
  private let task: LayoutTask
  private let name: ElementName

  /// Prepares the contents of a canvas; what ignores margins runs over the insets at the sides of a screen.
  ///
  /// `placement` is that of a screen, and `bars` are its bars, for which the insets leave room. A sheet is a screen of
  /// another name, and `around` is the environment that it is in.
  init(
    _ canvas: Canvas, path: String, width: Double, height: Double?, insets: Insets,
    placement: ScreenPlacement? = nil, bars: ScreenBars? = nil, named owner: ElementName? = nil,
    around: TextEnvironment? = nil, task: LayoutTask
  ) {
    self.canvas = canvas
    self.width = width
    self.height = height
    self.bars = bars
    self.task = task
    let name = canvas.elementName
    self.name = owner ?? name
    var environment = task.environment(of: canvas, in: around)
    _ = environment.arrange(name, canvas.attributes)
    self.environment = environment
    let padding = BoxStyle(name, canvas.attributes, in: environment).insets
    var insets = insets
    insets.top += padding.top
    insets.bottom += padding.bottom
    // On a screen, the author's padding takes the place of the margins (F3); the safe area stays.
    let margin = placement?.layoutMargin ?? 0
    insets.start += padding.start - (canvas.gives(Common.paddingStart) ? margin : 0)
    insets.end += padding.end - (canvas.gives(Common.paddingEnd) ? margin : 0)
    reach = ScreenReach(of: ScreenBars.contents(of: canvas.blocks))
    let blocks = reach.extended(ScreenBars.contents(of: canvas.blocks), under: &insets)
    self.insets = insets
    backdrop = canvas.blocks.first(where: \.isBackdrop).map {
      task.node(
        of: $0, in: Surroundings(environment: environment.insideChildren, path: path, placement: placement))
    }
    let grouped = environment.resolve(.named(RowListStyle.groupedBackground))
    let hasBackground =
      canvas.attributes[Common.background].map { Paint($0, in: environment).color != grouped } ?? false
    column = Column(
      task.nodes(
        of: task.naming(blocks, in: name, environment.insideChildren),
        in: Surroundings(
          environment: environment.insideChildren, path: path, margins: placement == nil ? .zero : insets,
          placement: placement, hasBackground: hasBackground)),
      spacing: Spacing(name, canvas.attributes), environment: environment,
      bleed: ColumnBleed(start: insets.start, end: insets.end, isScreen: placement != nil),
      whole: height.map { .points(max(0, $0 - insets.vertical)) } ?? .unknown)
  }

  /// The frame, not named yet; one that `grows` becomes as high as its contents ask for, one that `scrolls` may cut
  /// them.
  func frame(grows: Bool, scrolls: Bool = false) -> Frame {
    let inner = max(0, width - insets.horizontal)
    let needed = column.extent(in: inner).height
    let available = height.map { max(0, $0 - insets.vertical) } ?? needed
    if needed > available + 0.01, !grows, !scrolls {
      task.warn(
        .clipped(needed, available: available, canScroll: canvas.elementName == .screen),
        name: name.rawValue, offset: canvas.offset)
    }
    let bounds = Bounds(
      least: canvas.attributes[Common.minHeight], most: canvas.attributes[Common.maxHeight])
    let contentHeight = grows ? max(needed, available) : available
    let total = height != nil ? contentHeight + insets.vertical : bounds.clamp(contentHeight + insets.vertical)
    var size = Size(width: width, height: grows ? total : height ?? total)
    var top: [FrameItem] = []
    bars?.placeTop(height: size.height, into: &top)
    let x = environment.layoutDirection.x(of: inner, at: insets.start, in: width)
    var contents: [FrameItem] = []
    column.shareSpare(0, in: inner)
    _ = column.place(
      in: Size(width: inner, height: max(0, size.height - insets.vertical)), at: Point(x: x, y: insets.top),
      into: &contents)
    if height == nil || grows { makeRoom(for: &contents, in: &size, above: !grows, bounds) }
    if !grows, needed > available + 0.01 { scrollToFocus(&contents, excess: needed - available, in: size) }
    // What lies under the bars at the top is drawn before them.
    var beneath: [FrameItem] = []
    backdrop?.place(size, at: .zero, into: &beneath)
    if reach.top, !contents.isEmpty { beneath.append(contents.removeFirst()) }
    let background = CanvasBackground(canvas, environment)
    var frame = Frame(
      name: "", size: size, direction: environment.layoutDirection, locale: environment.locale,
      background: background.background,
      items: background.items(size: size) + beneath + top + contents)
    bars?.placeBottom(height: size.height, into: &frame.items)
    return frame
  }

  /// Moves contents that are too high up, so that the field that people type into is seen, and cuts them at the bars.
  private func scrollToFocus(_ contents: inout [FrameItem], excess: Double, in size: Size) {
    guard let field = contents.focusedBox() else { return }
    let distance = FocusScrolling.distance(to: field, end: size.height - insets.bottom, excess: excess)
    let (top, bottom) = (reach.top ? 0 : bars?.topInset ?? 0, reach.bottom ? 0 : bars?.bottomInset ?? 0)
    let seen = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    contents = contents.map { $0.lowered(by: -distance).clipped(to: seen) }
  }

  /// Makes a canvas as high as the ink of its text: tails of Arabic and stacks of Thai reach out of their lines.
  ///
  /// Room above moves everything down, so only a canvas without bars gets it, if its author leaves its height open.
  private func makeRoom(for contents: inout [FrameItem], in size: inout Size, above: Bool, _ bounds: Bounds) {
    let ink = TextInk(of: contents)
    let lowering = above && bounds.most == nil ? max(0, -ink.top) : 0
    if lowering > 0 { contents = contents.map { $0.lowered(by: lowering) } }
    size.height = max(size.height, bounds.clamp(max(size.height, ink.bottom) + lowering))
  }
}
