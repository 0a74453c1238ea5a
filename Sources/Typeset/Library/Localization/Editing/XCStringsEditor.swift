/// Changes string catalogs of Xcode.
struct XCStringsEditor: EntryEditor {
  private let bytes: [UInt8]
  private let layout: JSONLayout
  /// The entries by their keys.
  private let strings: [String: JSONEditing.Member]

  /// Takes a catalog apart.
  init(_ bytes: [UInt8]) throws(CatalogEditError) {
    self.bytes = bytes
    (layout, strings) = try JSONEditing.wrap { () throws(ContentError) in
      var scanner = try JSONScanner(SourceFile(name: "", utf8: bytes))
      let file = try JSONEditing.members(&scanner)
      try scanner.finish()
      let layout = JSONLayout(of: bytes, first: file.values.min { $0.key.lowerBound < $1.key.lowerBound })
      return (
        layout,
        try file["strings"].map { (member) throws(ContentError) in
          try JSONEditing.members(in: member.value, of: bytes)
        } ?? [:]
      )
    }
  }

  func edit(_ change: EntryChange) throws(CatalogEditError) -> CatalogEdit {
    // With an unknown language, the catalog could not be read again.
    guard let tag = LanguageTag(change.locale), tag.isKnown else {
      throw CatalogEditError(
        .request, "invalid language \(quoted(change.locale))", "use a BCP 47 tag such as ar or zh-Hant")
    }
    guard let entry = strings[change.key] else {
      throw CatalogEditError(.missing, "the file does not contain the key \(quoted(change.key))")
    }
    let editing = XCStringsEntryEditing(bytes: bytes, layout: layout, change: change)
    let outcome = try JSONEditing.wrap { () throws(ContentError) in try editing.outcome(in: entry, language: tag) }
    switch outcome {
    case .edit(let edit): return edit
    case .obstacle(.varies):
      throw CatalogEditError(.refused, "\(quoted(change.key)) varies by number or device", "edit it in the file")
    case .obstacle(.hasNoForms):
      throw CatalogEditError(.refused, "\(quoted(change.key)) does not vary by number alone", "leave the form out")
    }
  }
}

/// Finds how one entry of a string catalog has to change.
struct XCStringsEntryEditing {
  private let bytes: [UInt8]
  private let layout: JSONLayout
  /// The new text.
  private let text: String
  /// The category of numbers that it is for; nil for all.
  private let form: PluralForm?
  /// Whether a text that does not vary gets the form.
  private let createsForms: Bool
  /// The state that it gets; nil makes it translated where it was not.
  private let state: String?

  /// Why an entry cannot be changed.
  enum Obstacle {
    /// It varies, and the request names no form.
    case varies
    /// The request names a form, and the entry does not vary by number.
    case hasNoForms
  }

  /// What came of a request.
  enum Outcome {
    case edit(CatalogEdit)
    case obstacle(Obstacle)
  }

  /// Prepares a change of an entry in a file.
  init(bytes: [UInt8], layout: JSONLayout, change: EntryChange) {
    self.bytes = bytes
    self.layout = layout
    text = change.text
    form = change.form
    createsForms = change.createsForms
    state = change.state.map(Self.name)
  }

  /// The name of a state; the format has none for what a machine has made, which somebody has to look at.
  static func name(of state: CatalogText.State) -> String {
    switch state {
    case .new: "new"
    case .needsReview, .machineTranslated: "needs_review"
    case .translated: "translated"
    }
  }

  /// The change of an entry in a language.
  func outcome(in entry: JSONEditing.Member, language tag: LanguageTag) throws(ContentError) -> Outcome {
    let parts = try JSONEditing.members(in: entry.value, of: bytes)
    guard let localizations = parts["localizations"] else {
      return insertion(of: "localizations", into: entry, parts) { indentation in
        layout.object([layout.member(tag.tag, value(at: layout.deeper(indentation)))], at: indentation)
      }
    }
    let languages = try JSONEditing.members(in: localizations.value, of: bytes)
    let name = languages.keys.sortedByBytes().first { LanguageTag($0)?.tag == tag.tag }
    guard let language = name.flatMap({ languages[$0] }) else {
      return insertion(of: tag.tag, into: localizations, languages, value)
    }
    if let form { return try outcome(of: form, in: language) }
    return try outcome(in: language)
  }

  /// The change of a text that does not vary.
  private func outcome(in language: JSONEditing.Member) throws(ContentError) -> Outcome {
    let parts = try JSONEditing.members(in: language.value, of: bytes)
    guard !["variations", "substitutions", "stringSet"].contains(where: { parts[$0] != nil }) else {
      return .obstacle(.varies)
    }
    if let known = parts["stringUnit"] { return .edit(try edit(of: known)) }
    let value = unit(at: JSONEditing.indentation(at: language.key.lowerBound, in: bytes))
    return .edit(CatalogEdit(language.value, Array(value.utf8), before: nil))
  }

  /// The change of one form of a text that varies by number.
  private func outcome(of form: PluralForm, in language: JSONEditing.Member) throws(ContentError) -> Outcome {
    let parts = try JSONEditing.members(in: language.value, of: bytes)
    if createsForms, parts["substitutions"] == nil, parts["variations"] == nil {
      let value = value(at: JSONEditing.indentation(at: language.key.lowerBound, in: bytes))
      return .edit(CatalogEdit(language.value, Array(value.utf8), before: nil))
    }
    guard parts["substitutions"] == nil, let variations = parts["variations"],
      let plural = try JSONEditing.members(in: variations.value, of: bytes)["plural"]
    else { return .obstacle(.hasNoForms) }
    let forms = try JSONEditing.members(in: plural.value, of: bytes)
    guard let known = forms[form.rawValue] else { return insertion(of: form.rawValue, into: plural, forms, unit) }
    guard let unit = try JSONEditing.members(in: known.value, of: bytes)["stringUnit"] else {
      return .obstacle(.varies)
    }
    return .edit(try edit(of: unit))
  }

  /// A unit with the text in an object of its own.
  private func unit(at indentation: String) -> String {
    let members = [
      layout.member("state", "\"\(state ?? "translated")\""), layout.member("value", JSONEditing.string(text)),
    ]
    return layout.object(
      [layout.member("stringUnit", layout.object(members, at: layout.deeper(indentation)))], at: indentation)
  }

  /// The value of a language that has none: the text, or the form of one that varies.
  private func value(at indentation: String) -> String {
    guard let form else { return unit(at: indentation) }
    let inner = [1, 2, 3].map { depth in
      (0..<depth).reduce(indentation) { indentation, _ in layout.deeper(indentation) }
    }
    let cases = layout.object([layout.member(form.rawValue, unit(at: inner[2]))], at: inner[1])
    let plural = layout.object([layout.member("plural", cases)], at: inner[0])
    return layout.object([layout.member("variations", plural)], at: indentation)
  }

  /// An addition of a text; a form is only added to a text that varies.
  private func insertion(
    of name: String, into object: JSONEditing.Member, _ members: [String: JSONEditing.Member],
    _ value: (_ indentation: String) -> String
  ) -> Outcome {
    if let form, name != form.rawValue, !createsForms { return .obstacle(.hasNoForms) }
    let change = layout.insertion(of: name, into: object.value, members, value)
    return .edit(CatalogEdit(change.range, change.bytes, before: nil))
  }

  /// The change of a text and of its state.
  private func edit(of unit: JSONEditing.Member) throws(ContentError) -> CatalogEdit {
    let members = try JSONEditing.members(in: unit.value, of: bytes)
    let written = JSONEditing.string(text)
    var edit: CatalogEdit
    if let value = members["value"] {
      let before = try JSONEditing.text(in: value.value, of: bytes)
      edit = CatalogEdit(value.value, Array(written.utf8), before: before, after: text)
    } else {
      let change = layout.insertion(of: "value", into: unit.value, members) { _ in written }
      edit = CatalogEdit(change.range, change.bytes, before: nil)
    }
    if let known = members["state"] {
      let before = try JSONEditing.text(in: known.value, of: bytes)
      if let after = state ?? (["new", "needs_review"].contains(before) ? "translated" : nil), after != before {
        edit.add(CatalogEdit.Change(range: known.value, bytes: Array("\"\(after)\"".utf8)))
      }
    }
    return edit
  }
}
