import Typeset

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
  /// The extent as it was; nil where the page is new.
  package var expectedSize: PixelSize?
  /// The extent as it is; nil where the page is gone.
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
  /// For each region the element it lies on, `button "save"`; empty where nothing is known of elements.
  package var regionElements: [String] = []
  /// Whether the pixels differ no more than was allowed.
  package var passes = true

  /// Whether one of both documents does not have the page.
  package var isWithoutPartner: Bool { expectedSize == nil || actualSize == nil }

  /// Whether there is nothing to tell.
  package var isEqual: Bool { expectedSize == actualSize && differing == 0 && antialiased == 0 && tolerated == 0 }

  /// The share of pixels that differ, 0…1.
  package var share: Double { pixelCount == 0 ? 0 : Double(differing) / Double(pixelCount) }

  /// What two equal pictures of a size give.
  init(equal size: PixelSize) {
    (expectedSize, actualSize) = (size, size)
    pixelCount = size.width * size.height
  }

  /// What the comparison of two pictures gave; the one that is missing is empty.
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
