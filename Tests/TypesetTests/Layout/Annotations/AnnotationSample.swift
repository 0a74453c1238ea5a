import Testing

@testable import Typeset

/// A document that was laid out with annotations, and ways to read them.
struct AnnotationSample {
  /// The finished frames, on their mats.
  let sample: LayoutSample

  /// Lays out a document given as XML.
  init(_ xml: String, options: LayoutOptions = LayoutOptions()) throws {
    sample = try LayoutSample(xml, options: Self.annotating(options))
  }

  /// Lays out an example, by its path below `Examples`.
  init(example path: String, options: LayoutOptions = LayoutOptions()) throws {
    sample = try LayoutSample(example: path, options: Self.annotating(options))
  }

  /// A document that was laid out with something drawn over it.
  init(_ sample: LayoutSample) { self.sample = sample }

  private static func annotating(_ options: LayoutOptions) -> LayoutOptions {
    var options = options
    options.annotates = true
    return options
  }

  /// A line of words that was drawn over or beside a page.
  struct Words {
    var text: String
    var box: Rect
  }

  /// The words on a frame.
  func words(on frame: Int = 0) -> [Words] {
    var words: [Words] = []
    func collect(_ items: [FrameItem], at origin: Point, isAnnotation: Bool) {
      for case .group(let group) in items {
        let corner = origin + group.origin
        switch group.meaning {
        case .annotation: collect(group.items, at: corner, isAnnotation: true)
        case .line(let line) where isAnnotation:
          words.append(Words(text: line.text, box: Rect(origin: corner, size: line.size)))
        default: collect(group.items, at: corner, isAnnotation: isAnnotation)
        }
      }
    }
    collect(sample.frames[frame].items, at: .zero, isAnnotation: false)
    return words
  }

  /// The words whose middle is at the height of the first line of an element.
  func tags(of id: String, on frame: Int = 0) throws -> [Words] {
    let placed = try #require(sample.elements(on: frame).first { $0.element.id == id }, "no \(id)")
    let line = try #require(placed.lines.first)
    return words(on: frame).filter { abs($0.box.minY + $0.box.height / 2 - line.minY - line.height / 2) < 1 }
  }

  /// The strokes and fills of a colour among the annotations of a frame.
  func paths(of color: Color, on frame: Int = 0) -> [PathItem] {
    var paths: [PathItem] = []
    func collect(_ items: [FrameItem], isAnnotation: Bool) {
      for item in items {
        switch item {
        case .group(let group):
          if case .annotation = group.meaning {
            collect(group.items, isAnnotation: true)
          } else {
            collect(group.items, isAnnotation: isAnnotation)
          }
        case .path(let path) where isAnnotation && (path.stroke?.color == color || path.fill == color):
          paths.append(path)
        default: break
        }
      }
    }
    collect(sample.frames[frame].items, isAnnotation: false)
    return paths
  }
}
