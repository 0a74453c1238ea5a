/// Writes the texts of a list into a catalog that is there, and changes only the entries meant; all other bytes stay.
///
/// Changes are made in passes, each on a file that is taken apart once: what would touch the same place waits for the
/// next one.
struct CatalogMerge {
  /// What came of a merge.
  struct Outcome: Sendable {
    /// The file; the same bytes where nothing has changed.
    var bytes: [UInt8]
    /// How many texts have changed.
    var changed = 0
    /// The keys of the list that the file does not have, in order.
    var unknown: [String] = []
    /// The texts that cannot be changed, with the reason.
    var refusals: [Refusal] = []
  }

  /// A text that cannot be changed.
  struct Refusal: Sendable {
    /// The key.
    var key: String
    /// Why it cannot.
    var error: CatalogEditError
  }

  /// The catalog that is changed, as its reader has it.
  private let catalog: Catalog
  private let format: CatalogFormat
  private let list: CatalogList
  /// The language of a file with one, whatever it says itself; nil for a file that says its languages.
  private let language: String?
  /// Whether an entry belongs into the file that does not have it.
  private let adds: (String) -> Bool

  /// A change with the text that it belongs to.
  private struct Pending {
    /// The key in the list.
    var key: String
    /// The change.
    var change: EntryChange
  }

  /// A merge of a list into a catalog of a format.
  ///
  /// - Parameters:
  ///   - language: the language of a file with one that does not say it; nil for any other file.
  ///   - adds: whether an entry that the file does not have belongs into it.
  init(
    _ list: CatalogList, into catalog: Catalog, as format: CatalogFormat, language: String? = nil,
    adds: @escaping (String) -> Bool = { _ in false }
  ) {
    self.list = list
    self.catalog = catalog
    self.format = format
    self.language = language
    self.adds = adds
  }

  /// The bytes of the catalog with the texts of some languages; `declaration` is another file of the format, which has
  /// the entries that are added.
  func outcome(_ bytes: [UInt8], languages: [String], declaration: [UInt8]? = nil) throws(CatalogEditError) -> Outcome {
    var outcome = Outcome(bytes: bytes)
    let file = try EncodedFile(bytes)
    let first = try format.editor(of: file.utf8, declaration: declaration)
    let languages =
      first.languages.map { own in languages.filter { own.contains($0) || hasRoom(for: $0, in: own) } } ?? languages
    var pending: [Pending] = []
    for entry in list.entries {
      guard catalog.entries[entry.key] != nil || adds(entry.key) else {
        if languages.contains(where: { list.message(of: entry, in: $0) != nil }) { outcome.unknown.append(entry.key) }
        continue
      }
      for language in languages {
        guard let message = list.message(of: entry, in: language), message.state != .new else { continue }
        do throws(CatalogEditError) {
          pending += try changes(of: entry, to: message, in: language, first).map {
            Pending(key: entry.key, change: $0)
          }
        } catch {
          outcome.refusals.append(Refusal(key: entry.key, error: error))
        }
      }
    }
    var texts: Set<[String]> = []
    var text = file.utf8
    var editor = first
    while !pending.isEmpty {
      text = Self.pass(&pending, text, editor, &outcome, &texts)
      if !pending.isEmpty { editor = try format.editor(of: text, declaration: declaration) }
    }
    outcome.changed = texts.count
    if !texts.isEmpty { outcome.bytes = file.encoded(whole: text, of: bytes) }
    return outcome
  }

  /// Whether one of the languages of a file is the same as another under a different tag.
  private func hasRoom(for language: String, in own: Set<String>) -> Bool {
    catalog.ownLanguage(for: language).map(own.contains) ?? false
  }

  /// Makes those of the changes that do not touch each other; the others stay. Gives the text with them.
  private static func pass(
    _ pending: inout [Pending], _ text: [UInt8], _ editor: any EntryEditor, _ outcome: inout Outcome,
    _ texts: inout Set<[String]>
  ) -> [UInt8] {
    var found: [(position: Int, span: Range<Int>, edit: CatalogEdit)] = []
    for (position, item) in pending.enumerated() {
      do throws(CatalogEditError) {
        let edit = try editor.edit(item.change)
        guard let first = edit.changes.first, let last = edit.changes.last else { continue }
        found.append((position, first.range.lowerBound..<last.range.upperBound, edit))
      } catch {
        outcome.refusals.append(Refusal(key: item.key, error: error))
      }
    }
    found.sort { ($0.span.lowerBound, $0.position) < ($1.span.lowerBound, $1.position) }
    var whole = CatalogEdit(0..<0, [], before: nil)
    whole.changes = []
    var waiting: [Int] = []
    var last = -1..<(-1)
    var inserted: Set<String> = []
    for item in found {
      let key = pending[item.position].key
      // Entries that are added at one place follow each other, as those at the end of a table.
      let isBeside =
        item.span.isEmpty && item.span == last && inserted.insert(key).inserted
        && (item.span.lowerBound < text.count || text.last == 10)
      guard item.span.lowerBound > last.upperBound || isBeside else {
        waiting.append(item.position)
        continue
      }
      if item.span != last { inserted = [key] }
      last = item.span
      whole.changes += item.edit.changes
      texts.insert([key, pending[item.position].change.locale])
    }
    pending = waiting.sorted().map { pending[$0] }
    return whole.applied(to: text)
  }
}

// The changes of an entry.
extension CatalogMerge {
  /// The changes that make an entry say a message in a language; none where it does.
  private func changes(
    of entry: CatalogList.Entry, to message: CatalogMessage, in language: String, _ editor: any EntryEditor
  ) throws(CatalogEditError) -> [EntryChange] {
    let own = self.language ?? catalog.ownLanguage(for: language) ?? language
    let known = catalog.entries[entry.key]
    let current = known?.messages[self.language == nil ? own : ""] ?? known?.messages[own]
    if format == .arb { return try change(of: entry, toWhole: message, in: own) }
    var converter = PlaceholderConverter(to: convention, for: entry, in: list)
    var losses: Set<CatalogLoss> = []
    let plain = PlainMessage(message, &losses)
    guard losses.isEmpty else {
      if current.map({ Self.isSame($0, message) }) == true { return [] }
      throw CatalogEditError(
        .refused, "\(quoted(entry.key)) varies by more than one number", "edit it in the file")
    }
    let state = hasStates(message) ? message.state : nil
    if let current, state.map({ $0.inFiles == current.state.inFiles }) ?? true,
      Self.saysSame(plain, current, &converter)
    {
      return []
    }
    switch plain {
    case .text(let text):
      let value = converter.text(text.value) ?? text.value
      if state == nil, let current, current.texts.count == 1, current.texts[0].value == value { return [] }
      return [EntryChange(key: entry.key, locale: own, form: nil, text: value, state: state)]
    case .plural(let plural):
      if format == .strings {
        throw CatalogEditError(.refused, "\(quoted(entry.key)) varies by number", "edit it in the .stringsdict file")
      }
      let number = plural.numberArgument(withNames: converter.origin.hasNames)
      let before = current.map { current in PlainMessage(current, &losses) }
      var changes: [EntryChange] = []
      var positions: Set<Int> = []
      for category in PluralCategory.allCases {
        guard let form = PluralForm(rawValue: category.rawValue), let text = plural.forms[category] else { continue }
        // Two categories may share a form in gettext: the first one counts.
        if let position = editor.position(of: form, in: own), !positions.insert(position).inserted { continue }
        let value = converter.text(text.value, number: number) ?? text.value
        if state == nil, before?.text(for: category)?.value == value { continue }
        changes.append(change(of: entry, to: value, form: form, state: state.map { _ in text.state }, in: own))
      }
      return changes
    }
  }

  private func change(
    of entry: CatalogList.Entry, to value: String, form: PluralForm, state: CatalogText.State?, in language: String
  ) -> EntryChange {
    guard format == .xliff else {
      var change = EntryChange(key: entry.key, locale: language, form: form, text: value, state: state)
      change.createsForms = true
      return change
    }
    // As Xcode exports them: a unit for each form.
    return EntryChange(
      key: entry.key + "|==|plural." + form.rawValue, locale: language, form: nil, text: value, state: state)
  }

  /// The change of a text in ICU's syntax, which has the choices in it.
  private func change(
    of entry: CatalogList.Entry, toWhole message: CatalogMessage, in language: String
  ) throws(CatalogEditError) -> [EntryChange] {
    var writer = ICUMessageWriter(entry, in: list)
    guard let text = writer.text(of: message) else {
      throw CatalogEditError(
        .refused, "\(quoted(entry.key)) has braces or signs that the file takes for something else",
        "edit it in the file")
    }
    var change = EntryChange(key: entry.key, locale: language, form: nil, text: text, state: nil)
    change.isMessage = true
    return [change]
  }

  /// The convention of the catalog that is changed.
  private var convention: PlaceholderConvention {
    switch format {
    case .xcstrings, .strings: .foundation
    case .po, .xliff: .asWritten
    case .arb: .braces
    }
  }

  /// Whether a message that varies has the same forms already, whatever its parts are in the catalog.
  private static func saysSame(
    _ message: PlainMessage, _ current: CatalogMessage, _ converter: inout PlaceholderConverter
  ) -> Bool {
    var losses: Set<CatalogLoss> = []
    let before = PlainMessage(current, &losses)
    guard case .plural(let plural) = message, message.categories == before.categories else { return false }
    let number = plural.numberArgument(withNames: converter.origin.hasNames)
    return message.categories.allSatisfy { category in
      guard let new = plural.forms[category]?.value, let old = before.text(for: category)?.value else { return false }
      let written = converter.text(new, number: number) ?? new
      return PlaceholderText(written, withNames: false).meaning == PlaceholderText(old, withNames: false).meaning
    }
  }

  /// Whether both the list and the catalog say how far a translation has come.
  private func hasStates(_ message: CatalogMessage) -> Bool {
    guard [.xcstrings, .po, .xliff].contains(format), let file = message.place?.file.name else { return false }
    if message.texts.contains(where: { $0.state != .translated }) { return true }
    return [.xcstrings, .po, .xliff, .qt].contains(CatalogKind(path: file))
  }

  private static func isSame(_ one: CatalogMessage, _ other: CatalogMessage) -> Bool {
    one.texts.map(\.value) == other.texts.map(\.value) && one.substitutions.keys == other.substitutions.keys
  }
}

extension CatalogText.State {
  /// The state as most files have it, in which what a machine has made is to be looked at.
  fileprivate var inFiles: Self { self == .machineTranslated ? .needsReview : self }
}
