/// R077: the size classes of a device follow from what it is and how it is held (F4).
enum R077DeviceClasses {
  static let rule = Rule(77)

  /// The width class: regular on iPads, and on large iPhones that lie on their side.
  static func widthClass(of kind: Device.Kind, in orientation: DeviceOrientation) -> SizeClass {
    switch kind {
    case .pad: .regular
    case .largePhone: orientation.isLandscape ? .regular : .compact
    case .phone: .compact
    }
  }

  /// The height class: compact on iPhones that lie on their side.
  static func heightClass(of kind: Device.Kind, in orientation: DeviceOrientation) -> SizeClass {
    kind != .pad && orientation.isLandscape ? .compact : .regular
  }
}
