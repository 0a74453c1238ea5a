import Testing

@testable import Typeset

@Suite struct R045PlaybackTests {
  @Test func thePlayerIsTheSameInEveryLanguage() throws {
    let sample = try LayoutSample.example("R045Playback")
    let parts = ["track1", "fill1", "knob1", "rewind1", "play1", "forward1"]
    for part in parts {
      let (arabic, english) = try (sample.box("arabic/\(part)"), sample.box("english/\(part)"))
      #expect(arabic.minX == english.minX && arabic.width == english.width, "\(part)")
      #expect(sample.outlines(of: "arabic/\(part)") == sample.outlines(of: "english/\(part)"))
    }
    #expect(try sample.element("arabic").rules == [R045Playback.rule, R055EffectiveDirection.rule])
    #expect(try sample.element("english").rules.isEmpty)
    #expect(try sample.box("arabic/fill1").minX == sample.box("arabic/track1").minX)
    #expect(try sample.box("wrong-ar/rewind1", on: 1).minX > sample.box("wrong-ar/forward1", on: 1).minX)
  }

  @Test func itsTimesHaveTheDigitsOfTheLanguage() throws {
    let sample = try LayoutSample.example("R045Playback")
    #expect(sample.seen("english/number1") == "1:15" && sample.seen("english/number2") == "3:20")
    #expect(sample.seen("arabic/number1") == "١:١٥" && sample.seen("arabic/number2") == "٣:٢٠")
    #expect(try sample.box("arabic/number1").minX < sample.box("arabic/number2").minX)
  }
}
