/// A row of keys side by side, from the left in every language.
struct KeyboardRow {
  /// Where its cells are, in points.
  let area: Rect
  /// The distance of a cap from the edges of its cell, in points.
  let inset: (horizontal: Double, vertical: Double)
  private(set) var keys: [KeyboardKey] = []
  /// Where the next cell begins.
  private var x: Double

  /// An empty row whose keys are about `pitch` wide; on wide keyboards they are farther from each other.
  init(in area: Rect, pitch: Double, isWide: Bool) {
    self.area = area
    inset =
      isWide
      ? (5, 5) : (pitch < 30 ? 2 : 3, area.height < 48 ? 4 : 6)
    x = area.minX
  }

  /// What is left of the width, in points.
  var rest: Double { area.maxX - x }

  /// Leaves some points free.
  mutating func skip(_ width: Double) { x += width }

  /// Adds a key as wide as its cell, in points; a cap that is narrower is at the outer edge.
  mutating func add(
    _ name: KeyboardKey.Name, _ face: KeyboardKey.Face, _ look: KeyboardKey.Look = .function, width: Double,
    capWidth: Double = .infinity
  ) {
    let cell = Rect(x: x, y: area.minY, width: width, height: area.height)
    let own = max(1, min(capWidth, width) - 2 * inset.horizontal)
    let isAtEnd = cell.maxX > area.maxX - 0.01
    let cap = Rect(
      x: isAtEnd ? cell.maxX - inset.horizontal - own : cell.minX + inset.horizontal, y: cell.minY + inset.vertical,
      width: own, height: max(1, cell.height - 2 * inset.vertical))
    keys.append(KeyboardKey(name, face, look, cell: cell, cap: cap))
    x += width
  }

  /// Adds keys that write, of one width in points.
  mutating func add(letters: [String], width: Double) {
    for letter in letters { add(.key, .letter(letter), .letter, width: width) }
  }
}

extension Rect {
  /// One of equal rows that it is divided into, counted from the top.
  func row(_ index: Int, of count: Int) -> Rect {
    let height = self.height / Double(count)
    return Rect(x: minX, y: minY + Double(index) * height, width: width, height: height)
  }
}
