/// Takes what is left over along the axis of its container.
struct Spacer: Arrangement {
  func widths() -> Widths { .zero }
  func extent(in width: Double) -> Extent { Extent(height: 0, firstBaseline: nil) }
  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? { nil }
}
