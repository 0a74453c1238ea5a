/// A question in the middle of the screen: what it says, and its buttons below.
///
/// Where there is no room for all, what it says scrolls first, then its buttons.
struct Alert: Arrangement {
  /// The distance of the words from the sides, and from the top and the buttons, in points.
  private static let sides = 16.0
  private static let ends = 20.0
  /// The share of the height that words keep beside buttons that are too high.
  private static let leastShare = 0.4

  private let identity: ElementIdentity
  private let texts: DialogTexts
  private let buttons: DialogButtons

  init(_ part: Part, task: LayoutTask) {
    identity = part.identity
    texts = DialogTexts(of: part, task: task) { name in
      name == .title ? (.headline, 600, nil) : (.footnote, nil, nil)
    }
    buttons = DialogButtons(of: part, style: .body, height: 44, task: task)
  }

  func widths() -> Widths {
    let own = texts.column.widths()
    let width = max(own.maxContent + 2 * Self.sides, buttons.idealWidth)
    return Widths(minContent: own.minContent + 2 * Self.sides, maxContent: width)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: textsHeight(in: width) + buttons.height(in: width), firstBaseline: nil)
  }

  private func textsHeight(in width: Double) -> Double {
    texts.height(in: width, sides: Self.sides, ends: Self.ends)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let needed = (texts: textsHeight(in: size.width), buttons: buttons.height(in: size.width))
    let lacks = needed.texts + needed.buttons > size.height + 0.01
    let textsHeight =
      lacks ? min(needed.texts, max(size.height - needed.buttons, size.height * Self.leastShare)) : needed.texts
    let said = Rect(origin: origin, size: Size(width: size.width, height: textsHeight))
    identity.place("contents", height: needed.texts, in: said, into: &items) { corner, items in
      texts.place(in: size.width, height: needed.texts, sides: Self.sides, ends: Self.ends, at: corner, into: &items)
    }
    let asked = Rect(x: origin.x, y: said.maxY, width: size.width, height: size.height - textsHeight)
    identity.place("buttons", height: needed.buttons, in: asked, into: &items) { corner, items in
      buttons.place(in: size.width, at: corner, hasLineAbove: !texts.isEmpty, into: &items)
    }
    return nil
  }
}
