/// What a finished page shows, without how it was reached: every element with its lines and all that it paints.
///
/// Numbers are points with two decimals. Places are on the page, each counted and rounded from the element around it: what
/// moves as a whole stays the same inside.
public struct PageRecord: Hashable, Sendable {
  /// The name of the page.
  public var name: String
  /// Its extent.
  public var size: Size
  /// The direction of the layout.
  public var direction: Direction
  /// The locale it was made for, a BCP 47 tag.
  public var locale: String
  /// The device it stands on; nil on paper and canvases.
  public var device: String?
  /// How the device is held; nil on paper and canvases.
  public var orientation: DeviceOrientation?
  /// The share of the device's screen that the app has.
  public var split = ScreenSplit.full
  /// What neither the housing nor the system covers; nil on paper and canvases.
  public var safeArea: Rect?
  /// The paper's colour; nil where it is transparent.
  public var background: Color?
  /// What is painted outside of every element and line.
  public var paints: [PaintRecord] = []
  /// Lines outside of every element, such as running heads.
  public var lines: [LineRecord] = []
  /// The outermost elements, in the order in which they are drawn.
  public var elements: [ElementRecord] = []
}
