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
  /// The pictures that were read for any document.
  package let pictures: PictureLibrary
  /// The string catalogs that were opened so far; copies of the typesetter share them.
  package let catalogs = CatalogLibrary()
  /// What is chosen beside document and fonts.
  public var options: TypesetterOptions

  /// Creates a typesetter.
  public init(fonts: FontLibrary, options: TypesetterOptions = TypesetterOptions()) {
    self.fonts = fonts
    pictures = PictureLibrary(fonts: PictureFonts(fonts))
    self.options = options
  }

  /// A compositor for one task.
  public func compositor() -> Compositor { Compositor(self) }
}

/// A document with the fonts and icons that it declares, ready to be laid out.
public struct LoadedDocument: Sendable {
  /// The document.
  package var document: Document
  /// The fonts of its head that could be opened, in order.
  package var fonts: [DeclaredFont]
  /// The folder of the document, from which its paths count.
  public var folder: String
  /// The string catalogs, in the order in which they are searched.
  package var catalogs = CatalogSet()
  /// The folders of icons that its head declares, in order.
  package var icons: [IconFolder] = []
}

extension PictureFonts {
  /// The fonts of a library, each file once, for the text of SVG pictures; those of the system stay out.
  ///
  /// The families that are reserved for some languages stand at the end: such a text tells no language.
  init(_ library: FontLibrary) {
    var known: Set<String> = []
    let reserved = library.fonts.filter { LanguageFamilies.isReserved($0.family) }
    let fonts = library.fonts.filter { !LanguageFamilies.isReserved($0.family) } + reserved
    let files = fonts.filter { known.insert($0.fileName).inserted }.map { File(path: $0.fileName, family: $0.family) }
    self.init(
      files: files, defaultFamily: FontSelector.defaultFamily, monospacedFamily: ElementDefaults.monospacedFamily,
      covers: { scalar in fonts.contains { $0.covers(scalar) } })
  }
}
