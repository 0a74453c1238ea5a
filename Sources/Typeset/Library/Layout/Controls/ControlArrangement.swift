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
  /// Its extent in points.
  var size: Size { get }
  /// Draws it `u` along the reading direction and `y` below the top of the control.
  func draw(_ parts: inout ControlParts, u: Double, y: Double)
}
