import Testing

@testable import Typeset

/// R103: the height of the status bar is the device’s.
@Suite struct R103StatusBarTests {
  @Test func heightsFollowTheDevice() throws {
    let sample = try LayoutSample.example("R103StatusBar")
    let heights = sample.frames.indices.map { frame in
      sample.elements(on: frame).first { $0.element.name == "status-bar" }?.box.height
    }
    #expect(heights == [20, 44, 59, 24, 68])
  }

  @Test func theTimeKeepsItsOrder() throws {
    let arabic = try #require(Numerals.system(for: "ar", choice: "arab"))
    #expect(R103StatusBar.time(581, in: .western) == "9:41")
    #expect(R103StatusBar.time(1265, in: .western) == "21:05")
    #expect(R103StatusBar.time(1265, in: arabic) == "٢١:٠٥")
  }

  @Test func timeAndSignsChangeSides() throws {
    let xml = "<document lang=\"en\"><screen><status-bar id=\"bar\"/></screen></document>"
    let left = try LayoutSample(xml)
    let right = try LayoutSample(xml, options: LayoutOptions(direction: .rightToLeft))
    for part in ["time", "signal", "wifi", "battery"] {
      let (one, other) = (try left.box("bar/\(part)1"), try right.box("bar/\(part)1"))
      #expect(abs(other.minX - (375 - one.maxX)) < 0.01)
    }
    #expect(try left.box("bar/time1").maxX < 100)
    #expect(try left.box("bar/battery1").minX > 275)
  }
}
