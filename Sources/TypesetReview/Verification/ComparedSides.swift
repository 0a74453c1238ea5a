import Typeset

/// The pictures of a compared page, all of one extent: what is expected, what is there, and how they differ.
package struct ComparedSides: Sendable {
  /// The name of the page.
  package let page: String
  /// The extent of each picture, in points of the page.
  package let extent: Size
  /// Where the page as it was, and as it is, begins in its picture, in points from the left.
  package let starts: (expected: Double, actual: Double)
  /// Whether both sides are drawn from records.
  package let isFromRecord: Bool
  private let pictures: [PictureComparison.Panel: [UInt8]]

  /// A page without anything to compare it with.
  init(page: Frame, picture: Bitmap) {
    self.page = page.name
    extent = page.size
    starts = (0, 0)
    isFromRecord = false
    pictures = [.actual: picture.png()]
  }

  /// Both sides of a page.
  init(_ comparison: PictureComparison, _ page: Frame, isFromRecord: Bool) {
    self.page = page.name
    self.isFromRecord = isFromRecord
    let scale = Double(comparison.actual.width) / max(page.size.width, 1)
    let (width, height) = comparison.panelSize
    extent = Size(width: Double(width) / scale, height: Double(height) / scale)
    func start(_ picture: Bitmap) -> Double {
      page.direction == .rightToLeft ? Double(width - picture.width) / scale : 0
    }
    starts = (start(comparison.expected), start(comparison.actual))
    pictures = Dictionary(
      uniqueKeysWithValues: PictureComparison.Panel.allCases.map { ($0, comparison.png(of: $0)) })
  }

  /// A picture as a PNG file; nil where there is none.
  package func picture(_ panel: PictureComparison.Panel) -> [UInt8]? { pictures[panel] }

  /// How many bytes the pictures take.
  package var size: Int { pictures.values.reduce(0) { $0 + $1.count } }
}
