import Testing

@testable import Typeset

@Suite struct ColorTests {
  @Test func hexRoundTrips() {
    #expect(Color(hex: "#0066cc80")?.hex == "#0066cc80")
    #expect(Color(hex: "#0066CC")?.hex == "#0066cc")
    #expect(Color(hex: "0066cc") == nil)
  }
}
