/// What a report shows of a page that changed.
public struct VerificationPanel: Sendable {
  /// The name of the page.
  public let page: String
  /// Its extent in points.
  public let size: Size
  /// The page as it is now, a PNG file.
  public let actual: [UInt8]
  /// What it shows now.
  let actualRecord: PageRecord
  /// What it was to show; nil where nothing was recorded.
  let expectedRecord: PageRecord?
  /// Expected, difference and actual side by side, a PNG file; nil where no picture was recorded.
  public let triptych: [UInt8]?
}
