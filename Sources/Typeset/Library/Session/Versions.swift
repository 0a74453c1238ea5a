/// The versions that decide the bytes of an output.
package enum Versions {
  /// The version of this program.
  package static let typeset = "0.1.0"

  /// The program and the libraries that decide a layout, by name.
  package static var all: [(name: String, number: String)] {
    [
      ("typeset", typeset), ("harfbuzz", HarfBuzzVersion.number), ("freetype", CairoVersion.freeType),
      ("cairo", CairoVersion.cairo), ("icu", UnicodeVersion.icu),
    ]
  }

  /// Those, and all other libraries whose version may change a file: they read pictures, draw pixels and compress.
  ///
  /// It loads librsvg, which takes some milliseconds.
  package static var drawing: [(name: String, number: String)] {
    all + [
      ("libpng", PNGVersion.number), ("libjpeg", JPEGVersion.number), ("libdeflate", DeflateVersion.number),
    ] + LoadedLibraries.versions
  }
}
