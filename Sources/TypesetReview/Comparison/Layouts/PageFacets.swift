import Typeset

/// In which ways a page itself is another, and which changes of its elements follow from that alone.
struct PageFacets {
  /// What changed, in words that follow a colon.
  private(set) var words: [String] = []
  /// What was and what is, for the first of them.
  private(set) var values: (expected: String, actual: String)?
  /// The kinds of changes that need no other cause.
  private(set) var absorbed: Set<ElementChange.Kind> = []

  /// Whether the page is as it was.
  var isEmpty: Bool { words.isEmpty }

  init(_ was: PageRecord, _ now: PageRecord) {
    if was.locale != now.locale {
      add("its locale is \(now.locale) instead of \(was.locale)", was.locale, now.locale)
      absorbed.formUnion(ElementChange.Kind.allCases)
      absorbed.subtract([.color, .picture])
    }
    if was.direction != now.direction {
      let words = { (direction: Direction) in direction == .rightToLeft ? "right to left" : "left to right" }
      add(
        "it runs from \(words(now.direction)) instead of \(words(was.direction))", was.direction.rawValue,
        now.direction.rawValue)
      absorbed.formUnion([.side, .direction, .rules, .drawing, .moved, .size, .spacing])
    }
    let isOtherDevice = was.device != now.device
    if isOtherDevice {
      add(
        "its device is \(now.device ?? "none") instead of \(was.device ?? "none")", was.device ?? "", now.device ?? "")
    }
    if was.orientation != now.orientation {
      let (old, new) = (was.orientation?.rawValue ?? "none", now.orientation?.rawValue ?? "none")
      add("its orientation is \(new) instead of \(old)", old, new)
    }
    if was.split != now.split {
      add(
        "its share of the screen is \(now.split.rawValue) instead of \(was.split.rawValue)", was.split.rawValue,
        now.split.rawValue)
    }
    let isOtherSize = !Measure.areEqual(was.size.width, now.size.width)
    if was.size != now.size, isOtherDevice || isOtherSize || was.orientation != now.orientation {
      let text = { (size: Size) in "\(Measure.points(size.width).dropLast(3)) × \(Measure.points(size.height))" }
      add("it is \(text(now.size)) instead of \(text(was.size))", text(was.size), text(now.size))
    }
    if isOtherDevice || isOtherSize || was.split != now.split || was.orientation != now.orientation {
      absorbed.formUnion([.size, .moved, .spacing, .lines, .rules, .truncation, .drawing])
    }
    if was.background != now.background {
      let (old, new) = (was.background?.hex ?? "none", now.background?.hex ?? "none")
      add("its ground is \(new) instead of \(old)", old, new)
      absorbed.insert(.color)
    }
    addOutside(was, now)
  }

  private mutating func add(_ words: String, _ was: String, _ now: String) {
    if values == nil { values = (was, now) }
    self.words.append(words)
  }

  /// What stands outside of every element: running heads and decorations.
  private mutating func addOutside(_ was: PageRecord, _ now: PageRecord) {
    let (old, new) = (was.lines.map(\.text), now.lines.map(\.text))
    if old != new {
      let (before, after) = (old.joined(separator: " "), new.joined(separator: " "))
      add("its running heads are \(quoted(after)) instead of \(quoted(before))", before, after)
    }
    guard words.isEmpty else { return }
    if was.lines != now.lines { words.append("its running heads look otherwise") }
    if was.paints != now.paints { words.append("something is painted otherwise outside of its elements") }
  }

  /// Says that something on the page is painted otherwise, though no element tells what.
  mutating func addUntold() { words.append("something on it is painted otherwise") }
}
