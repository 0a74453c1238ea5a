import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// States differ in more than their colours: R147 and R149.
@Suite struct ColorStateChecksTests {
  /// Two icons beside each other.
  private func findings(_ rule: Int, _ first: String, _ second: String, _ axes: [VariantAxis: String] = [:]) throws
    -> [Finding]
  {
    let icons = [first, second].enumerated().map { "<icon id=\"i\($0)\" name=\"flag\" color=\"\($1)\"/>" }
    return try CheckSample("<canvas><row>\(icons.joined())</row></canvas>", axes).findings(of: rule)
  }

  /// The contrast of two opaque colours, by the formula of the Web Content Accessibility Guidelines.
  private func contrast(_ one: String, _ other: String) throws -> Double {
    let luminances = try [one, other].map { hex -> Double in
      let color = try #require(Color(hex: hex))
      let light = [color.red, color.green, color.blue].map { channel -> Double in
        let value = Double(channel) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] + 0.05
    }
    return max(luminances[0], luminances[1]) / min(luminances[0], luminances[1])
  }

  @Test func coloursThatAreTheSameInGrayAreFound() throws {
    var results: Set<Bool> = []
    for level in stride(from: 0x60, through: 0xC0, by: 6) {
      let olive = "#" + String(level, radix: 16) + String(level, radix: 16) + "00"
      let isFound = try contrast("#a040a0", olive) < 1.5
      let found = try findings(147, "#a040a0", olive, [.direction: "ltr,rtl", .textSize: "l,ax5"])
      #expect(found.map(\.fault.element) == (isFound ? ["i1"] : []), "\(olive)")
      #expect(found.first.map { $0.variants.count == 4 && $0.fault.required == "1.5:1" } ?? true)
      results.insert(isFound)
    }
    #expect(results == [true, false])
  }

  @Test(arguments: [
    ("#007aff", "#ff9500", "blue and orange"), ("#ff3b30", "#34c759", "red and green"),
    ("#ff3b30", "#000000", "red and black"), ("#ff3b30", "#8e8e93", "red and gray"),
    ("#34c759", "#8e8e93", "green and gray"),
  ])
  func thePairsOfTheGuidelineAreFoundInEitherOrder(one: String, other: String, words: String) throws {
    for (first, second) in [(one, other), (other, one)] {
      #expect(try findings(149, first, second).map(\.fault.message) == ["\(words) alone tell it from \"i0\""])
      #expect(try findings(147, first, second).isEmpty, "it is found once")
      let remedy = try #require(try findings(149, first, second).first?.fault.remedy)
      #expect(words.split(separator: " ").filter { $0 != "and" }.allSatisfy { remedy.contains($0) })
    }
  }

  @Test(arguments: [("#ff3b30", "#007aff"), ("#34c759", "#007aff"), ("#ff9500", "#34c759"), ("#000000", "#8e8e93")])
  func otherPairsAreNot(one: String, other: String) throws {
    #expect(try findings(149, one, other).isEmpty)
  }

  /// How many findings of colours a canvas has.
  private func count(_ body: String) throws -> Int {
    try CheckSample("<canvas>\(body)</canvas>").findings.count { [Rule(147), Rule(149)].contains($0.fault.rule) }
  }

  @Test func theColoursOfAllPartsOfAControlCount() throws {
    func buttons(_ color: String, _ icon: String = "") throws -> Int {
      let button = "<button \(icon) kind=\"filled\" background=\"COLOUR\" color=\"#ffffff\">Follow</button>"
      return try count(
        "<row>\(button.replacing("COLOUR", with: "#a040a0"))\(button.replacing("COLOUR", with: color))</row>")
    }
    #expect(try buttons("#707000") == 1)
    #expect(try buttons("#707000", "icon=\"bell\"") == 1)
    #expect(try buttons("#c0c000") == 0, "it is lighter")
    #expect(try buttons("#a040a0") == 0)
  }

  @Test func numbersDoNotTellStates() throws {
    func days(_ colors: [String], _ text: (Int) -> String = { "\($0)" }) throws -> Int {
      let boxes = colors.enumerated().map {
        "<box background=\"\($1)\" padding=\"8\"><label color=\"#ffffff\">\(text($0 + 10))</label></box>"
      }
      return try count("<grid columns=\"4\">\(boxes.joined())</grid>")
    }
    let (violet, olive) = ("#a040a0", "#707000")
    #expect(try days([violet, olive, violet, olive]) == 1)
    #expect(try days([violet, "#c0c000", violet, "#c0c000"]) == 0)
    #expect(try days([violet, olive]) == 0, "a colour of its own is a name")
    #expect(try days([violet, olive, violet, olive]) { ["Full", "Free", "Full", "Free"][$0 - 10] } == 0)
    let cells = [violet, olive, violet].enumerated().map {
      "<column><icon name=\"flag\" color=\"\($1)\"/><label>Boat \($0)</label></column>"
    }
    #expect(try count("<grid columns=\"3\">\(cells.joined())</grid>") == 1)
  }

  @Test func aShapeOrATextTellsStatesApartToo() throws {
    func count(_ body: String) throws -> Int {
      let found = try CheckSample("<canvas><row>\(body)</row></canvas>").findings
      return found.count { [Rule(147), Rule(149)].contains($0.fault.rule) }
    }
    let red = "<icon name=\"flag\" color=\"#ff3b30\"/>"
    #expect(try count(red + "<icon name=\"flag\" color=\"#34c759\"/>") == 1)
    #expect(try count(red + "<icon name=\"bell\" color=\"#34c759\"/>") == 0)
    #expect(try count("<label color=\"#ff3b30\">Full</label><label color=\"#34c759\">Free</label>") == 0)
    #expect(try count("<label color=\"#ff3b30\">●</label><label color=\"#34c759\">●</label>") == 1)
    #expect(try count(red + red) == 0)
    let silenced = "<icon name=\"flag\" color=\"#34c759\" ignore=\"R149\" because=\"a test\"/>"
    #expect(try count(red + silenced) == 0)
    #expect(try count(red + "<icon name=\"flag\" color=\"#34c759\" decorative=\"yes\"/>") == 0)
  }
}
