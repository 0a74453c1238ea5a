import Testing

@testable import Typeset

/// R077: the table F4.
@Suite struct R077DeviceClassesTests {
  @Test(arguments: [
    (Device.Kind.pad, "rr rr"), (.largePhone, "cr rc"), (.phone, "cr cc"),
  ])
  func classesAreThoseOfTheTable(kind: Device.Kind, classes: String) {
    let words = [DeviceOrientation.portrait, .landscapeLeft].map { orientation in
      [
        R077DeviceClasses.widthClass(of: kind, in: orientation),
        R077DeviceClasses.heightClass(of: kind, in: orientation),
      ]
      .map { $0 == .compact ? "c" : "r" }.joined()
    }
    #expect(words.joined(separator: " ") == classes)
  }

  @Test func largePhonesAreThoseOfTheTable() {
    let large = Set(Devices.all.filter { $0.kind == .largePhone }.map(\.id))
    #expect(large.isSuperset(of: ["iphone-plus", "iphone-xs-max", "iphone-xr", "iphone-11", "iphone-11-pro-max"]))
    #expect(large.isDisjoint(with: ["iphone-se", "iphone-8", "iphone-xs", "iphone-13-mini", "iphone-16-pro"]))
  }
}
