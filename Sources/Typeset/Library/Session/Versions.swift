/// The versions that decide the bytes of an output.
package enum Versions {
  /// The version of this program.
  package static let typeset = "0.1.0"

  /// The program and the libraries it draws with, by name.
  package static var all: [(name: String, number: String)] {
    [
      ("typeset", typeset), ("harfbuzz", HarfBuzzVersion.number), ("freetype", CairoVersion.freeType),
      ("cairo", CairoVersion.cairo), ("icu", UnicodeVersion.icu),
    ]
  }
}
