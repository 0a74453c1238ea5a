/// Two elements that look alike but for their colours.
struct ColorTwins {
  /// The first in reading order.
  let first: CheckedElement
  /// The other one.
  let second: CheckedElement
  /// What is seen of the colour of the first, of the part in which they differ most in gray.
  let firstColor: Color
  /// What is seen of the colour of the other one there.
  let secondColor: Color

  /// What tells its faults from others of the second one, wherever the first one moves.
  var aspect: String { first.element.hasOwnID ? first.element.id : first.element.name }

  /// How much the colours differ without their hues, as a contrast.
  var grayContrast: Double { firstColor.contrast(on: secondColor) }

  /// Two elements with the colours of their parts, which have to differ somewhere.
  fileprivate init?(_ first: Twin, _ second: Twin) {
    (self.first, self.second) = (first.element, second.element)
    let pairs = zip(first.colors, second.colors).filter { $0 != $1 }
    guard let pair = pairs.max(by: { $0.0.contrast(on: $0.1) < $1.0.contrast(on: $1.1) }) else { return nil }
    (firstColor, secondColor) = pair
  }
}

extension CheckedPage {
  /// Elements that have the same place in their surroundings, the same shape and the same text, and different colours;
  /// of each group, the first one with each other colour.
  ///
  /// Elements without contents of their own are compared, controls, and boxes with a ground. On a ground, numbers are
  /// the same text if some share their colours: the days of a calendar of which some are taken.
  func colorTwins() -> [ColorTwins] {
    var groups: [TwinKey: [Twin]] = [:]
    var order: [TwinKey] = []
    for element in elements where !element.element.isDecorative {
      guard let twin = Twin(element, on: self) else { continue }
      if groups[twin.key] == nil { order.append(twin.key) }
      groups[twin.key, default: []].append(twin)
    }
    return order.flatMap { key -> [ColorTwins] in
      guard let members = groups[key], let first = members.first else { return [] }
      let colors = Set(members.map(\.colors))
      if Set(members.map(\.text)).count > 1, colors.count == members.count { return [] }
      var known: Set<[Color]> = [first.colors]
      return members.dropFirst().filter { known.insert($0.colors).inserted }.compactMap { ColorTwins(first, $0) }
    }
  }
}

/// An element that may be mistaken for another.
private struct Twin {
  let element: CheckedElement
  let key: TwinKey
  /// What is seen of the colours of its parts, in the order of its shapes and texts.
  let colors: [Color]
  /// Its text.
  let text: String

  /// Nil for an element that shows nothing of its own, or a picture, and for one that holds other things than a
  /// control.
  init?(_ element: CheckedElement, on page: CheckedPage) {
    let isLeaf = element.end == element.index + 1
    let isWhole = element.element.control != nil || element.name == .badge
    let own = page.drawings(of: element)
    guard isLeaf || isWhole || element.isBox && !own.isEmpty else { return nil }
    self.element = element
    text = page.text(of: element)
    var paths: [Path] = []
    var colors: [Color] = []
    for drawing in page.drawings[element.drawingRange] {
      guard case .path(let item) = drawing.shape else { return nil }
      let corner = Point(x: drawing.origin.x - element.frame.minX, y: drawing.origin.y - element.frame.minY)
      paths.append(item.path.rounded(movedBy: corner))
      // What is in a box is compared by itself.
      if isWhole || drawing.element == element.index {
        colors += [item.fill ?? item.stroke?.color].compactMap(\.self)
      }
    }
    if isLeaf || isWhole {
      colors += page.allLines(of: element).compactMap { $0.runs.first?.run.appearance.color }
    }
    guard !colors.isEmpty else { return nil }
    self.colors = colors.map { $0.over(page.paper) }
    key = TwinKey(element, paths, own.isEmpty && !isWhole ? text : text.withEqualNumbers, on: page)
  }
}

/// What has to agree in two elements that may be mistaken for each other.
private struct TwinKey: Hashable {
  var name: String
  /// The element around both, or around what each of them is in.
  var surroundings: Int?
  var parentName: String?
  var paths: [Path]
  var text: String

  init(_ element: CheckedElement, _ paths: [Path], _ text: String, on page: CheckedPage) {
    name = element.element.name
    let parent = element.parent.map { page.elements[$0] }
    // What is in rows or cells of one kind is compared over all of them.
    let isCell = parent.map { Self.isCell($0, on: page) } ?? false
    surroundings = isCell ? parent?.parent.flatMap { page.elements[$0].parent ?? $0 } : parent?.index
    parentName = isCell ? parent?.element.name : nil
    self.paths = paths
    self.text = text
  }

  private static func isCell(_ element: CheckedElement, on page: CheckedPage) -> Bool {
    switch element.name {
    case .item, .td, .li, .box, .row, .leading, .trailing, .detail: true
    case .column, .group, .overlay:
      switch element.parent.flatMap({ page.elements[$0].name }) {
      case .grid, .row, .gallery: true
      default: false
      }
    default: false
    }
  }
}

extension CheckedElement {
  /// Whether it can be a cell with a ground of its own.
  fileprivate var isBox: Bool {
    switch name {
    case .box, .column, .overlay, .group, .td: true
    default: false
    }
  }
}

extension String {
  /// The text with a nought for every number.
  fileprivate var withEqualNumbers: String {
    var text = ""
    for character in self {
      guard character.isNumber else {
        text.append(character)
        continue
      }
      if text.last != "0" { text.append("0") }
    }
    return text
  }
}

extension Path {
  /// The outline moved, with coordinates rounded to tenths of points, so that equal shapes are equal.
  fileprivate func rounded(movedBy distance: Point) -> Path {
    func rounded(_ point: Point) -> Point {
      Point(x: ((point.x + distance.x) * 10).rounded() / 10, y: ((point.y + distance.y) * 10).rounded() / 10)
    }
    return Path(
      steps.map { step in
        switch step {
        case .move(let point): .move(rounded(point))
        case .line(let point): .line(rounded(point))
        case .curve(let first, let second, let end): .curve(rounded(first), rounded(second), rounded(end))
        case .close: .close
        }
      })
  }
}
