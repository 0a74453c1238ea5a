/// R087, with R084 and R092: a screen is looked at in every way the device is held, on both sides too.
enum R087Orientations {
  static let rule = Rule(87)

  /// Every way to hold a device; upside down is none (R088).
  static let all: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
}
