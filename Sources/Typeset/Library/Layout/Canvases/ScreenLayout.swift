/// The screen of a device: a column inside the safe area and the layout margins (F2, F3), between its bars.
struct ScreenLayout {
  private let canvas: Canvas
  private let screen: Screen
  private let number: Int
  private let task: LayoutTask
  private let placement: ScreenPlacement

  init(_ canvas: Canvas, _ screen: Screen, number: Int, task: LayoutTask) {
    self.canvas = canvas
    self.screen = screen
    self.number = number
    self.task = task
    placement = task.placement(of: screen)
  }

  /// The finished screen.
  func frame() -> Frame {
    if placement.split != task.options.split {
      task.warn(.unsplit(placement.device.name), name: canvas.elementName.rawValue, offset: canvas.offset)
    }
    let path = "screen\(number)"
    if placement.orientation != task.orientation(of: screen) {
      task.warn(.notUpsideDown(placement.device.name), name: canvas.elementName.rawValue, offset: canvas.offset)
    }
    let bars = ScreenBars(of: canvas, on: placement, path: path, task: task)
    let insets = canvas.insets(beside: bars, on: placement)
    let layers = ScreenLayers(of: canvas, on: placement, path: path, task: task)
    let contents = CanvasContents(
      canvas, path: path, width: placement.size.width, height: placement.size.height, insets: insets,
      placement: placement, bars: bars, task: task)
    var frame = contents.frame(grows: screen.scrolls && !layers.keepHeight, scrolls: screen.scrolls)
    layers.place(over: &frame, bottomInset: bars.bottomInset)
    frame.name = canvas.attributes.id ?? screen.title ?? path
    frame.title = screen.title
    frame.device = placement.device.id
    frame.orientation = placement.orientation
    frame.split = placement.split
    frame.safeArea = placement.safeArea
    frame.layoutMargins = insets
    frame.scale = placement.device.scale
    frame.putTitleFirst()
    return frame
  }
}

extension Canvas {
  /// The distances of the contents from the edges: safe area, margins and bars (R074, R075) with a little room beside
  /// their lines, and room below a full-width button at the bottom (R101).
  func insets(beside bars: ScreenBars, on placement: ScreenPlacement) -> Insets {
    var insets = placement.contentInsets
    insets.top = bars.topInset
    insets.bottom = bars.bottomInset
    let contents = ScreenBars.contents(of: blocks)
    if bars.hasTopBar, contents.first?.runsToBar == false, !gives(Common.paddingTop) {
      insets.top += R075SafeArea.distanceFromBar
    }
    if contents.last?.endsWithFullWidthButton ?? false {
      insets.bottom += R101FullWidthButton.distanceBelow(
        margin: placement.layoutMargin, safeBottom: placement.safeArea.bottom, hasBar: bars.hasBottomBar)
    } else if bars.hasBottomBar, contents.last.map({ !$0.runsToBar || $0.endsInFooter }) ?? false,
      !gives(Common.paddingBottom)
    {
      insets.bottom += R075SafeArea.distanceFromBar
    }
    return insets
  }
}

extension Block {
  /// Whether it runs up to the line of a bar: it runs over the margins, or shows nothing.
  fileprivate var runsToBar: Bool {
    attributes[Common.extends] == .screen || name.has(.ignoresMargins)
      || name.isPicture && attributes[Common.width] == .fill || name == .spacer
  }

  /// Whether it is a plain list that ends in words without a background.
  fileprivate var endsInFooter: Bool {
    guard name == .list || name == .section, case .blocks(let blocks) = content, let last = blocks.last else {
      return false
    }
    if name == .list, attributes[RowListElement.kind] != .plain { return false }
    return last.name == .footer || last.endsInFooter
  }

  /// Whether the last thing in it is a button that takes the full width.
  fileprivate var endsWithFullWidthButton: Bool {
    if name == .button { return attributes[Common.width] == .fill }
    guard case .blocks(let blocks) = content else { return false }
    switch kind {
    case .container(.column), .container(.section), .container(.group), .container(.readable):
      return blocks.last?.endsWithFullWidthButton ?? false
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .bar, .layer, .picture,
      .drawing,
      .inline:
      return false
    }
  }
}

extension LayoutTask {
  /// The device of a screen, how it is held and the share the app has: as the rendering asks, else as the screen says.
  func placement(of screen: Screen) -> ScreenPlacement {
    ScreenPlacement(
      (options.device ?? screen.device).flatMap(Devices.named) ?? Devices.standard, orientation(of: screen),
      split: options.split)
  }

  /// How a screen is meant to be held: as the rendering asks, else as the screen says.
  fileprivate func orientation(of screen: Screen) -> DeviceOrientation {
    options.orientation ?? screen.orientation.flatMap(DeviceOrientation.init(named:)) ?? .portrait
  }
}
