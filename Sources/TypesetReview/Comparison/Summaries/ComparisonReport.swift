import Typeset

/// The report of a comparison of two files, as text and as JSON.
package struct ComparisonReport: Sendable {
  /// The name of the expected file, as given.
  package var expected: String
  /// The name of what there is, as given.
  package var actual: String
  /// Whether two documents were compared, and not pictures.
  package var areDocuments = false
  /// Whether the files hold the same bytes, so that nothing else was looked at.
  package var haveSameBytes = false
  /// The tolerance.
  package var tolerance: PixelTolerance
  /// The `id`s of the elements that were left out.
  package var ignored: [String]
  /// The pages, each with its partner.
  package var pages: [PageComparison]
  /// What changed in the layout of documents, with causes: the changes that go back to nothing else.
  package var changes: [ElementChange] = []

  /// Whether nothing at all differs, tolerated or not.
  package var isIdentical: Bool { pages.allSatisfy(\.isEqual) && changes.isEmpty }

  /// Whether all pixels are within the tolerances, and so is the layout.
  ///
  /// Without tolerances, layouts must be equal. With a tolerance, the pixels decide for everything visible, and only
  /// the accessibility information must be equal.
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
  /// Whether accessibility information changed, here or in the consequences.
  fileprivate var hasUnseenPart: Bool { kinds.contains(.spoken) || consequences.contains(where: \.hasUnseenPart) }
}

/// How the pixels of one page, or of two pictures, compare.
package struct PageComparison: Sendable {
  /// An extent in pixels.
  package struct PixelSize: Hashable, Sendable {
    /// Pixels from left to right.
    package var width: Int
    /// Pixels from top to bottom.
    package var height: Int
  }

  /// The name of the page; nil for pictures.
  package var name: String?
  /// The expected size; nil if the page is new.
  package var expectedSize: PixelSize?
  /// The actual size; nil if the page is missing.
  package var actualSize: PixelSize?
  /// Pixels of both together, each place once.
  package var pixelCount = 0
  /// Pixels that differ beyond the tolerated colour.
  package var differing = 0
  /// Pixels of edges that were smoothed in another way.
  package var antialiased = 0
  /// Pixels whose colours differ, but less than the tolerance asks.
  package var tolerated = 0
  /// The greatest difference of a pixel that is not antialiased, in hundredths of ΔEOK.
  package var greatest = 0.0
  /// Where pixels differ: the region with most of them first.
  package var regions: [PixelRegion] = []
  /// For each region its element, `button "save"`; empty if elements are unknown.
  package var regionElements: [String] = []
  /// Whether the pixels differ no more than was allowed.
  package var passes = true

  /// Whether one of both documents does not have the page.
  package var isWithoutPartner: Bool { expectedSize == nil || actualSize == nil }

  /// Whether there is nothing to report.
  package var isEqual: Bool { expectedSize == actualSize && differing == 0 && antialiased == 0 && tolerated == 0 }

  /// The share of pixels that differ, 0…1.
  package var share: Double { pixelCount == 0 ? 0 : Double(differing) / Double(pixelCount) }

  /// What two equal pictures of a size give.
  init(equal size: PixelSize) {
    (expectedSize, actualSize) = (size, size)
    pixelCount = size.width * size.height
  }

  /// The result of the comparison of two pictures; a missing one is empty.
  init(_ comparison: PictureComparison, name: String? = nil) {
    self.name = name
    func size(_ picture: Bitmap) -> PixelSize? {
      picture.width == 0 ? nil : PixelSize(width: picture.width, height: picture.height)
    }
    expectedSize = size(comparison.expected)
    actualSize = size(comparison.actual)
    pixelCount = comparison.pixelCount
    differing = comparison.differingPixels
    antialiased = comparison.antialiasedPixels
    tolerated = comparison.toleratedPixels
    greatest = comparison.greatestDifference
    regions = comparison.regions
    passes = comparison.passes && !isWithoutPartner
  }
}
