import Testing

@testable import Typeset

/// R149: how colours look to people with a colour-vision deficiency.
@Suite struct R149ColorVisionTests {
  /// The figures follow from the matrices: a channel of one primary is an entry of its column, brought back to sRGB.
  @Test(arguments: [
    (ColorVision.protan, "#ff0000", "#6d5f00"), (.protan, "#00ff00", "#ffe500"), (.deutan, "#ff0000", "#a39000"),
    (.deutan, "#0000ff", "#003dfb"), (.tritan, "#0000ff", "#006288"), (.tritan, "#ff0000", "#ff004e"),
    (.gray, "#ff0000", "#7f7f7f"), (.gray, "#00ff00", "#dcdcdc"), (.gray, "#0000ff", "#4c4c4c"),
  ])
  func primariesHavePublishedFigures(vision: ColorVision, color: String, seen: String) throws {
    #expect(vision.seen(try #require(Color(hex: color))).hex == seen)
  }

  @Test(arguments: ColorVision.allCases) func graysStay(vision: ColorVision) {
    for channel in UInt8.min...UInt8.max {
      let seen = vision.seen(Color(red: channel, green: channel, blue: channel, alpha: 77))
      for part in [seen.red, seen.green, seen.blue] { #expect(abs(Int(part) - Int(channel)) <= 1) }
      #expect(seen.alpha == 77)
    }
  }

  /// Two colours that only the missing cones tell apart look alike.
  @Test func confusedColorsLookAlike() throws {
    func distance(_ vision: ColorVision?, _ one: String, _ other: String) throws -> Int {
      let colors = try [one, other].map { try #require(Color(hex: $0)) }.map { vision?.seen($0) ?? $0 }
      return abs(Int(colors[0].red) - Int(colors[1].red)) + abs(Int(colors[0].green) - Int(colors[1].green))
        + abs(Int(colors[0].blue) - Int(colors[1].blue))
    }
    #expect(try distance(.deutan, "#a06000", "#608000") < distance(nil, "#a06000", "#608000") / 3)
    #expect(try distance(.protan, "#c00000", "#605800") < distance(nil, "#c00000", "#605800") / 3)
    #expect(try distance(.tritan, "#ffff00", "#ffc0e0") < distance(nil, "#ffff00", "#ffc0e0") / 3)
    #expect(try distance(.tritan, "#c00000", "#008000") > 100)
  }

  @Test func luminanceIsKeptInGray() throws {
    for color in ["#123456", "#fedcba", "#00ff80"] {
      let own = try #require(Color(hex: color))
      #expect(abs(ColorVision.gray.seen(own).luminance - own.luminance) < 0.004)
    }
  }

  @Test func translucentPixelsKeepTheirAlpha() {
    var pixels: [UInt32] = [0xFFFF_0000, 0x8080_0000, 0, 0xFFFF_0000]
    var span = pixels.mutableSpan
    ColorVision.protan.change(&span)
    #expect(pixels == [0xFF6D_5F00, 0x8037_3000, 0, 0xFF6D_5F00])
  }
}
