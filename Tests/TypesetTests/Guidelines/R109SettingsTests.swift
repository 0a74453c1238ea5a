import Testing

@testable import Typeset

/// R109: every setting changes the picture.
@Suite struct R109SettingsTests {
  @Test func everySettingActs() throws {
    func colors(_ change: (inout LayoutOptions) -> Void) throws -> [String] {
      let sample = try LayoutSample.example("R109Settings", options: .with(change))
      let runs = sample.runs(of: "english-text")
      var grounds: [String] = []
      for case .group(let group) in sample.frames[0].items {
        guard case .artifact = group.meaning, case .path(let item)? = group.items.first else { continue }
        grounds.append(item.fill?.hex ?? "")
      }
      return grounds + runs.map { "\($0.appearance.size) \($0.appearance.color.hex) \($0.appearance.font.weight)" }
    }
    let usual = try colors { _ in }
    #expect(usual.last == "17.0 #000000 400")
    #expect(try colors { $0.accessibility.isBold = true }.last == "17.0 #000000 600")
    #expect(try colors { $0.accessibility.invertsColors = true }.last == "17.0 #ffffff 400")
    #expect(try colors { $0.accessibility.reducesTransparency = true }.first != usual.first)
    #expect(try colors { $0.textSize = .ax1 } != usual)
  }
}
