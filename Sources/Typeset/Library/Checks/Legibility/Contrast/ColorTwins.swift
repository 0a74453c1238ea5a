/// Two elements that look alike but for their colours.
struct ColorTwins {
  /// The first in reading order.
  let first: CheckedElement
  /// The other one.
  let second: CheckedElement
  /// What is seen of the colour of the first.
  let firstColor: Color
  /// What is seen of the colour of the other one.
  let secondColor: Color

  /// How much the colours differ without their hues, as a contrast.
  var grayContrast: Double { firstColor.contrast(on: secondColor) }
}

extension CheckedPage {
  /// Elements without contents of their own that have the same place in their surroundings, the same shape and the same
  /// text, and different colours; of each group, the first one with each other colour.
  func colorTwins() -> [ColorTwins] {
    var groups: [TwinKey: [(element: CheckedElement, color: Color)]] = [:]
    var order: [TwinKey] = []
    for element in elements where element.end == element.index + 1 && !element.element.isDecorative {
      guard let shape = TwinShape(of: element, on: self), let color = shape.color else { continue }
      let key = TwinKey(element, shape, on: self)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((element, color.over(paper)))
    }
    return order.flatMap { key -> [ColorTwins] in
      guard let members = groups[key], let first = members.first else { return [] }
      var known: Set<Color> = [first.color]
      return members.dropFirst().filter { known.insert($0.color).inserted }.map {
        ColorTwins(first: first.element, second: $0.element, firstColor: first.color, secondColor: $0.color)
      }
    }
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

  init(_ element: CheckedElement, _ shape: TwinShape, on page: CheckedPage) {
    name = element.element.name
    let parent = element.parent.map { page.elements[$0] }
    // What is in rows or cells of one kind is compared over all of them.
    let isCell = parent.map { [.item, .td, .li, .box, .row, .leading, .trailing, .detail].contains($0.name) } ?? false
    surroundings = isCell ? parent?.parent.flatMap { page.elements[$0].parent ?? $0 } : parent?.index
    parentName = isCell ? parent?.element.name : nil
    paths = shape.paths
    text = shape.text
  }
}

/// What an element looks like without its colours.
private struct TwinShape {
  /// Its outlines from its own corner, in tenths of points.
  var paths: [Path] = []
  /// Its text.
  let text: String
  /// The colour of its first part; nil if it shows nothing, or a picture.
  var color: Color?

  init?(of element: CheckedElement, on page: CheckedPage) {
    text = page.text(of: element)
    color = page.lines(of: element).first?.runs.first?.run.appearance.color
    for drawing in page.drawings(of: element) {
      guard case .path(let item) = drawing.shape else { return nil }
      let corner = Point(x: drawing.origin.x - element.frame.minX, y: drawing.origin.y - element.frame.minY)
      paths.append(item.path.rounded(movedBy: corner))
      color = color ?? item.fill ?? item.stroke?.color
    }
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
