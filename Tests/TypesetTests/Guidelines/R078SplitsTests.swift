import Testing

@testable import Typeset

/// R078: widths (F6) and size classes (F5) of apps that share an iPad's screen.
@Suite struct R078SplitsTests {
  /// The rows of F6: lying 1/3, 1/2, 2/3, upright 1/3, 2/3.
  @Test(arguments: [
    ("ipad-9.7", [320, 507, 694, 320, 438]), ("ipad-mini-4", [320, 507, 694, 320, 438]),
    ("ipad-10.2", [320, 535, 750, 320, 480]), ("ipad-pro-10.5", [320, 551, 782, 320, 504]),
    ("ipad-pro-11", [375, 592, 809, 320, 504]), ("ipad-pro-12.9", [375, 678, 981, 375, 639]),
    ("ipad-pro-12.9-3", [375, 678, 981, 375, 639]),
  ])
  func widthsAreThoseOfTheTable(id: String, widths: [Double]) throws {
    let device = try #require(Devices.named(id))
    let lying = [ScreenSplit.third, .half, .twoThirds].map {
      ScreenPlacement(device, .landscapeLeft, split: $0).size.width
    }
    let upright = [ScreenSplit.third, .twoThirds].map { ScreenPlacement(device, .portrait, split: $0).size.width }
    #expect(lying + upright == widths)
  }

  /// The rows of F5: 2/3, 1/2, 1/3, upright and then lying; heights are regular.
  @Test(arguments: [
    ("ipad-pro-12.9", "ccc rrc"), ("ipad-pro-13", "ccc rrc"), ("ipad-9.7", "ccc rcc"), ("ipad-pro-11", "ccc rcc"),
  ])
  func widthClassesAreThoseOfTheTable(id: String, classes: String) throws {
    let device = try #require(Devices.named(id))
    let words = [DeviceOrientation.portrait, .landscapeRight].map { orientation in
      [ScreenSplit.twoThirds, .half, .third].map { split in
        let placement = ScreenPlacement(device, orientation, split: split)
        #expect(placement.heightClass == .regular)
        return placement.widthClass == .compact ? "c" : "r"
      }.joined()
    }
    #expect(words.joined(separator: " ") == classes)
  }

  @Test func aPhoneIsNotSplit() throws {
    let options = LayoutOptions.with { $0.split = .half }
    let sample = try LayoutSample("<document lang=\"en\"><screen><p>One</p></screen></document>", options: options)
    #expect(sample.codes == ["split"])
    #expect(sample.frames[0].size.width == 375)
  }

  @Test func theSplitDecidesWidthAndConditions() throws {
    let options = LayoutOptions.with { $0.split = .third }
    let sample = try LayoutSample(
      """
      <document lang="en"><screen device="ipad-9.7" orientation="landscape">
        <p id="narrow" when="width=compact">Narrow</p><p id="wide" when="width=regular">Wide</p></screen></document>
      """, options: options)
    #expect(sample.codes.isEmpty)
    #expect(sample.frames[0].size == Size(width: 320, height: 768))
    #expect(near(try sample.box("narrow"), 16, 20, 288, 22))
    #expect(!sample.elements().contains { $0.element.id == "wide" })
  }
}

extension LayoutOptions {
  /// Options with some of them set.
  static func with(_ change: (inout LayoutOptions) -> Void) -> LayoutOptions {
    var options = LayoutOptions()
    change(&options)
    return options
  }
}
