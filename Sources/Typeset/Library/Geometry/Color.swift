/// A colour in sRGB, eight bits a channel, not premultiplied.
package struct Color: Hashable, Sendable {
  /// The red channel, 0…255.
  package var red: UInt8
  /// The green channel, 0…255.
  package var green: UInt8
  /// The blue channel, 0…255.
  package var blue: UInt8
  /// The opacity, 0 transparent … 255 opaque.
  package var alpha: UInt8

  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 255, green: 255, blue: 255)

  /// Creates a colour from its channels.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#rrggbb` or `#rrggbbaa`; nil for anything else.
  package init?(hex text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.first == UInt8(ascii: "#"), digits.count == 7 || digits.count == 9 else { return nil }
    var channels: [UInt8] = []
    for index in stride(from: 1, to: digits.count, by: 2) {
      guard let high = digits[index].hexadecimalDigit, let low = digits[index + 1].hexadecimalDigit else { return nil }
      channels.append(high << 4 | low)
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 255)
  }

  /// `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  package var hex: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}

extension Color {
  /// The colour with its opacity multiplied, 0…1.
  package func faded(to opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded()))
  }
}
