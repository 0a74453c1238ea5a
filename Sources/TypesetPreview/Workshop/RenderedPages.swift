import Typeset
import TypesetReview

/// The pages of one variant, as the page of the preview takes them.
struct RenderedPages: Sendable {
  /// One page.
  struct Page: Sendable {
    /// What is known of it besides its picture, as members of an object.
    var head: [UInt8]
    /// The picture.
    var svg: String
    /// Its elements, a list in JSON.
    var elements: [UInt8]
    /// The elements whose room was measured, by id.
    var measured: [String: MeasuredText]
  }

  /// The pages in order.
  var pages: [Page] = []
  /// What was found.
  var diagnostics: [Diagnostic] = []
  /// Whether the pages are older than the document, which has errors now.
  var isStale = false

  /// What was measured of an element.
  func measured(_ element: String) -> MeasuredText? { pages.lazy.compactMap { $0.measured[element] }.first }
}

extension Workshop {
  /// Lays a variant out and draws it. After an error, what is drawn is the document as it last was without.
  func pages(of document: PreviewDocument, _ axes: PreviewAxes, on bench: Bench) throws -> RenderedPages {
    let version = version(of: document, on: bench)
    guard let loaded = version.loaded else { return RenderedPages(diagnostics: version.diagnostics, isStale: true) }
    var result = try pages(of: loaded, document, axes, with: session(of: bench))
    if version.isStale { result.diagnostics = version.diagnostics } else { result.diagnostics += version.diagnostics }
    result.isStale = version.isStale
    return result
  }

  /// Lays out and draws a document that was read.
  func pages(
    of loaded: LoadedDocument, _ document: PreviewDocument, _ axes: PreviewAxes, measuring: Bool = false,
    with session: TypesettingSession
  ) throws -> RenderedPages {
    let log = DiagnosticLog()
    session.inputs = inputRecord(of: document)
    session.options.layout = axes.options
    session.options.layout.measuresTexts = measuring
    defer {
      session.inputs = nil
      session.options.layout = LayoutOptions()
    }
    let title = session.title(of: loaded, log: DiagnosticLog())
    let language = axes.options.locale ?? loaded.document.language
    var result = RenderedPages()
    try session.frames(of: loaded, log: log, observer: nil, annotates: false) { frame in
      let svg = try SVGOutput.svg(of: frame, title: title, language: language, faces: session.faces)
      result.pages.append(
        RenderedPages.Page(
          head: Self.head(of: frame), svg: svg.text,
          elements: try JSONDump.elements(
            of: frame, order: ReadingOrder.places(in: frame), targets: Self.targets(of: frame, axes.options),
            designs: ElementDesign.designs(
              of: frame, appearance: axes.options.appearance, textSize: axes.options.textSize)),
          measured: measuring ? frame.measuredTexts : [:]))
    }
    result.diagnostics = log.diagnostics
    return result
  }

  /// Where the elements of a screen answer to touch, by their ids (R086).
  private static func targets(of frame: Frame, _ options: LayoutOptions) -> [String: Rect] {
    guard frame.device != nil else { return [:] }
    let targets = CheckedPage(frame, options: options).touchTargets
    return Dictionary(targets.map { ($0.id, $0.hitBox) }) { first, _ in first }
  }

  /// What is known of a page besides its picture and its elements: an object in JSON.
  static func head(of frame: Frame) -> [UInt8] {
    JSONBytes.object { json in
      json.member("name", frame.name)
      json.member("width", frame.size.width)
      json.member("height", frame.size.height)
      json.member("direction", frame.direction)
      json.member("locale", frame.locale)
      json.member("device", ifAny: frame.device)
      json.member("orientation", ifAny: frame.orientation?.rawValue)
      if let area = frame.safeArea { json.member("safeArea", frame.inside(area)) }
      if let margins = frame.layoutMargins { json.member("margins", frame.inside(margins)) }
    }
  }
}

extension Frame {
  /// What insets leave of the page.
  fileprivate func inside(_ insets: Insets) -> Rect {
    Rect(
      x: direction == .leftToRight ? insets.start : insets.end, y: insets.top,
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }

  /// The texts whose room was measured, by the ids of their elements.
  fileprivate var measuredTexts: [String: MeasuredText] {
    var found: [String: MeasuredText] = [:]
    func add(_ items: [FrameItem]) {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning, let measured = element.measured { found[element.id] = measured }
        add(group.items)
      }
    }
    add(items)
    return found
  }
}

extension RenderedPages {
  /// The answer, with more members after it. Whole paths of files, by which an editor opens them, are only of use on
  /// this machine.
  func json(revision: Int, withPaths: Bool = true, more: (JSONWriter) -> Void = { _ in }) -> [UInt8] {
    JSONBytes.object { json in
      json.member("revision", revision)
      json.member("stale", isStale)
      json.key("diagnostics")
      json.list(diagnostics) { Self.add($0, withPath: withPaths, to: json) }
      json.key("pages")
      json.list(pages) { page in
        json.buffer.append(page.head.dropLast())
        json.buffer.append(", \"svg\": ")
        json.value(page.svg)
        json.buffer.append(", \"elements\": ")
        json.buffer.append(page.elements)
        json.buffer.append("}")
      }
      more(json)
    }
  }

  /// Writes a diagnostic as the command does, if asked with the whole path of its file.
  private static func add(_ diagnostic: Diagnostic, withPath: Bool, to json: JSONWriter) {
    let object = DiagnosticPrinter(form: .json).string(for: diagnostic)
    guard withPath, let path = diagnostic.range?.file.name, let end = object.lastIndex(of: "}") else {
      return json.buffer.append(object)
    }
    json.buffer.append(String(object[..<end]))
    json.buffer.append(", \"path\": ")
    json.value(FileSystem.normalized(path))
    json.buffer.append("}")
  }
}
