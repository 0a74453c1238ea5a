import Typeset

/// What is to be tried.
struct AttemptRequest: Sendable {
  /// A change of one element.
  struct Change: Sendable {
    /// The id of the element.
    var element: String
    /// Its text; nil leaves it.
    var text: String?
    /// The text size of the whole variant; nil leaves it.
    var textSize: String?
    /// The digits of the whole variant; nil leaves them.
    var numerals: String?
    /// The direction of the element; nil leaves it.
    var direction: String?
  }

  /// The id of the document.
  var document: String
  /// The variant.
  var axes: PreviewAxes
  /// The changes, one after another.
  var changes: [Change]
}

/// A variant with changes that no file has.
struct Attempt {
  private let request: AttemptRequest
  private let document: PreviewDocument
  private let workshop: Workshop
  private let session: TypesettingSession
  private let loaded: LoadedDocument
  private let axes: PreviewAxes
  /// How often a text is laid out to find how long it may be.
  private static let most = 12

  /// Reads the document that a request is about.
  init(_ request: AttemptRequest, of document: PreviewDocument, in workshop: Workshop, on bench: Workshop.Bench) throws
  {
    self.request = request
    self.document = document
    self.workshop = workshop
    loaded = try workshop.loaded(document, on: bench)
    session = workshop.session(of: bench)
    var axes = request.axes
    for change in request.changes {
      if let size = change.textSize { try axes.set(.textSize, size) }
      if let numerals = change.numerals { try axes.set(.numerals, numerals) }
      if let direction = change.direction, Direction(rawValue: direction) == nil {
        throw PreviewError(400, "\(quoted(direction)) is not a direction", "use ltr or rtl")
      }
    }
    self.axes = axes
  }

  /// The answer: the pages with the changes, and what was measured of the last changed element.
  func json(revision: Int) throws -> [UInt8] {
    var bytes = loaded.document.source.utf8
    for change in request.changes { bytes = try edit(bytes, change).document }
    let pages = try workshop.pages(of: try read(bytes), document, axes, measuring: true, with: session)
    let last = request.changes.last
    let room = try last.flatMap { try self.room(for: $0.element, in: pages, of: bytes) }
    return pages.json(revision: revision) { json in
      guard let last, let room else { return }
      let measured = room.measured
      json.key("measured")
      json.object {
        json.member("element", last.element)
        json.member("width", measured.width)
        json.member("available", measured.width + measured.room)
        json.member("lines", measured.lineCount)
        json.member("length", measured.text.count)
        json.member("end", measured.end)
        if let longest = room.longest { json.member("longest", longest) }
      }
    }
  }

  /// The room of a text.
  struct Room {
    /// What was measured of it.
    var measured: MeasuredText
    /// How many characters of its kind fit; nil where that is not known.
    var longest: Int?
  }

  /// The room of the last changed element; nil for one without a text.
  func room() throws -> Room? {
    guard let last = request.changes.last else { return nil }
    var bytes = loaded.document.source.utf8
    for change in request.changes { bytes = try edit(bytes, change).document }
    let pages = try workshop.pages(of: try read(bytes), document, axes, measuring: true, with: session)
    return try room(for: last.element, in: pages, of: bytes)
  }

  private func room(for element: String, in pages: RenderedPages, of bytes: [UInt8]) throws -> Room? {
    guard let measured = pages.measured(element) else { return nil }
    // What fits is what takes no more lines than the text of the file.
    let own = try workshop.pages(of: loaded, document, axes, measuring: true, with: session).measured(element)
    return Room(
      measured: measured, longest: try longest(of: measured, element, lines: own?.lineCount ?? 1, in: bytes))
  }

  /// The last changed element as markup.
  func markup() throws -> String {
    var bytes = loaded.document.source.utf8
    var markup = ""
    for change in request.changes {
      let edit = try edit(bytes, change)
      bytes = edit.document
      markup = edit.markup
    }
    return markup
  }

  private func edit(_ bytes: [UInt8], _ change: AttemptRequest.Change) throws -> MarkupEdit {
    guard let position = try position(of: change.element, in: bytes) else {
      throw PreviewError(404, "element \(quoted(change.element)) not found")
    }
    let offset = SourceFile(name: "", utf8: bytes).range(ofWordAt: position).bytes.lowerBound
    return try MarkupEdit(bytes, elementAt: offset, text: change.text, direction: change.direction)
  }

  /// The place of the start tag of an element.
  private func position(of id: String, in bytes: [UInt8]) throws -> SourcePosition? {
    var found: SourcePosition?
    func look(_ items: [FrameItem]) {
      for case .group(let group) in items where found == nil {
        if case .element(let element) = group.meaning, element.id == id { found = element.position }
        look(group.items)
      }
    }
    session.options.layout = axes.options
    defer { session.options.layout = LayoutOptions() }
    try session.frames(of: try read(bytes), log: DiagnosticLog(), observer: nil, annotates: false) { look($0.items) }
    return found
  }

  private func read(_ bytes: [UInt8]) throws -> LoadedDocument {
    let log = DiagnosticLog()
    session.options.layout = LayoutOptions()
    guard
      let read = session.read(bytes, name: document.path, folder: FileSystem.folder(of: document.path), log: log)
    else {
      let error = log.diagnostics.first
      var refusal = PreviewError(422, error?.message ?? "the change gives an error")
      refusal.hints = error?.hints ?? []
      throw refusal
    }
    return read
  }

  /// How many characters of a text's kind fit before it is cut or takes another line, by laying some out.
  private func longest(of text: MeasuredText, _ element: String, lines: Int, in bytes: [UInt8]) throws -> Int? {
    guard !text.text.isEmpty, let position = try position(of: element, in: bytes) else { return nil }
    let offset = SourceFile(name: "", utf8: bytes).range(ofWordAt: position).bytes.lowerBound
    let words = text.text + " "
    func fits(_ count: Int) throws -> Bool {
      var sample = ""
      while sample.count < count { sample += words }
      let edit = try MarkupEdit(bytes, elementAt: offset, text: String(sample.prefix(count)), direction: nil)
      let pages = try workshop.pages(of: try read(edit.document), document, axes, measuring: true, with: session)
      guard let measured = pages.measured(element) else { return false }
      return measured.lineCount <= max(1, lines) && measured.room >= 0
    }
    // A part that comes from an attribute, such as a placeholder, has no text of its own to be changed.
    let isFitting: Bool
    do { isFitting = try fits(text.text.count) } catch is PreviewError { return nil }
    // Three times what the width allows: letters differ, and a text may have several lines.
    let estimate = Double(text.text.count) * (text.width + max(0, text.room)) / max(1, text.width) * 3
    var (low, high) = (0, max(8, Int(min(estimate, 10_000))) * max(1, lines))
    // A part can be wider than the whole: the end of an Arabic word takes another form. The text itself decides on
    // which side it is.
    if isFitting {
      low = text.text.count
      high = max(high, low + 1)
    } else {
      high = text.text.count
    }
    for _ in 0..<Self.most where high - low > 1 {
      let middle = (low + high) / 2
      if try fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
