/// The way a device is held.
public enum DeviceOrientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// Upright, with the bottom of the device at the top; only some devices show their screen so (R159).
  case portraitUpsideDown = "portrait-upside-down"
  /// On its side, the housing at the left.
  case landscapeLeft = "landscape-left"
  /// On its side, the housing at the right.
  case landscapeRight = "landscape-right"

  /// Reads the word of the markup; `landscape` means `landscape-left`.
  package init?(named name: String) {
    if name == "landscape" { self = .landscapeLeft } else { self.init(rawValue: name) }
  }

  /// Whether the device is in landscape.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether a word of the markup stands for it: `portrait` and `landscape` for both ways of either.
  package func matches(_ word: String) -> Bool {
    switch word {
    case "portrait": !isLandscape
    case "landscape": isLandscape
    default: rawValue == word
    }
  }
}

/// How much room a screen offers along one axis (F4).
package enum SizeClass: String, Sendable, Hashable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// A device with a screen (F2).
public struct Device: Sendable, Hashable {
  /// The word in the markup, such as `iphone-xs`.
  package let id: String
  /// The name in full.
  package let name: String
  /// The extent of the upright screen, in points.
  package let portraitSize: Size
  /// Pixels per point.
  package let scale: Double
  /// What the housing and the system cover of the upright screen, in points.
  package let portraitSafeArea: Insets
  /// What they cover in landscape, in points; the same on both sides.
  package let landscapeSafeArea: Insets
  /// Which row of the size classes holds for it.
  package let kind: Kind
  /// Whose signs are at its edges.
  package var system = System.apple
  /// The pixels of the upright panel where they are not those of the picture, which the device scales down; nil
  /// elsewhere.
  package let panel: Size?

  /// The systems, by what they show at the bottom of a screen.
  package enum System: Sendable, Hashable {
    /// The home indicator, or nothing.
    case apple
    /// The line of Android's gestures.
    case androidGestures
    /// Android's three buttons.
    case androidButtons
  }

  /// The rows of the table of size classes (F4).
  package enum Kind: Sendable, Hashable {
    /// Any iPad.
    case pad
    /// A Plus, an XS Max, an XR or 11, or a Pro Max.
    case largePhone
    /// Any other iPhone.
    case phone
  }

  /// The pixels of the upright picture.
  package var pixels: Size { R070Devices.pixels(of: portraitSize, scale: scale) }

  /// The extent of the screen in an orientation, in points.
  package func size(in orientation: DeviceOrientation) -> Size {
    R071Orientation.extent(of: portraitSize, in: orientation)
  }

  /// What is covered of the screen in an orientation, in points.
  package func safeArea(in orientation: DeviceOrientation) -> Insets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// Whether its screen turns with it into an orientation (R159).
  package func supports(_ orientation: DeviceOrientation) -> Bool {
    orientation != .portraitUpsideDown || R159BothPortraits.turnsUpsideDown(self)
  }

  /// The orientations that its screen turns into.
  package var orientations: [DeviceOrientation] { DeviceOrientation.allCases.filter(supports) }

  /// The width class in an orientation (F4).
  package func widthClass(in orientation: DeviceOrientation) -> SizeClass {
    R077DeviceClasses.widthClass(of: kind, in: orientation)
  }

  /// The height class in an orientation (F4).
  package func heightClass(in orientation: DeviceOrientation) -> SizeClass {
    R077DeviceClasses.heightClass(of: kind, in: orientation)
  }
}
