extension CountedNoun {
  /// What is marked on a page.
  package static let finding = CountedNoun("finding")
}
