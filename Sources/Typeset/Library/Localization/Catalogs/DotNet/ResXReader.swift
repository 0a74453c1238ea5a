/// Reads the texts among resources of .NET (`.resx`, `.resw`): those whose type is text.
///
/// The language is behind the last dot of the name of the file, `Resources.de.resx`, or that of its folder, `de-DE`; a
/// file without one is in the language that the app is developed in.
struct ResXReader {
  private let file: CatalogTree
  private var builder = CatalogBuilder()

  /// The catalog in a file at a path.
  static func read(_ bytes: [UInt8], name: String, path: String) throws(ContentError) -> Catalog {
    var reader = ResXReader(file: try CatalogTree(bytes, name: name))
    guard reader.file.localName(0) == "root" else {
      throw reader.file.fault(
        "<\(shortened(reader.file.tree.nodes[0].string))> is not a resource file of .NET", 0,
        "the root element must be <root>")
    }
    let stem = FileSystem.name(of: CatalogFiles.stem(of: path))
    let folder = FileSystem.folder(of: path)
    let language =
      LanguageName.behindDot(of: stem)
      ?? LanguageName.plain(FileSystem.name(of: FileSystem.resolved(folder) ?? folder))
    try reader.readEntries(in: language ?? "")
    return Catalog(name: name, reader.builder)
  }

  private init(file: CatalogTree) { self.file = file }

  private mutating func readEntries(in language: String) throws(ContentError) {
    var messages = FileMessages()
    for data in file.elements("data", of: 0) where isText(data) {
      guard let key = file.attribute("name", of: data), !key.isEmpty else {
        builder.faults.append(file.omission("<data> has no name", data, "add a name; it is the key"))
        continue
      }
      // What begins with this is about the designer of a window.
      if key.hasPrefix(">>") { continue }
      let message = message(of: data, key: key)
      messages.add(message, &builder.repeated)
    }
    for message in messages { try builder.add(message, in: language) }
  }

  /// Whether an entry is a text: it has no type, or that of texts, and no encoding.
  private func isText(_ data: Int) -> Bool {
    if file.attribute("mimetype", of: data) != nil { return false }
    return file.attribute("type", of: data)?.hasPrefix("System.String") ?? true
  }

  private func message(of data: Int, key: String) -> KeyedMessage {
    let value = file.elements("value", of: data).first.map(file.tree.allText) ?? ""
    let comment = file.elements("comment", of: data).first.map { file.tree.allText(of: $0) }
    let place = file.place(of: data)
    let text = CatalogText(value: ForeignPlaceholders.dotNet(value))
    return KeyedMessage(
      key: key, place: place, message: CatalogMessage(variation: .text(text), place: place),
      note: comment.flatMap(CatalogNote.text))
  }
}
