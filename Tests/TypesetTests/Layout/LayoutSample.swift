import Foundation
import Testing

@testable import Typeset

/// A document laid out with the bundled fonts, and ways to look at its frames.
struct LayoutSample {
  /// The finished frames.
  var frames: [Frame] = []
  /// What was reported.
  var diagnostics: [Diagnostic] = []

  /// What was read.
  let document: Document
  /// The title of the document in the language of the layout.
  let title: String?

  /// Lays out a document given as XML; its paths count from `folder`.
  init(_ xml: String, folder: String = ".", options: LayoutOptions = LayoutOptions()) throws {
    try self.init(Array(xml.utf8), name: "test.xml", folder: folder, options: options)
  }

  /// Lays out an example, by its path below `Examples`.
  init(example path: String, options: LayoutOptions = LayoutOptions()) throws {
    let file = Examples.folder.appendingPathComponent(path)
    try self.init(
      [UInt8](try Data(contentsOf: file)), name: path, folder: file.deletingLastPathComponent().path, options: options)
  }

  private init(_ bytes: [UInt8], name: String, folder: String, options: LayoutOptions) throws {
    let log = DiagnosticLog()
    var typesetter = Typesetter(fonts: TextSample.library)
    typesetter.options.layout = options
    let session = typesetter.session()
    let loaded = try #require(session.read(bytes, name: name, folder: folder, log: log), "\(log.diagnostics)")
    var frames: [Frame] = []
    try session.frames(of: loaded, log: log) { frames.append($0) }
    self.frames = frames
    document = loaded.document
    title = session.title(of: loaded, log: log)
    diagnostics = log.diagnostics
  }

  /// Lays out blocks on a canvas 300 pt wide.
  static func canvas(_ blocks: String, lang: String = "en", _ attributes: String = "width=\"300\"") throws -> Self {
    try Self("<document lang=\"\(lang)\"><canvas \(attributes)>\(blocks)</canvas></document>")
  }

  /// The codes of the diagnostics.
  var codes: [String] { diagnostics.map(\.code) }

  /// The elements of a frame from the outside in, with their boxes on the page.
  func elements(on frame: Int = 0) -> [Placed] {
    var placed: [Placed] = []
    Self.collect(frames[frame].items, at: .zero, into: &placed)
    return placed
  }

  /// The box of the element of an `id` or a path.
  func box(_ id: String, on frame: Int = 0) throws -> Rect {
    try #require(elements(on: frame).first { $0.element.id == id }, "no \(id)").box
  }

  /// The element of an `id` or a path.
  func element(_ id: String, on frame: Int = 0) throws -> Element {
    try #require(elements(on: frame).first { $0.element.id == id }, "no \(id)").element
  }

  /// An element with its box on the page.
  struct Placed {
    var element: Element
    var box: Rect
    /// The boxes of its own lines, on the page.
    var lines: [Rect] = []
  }

  private static func collect(_ items: [FrameItem], at origin: Point, into placed: inout [Placed]) {
    for case .group(let group) in items {
      let corner = origin + group.origin
      switch group.meaning {
      case .element(let element):
        placed.append(Placed(element: element, box: Rect(origin: corner, size: element.size)))
        let index = placed.count - 1
        for case .group(let inner) in group.items {
          if case .line(let line) = inner.meaning {
            placed[index].lines.append(Rect(origin: corner + inner.origin, size: line.size))
          }
        }
        collect(group.items, at: corner, into: &placed)
      case .line, .artifact: collect(group.items, at: corner, into: &placed)
      case .annotation: break
      }
    }
  }
}

/// Whether two rectangles agree within a hundredth of a point.
func near(_ left: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
  abs(left.minX - x) < 0.01 && abs(left.minY - y) < 0.01 && abs(left.width - width) < 0.01
    && abs(left.height - height) < 0.01
}
