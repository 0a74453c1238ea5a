extension DeviceFamily {
  /// How many ems of text in the size of a body fit across the narrowest upright screen of the kind that is sold; nil
  /// for windows of any width.
  fileprivate var emsAcross: Int? {
    switch self {
    case .iphone, .ipod: 375 / 17
    case .ipad: 744 / 17
    case .applewatch: 176 / 17
    case .mac, .appletv, .applevision, .other: nil
    }
  }
}

extension CatalogVariation {
  /// Texts that vary by the width that there is, in ems across the window as labels of UIKit count; nil for none.
  ///
  /// Each kind of device takes the widest text that fits its screen, the narrowest where none does, and windows of any
  /// width take the widest.
  init?(byWidth cases: [Int: CatalogVariation]) {
    let widths = cases.keys.sorted()
    guard let narrowest = widths.first, let widest = widths.last, let standard = cases[widest] else { return nil }
    guard narrowest != widest else {
      self = standard
      return
    }
    var devices = [DeviceFamily.other: standard]
    for device in DeviceFamily.allCases {
      guard let ems = device.emsAcross else { continue }
      let width = widths.last { $0 <= ems } ?? narrowest
      if width != widest { devices[device] = cases[width] }
    }
    self = devices.count == 1 ? standard : .device(devices)
  }
}
