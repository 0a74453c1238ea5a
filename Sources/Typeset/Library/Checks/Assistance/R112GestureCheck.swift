/// Finds rows with actions that only a swipe reaches (R112): a warning, since not everybody can swipe, and nobody sees
/// it.
///
/// Another way is a button in the row, or one in a bar of the screen, that is called by the word of the action or by
/// one for choosing rows: edit, select, more, manage. It is known by its label and its text as written; a button
/// without any by its icon, its key or its `id`. In documents of another language than English any button in a bar or
/// in the row will do. A screen is reported once an action, at the first row.
enum R112GestureCheck: DocumentCheck {
  static let rule = Rule(112)

  /// Words for a way to choose rows first.
  private static let choosing: Set<String> = ["edit", "select", "more", "manage", "choose", "organize", "actions"]
  /// Other words for an action, such as the names of its icon.
  private static let synonyms: [String: Set<String>] = [
    "delete": ["trash", "remove", "bin"], "remove": ["trash", "delete"], "flag": ["mark"],
    "pin": ["favorite", "favourite"],
    "reply": ["answer"], "share": ["send"],
  ]

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for canvas in document.elements where canvas.parent == nil {
      let inside = document.descendants(of: canvas)
      let swiped = inside.filter { $0.name == .item && $0.gives(ItemElement.swipe) }
      guard !swiped.isEmpty else { continue }
      let bars = buttons(inside.filter { $0.name == .navBar || $0.name == .toolbar }, in: document)
      var reported: Set<String> = []
      for item in swiped {
        let ways = bars + buttons([item], in: document)
        for action in item.actions where !reported.contains(action) && !offers(action, ways, document) {
          reported.insert(action)
          log.add(
            .warning, at: item, "\(quoted(action)) needs a swipe, and nothing in sight does the same",
            remedy: "add a button for it, such as Edit in the navigation bar", aspect: action)
        }
      }
    }
  }

  private static func buttons(_ holders: [SourceElement], in document: CheckedDocument) -> [SourceElement] {
    // What only a swipe shows is no other way.
    holders.flatMap { document.descendants(of: $0) }.filter { element in
      element.name == .button && element.parent.map { document.elements[$0].name } != .actions
    }
  }

  private static func offers(_ action: String, _ ways: [SourceElement], _ document: CheckedDocument) -> Bool {
    guard document.language == "en" else { return !ways.isEmpty }
    let words = choosing.union(synonyms[action] ?? []).union([action])
    return ways.contains { !$0.callingWords.isDisjoint(with: words) }
  }
}

extension SourceElement {
  /// What swiping it does, in lower case.
  fileprivate var actions: [String] {
    (self[ItemElement.swipe] ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The words that people know it by, in lower case: of its label, else of its text, else of its icon, key and `id`.
  fileprivate var callingWords: Set<String> {
    func words(_ texts: [String?]) -> Set<String> {
      Set(texts.compactMap(\.self).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
    }
    let named = [[self[Common.label]], [text]].lazy.map(words).first { !$0.isEmpty }
    return named ?? words([self[ButtonElement.icon], self[Common.key], attributes.id])
  }
}
