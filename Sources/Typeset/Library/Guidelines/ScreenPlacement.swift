/// A device, how it is held, and the share of its screen that an app has: all that sizes of a screen follow from
/// (F2–F6).
package struct ScreenPlacement: Sendable, Hashable {
  /// The device.
  package let device: Device
  /// How it is held.
  package let orientation: DeviceOrientation
  /// The share of the screen; whole on everything but an iPad.
  package let split: ScreenSplit
  /// The part of the screen that a sheet takes; nil for the screen itself.
  private var sheet: Sheet?

  /// The extent of a sheet, and what the housing and the system cover of it, both in points.
  private struct Sheet: Hashable {
    var size: Size
    var safeArea: Insets
  }

  /// Places an app; a share is ignored where the device cannot be split, and so is the way up where there is only one.
  package init(_ device: Device, _ orientation: DeviceOrientation, split: ScreenSplit = .full) {
    self.device = device
    self.orientation = device.supports(orientation) ? orientation : .portrait
    self.split = device.canBeSplit ? split : .full
  }

  /// The upright screen of the standard device, for what is not on a screen.
  static let standard = ScreenPlacement(Devices.standard, .portrait)

  /// The extent of the app, in points (R070, R071, F6).
  package var size: Size {
    if let sheet { return sheet.size }
    let screen = device.size(in: orientation)
    return Size(width: split.width(on: screen), height: screen.height)
  }

  /// What the housing and the system cover of it, in points (R075).
  package var safeArea: Insets { sheet?.safeArea ?? device.safeArea(in: orientation) }

  /// A sheet on it, of a size and with its own safe area, both in points.
  func sheet(of size: Size, safeArea: Insets) -> ScreenPlacement {
    var placement = self
    placement.sheet = Sheet(size: size, safeArea: safeArea)
    return placement
  }

  /// What versions of assets are chosen by.
  var assetDevice: AssetDevice {
    AssetDevice(
      isTablet: device.kind == .pad, scale: device.scale,
      shorterSide: min(device.portraitSize.width, device.portraitSize.height), isLandscape: orientation.isLandscape)
  }

  /// The width class (F4, F5).
  package var widthClass: SizeClass {
    if sheet != nil, device.kind == .pad { return .compact }
    return split == .full
      ? device.widthClass(in: orientation) : R078Splits.widthClass(of: split, on: device, in: orientation)
  }

  /// The height class (F4, F5).
  package var heightClass: SizeClass { device.heightClass(in: orientation) }

  /// The distance of contents from the sides, in points (F3): 16, and 20 on large iPhones and where the width is
  /// regular.
  package var layoutMargin: Double {
    device.kind == .largePhone || widthClass == .regular ? 20 : 16
  }

  /// The distances of contents from the edges, without any bar: at the sides, the margin is added to the safe area.
  package var contentInsets: Insets {
    R074LayoutGuides.insets(safeArea: safeArea, margin: layoutMargin)
  }
}
