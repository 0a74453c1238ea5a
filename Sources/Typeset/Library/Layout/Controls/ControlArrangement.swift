/// A control that draws itself from parts.
protocol ControlArrangement: Arrangement {
  /// The control.
  var part: Part { get }
  /// Puts its parts in their places.
  func draw(_ parts: inout ControlParts)
}

extension ControlArrangement {
  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var parts = ControlParts(of: part, size: size, at: origin)
    draw(&parts)
    items += parts.items
    return nil
  }
}

/// The drawn part of a control that may have a text beside it: a switch, a stepper.
protocol ControlShape {
  /// Its extent in points, at every text size.
  var size: Size { get }
  /// Draws it `u` along the reading direction and `y` below the top of the control.
  func draw(_ parts: inout ControlParts, u: Double, y: Double)
}

/// A shape with an optional text: the text fills the width from the start, the shape is at the end.
struct LabelledControl: Arrangement {
  /// The distance between text and shape, in points.
  static let gap = 16.0

  private let part: Part
  private let text: TextBlock?
  private let shape: any ControlShape

  init(_ part: Part, _ shape: any ControlShape, task: LayoutTask) {
    self.part = part
    self.shape = shape
    text =
      part.block.hasVisibleText
      ? TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task) : nil
  }

  func widths() -> Widths {
    guard let text = text?.widths() else { return Widths(minContent: shape.size.width, maxContent: shape.size.width) }
    let rest = shape.size.width + Self.gap
    return Widths(minContent: text.minContent + rest, maxContent: text.maxContent + rest)
  }

  func extent(in width: Double) -> Extent {
    guard let text = text?.extent(in: textWidth(in: width)) else {
      return Extent(height: shape.size.height, firstBaseline: nil)
    }
    let height = max(shape.size.height, text.height)
    return Extent(height: height, firstBaseline: text.firstBaseline.map { $0 + (height - text.height) / 2 })
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var decisions: TextDecisions?
    if let text {
      let width = textWidth(in: size.width)
      let corner = Point(
        x: part.environment.layoutDirection.x(of: width, at: 0, in: size.width),
        y: (size.height - text.extent(in: width).height) / 2)
      decisions = text.place(
        in: Size(width: width, height: text.extent(in: width).height), at: origin + corner, into: &items)
    }
    var parts = ControlParts(of: part, size: size, at: origin)
    shape.draw(&parts, u: size.width - shape.size.width, y: (size.height - shape.size.height) / 2)
    items += parts.items
    return decisions
  }

  private func textWidth(in width: Double) -> Double { max(0, width - shape.size.width - Self.gap) }
}
