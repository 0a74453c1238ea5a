/// The screen of a device: a column inside the safe area and the layout margins (F2, F3).
struct ScreenLayout {
  private let canvas: Canvas
  private let screen: Screen
  private let number: Int
  private let task: LayoutTask
  private let device: Device
  private let orientation: DeviceOrientation

  init(_ canvas: Canvas, _ screen: Screen, number: Int, task: LayoutTask) {
    self.canvas = canvas
    self.screen = screen
    self.number = number
    self.task = task
    (device, orientation) = task.placement(of: screen)
  }

  /// The finished screen.
  func frame() -> Frame {
    let path = "screen\(number)"
    let safe = device.safeArea(in: orientation)
    let margin = device.layoutMargin(in: orientation)
    let sides = (start: max(safe.start, margin), end: max(safe.end, margin))
    let size = device.size(in: orientation)
    let contents = CanvasContents(
      canvas, path: path, width: size.width, height: size.height,
      insets: Insets(top: safe.top, start: sides.start, bottom: safe.bottom, end: sides.end), bleeds: true, task: task)
    var frame = contents.frame(grows: screen.scrolls)
    frame.name = canvas.attributes.id ?? screen.title ?? path
    frame.device = device.id
    frame.safeArea = safe
    frame.layoutMargins = Insets(top: safe.top, start: sides.start, bottom: safe.bottom, end: sides.end)
    frame.scale = device.scale
    return frame
  }
}

extension LayoutTask {
  /// The device of a screen and how it is held: as the rendering asks, else as the screen says.
  func placement(of screen: Screen) -> (device: Device, orientation: DeviceOrientation) {
    let device = (options.device ?? screen.device).flatMap(Devices.named) ?? Devices.standard
    return (device, options.orientation ?? screen.orientation.flatMap(DeviceOrientation.init(named:)) ?? .portrait)
  }
}
