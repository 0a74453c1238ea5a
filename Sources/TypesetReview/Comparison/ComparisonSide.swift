import Typeset

/// One side of a comparison, decoded or laid out.
struct ComparisonSide: Sendable {
  /// What it holds.
  enum Contents: Sendable {
    /// A picture.
    case picture(Bitmap)
    /// The pages of a document, with who laid them out.
    case pages([ComparisonPage], Typesetter)
  }

  /// What it holds.
  let contents: Contents
  /// What is wrong with the document.
  let diagnostics: [Diagnostic]
  /// Whether that forbids a comparison.
  let hasFailed: Bool

  /// Decodes a picture, or lays a document out; throws a `ComparisonError` where the picture is none.
  init(_ input: ComparisonInput, typesetter: Typesetter?) throws {
    switch input.kind {
    case .picture:
      do throws(BitmapError) {
        contents = .picture(try Bitmap(png: input.bytes))
      } catch { throw ComparisonError(file: input.name, fault: .picture(error)) }
      (diagnostics, hasFailed) = ([], false)
    case .document:
      guard let typesetter else { throw ComparisonError(file: input.name, fault: .noTypesetter) }
      let compositor = typesetter.compositor()
      let log = DiagnosticLog()
      var pages: [ComparisonPage] = []
      if let document = compositor.read(input.bytes, name: input.name, folder: input.folder, log: log) {
        try compositor.frames(of: document, log: log) { pages.append(ComparisonPage(frame: $0)) }
      }
      contents = .pages(pages, typesetter)
      diagnostics = log.diagnostics
      hasFailed = compositor.fails(log)
    }
  }
}

/// A page of a document: what is drawn, and what that shows.
struct ComparisonPage: Sendable {
  /// What is drawn.
  let frame: Frame
  /// What it shows.
  let record: PageRecord

  init(frame: Frame) {
    self.frame = frame
    record = PageRecord(frame)
  }
}
