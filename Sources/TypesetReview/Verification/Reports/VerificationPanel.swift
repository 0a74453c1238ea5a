import Typeset

/// What a report shows of a page that changed.
package struct VerificationPanel: Sendable {
  /// The name of the page.
  package let page: String
  /// Its extent in points.
  package let size: Size
  /// The page as it is now, a PNG file.
  package let actual: [UInt8]
  /// What it shows now.
  let actualRecord: PageRecord
  /// What it was to show; nil where nothing was recorded.
  let expectedRecord: PageRecord?
  /// Expected, difference and actual side by side, a PNG file; nil where no picture was recorded.
  package let triptych: [UInt8]?
}
