/// What a layer holds, cut off at its edge where it is higher than the screen has room for: people scroll it.
struct ScrollingContents: Arrangement {
  private let identity: ElementIdentity
  private let contents: any Arrangement

  init(_ part: Part, _ contents: any Arrangement) {
    identity = part.identity
    self.contents = contents
  }

  func widths() -> Widths { contents.widths() }
  func extent(in width: Double) -> Extent { contents.extent(in: width) }
  func shareSpare(_ spare: Double, in width: Double) { contents.shareSpare(spare, in: width) }
  func usedWidth(in width: Double) -> Double { contents.usedWidth(in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let needed = contents.extent(in: size.width).height
    identity.place("contents", height: needed, in: Rect(origin: origin, size: size), into: &items) { corner, items in
      _ = contents.place(in: Size(width: size.width, height: max(needed, size.height)), at: corner, into: &items)
    }
    return nil
  }
}
