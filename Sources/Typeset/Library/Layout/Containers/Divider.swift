/// A thin line across a column, or from top to bottom of a row.
struct Divider: Arrangement {
  private let color: Color
  private let axis: Axis
  private let thickness: Double

  init(_ attributes: Attributes, environment: TextEnvironment, axis: Axis) {
    color = environment.resolve(attributes[Common.color] ?? .named(ElementStyle.separatorColor))
    self.axis = axis
    thickness = environment.dividerThickness
  }

  func widths() -> Widths {
    let width = axis == .horizontal ? thickness : 0
    return Widths(minContent: width, maxContent: width)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: axis == .horizontal ? 0 : thickness, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    if size.width > 0, size.height > 0 {
      items.append(.path(PathItem(path: Path(Rect(origin: origin, size: size)), fill: color)))
    }
    return nil
  }
}

/// Takes what is left over along the axis of its container.
struct Spacer: Arrangement {
  func widths() -> Widths { .zero }
  func extent(in width: Double) -> Extent { Extent(height: 0, firstBaseline: nil) }
  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? { nil }
}
