/// R071: lying on its side, a screen has the same extent exchanged.
enum R071Orientation {
  static let rule = Rule(71)

  /// The extent of a screen that is upright of some extent.
  static func extent(of upright: Size, in orientation: DeviceOrientation) -> Size {
    orientation.isLandscape ? Size(width: upright.height, height: upright.width) : upright
  }
}
