import Typeset

/// What a finished page shows, without how it was reached: every element with its lines and all that it paints.
///
/// Numbers are points with two decimals. Places are on the page, each counted and rounded from the element around it: what
/// moves as a whole stays the same inside.
package struct PageRecord: Hashable, Sendable {
  /// The name of the page.
  package var name: String
  /// Its extent.
  package var size: Size
  /// The direction of the layout.
  package var direction: Direction
  /// The locale it was made for, a BCP 47 tag.
  package var locale: String
  /// The device it stands on; nil on paper and canvases.
  package var device: String?
  /// How the device is held; nil on paper and canvases.
  package var orientation: DeviceOrientation?
  /// The share of the device's screen that the app has.
  package var split = ScreenSplit.full
  /// What neither the housing nor the system covers; nil on paper and canvases.
  package var safeArea: Rect?
  /// The paper's colour; nil where it is transparent.
  package var background: Color?
  /// What is painted outside of every element and line.
  package var paints: [PaintRecord] = []
  /// Lines outside of every element, such as running heads.
  package var lines: [LineRecord] = []
  /// The outermost elements, in the order in which they are drawn.
  package var elements: [ElementRecord] = []
}
