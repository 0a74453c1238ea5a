/// The font map of Pango that holds the program's fonts and none of the machine's.
///
/// librsvg lays out text with the default font map of its thread, which would follow the machine's fontconfig. Ours
/// takes its place while a picture is drawn. Used under the lock of `SVGPicture` only.
final class SVGFonts: Sendable {
  private let map: SVGFontMap?

  init(_ fonts: PictureFonts, library: SVGLibrary) {
    map = SVGFontMap(files: fonts.files.map(\.path), rules: Self.rules(for: fonts), library)
  }

  /// Does something while texts of this thread take these fonts.
  func inForce<Result>(_ body: () throws -> Result) rethrows -> Result { try map?.inForce(body) ?? body() }

  /// The behaviour of fontconfig for a missing family: it uses the default family, then all others in order.
  private static func rules(for fonts: PictureFonts) -> String {
    func edit(_ families: [String]) -> String {
      "<edit name=\"family\" mode=\"append_last\" binding=\"same\">"
        + families.map { "<string>\(escaped($0))</string>" }.joined() + "</edit>"
    }
    let others = fonts.families.filter { $0 != fonts.defaultFamily && $0 != fonts.monospacedFamily }
    return "<?xml version=\"1.0\"?><fontconfig>"
      + "<match target=\"pattern\"><test name=\"family\" qual=\"any\"><string>monospace</string></test>"
      + edit([fonts.monospacedFamily]) + "</match>"
      + "<match target=\"pattern\">" + edit([fonts.defaultFamily] + others + [fonts.monospacedFamily]) + "</match>"
      + "</fontconfig>"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "&" ? "&amp;" : $1 == "<" ? "&lt;" : String($1) }
  }
}
