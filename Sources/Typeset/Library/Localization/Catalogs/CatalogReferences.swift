extension [String: CatalogEntry] {
  /// The most references that follow each other.
  private static var greatestDepth: Int { 8 }

  /// The entries, where those that refer to another one have its texts in the languages in which they have none of
  /// their own. An entry that leads nowhere is nothing to translate.
  var followingReferences: Self {
    let references = filter { $0.value.other != nil }
    guard !references.isEmpty else { return self }
    var result = self
    for (key, var entry) in references {
      var next = entry.other
      for _ in 0..<Self.greatestDepth {
        guard let other = next.flatMap({ self[$0] }) else { break }
        entry.messages.merge(other.messages) { own, _ in own }
        next = other.other
      }
      // Its translations are those of the other key.
      entry.isTranslatable = false
      result[key] = entry
    }
    return result
  }
}
