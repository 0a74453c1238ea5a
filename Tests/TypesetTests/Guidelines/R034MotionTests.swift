import Testing

@testable import Typeset

@Suite struct R034MotionTests {
  @Test(arguments: ["speaker", "speaker-low", "truck", "send", "cart", "forward", "back", "chevron-forward", "next"])
  func motionIsMirrored(name: String) throws {
    #expect(try IconSample.isMirrored("name=\"\(name)\""))
    #expect(try IconSample("name=\"\(name)\"", lang: "ar").rules == ["R034", "R044"])
    #expect(try IconSample("name=\"\(name)\"", lang: "en").rules == [])
  }

  @Test func theWavesAreAtTheLeft() throws {
    let waves = try IconSample("name=\"speaker\"", lang: "ar").outlines().dropFirst()
    #expect(waves.allSatisfy { $0.bounds!.maxX < 10 }, "the body is the first outline")
  }
}
