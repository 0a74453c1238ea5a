import Testing

@testable import Typeset
@testable import TypesetReview

/// A sheet of documents given as XML, laid out with the bundled fonts, and ways to look at its pages.
struct SheetSample {
  /// The pages.
  private(set) var frames: [Frame] = []
  /// The pictures.
  let cells: [SheetCell]
  /// How the renderings ended.
  let renderings: [SheetReport.Rendering]

  /// Lays documents out, each with its name.
  init(
    _ documents: [(name: String, xml: String)], _ lists: [VariantAxis: String] = [:],
    request: SheetOptions = SheetOptions(), mostKept: Int = SheetRenderings.mostKept, isStrict: Bool = false
  ) throws {
    var typesetter = Typesetter(fonts: TextSample.library)
    typesetter.options.treatsWarningsAsErrors = isStrict
    let session = typesetter.session()
    let plan = try Self.plan(documents, lists, with: session)
    let sheet = try typesetter.layOut(plan, arrangement: request, mostKept: mostKept, with: session)
    cells = sheet.cells
    renderings = sheet.renderings
    var frames: [Frame] = []
    try sheet.frames { frames.append($0) }
    self.frames = frames
  }

  /// Lays one document out, named `page`.
  init(
    _ xml: String, _ lists: [VariantAxis: String] = [:], request: SheetOptions = SheetOptions(),
    mostKept: Int = SheetRenderings.mostKept, isStrict: Bool = false
  ) throws {
    try self.init([("page", xml)], lists, request: request, mostKept: mostKept, isStrict: isStrict)
  }

  /// The plan of documents and axes.
  static func plan(
    _ documents: [(name: String, xml: String)], _ lists: [VariantAxis: String], with session: TypesettingSession
  ) throws -> VariantPlan {
    var axes = VariantAxes()
    for axis in VariantAxis.allCases { if let list = lists[axis] { try axes.set(axis, list) } }
    let read = try documents.map { name, xml in
      let log = DiagnosticLog()
      let loaded = session.read(Array(xml.utf8), name: "\(name).xml", folder: ".", log: log)
      return VariantDocument(path: "\(name).xml", loaded: try #require(loaded, "\(log.diagnostics)"), inputs: [])
    }
    return try VariantPlan(read, axes: axes, base: session.options.layout)
  }

  /// An element with its box and its text.
  struct Placed {
    let element: Element
    let box: Rect
    /// The texts of its own lines.
    var lines: [String] = []
    /// The baselines of its own lines, from the top of the page.
    var baselines: [Double] = []
  }

  /// The elements of a page from the outside in.
  func elements(on page: Int = 0) -> [Placed] {
    var placed: [Placed] = []
    func collect(_ items: [FrameItem], at origin: Point) {
      for case .group(let group) in items {
        let corner = origin + group.origin
        switch group.meaning {
        case .annotation: continue
        case .line, .artifact: collect(group.items, at: corner)
        case .element(let element):
          var own = Placed(element: element, box: Rect(origin: corner, size: element.size))
          for case .group(let inner) in group.items {
            guard case .line(let line) = inner.meaning else { continue }
            own.lines.append(line.text)
            own.baselines.append(corner.y + inner.origin.y + line.baseline)
          }
          placed.append(own)
          collect(group.items, at: corner)
        }
      }
    }
    collect(frames[page].items, at: .zero)
    return placed
  }

  /// The element of a name.
  func element(_ id: String, on page: Int = 0) throws -> Placed {
    try #require(elements(on: page).first { $0.element.id == id }, "no \(id)")
  }

  /// The pictures with their captions, page by page, in the order of drawing.
  func figures(on page: Int = 0) -> [Placed] { elements(on: page).filter { $0.element.name == "figure" } }

  /// The boxes of the pictures of a page alone.
  func pictures(on page: Int = 0) -> [Rect] {
    elements(on: page).filter { $0.element.id.hasSuffix("/picture") }.map(\.box)
  }

  /// The texts that a page repeats: lines outside of every element.
  func repeated(on page: Int) -> [String] {
    var texts: [String] = []
    for case .group(let group) in frames[page].items {
      guard case .artifact = group.meaning else { continue }
      for case .group(let inner) in group.items { if case .line(let line) = inner.meaning { texts.append(line.text) } }
    }
    return texts
  }

  /// The words of a caption, line by line.
  func caption(_ id: String, on page: Int = 0) throws -> [String] { try element("\(id)/caption", on: page).lines }

  /// A small screen with two texts.
  static let screen = """
    <document lang="en"><head><title>Harbour</title></head><screen id="harbour" device="iphone-xs">\
    <h1 id="head">Harbour</h1><p id="text">Boats leave at <a href="#head">nine</a>.</p></screen></document>
    """

  /// A canvas of some size with one text.
  static func canvas(_ width: Double = 200, _ height: Double = 100, lang: String = "en", id: String = "one") -> String {
    "<document lang=\"\(lang)\"><canvas id=\"\(id)\" width=\"\(width)\" height=\"\(height)\"><p id=\"p\">One</p></canvas></document>"
  }
}
