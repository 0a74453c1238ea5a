import Typeset

/// What a comparison of two files found: told as text, as JSON, and by whether it passes.
package struct ComparisonReport: Sendable {
  /// The name of what was expected, as given.
  package var expected: String
  /// The name of what there is, as given.
  package var actual: String
  /// Whether two documents were compared, and not pictures.
  package var areDocuments = false
  /// Whether the files hold the same bytes, so that nothing else was looked at.
  package var haveSameBytes = false
  /// What was allowed.
  package var tolerance: PixelTolerance
  /// The `id`s of the elements that were left out.
  package var ignored: [String]
  /// The pages, each with its partner.
  package var pages: [PageComparison]
  /// What changed in the layout of documents, with causes: the changes that go back to nothing else.
  package var changes: [ElementChange] = []

  /// Whether nothing at all differs, tolerated or not.
  package var isIdentical: Bool { pages.allSatisfy(\.isEqual) && changes.isEmpty }

  /// Whether the command ends with 0: all pixels are within the tolerances, and so is the layout.
  ///
  /// Without tolerances a layout has to be the same. With one, pixels decide about what is seen; what only assistive technology is
  /// told has to be the same all the same.
  package var passes: Bool {
    guard pages.allSatisfy(\.passes) else { return false }
    return tolerance == PixelTolerance() ? changes.isEmpty : !changes.contains { $0.hasUnseenPart }
  }

  /// All pages together.
  var total: PageComparison {
    var total = PageComparison(equal: PageComparison.PixelSize(width: 0, height: 0))
    for page in pages {
      total.pixelCount += page.pixelCount
      total.differing += page.differing
      total.antialiased += page.antialiased
      total.tolerated += page.tolerated
      total.greatest = max(total.greatest, page.greatest)
    }
    return total
  }
}

extension ElementChange {
  /// Whether assistive technology is told something else, here or in what follows.
  fileprivate var hasUnseenPart: Bool { kinds.contains(.spoken) || consequences.contains(where: \.hasUnseenPart) }
}
