/// Reads the texts among Android's resources (`res/values*/*.xml`): strings, plurals and arrays of strings.
///
/// The language is that of the folder. Texts in a folder for a device or a setting are not read: those for the language
/// alone are.
struct AndroidReader {
  private let file: CatalogTree
  private let language: String
  /// Whether the texts are for all languages, by the name of the file.
  private let isForAll: Bool
  private var builder = CatalogBuilder()
  /// The messages in the order of the file, each key once.
  private var messages = FileMessages()
  /// The texts for other editions of a product than the usual one.
  private var editions: [KeyedMessage] = []
  private var untranslatable: [String] = []

  /// The catalog in a file at a path, whose folder names the language; nil for resources without texts.
  static func read(_ bytes: [UInt8], name: String, path: String) throws(ContentError) -> Catalog? {
    let folder = FileSystem.name(of: FileSystem.folder(of: path))
    let resolved = FileSystem.resolved(FileSystem.folder(of: path)).map(FileSystem.name) ?? folder
    var builder = CatalogBuilder()
    let language: String
    switch ResourceFolder(folder) ?? ResourceFolder(resolved) {
    case .any?: language = ""
    case .language(let tag)?: language = tag
    case .unknown(let folder)?:
      builder.leaveOut(folder, at: nil)
      return Catalog(name: name, builder)
    case .setting(let qualifiers)?:
      throw ContentError(
        "\(quoted(name)) has texts for the setting \(quoted(qualifiers))", at: nil,
        "use the file in \(quoted("values")), or in a folder with a language alone", code: "catalog-kind")
    case nil:
      let stem = FileSystem.name(of: CatalogFiles.stem(of: path))
      language =
        LanguageName.atEnd(of: stem.replacing("-", with: "_")) ?? LanguageName.plain(folder.replacing("-r", with: "-"))
        ?? ""
    }
    var reader = AndroidReader(file: try CatalogTree(bytes, name: name), path: path, language: language)
    reader.readResources()
    guard !reader.messages.isEmpty || !reader.builder.entries.isEmpty || !reader.builder.faults.isEmpty else {
      return nil
    }
    try reader.finish()
    return Catalog(name: name, reader.builder)
  }

  private init(file: CatalogTree, path: String, language: String) {
    self.file = file
    isForAll = FileSystem.name(of: path).lowercased().filter(\.isLetter).hasPrefix("donottranslate")
    guard language.isEmpty, let written = file.attribute("tools:locale", of: 0),
      let tag = LanguageName.tag(of: written)
    else {
      self.language = language
      return
    }
    self.language = tag
    builder.sourceLanguage = tag
  }

  private mutating func readResources() {
    for element in file.elements(of: 0) {
      switch file.tree.nodes[element].string {
      case "string": readString(element)
      case "item" where file.attribute("type", of: element) == "string": readString(element)
      case "plurals": readPlurals(element)
      case "string-array": readArray(element)
      default: continue
      }
    }
  }

  private mutating func finish() throws(ContentError) {
    for edition in editions where !messages.contains(edition.key) { messages.add(edition, &builder.repeated) }
    for message in messages { try builder.add(message, in: language) }
    for key in untranslatable { builder.markUntranslatable(key) }
  }

  private mutating func readString(_ element: Int) {
    guard let name = name(of: element) else { return }
    let text = ResourceText.value(of: element, in: file.tree)
    add(name, .text(CatalogText(value: text)), of: element, note: file.comment(before: element))
  }

  private mutating func readPlurals(_ element: Int) {
    guard let name = name(of: element) else { return }
    var cases: [PluralCategory: CatalogVariation] = [:]
    for item in file.elements("item", of: element) {
      let quantity = file.attribute("quantity", of: item) ?? ""
      guard let category = PluralCategory(rawValue: quantity) else {
        let names = PluralCategory.allCases.map(\.rawValue)
        let near = NearestName.of(quantity, among: names).map { "did you mean \(quoted($0))?" }
        builder.faults.append(
          file.omission(
            "a text of \(quoted(name)) has no quantity that there is", item,
            near ?? "use one of: \(names.joined(separator: ", "))"))
        continue
      }
      cases[category] = .text(CatalogText(value: ResourceText.value(of: item, in: file.tree)))
    }
    guard !cases.isEmpty else {
      builder.faults.append(
        file.omission("\(quoted(name)) has no texts", element, "add one, as in <item quantity=\"other\">"))
      return
    }
    add(name, .plural(cases), of: element, note: file.comment(before: element))
  }

  private mutating func readArray(_ element: Int) {
    guard let name = name(of: element) else { return }
    let note = file.comment(before: element)
    for (index, item) in file.elements("item", of: element).enumerated() {
      let text = ResourceText.value(of: item, in: file.tree)
      add(
        "\(name)[\(index)]", .text(CatalogText(value: text)), of: item, in: element,
        note: file.comment(before: item) ?? note)
    }
  }

  /// The name of an entry; nil, with a warning, for one that has none.
  private mutating func name(of element: Int) -> String? {
    if let name = file.attribute("name", of: element), !name.isEmpty { return name }
    builder.faults.append(
      file.omission("<\(file.localName(element))> has no name", element, "add a name; it is the key"))
    return nil
  }

  /// Adds a message of an element, which may be an item of its owner.
  private mutating func add(
    _ key: String, _ variation: CatalogVariation, of element: Int, in owner: Int? = nil, note: String?
  ) {
    let owner = owner ?? element
    let place = file.place(of: element)
    var message = KeyedMessage(
      key: key, place: place, message: CatalogMessage(variation: variation, place: place), note: note)
    if case .text(let text) = variation { message.other = Self.reference(text.value) }
    if isForAll || file.attribute("translatable", of: owner) == "false" { untranslatable.append(key) }
    if let product = file.attribute("product", of: owner), product != "default" {
      editions.append(message)
    } else {
      messages.add(message, &builder.repeated)
    }
  }

  /// The key that a text refers to, as `@string/other`; nil for other texts.
  private static func reference(_ text: String) -> String? {
    guard text.hasPrefix("@string/") else { return nil }
    let key = text.dropFirst("@string/".count)
    return key.isEmpty || key.contains(where: \.isWhitespace) ? nil : String(key)
  }
}
