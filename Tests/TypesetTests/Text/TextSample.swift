import Foundation

@testable import Typeset

/// Texts read from markup and set with the bundled fonts.
struct TextSample {
  /// The bundled fonts of the checkout.
  static let library: FontLibrary = {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Fonts").standardized.path
    do { return try FontLibrary(bundled: folder, packs: false) } catch { preconditionFailure("\(error)") }
  }()

  let document: Document
  let setter: TextSetter
  let log: DiagnosticLog
  let environment: TextEnvironment

  /// Reads a document whose page holds `blocks`.
  init(_ blocks: String, lang: String = "en", context: Direction? = nil) {
    let log = DiagnosticLog()
    let source = "<document lang=\"\(lang)\"><page>\(blocks)</page></document>"
    guard let document = Document.read(Array(source.utf8), name: "sample.xml", log: log),
      let language = LanguageTag(lang)
    else { preconditionFailure("\(log.diagnostics.map(\.message))") }
    self.log = log
    self.document = document
    environment = TextEnvironment(layoutDirection: context ?? language.direction, rootLanguage: language, locale: lang)
    setter = TextSetter(fonts: FontSelector(library: Self.library), source: document.source, log: log)
  }

  /// The first block, composed.
  var text: StyledText {
    let block = document.canvases[0].blocks[0]
    guard case .text(let inlines) = block.content else { preconditionFailure("the first block holds no text") }
    return setter.compose(inlines, of: block, in: environment.entering(block.name, block.attributes))
  }

  /// The first block, measured.
  var measured: MeasuredParagraph { setter.measure(text) }

  /// The first block, broken for a width in points.
  func broken(in width: Double) -> BrokenParagraph { setter.lines(of: measured, in: width) }

  /// The lines of the first block, blanks at their ends dropped.
  func lines(in width: Double) -> [String] {
    let broken = broken(in: width)
    return broken.lines.map {
      String(decoding: broken.paragraph.text.units[$0.range], as: UTF16.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
  }

  /// The first block in its place.
  func placed(in width: Double, as membership: AlignmentMembership = .block) -> PlacedText {
    broken(in: width).place(as: membership) { document.source.position(at: $0) }
  }
}
