import Testing

@testable import Typeset

@Suite struct R030SymbolsTests {
  @Test(arguments: IconMeaning.allCases)
  func everyMeaningHasAClass(meaning: IconMeaning) {
    let flips: Set<IconMeaning> = [.forward, .back, .textDirection]
    #expect(R030Symbols.directionality(of: meaning) == (flips.contains(meaning) ? .flips : .fixed))
    for declared in IconDirectionality.allCases {
      #expect(R030Symbols.directionality(of: meaning, declared: declared) == declared, "the manifest wins")
    }
  }

  @Test func theContextTheMeaningAndTheAuthorDecide() {
    func turn(_ meaning: IconMeaning, _ flip: Bool?, _ context: Direction = .rightToLeft) -> [Bool] {
      let turn = R030Symbols.turn(of: meaning, flip: flip, context: context)
      return [turn.isMirrored, turn.movesParts]
    }
    #expect(turn(.forward, nil) == [true, true])
    #expect(turn(.object, nil) == [false, true])
    #expect(turn(.object, true) == [true, true])
    #expect(turn(.forward, false) == [false, false])
    for meaning in IconMeaning.allCases { #expect(turn(meaning, true, .leftToRight) == [false, false]) }
    let only = R030Symbols.turn(of: .forward, declared: .leftToRightOnly, context: .rightToLeft)
    #expect(only == IconTurn())
  }

  @Test func anUnknownNameIsAnErrorWithTheNearest() throws {
    let sample = try LayoutSample.canvas("<icon name=\"heard\"/><icon/>")
    #expect(sample.codes == ["unknown-icon", "nameless-icon"])
    #expect(sample.diagnostics[0].severity == .error)
    #expect(sample.diagnostics[0].hints == ["did you mean \"heart\"?"])
  }

  @Test func theExampleTurnsWhatItSays() throws {
    let icons = try LayoutSample.example("R030Symbols").elements().filter { $0.element.name == "icon" }
    #expect(icons.map(\.element.isMirrored).map { $0 ? 1 : 0 } == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  }
}
