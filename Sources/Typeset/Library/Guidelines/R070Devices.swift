/// R070: the picture of a screen has the pixels of the device's table (F2).
enum R070Devices {
  static let rule = Rule(70)

  /// The pixels of a picture of some points.
  static func pixels(of points: Size, scale: Double) -> Size {
    Size(width: points.width * scale, height: points.height * scale)
  }
}
