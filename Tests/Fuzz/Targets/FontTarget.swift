@testable import Typeset

/// Opens any bytes as a font, shapes a line in several scripts with it, and draws it as every output does.
struct FontTarget: FuzzTarget {
  private let library: FontLibrary

  init() {
    guard let folder = BundledFontFolder.path else { preconditionFailure("run it in the folder of the project") }
    library = try! FontLibrary(bundled: folder, packs: false)
  }

  func take(_ bytes: [UInt8]) {
    let font: Font
    do { font = try Font(bytes: FontBytes(copying: bytes), fileName: "fuzz.ttf") } catch {
      expect(!"\(error)".isEmpty, "a font is refused with a reason")
      return
    }
    let session = Typesetter(fonts: library).session()
    let text = "<document lang=\"en\"><canvas font=\"Fuzz\"><p>Harbour fi 12 مرفأ נמל นำ क्ष 港</p></canvas></document>"
    let log = DiagnosticLog()
    guard var loaded = session.read(Array(text.utf8), name: "fuzz.xml", folder: ".", log: log) else { return }
    loaded.fonts = [DeclaredFont(font: font, family: "Fuzz", language: nil, weight: nil)]
    for format in [OutputFormat.json, .svg, .pdf, .png] {
      let (first, second) = (MemoryOutput(), MemoryOutput())
      // A page that a damaged font makes too large for a format is refused.
      try? session.render(loaded, as: format, to: first, log: log)
      try? session.render(loaded, as: format, to: second, log: log)
      expect(first.files == second.files, "the same font gives the same bytes")
    }
  }
}
