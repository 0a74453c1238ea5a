/// A way of seeing colours that a picture can be shown in (R149).
///
/// It is for looking: no check has a threshold in it.
public enum ColorVision: String, Sendable, Hashable, CaseIterable {
  /// Without the cones for long waves: red looks dark, and like green.
  case protan
  /// Without the cones for medium waves: green looks like red.
  case deutan
  /// Without the cones for short waves: blue looks like green, and yellow like pink.
  case tritan
  /// Without any colour, by relative luminance.
  case gray

  /// The colour that people who see in this way take for `color`.
  package func seen(_ color: Color) -> Color {
    let light = Light(
      red: SRGBCurve.linear(color.red), green: SRGBCurve.linear(color.green), blue: SRGBCurve.linear(color.blue))
    let seen = seen(light)
    return Color(
      red: SRGBCurve.channel(seen.red), green: SRGBCurve.channel(seen.green), blue: SRGBCurve.channel(seen.blue),
      alpha: color.alpha)
  }

  private func seen(_ light: Light) -> Light {
    switch self {
    case .protan: light.through(Self.machadoProtan)
    case .deutan: light.through(Self.machadoDeutan)
    case .tritan: light.dot(Self.tritanPlane) >= 0 ? light.through(Self.tritanRed) : light.through(Self.tritanBlue)
    case .gray: light.through(Self.luminance)
    }
  }
}

/// A colour in linear sRGB, or a row of a matrix over such colours.
private struct Light {
  /// The share of red, 0…1 unless the colour is outside of sRGB.
  var red: Double
  /// The share of green.
  var green: Double
  /// The share of blue.
  var blue: Double

  /// The sum of the products of the channels.
  func dot(_ other: Light) -> Double { red * other.red + green * other.green + blue * other.blue }

  /// The product of a matrix and this colour.
  func through(_ matrix: Matrix) -> Light {
    Light(red: dot(matrix.red), green: dot(matrix.green), blue: dot(matrix.blue))
  }
}

/// How the channels of a colour come about from those of another one, a row a channel.
private struct Matrix {
  /// The row of red.
  var red: Light
  /// The row of green.
  var green: Light
  /// The row of blue.
  var blue: Light

  init(_ red: [Double], _ green: [Double], _ blue: [Double]) {
    func row(_ numbers: [Double]) -> Light { Light(red: numbers[0], green: numbers[1], blue: numbers[2]) }
    (self.red, self.green, self.blue) = (row(red), row(green), row(blue))
  }
}

extension ColorVision {
  /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
  /// table 1, protanomaly of severity 1.0.
  private static let machadoProtan = Matrix(
    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998])
  /// The same, deuteranomaly of severity 1.0.
  private static let machadoDeutan = Matrix(
    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881])

  /// Brettel, Viénot and Mollon, "Computerized simulation of color appearance for dichromats" (1997), for tritanopes,
  /// as Burrus gives it for linear sRGB with the cones of Smith and Pokorny (1975).
  ///
  /// Machado's model shifts the sensitivity of a cone, and its authors do not claim that for the cones of short waves.
  /// What tritanopes see has two planes, one on each side of the neutral colours: this is the one with 660 nm, a red.
  private static let tritanRed = Matrix(
    [1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911])
  /// The plane with 485 nm, a blue.
  private static let tritanBlue = Matrix(
    [0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796])
  /// The normal of the plane between the two.
  private static let tritanPlane = Light(red: 0.03901, green: -0.02788, blue: -0.01113)

  /// Relative luminance (WCAG 2.x) in every channel.
  private static let luminance: Matrix = {
    let row = [0.2126, 0.7152, 0.0722]
    return Matrix(row, row, row)
  }()
}

extension ColorVision {
  /// Replaces pixels, 0xAARRGGBB and premultiplied, with what is seen of them.
  func change(_ pixels: inout MutableSpan<UInt32>) {
    // Neighbours often have the same colour.
    var (last, changed) = (UInt32(0), UInt32(0))
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != last {
        last = pixel
        changed = seen(premultiplied: pixel)
      }
      pixels[index] = changed
    }
  }

  private func seen(premultiplied pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt8 { UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)) }
    let color = seen(Color(red: channel(16), green: channel(8), blue: channel(0)))
    func part(_ channel: UInt8) -> UInt32 { (UInt32(channel) * alpha + 127) / 255 }
    return alpha << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }
}
