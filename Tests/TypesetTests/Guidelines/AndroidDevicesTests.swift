import Testing

@testable import Typeset

/// Devices of Android, and those given by their extent.
@Suite struct AndroidDevicesTests {
  @Test func anExtentIsADevice() throws {
    let device = try #require(Devices.named("412x915+24+48"))
    #expect(device.portraitSize == Size(width: 412, height: 915) && device.kind == .phone)
    #expect(device.portraitSafeArea == Insets(top: 24, start: 0, bottom: 48, end: 0))
    #expect(device.size(in: .landscapeLeft) == Size(width: 915, height: 412))
    #expect(Devices.named("800x1280")?.kind == .pad && Devices.named("800x1280")?.portraitSafeArea == .zero)
    #expect(Devices.named("1280x800")?.portraitSize == Size(width: 1280, height: 800))
  }

  @Test(arguments: [
    "412", "412x", "x915", "41x915", "412x9155", "412x915+24", "412x915+24+48+1", "412x915+24+999", "412x915++24",
    "412X915", "-412x915", "4_12x915", "٤١٢x٩١٥", "412x915x2", "412x915 ", "",
  ])
  func whatIsNotAnExtentIsNotADevice(id: String) { #expect(Devices.named(id) == nil) }

  @Test func markupTakesExtentsAndScales() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen device=\"360x640+24+0\" title=\"T\"><p id=\"p\">One</p></screen></document>",
      options: LayoutOptions())
    #expect(sample.codes.isEmpty && sample.frames[0].size.width == 360)
  }

  @Test func buttonsTurnRoundWithTheScreen() throws {
    func box(_ name: String, _ direction: Direction) throws -> Rect {
      let sample = try LayoutSample(
        "<document lang=\"en\"><screen device=\"android-compact-buttons\"><p>One</p><home-indicator/></screen></document>",
        options: LayoutOptions(direction: direction))
      return try #require(sample.elements().first { $0.element.id.hasSuffix("/\(name)1") }?.box)
    }
    for direction in Direction.allCases {
      let (back, home, apps) = (
        try box("back", direction), try box("home", direction), try box("apps", direction)
      )
      #expect((back.minX < home.minX) == (direction == .leftToRight) && abs(home.midX - 206) < 0.01)
      #expect((apps.minX > home.minX) == (direction == .leftToRight))
    }
    // The bar of buttons is no line that something could be over.
    let device = try #require(Devices.named("android-compact-buttons"))
    #expect(DeviceMask(ScreenPlacement(device, .portrait)).indicator == nil)
  }

  @Test func anAndroidTabletHasNoSplits() {
    #expect(Devices.android.allSatisfy { !$0.canBeSplit })
    #expect(Devices.named("android-expanded")?.widthClass(in: .portrait) == .regular)
    #expect(Devices.named("android-compact")?.widthClass(in: .portrait) == .compact)
  }
}
