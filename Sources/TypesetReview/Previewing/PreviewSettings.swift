import Typeset

/// What a preview was asked for.
package struct PreviewSettings: Hashable, Sendable {
  /// The documents, and the folders of documents, as given.
  package var inputs: [String] = []
  /// The folder that is shown where those have no document; nil for none.
  package var fallback: String?
  /// The port; 0 for any that is free.
  package var port = 0
  /// The address to listen on.
  package var host = PreviewSettings.loopback
  /// Whether a browser is opened.
  package var opensBrowser = false
  /// The folder of the baselines; nil for none.
  package var baselines: String?
  /// The table of terms for translators; nil for none.
  package var glossary: String?
  /// Folders of fonts besides the bundled ones.
  package var fonts: [String] = []
  /// Whether characters that no other font has come from the fonts of the machine.
  package var usesSystemFonts = false
  /// String catalogs, searched before those of the documents.
  package var strings: [String] = []
  /// Other folders that documents may read files from.
  package var roots: [String] = []

  /// The folder that the page is written to as files; nil to serve it.
  package var exportFolder: String?
  /// The variants that are exported; of axes without values those that a document names, else the usual ones.
  package var axes = VariantAxes()

  /// The address that only programs of this machine reach.
  package static let loopback = "127.0.0.1"

  /// Creates settings that leave everything open.
  package init() {}
}
