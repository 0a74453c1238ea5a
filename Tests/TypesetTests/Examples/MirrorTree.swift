import Foundation
import Testing

@testable import Typeset

/// What the mirror oracle looks at: an element with its lines, as frames or a dump show it. Boxes are on the page.
struct MirrorNode {
  /// A line of text.
  struct TextLine {
    /// Its box.
    var box: Rect
    /// Where its runs start and what they say, from left to right.
    var runs: [(x: Double, text: String)]
  }

  /// The name in the markup, or that of a part.
  var name: String
  /// Its `id` or path.
  var id: String
  /// The place of its start tag.
  var position: SourcePosition
  /// Its box.
  var box: Rect
  /// The direction of its text or of its layout.
  var direction: Direction
  /// Whether it holds text of its own.
  var lines: [TextLine] = []
  /// The guidelines that acted.
  var rules: [Rule]
  /// The elements in it, those inside of lines apart.
  var children: [MirrorNode] = []
  /// The boxes of the outlines that are drawn in it and in no part of it; none in a dump.
  var paths: [Rect] = []
}

/// The elements of a page.
struct MirrorPage {
  /// The width of the page, in points.
  var width: Double
  /// The direction of its layout.
  var direction: Direction
  /// The outermost elements.
  var nodes: [MirrorNode]
}

// MARK: From frames

extension MirrorPage {
  /// The elements of a frame.
  init(_ frame: Frame) {
    width = frame.size.width
    direction = frame.direction
    var root = MirrorNode(frame.name, box: Rect(origin: .zero, size: frame.size))
    root.collect(frame.items, at: .zero)
    nodes = root.children
  }
}

extension MirrorNode {
  fileprivate init(_ name: String, box: Rect) {
    self.name = name
    id = name
    position = SourcePosition(line: 1, column: 1)
    self.box = box
    direction = .leftToRight
    rules = []
  }

  fileprivate mutating func collect(_ items: [FrameItem], at origin: Point) {
    for item in items {
      switch item {
      case .group(let group):
        let corner = origin + group.origin
        switch group.meaning {
        case .element(let element):
          var node = MirrorNode(
            name: element.name, id: element.id, position: element.position,
            box: Rect(origin: corner, size: element.size), direction: element.direction, rules: element.rules)
          node.collect(group.items, at: corner)
          children.append(node)
        case .line(let line):
          var runs: [(Double, String)] = []
          Self.collectRuns(group.items, at: corner, into: &runs)
          lines.append(TextLine(box: Rect(origin: corner, size: line.size), runs: runs))
        case .artifact: collect(group.items, at: corner)
        case .annotation: break
        }
      case .path(let path): if let box = path.path.extent { paths.append(box.moved(by: origin)) }
      default: break
      }
    }
  }

  private static func collectRuns(_ items: [FrameItem], at origin: Point, into runs: inout [(Double, String)]) {
    for item in items {
      switch item {
      case .glyphs(let run): runs.append((origin.x + run.origin.x, run.text))
      case .group(let group): collectRuns(group.items, at: origin + group.origin, into: &runs)
      default: break
      }
    }
  }
}

extension Path {
  /// The least rectangle that holds all points of the outline, control points included.
  fileprivate var extent: Rect? {
    let points = steps.flatMap { step -> [Point] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    return points.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }
}

// MARK: From a dump

extension MirrorPage {
  /// The pages of a JSON dump.
  static func pages(ofDump bytes: [UInt8]) throws -> [MirrorPage] {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(bytes))
    return try dump.pages.map { page in
      MirrorPage(
        width: page.width, direction: try #require(Direction(rawValue: page.direction)),
        nodes: try page.elements.compactMap { try $0.node() })
    }
  }

  private struct Dump: Decodable {
    struct Page: Decodable {
      var width: Double
      var direction: String
      var elements: [DumpedElement]
    }

    var pages: [Page]
  }

  private struct DumpedElement: Decodable {
    struct TextLine: Decodable {
      struct Run: Decodable {
        var x: Double
        var text: String
      }

      var frame: [Double]
      var runs: [Run]
    }

    var element: String
    var id: String
    var frame: [Double]
    var line: Int
    var column: Int
    var direction: String
    var rules: [String]
    var lines: [TextLine]
    var children: [DumpedElement]

    /// The element; nil for one inside of lines.
    func node() throws -> MirrorNode? {
      if let name = ElementName(rawValue: element), name.declaration.place == .inline { return nil }
      var node = MirrorNode(
        name: element, id: id, position: SourcePosition(line: line, column: column), box: Rect(frame),
        direction: try #require(Direction(rawValue: direction)),
        rules: rules.compactMap { Int($0.dropFirst()) }.map(Rule.init))
      node.lines = lines.map { line in
        MirrorNode.TextLine(box: Rect(line.frame), runs: line.runs.map { ($0.x, $0.text) })
      }
      node.children = try children.compactMap { try $0.node() }
      return node
    }
  }
}

extension Rect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
