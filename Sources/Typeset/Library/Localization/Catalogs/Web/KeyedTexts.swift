/// The texts of a file whose keys are nested, with the names of all levels joined by dots.
struct KeyedTexts {
  /// A text.
  struct Text {
    /// The key.
    var key: String
    /// The stretch of the key in the file.
    var keyPlace: Range<Int>
    /// What the file says, in its own syntax.
    var value: String
    /// The stretch of the text in the file.
    var place: Range<Int>
    /// The form of a text that varies by number; nil for the text itself.
    var form: PluralCategory?
    /// What the developer says about it; nil for nothing.
    var note: String?
  }

  /// The texts in the order of the file.
  private(set) var texts: [Text] = []
  /// How many values are numbers and other things that are no texts.
  private(set) var otherCount = 0

  /// How many values have been looked at; those that a file repeats by a name count each time.
  private var count = 0
  /// The length of all keys so far, in bytes.
  private var keyLength = 0

  /// Collects the texts of a tree.
  init(_ members: [KeyedTree.Member]) throws(ContentError) { try add(members, prefix: "") }

  private mutating func add(_ members: [KeyedTree.Member], prefix: String) throws(ContentError) {
    for member in members { try add(member.value, key: prefix + member.key, place: member.place) }
  }

  private mutating func add(_ value: KeyedTree, key: String, place: Range<Int>) throws(ContentError) {
    count += 1
    try CatalogLimits.check(values: count, at: nil)
    keyLength += key.utf8.count
    if keyLength > CatalogLimits.greatestSize {
      throw ContentError(
        "the keys of the file have more than \(CatalogLimits.greatestSize >> 20) MB", at: nil,
        "give shorter names to the levels that contain many texts", code: CatalogLimits.code)
    }
    switch value {
    case .text(let text, let range): texts.append(Text(key: key, keyPlace: place, value: text, place: range))
    case .value: otherCount += 1
    case .null: break
    case .list(let values):
      for (index, value) in values.enumerated() { try add(value, key: "\(key).\(index)", place: place) }
    case .object(let members):
      let texts = members.compactMap(\.value.text)
      guard !texts.isEmpty, texts.count == members.count,
        let forms = PluralCategory.forms(
          members.map(\.key), hasPlaceholders: texts.contains { $0.utf8.contains(where: "{%".utf8.contains) })
      else { return try add(members, prefix: key + ".") }
      for (member, form) in zip(members, forms) {
        guard case .text(let text, let range) = member.value else { continue }
        self.texts.append(Text(key: key, keyPlace: place, value: text, place: range, form: form))
      }
    }
  }
}

extension KeyedTexts {
  /// The texts with those that i18next gives for some numbers, as forms of one key.
  ///
  /// Version 4 has `key_one` and `key_other`, version 3 `key` and `key_plural`. `key_ordinal_one` and the like go to
  /// `leftOut`: the layout does not count in order.
  func grouped(leavingOut leftOut: (Text) -> Void) -> [Text] {
    let suffixes = ["_other", "_plural"]
    guard texts.contains(where: { text in suffixes.contains { text.key.hasSuffix($0) } }) else { return texts }
    let keys = Set(texts.map(\.key))
    // `set` and `set_other` may be two texts; with another form beside, they are a text without a number and its forms.
    func varies(_ base: String) -> Bool {
      keys.contains(base + "_other")
        && (!keys.contains(base)
          || PluralCategory.allCases.contains { $0 != .other && keys.contains("\(base)_\($0.rawValue)") })
    }
    return texts.compactMap { text in
      guard text.form == nil else { return text }
      if varies(text.key) { return nil }
      var result = text
      if keys.contains(text.key + "_plural") {
        result.form = .one
        return result
      }
      guard let sign = text.key.utf8.lastIndex(of: UInt8(ascii: "_")) else { return text }
      let suffix = text.key[text.key.utf8.index(after: sign)...]
      guard suffix == "plural" || PluralCategory(rawValue: String(suffix)) != nil else { return text }
      let base = String(text.key[..<sign])
      if suffix == "plural", keys.contains(base) {
        result.form = .other
      } else if let form = PluralCategory(rawValue: String(suffix)), varies(base) {
        if base.hasSuffix("_ordinal") {
          leftOut(text)
          return nil
        }
        result.form = form
      } else {
        return text
      }
      result.key = base
      return result
    }
  }
}
