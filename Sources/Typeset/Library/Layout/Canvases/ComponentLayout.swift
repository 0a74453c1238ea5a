/// A component on a canvas of its own, as high as its contents where no height is given.
struct ComponentLayout {
  private let canvas: Canvas
  private let number: Int
  private let task: LayoutTask

  init(_ canvas: Canvas, number: Int, task: LayoutTask) {
    self.canvas = canvas
    self.number = number
    self.task = task
  }

  /// The finished canvas.
  func frame() -> Frame {
    let path = "canvas\(number)"
    let attributes = canvas.attributes
    let widths = Bounds(least: attributes[Common.minWidth], most: attributes[Common.maxWidth])
    let contents = CanvasContents(
      canvas, path: path, width: widths.clamp(attributes[CanvasElement.width]),
      height: attributes[CanvasElement.height], insets: .zero, task: task)
    var frame = contents.frame(grows: false)
    frame.name = attributes.id ?? path
    return frame
  }
}
