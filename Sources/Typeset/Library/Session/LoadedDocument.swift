/// A document with the fonts, icons and assets that it declares, ready to be laid out.
package struct LoadedDocument: Sendable {
  /// The document.
  package var document: Document
  /// The fonts of its head that could be opened, in order.
  package var fonts: [DeclaredFont]
  /// The folder that paths in the document are relative to.
  package var folder: String
  /// The string catalogs, in the order in which they are searched.
  package var catalogs = CatalogSet()
  /// The folders of icons that its head declares, in order.
  package var icons: [IconFolder] = []
  /// The assets of the app that it shows.
  var assets = DocumentAssets()
  /// The colours of these that it uses.
  var colors = AssetColors()
}
