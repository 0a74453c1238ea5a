/// The room that a screen has for what is over it.
struct LayerRoom {
  /// The distance of layers from the edges of the safe area, in points.
  static let margin = 8.0

  /// The whole screen, from its corner.
  let screen: Rect
  /// The safe area above the keyboard, a little inside.
  let area: Rect
  /// What the housing and the system cover.
  let safeArea: Insets
  /// What bars, the system and the keyboard take from the bottom, in points.
  let bottomInset: Double
  /// The height of the keyboard over the layers, in points; 0 for none.
  let keyboardHeight: Double
  /// The device with its orientation.
  let placement: ScreenPlacement
  /// The direction of the screen's layout.
  let layoutDirection: Direction
  /// The size of the reader's text.
  let textSize: TextSizeCategory

  init(
    of size: Size, on placement: ScreenPlacement, bottomInset: Double, keyboardHeight: Double = 0,
    layoutDirection: Direction, textSize: TextSizeCategory
  ) {
    screen = Rect(origin: .zero, size: size)
    safeArea = placement.safeArea
    self.bottomInset = max(bottomInset, keyboardHeight)
    self.keyboardHeight = keyboardHeight
    self.placement = placement
    self.layoutDirection = layoutDirection
    self.textSize = textSize
    area = screen.inset(
      by: Insets(
        top: max(safeArea.top, Self.margin), start: safeArea.start + Self.margin,
        bottom: keyboardHeight > 0 ? keyboardHeight + Self.margin : max(safeArea.bottom, Self.margin),
        end: safeArea.end + Self.margin), in: layoutDirection)
  }

  /// Whether there is room beside a layer on every side, as on an iPad.
  var isRegular: Bool { placement.isRegular }

  /// A width, larger where text has a size for accessibility, as far as there is room.
  func width(_ usual: Double, large: Double) -> Double { min(textSize.isAccessibility ? large : usual, area.width) }

  /// A box in the middle from side to side, its top at a height.
  func centered(_ size: Size, y: Double) -> Rect {
    Rect(x: area.minX + (area.width - size.width) / 2, y: y, width: size.width, height: size.height)
  }
}

extension ScreenPlacement {
  /// Whether there is room on every side, as on an iPad.
  var isRegular: Bool { widthClass == .regular && heightClass == .regular }
}
