import Testing

@testable import Typeset

@Suite struct LevelsTests {
  private let analyzer = TextAnalyzer()

  /// The text from left to right as one line.
  private func shown(_ text: String, base: Direction, isolates: [Isolate] = []) -> String {
    let units = Array(text.utf16)
    var levels = analyzer.levels(of: units, base: base, isolates: isolates)
    if levels.isEmpty { levels = Array(repeating: base == .leftToRight ? 0 : 1, count: units.count) }
    return String(decoding: BidiReordering.visualOrder(of: levels).map { units[$0] }, as: UTF16.self)
  }

  /// The isolate that covers `part` of `text`.
  private func isolate(_ part: String, in text: String, _ kind: Isolate.Kind) throws -> Isolate {
    let range = try #require(text.range(of: part))
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    return Isolate(range: start..<start + part.utf16.count, kind: kind)
  }

  @Test func plainTextOfTheBaseDirectionNeedsNoLevels() {
    #expect(analyzer.levels(of: Array("Hello, 42!".utf16), base: .leftToRight, isolates: []).isEmpty)
    #expect(analyzer.levels(of: Array("שלום עולם".utf16), base: .rightToLeft, isolates: []).isEmpty)
    #expect(analyzer.levels(of: [], base: .rightToLeft, isolates: []).isEmpty)
    #expect(analyzer.levels(of: Array("שלום 42".utf16), base: .rightToLeft, isolates: []) == [1, 1, 1, 1, 1, 2, 2])
    #expect(analyzer.levels(of: Array("a א".utf16), base: .leftToRight, isolates: []) == [0, 0, 1])
  }

  @Test func digitsKeepTheirOrderInEveryDirection() {
    #expect(shown("541", base: .rightToLeft) == "541")
    #expect(shown("אב 541", base: .rightToLeft) == "541 בא")
    #expect(shown("١٢٣", base: .rightToLeft) == "١٢٣")
  }

  @Test func phoneNumbersStayWholeInAnIsolate() throws {
    let text = "טלפון +20 2 2735 1234 כאן"
    let phone = try isolate("+20 2 2735 1234", in: text, .isolate(.leftToRight))
    #expect(shown(text, base: .rightToLeft, isolates: [phone]) == "ןאכ +20 2 2735 1234 ןופלט")
    #expect(shown(text, base: .rightToLeft) != shown(text, base: .rightToLeft, isolates: [phone]))
  }

  @Test(arguments: [
    (Isolate.Kind.isolate(.leftToRight), "\u{2066}", "\u{2069}"), (.isolate(.rightToLeft), "\u{2067}", "\u{2069}"),
    (.firstStrong, "\u{2068}", "\u{2069}"), (.override(.leftToRight), "\u{2066}\u{202D}", "\u{202C}\u{2069}"),
    (.override(.rightToLeft), "\u{2067}\u{202E}", "\u{202C}\u{2069}"),
  ])
  func isolatesOrderLikeTypedControls(_ kind: Isolate.Kind, _ opening: String, _ closing: String) {
    for content in ["C++ (3)", "שלום, 5", "abc אבג 12", "١٢ - 34", "..."] {
      for base in Direction.allCases {
        for (before, after) in [("one ", " 7."), ("אחת ", "! 8"), ("", " x א")] {
          let start = before.utf16.count
          let isolate = Isolate(range: start..<start + content.utf16.count, kind: kind)
          let marked = shown(before + content + after, base: base, isolates: [isolate])
          let typed = shown(before + opening + content + closing + after, base: base)
          #expect(
            marked
              == String(
                typed.unicodeScalars.filter {
                  !"\u{202C}\u{202D}\u{202E}".unicodeScalars.contains($0)
                    && !(0x2066...0x2069).contains($0.value)
                }.map(Character.init)), "\(before)\(content)\(after)")
        }
      }
    }
  }

  @Test func isolatesContinueAfterALineFeed() {
    let text = "a (ב\nג) b"
    let isolate = Isolate(range: 2..<7, kind: .isolate(.rightToLeft))
    let levels = analyzer.levels(of: Array(text.utf16), base: .leftToRight, isolates: [isolate])
    #expect(levels == [0, 0, 1, 1, 0, 1, 1, 0, 0])
  }

  @Test func controlsTypedInAnIsolateNeitherLeaveNorEndIt() {
    let opened = Array("א \u{2066}b. ג".utf16)
    let isolate = Isolate(range: 2..<5, kind: .isolate(.leftToRight))
    let levels = analyzer.levels(of: opened, base: .rightToLeft, isolates: [isolate])
    #expect(levels.suffix(2) == [1, 1][...], "an open control reaches past the isolate: \(levels)")
    let closed = Array("א b\u{2069}. c ג".utf16)
    let whole = Isolate(range: 2..<7, kind: .isolate(.leftToRight))
    #expect(analyzer.levels(of: closed, base: .rightToLeft, isolates: [whole])[2..<7] == [2, 2, 2, 2, 2][...])
    let popped = Array("ab\u{202C}cd א".utf16)
    let override = Isolate(range: 0..<5, kind: .override(.rightToLeft))
    let reversed = analyzer.levels(of: popped, base: .leftToRight, isolates: [override])
    #expect([0, 1, 3, 4].allSatisfy { reversed[$0] == 3 }, "\(reversed)")
  }

  @Test func isolatesWithoutTextOrOutOfPlaceDoNoHarm() {
    let text = Array("aב".utf16)
    let isolates = [
      Isolate(range: 0..<0, kind: .firstStrong), Isolate(range: 0..<9, kind: .isolate(.rightToLeft)),
      Isolate(range: 1..<5, kind: .override(.leftToRight)), Isolate(range: 0..<1, kind: .firstStrong),
      Isolate(range: 7..<8, kind: .firstStrong),
    ]
    #expect(analyzer.levels(of: text, base: .leftToRight, isolates: isolates).count == 2)
  }

  @Test func nestingAndControlsWithoutEndAreHarmless() {
    let count = 20_000
    let nested = (0..<count).map {
      Isolate(range: $0..<2 * count - $0, kind: .isolate($0 % 2 == 0 ? .rightToLeft : .leftToRight))
    }
    let letters = [UInt16](repeating: 0x5D0, count: 2 * count)
    #expect(analyzer.levels(of: letters, base: .leftToRight, isolates: nested).allSatisfy { $0 <= 126 })
    for control in [0x2066, 0x2067, 0x2068, 0x2069, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x28, 0x29] as [UInt16] {
      let text = [UInt16](repeating: control, count: 100_000) + [0x5D0, 0x61]
      let all = Isolate(range: 0..<text.count, kind: .firstStrong)
      #expect(analyzer.levels(of: text, base: .leftToRight, isolates: []).count == text.count)
      #expect(analyzer.levels(of: text, base: .rightToLeft, isolates: [all]).count == text.count)
    }
  }

  @Test func separatorsAndTheBlanksBeforeThemReturnToTheBase() {
    let levels = analyzer.levels(of: Array("א \tב \u{2069}\u{200B} ".utf16), base: .leftToRight, isolates: [])
    #expect(levels == [1, 0, 0, 1, 0, 0, 0, 0])
  }

  @Test func runsAreOrderedByLevel() {
    #expect(BidiReordering.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiReordering.visualOrder(of: [1, 1, 1]) == [2, 1, 0])
    #expect(BidiReordering.visualOrder(of: [2, 2]) == [0, 1])
    #expect(BidiReordering.visualOrder(of: []) == [])
  }

  @Test func theFirstStrongCharacterIsOutsideIsolates() throws {
    func first(_ text: String, _ isolates: [Isolate] = []) -> Direction? {
      analyzer.firstStrong(in: Array(text.utf16), isolates: isolates)
    }
    #expect(first("LDA ירוק") == .leftToRight)
    #expect(first("ירוק LDA") == .rightToLeft)
    #expect(first("12 ? 34") == nil)
    #expect(first("\u{2066}abc\u{2069} א") == .rightToLeft)
    #expect(first("\u{2066}abc") == nil)
    #expect(first("\u{2066}abc\nא") == .rightToLeft)
    #expect(first("𐤀 a") == .rightToLeft)
    #expect(first("𝒜 א") == .leftToRight)
    #expect(first("محمد wrote", [Isolate(range: 0..<4, kind: .firstStrong)]) == .leftToRight)
  }

  @Test func strongDirectionsCountOutsideIsolatesOnly() {
    let text = Array("abc אבג 1".utf16)
    let isolate = Isolate(range: 4..<7, kind: .firstStrong)
    #expect(analyzer.strongDirections(in: text, isolates: []) == (ltr: true, rtl: true))
    #expect(analyzer.strongDirections(in: text, isolates: [isolate]) == (ltr: true, rtl: false))
    #expect(analyzer.strongDirections(in: Array("1 + 2".utf16), isolates: []) == (ltr: false, rtl: false))
  }
}
