import Testing

@testable import Typeset

@Suite struct DevicesTests {
  @Test func rowsOfTheTable() {
    #expect(row("iphone-xs") == "1125×2436 375×812 @3 44/0/34/0 0/44/21/44")
    #expect(row("iphone-xs-max") == "1242×2688 414×896 @3 44/0/34/0 0/44/21/44")
    #expect(row("iphone-xr") == "828×1792 414×896 @2 44/0/34/0 0/44/21/44")
    #expect(row("iphone-plus") == "1242×2208 414×736 @3 20/0/0/0 0/0/0/0")
    #expect(row("iphone-se") == "640×1136 320×568 @2 20/0/0/0 0/0/0/0")
    #expect(row("ipad-pro-12.9") == "2048×2732 1024×1366 @2 20/0/0/0 20/0/0/0")
    #expect(row("ipad-pro-12.9-3") == "2048×2732 1024×1366 @2 24/0/20/0 24/0/20/0")
    #expect(row("ipad-mini-4") == "1536×2048 768×1024 @2 20/0/0/0 20/0/0/0")
    #expect(row("iphone-14-pro") == "1179×2556 393×852 @3 59/0/34/0 0/59/21/59")
    #expect(row("iphone-air") == "1260×2736 420×912 @3 68/0/34/0 0/68/21/68")
    #expect(row("ipad-pro-11") == "1668×2388 834×1194 @2 24/0/20/0 24/0/20/0")
  }

  @Test func panelsThatScaleThePictureAreNamed() {
    #expect(Devices.named("iphone-plus")?.panel == Size(width: 1080, height: 1920))
    #expect(Devices.named("iphone-12-mini")?.panel == Size(width: 1080, height: 2340))
    #expect(Devices.all.count { $0.panel != nil } == 3)
  }

  @Test func sizeClassesFollowKindAndOrientation() {
    #expect(classes("ipad-9.7") == "regular regular, regular regular")
    #expect(classes("iphone-plus") == "compact regular, regular compact")
    #expect(classes("iphone-xr") == "compact regular, regular compact")
    #expect(classes("iphone-xs") == "compact regular, compact compact")
  }

  @Test func marginsAreWiderOnLargeDevices() throws {
    func margin(_ id: String, _ orientation: DeviceOrientation, _ split: ScreenSplit = .full) throws -> Double {
      ScreenPlacement(try #require(Devices.named(id)), orientation, split: split).layoutMargin
    }
    #expect(try margin("iphone-xs", .landscapeLeft) == 16)
    #expect(try margin("iphone-plus", .portrait) == 20)
    #expect(try margin("ipad-9.7", .portrait) == 20)
    #expect(try margin("ipad-9.7", .portrait, .third) == 16)
  }

  @Test func lyingOnItsSideExchangesWidthAndHeight() {
    #expect(Devices.standard.size(in: .landscapeRight) == Size(width: 812, height: 375))
    #expect(DeviceOrientation(named: "landscape") == .landscapeLeft)
    #expect(DeviceOrientation(named: "upright") == nil)
  }

  @Test func unknownDeviceSuggestsTheNearest() {
    #expect(Devices.named("iphone-xs-mxa") == nil)
    #expect(Devices.nearest(to: "iphone-xs-mxa") == "iphone-xs-max")
    #expect(Devices.nearest(to: "ipad-pro-12,9") == "ipad-pro-12.9")
    #expect(Devices.nearest(to: "galaxy") == nil)
  }

  /// A row as the table writes it: pixels, points, scale and both safe areas.
  private func row(_ id: String) -> String? {
    guard let device = Devices.named(id) else { return nil }
    let size = device.portraitSize
    let pixels = "\(Int(size.width * device.scale))×\(Int(size.height * device.scale))"
    let areas = [DeviceOrientation.portrait, .landscapeLeft].map { orientation in
      let area = device.safeArea(in: orientation)
      return [area.top, area.start, area.bottom, area.end].map { String(Int($0)) }.joined(separator: "/")
    }
    return "\(pixels) \(Int(size.width))×\(Int(size.height)) @\(Int(device.scale)) \(areas[0]) \(areas[1])"
  }

  /// Width and height class, upright and then on its side.
  private func classes(_ id: String) -> String? {
    Devices.named(id).map { device in
      [DeviceOrientation.portrait, .landscapeLeft].map {
        "\(device.widthClass(in: $0).rawValue) \(device.heightClass(in: $0).rawValue)"
      }.joined(separator: ", ")
    }
  }
}
