import Typeset

/// How much two pictures may differ and still pass; without a choice not at all.
public struct PixelTolerance: Hashable, Sendable {
  /// The number of pixels that may differ; nil sets no bound.
  public var maxPixels: Int?
  /// The largest size of a region; nil sets no bound.
  public var maxCluster: Int?
  /// The greatest difference of two colours that are taken for one, in hundredths of ΔEOK (CSS Color 4, section 12.1).
  ///
  /// Black and white are 100 apart; a difference of 2 is just noticed.
  public var colorDelta: Double
  /// Whether antialiased pixels count as differing.
  public var countsAntialiasing: Bool

  /// Creates a tolerance. Every given bound must be met; without bounds, no pixel may differ.
  public init(
    maxPixels: Int? = nil, maxCluster: Int? = nil, colorDelta: Double = 0, countsAntialiasing: Bool = false
  ) {
    self.maxPixels = maxPixels
    self.maxCluster = maxCluster
    self.colorDelta = colorDelta
    self.countsAntialiasing = countsAntialiasing
  }

  /// The bound of differing pixels that really holds; nil where only the regions are bounded.
  package var effectiveMaxPixels: Int? { maxPixels ?? (maxCluster == nil ? 0 : nil) }

  /// Whether so many pixels, the largest region with so many, may differ.
  func allows(pixels: Int, largestRegion: Int) -> Bool {
    if let most = effectiveMaxPixels, pixels > most { return false }
    if let most = maxCluster, largestRegion > most { return false }
    return true
  }
}

extension PixelTolerance: CustomStringConvertible {
  /// The bounds that really hold, in the words of the command line.
  public var description: String {
    func bound(_ number: Int?) -> String { number.map(String.init) ?? "any" }
    let delta = ByteBuffer(capacity: 24)
    delta.append(colorDelta)
    return "max-pixels \(bound(effectiveMaxPixels)), max-cluster \(bound(maxCluster)), color-delta "
      + delta.text
      + ", antialiasing \(countsAntialiasing ? "counts" : "passes")"
  }
}
