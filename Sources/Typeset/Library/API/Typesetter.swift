/// Typesets documents with one set of fonts and options; a value that any number of tasks may share.
///
/// A task takes a `Compositor` of its own:
///
/// ```swift
/// let fonts = try FontLibrary(bundled: folder)
/// let compositor = Typesetter(fonts: fonts).compositor()
/// let log = DiagnosticLog()
/// if let document = compositor.read(bytes, name: "page.xml", folder: ".", log: log) {
///   try compositor.render(document, as: .pdf, to: .file("page.pdf"), log: log)
/// }
/// ```
public struct Typesetter: Sendable {
  /// The fonts at hand beside those of the documents.
  public let fonts: FontLibrary
  /// What is chosen beside document and fonts.
  public var options: TypesetterOptions

  /// Creates a typesetter.
  public init(fonts: FontLibrary, options: TypesetterOptions = TypesetterOptions()) {
    self.fonts = fonts
    self.options = options
  }

  /// A compositor for one task.
  public func compositor() -> Compositor { Compositor(self) }
}

/// A document with the fonts that it declares, ready to be laid out.
public struct LoadedDocument: Sendable {
  /// The document.
  public var document: Document
  /// The fonts of its head that could be opened, in order.
  public var fonts: [DeclaredFont]
}
