import Testing

@testable import Typeset
@testable import TypesetReview

/// The largest text size shows nine tenths of what the largest standard size shows.
@Suite struct R135TruncationCheckTests {
  private static let words = "Boats leave the old harbour every hour and on"

  private func text(width: Int) -> String {
    "<p id=\"t\" lines=\"4\" width=\"\(width)\">\(Self.words)</p>"
  }

  private func findings(_ body: String, _ axes: [VariantAxis: String] = [.textSize: "xxxl,ax5"]) throws -> [Finding] {
    try CheckSample("<screen title=\"Harbours\" scroll=\"yes\">\(body)</screen>", axes).findings(of: 135)
  }

  /// The characters that are seen of a text, counted by its glyphs' own words.
  private func count(_ body: String, _ size: TextSizeCategory) throws -> Int {
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen title=\"Harbours\" scroll=\"yes\">\(body)</screen></document>",
      options: .with { $0.textSize = size })
    return sample.runs(of: "t").map(\.text).joined().count { !$0.isWhitespace && $0 != "…" }
  }

  @Test func aTenthOfTheCharactersMayBeMissing() throws {
    var shares: Set<Double> = []
    for length in 24...52 {
      let letters = (0..<length).map { $0 % 4 == 3 ? "n " : "n" }.joined()
      let body = "<p id=\"t\" lines=\"4\" width=\"300\">\(letters)</p>"
      let share = Double(try count(body, .ax5)) / Double(try count(body, .xxxl))
      let found = try findings(body)
      #expect(found.isEmpty == (share >= 0.9), "\(length) letters: \(share)")
      #expect(found.first.map { $0.fault.measured == "\(Int(share * 100)) %" } ?? true)
      shares.insert(share)
    }
    #expect(shares.contains { $0 >= 0.9 && $0 < 0.95 } && shares.contains(1), "\(shares.sorted())")
    #expect(shares.contains { $0 >= 0.85 && $0 < 0.9 }, "\(shares.sorted())")
  }

  @Test func bothSizesHaveToBePartOfTheRun() throws {
    #expect(try findings(text(width: 150)).count == 1)
    for sizes in ["l,ax5", "xxxl,ax4", "ax5", "xxxl"] {
      #expect(try findings(text(width: 150), [.textSize: sizes]).isEmpty)
    }
  }

  @Test func whatIsCutUnaskedIsReportedOnce() throws {
    let bar = "<nav-bar><back>Harbours</back><title>\(Self.words)</title><button>Edit</button></nav-bar><p>Boats</p>"
    let sample = try CheckSample("<screen>\(bar)</screen>", [.textSize: "xxxl,ax5", .device: "iphone-se"])
    #expect(sample.findings(of: 134).count == 1 && sample.findings(of: 135).isEmpty)
  }

  @Test func aListIsOneElement() throws {
    let rows = (1...3).map { "<item><label lines=\"1\">\(Self.words) \($0)</label></item>" }.joined()
    #expect(try findings("<list id=\"l\">\(rows)</list>").map(\.fault.element) == ["l"])
  }

  @Test func languagesAndDevicesAreComparedWithThemselves() throws {
    let found = try findings(
      text(width: 150), [.textSize: "xxxl,ax5", .locale: "en,ar", .device: "iphone-se,iphone-xs"])
    #expect(found.count == 1)
    #expect(found.first?.variants.count == 4)
    #expect(found.first?.variants.allSatisfy { $0.contains("ax5") } == true)
    #expect(try findings(text(width: 150).replacing("<p", with: "<p ignore=\"R135\" because=\"a test\"")).isEmpty)
  }
}
