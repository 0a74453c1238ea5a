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
    let insets = placement.contentInsets
    let contents = CanvasContents(
      canvas, path: path, width: placement.size.width, height: placement.size.height, insets: insets, bleeds: true,
      task: task)
    var frame = contents.frame(grows: screen.scrolls)
    frame.name = canvas.attributes.id ?? screen.title ?? path
    frame.device = placement.device.id
    frame.safeArea = placement.safeArea
    frame.layoutMargins = insets
    frame.scale = placement.device.scale
    return frame
  }
}

extension LayoutTask {
  /// The device of a screen, how it is held and the share the app has: as the rendering asks, else as the screen says.
  func placement(of screen: Screen) -> ScreenPlacement {
    ScreenPlacement(
      (options.device ?? screen.device).flatMap(Devices.named) ?? Devices.standard,
      options.orientation ?? screen.orientation.flatMap(DeviceOrientation.init(named:)) ?? .portrait,
      split: options.split)
  }
}
