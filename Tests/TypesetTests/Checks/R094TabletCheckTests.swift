import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R094TabletCheckTests {
  private func found(_ contents: String, devices: String) throws -> [Finding] {
    try CheckSample("<screen>\(contents)</screen>", [.device: devices]).findings(of: 94)
  }

  private let hint = "<h1>Boats</h1><p id=\"hint\" when=\"width=compact\">Turn the phone.</p>"

  @Test func whatIPadsDoNotShowIsFound() throws {
    let found = try found(hint, devices: "iphone-xs, ipad-9.7")
    #expect(found.map(\.fault.level) == [.warning])
    #expect(found[0].fault.message == "<p> is not seen on ipad-9.7" && found[0].variants.count == 1)
    #expect(try self.found(hint, devices: "iphone-xs, iphone-se").isEmpty)
    #expect(try self.found(hint, devices: "ipad-9.7").isEmpty)
  }

  @Test func everyPhoneIsComparedWithEveryTablet() throws {
    // Only the second phone shows it, and only the second iPad does not.
    let second = "<h1>Boats</h1><p id=\"hint\" when=\"device=iphone-se\">A</p>"
    #expect(try found(second, devices: "iphone-xs, iphone-se, ipad-9.7").count == 1)
    let tablets = "<p id=\"hint\" when=\"orientation=portrait text&lt;ax1\">A</p>"
    #expect(try found(tablets, devices: "iphone-xs, ipad-9.7, ipad-pro-11").isEmpty)
    let all = try found(hint, devices: "iphone-xs, iphone-se, ipad-9.7, ipad-pro-11")
    #expect(all.count == 1 && all[0].variants.count == 2)
    #expect(all[0].fault.message == "<p> is not seen on ipad-9.7 and ipad-pro-11")
  }

  @Test func namingDevicesIsOnPurpose() throws {
    let found = try found("<p id=\"a\" when=\"device=iphone*\">A</p><p>B</p>", devices: "iphone-xs, ipad-9.7")
    #expect(found.map(\.fault.level) == [.advice])
    let inside = "<column when=\"device=iphone*\"><p id=\"a\">A</p></column>"
    #expect(try self.found(inside, devices: "iphone-xs, ipad-9.7").allSatisfy { $0.fault.level == .advice })
  }

  @Test func theSameInAnotherPlaceIsSeen() throws {
    let two = "<label when=\"width=compact\">A</label><h1>B</h1><label when=\"width=regular\">WORDS</label>"
    #expect(try found(two.replacing("WORDS", with: "A"), devices: "iphone-xs, ipad-9.7").isEmpty)
    #expect(try found(two.replacing("WORDS", with: "C"), devices: "iphone-xs, ipad-9.7").count == 1)
    let boxes = "<column when=\"width=compact\"><p>A</p></column><row when=\"width=regular\"><p>A</p></row>"
    #expect(try found(boxes, devices: "iphone-xs, ipad-9.7").isEmpty)
  }

  @Test func theDevicesOwnBarsAreLeftAlone() throws {
    #expect(try found("<status-bar/><p>A</p><home-indicator/>", devices: "iphone-xs, ipad-9.7").isEmpty)
  }
}
