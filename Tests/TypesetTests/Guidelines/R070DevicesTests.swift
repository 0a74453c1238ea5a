import Testing

@testable import Typeset

/// R070, R071: the table of devices is that of the documents.
@Suite struct R070DevicesTests {
  /// The rows of F2 that come from the document: id and upright pixels.
  @Test(arguments: [
    ("ipad-pro-12.9", 2048, 2732), ("ipad-pro-10.5", 1668, 2224), ("ipad-9.7", 1536, 2048),
    ("ipad-mini-4", 1536, 2048), ("iphone-xs-max", 1242, 2688), ("iphone-xs", 1125, 2436), ("iphone-xr", 828, 1792),
    ("iphone-plus", 1242, 2208), ("iphone-8", 750, 1334), ("iphone-se", 640, 1136),
  ])
  func pixelsAreThoseOfTheTable(id: String, width: Int, height: Int) throws {
    let device = try #require(Devices.named(id))
    #expect(device.pixels == Size(width: Double(width), height: Double(height)))
    let landscape = device.size(in: .landscapeRight)
    #expect(landscape == Size(width: device.portraitSize.height, height: device.portraitSize.width))
  }

  @Test func theReportNamesEveryDevice() {
    let report = DeviceReport()
    let lines = report.description.split(separator: "\n")
    #expect(lines.count == Devices.all.count + 2)
    #expect(
      lines.contains {
        $0.split(separator: " ").joined(separator: " ")
          == "iphone-plus iPhone 6s Plus, 7 Plus, 8 Plus 1242×2208 414×736 @3 20/0/0/0 0/0/0/0 compact regular regular compact yes shown by the panel at 1080×1920"
      })
    for device in Devices.all { #expect(report.json.contains("\"id\": \"\(device.id)\"")) }
  }

  @Test func theReportHoldsSplitsOfPadsAlone() throws {
    let pad = DeviceReport([try #require(Devices.named("ipad-9.7"))]).json
    #expect(pad.contains("\"2/3\": {\"points\": [694, 768], \"widthClass\": \"regular\""))
    #expect(!DeviceReport([Devices.standard]).json.contains("splits"))
  }
}
