import Testing

@testable import Typeset

@Suite struct R132LabelsTests {
  @Test func nameAndValueAreSaid() {
    #expect(R132Labels.spoken(label: "Rate", value: "4.5") == "Rate, 4.5")
    #expect(R132Labels.spoken(label: "Share", value: nil) == "Share")
    #expect(R132Labels.spoken(label: nil, value: nil) == nil)
    #expect(
      R132Labels.spoken(label: "المصباح", value: "متوقف", states: ["معتّم"], separator: "، ") == "المصباح، متوقف، معتّم")
    #expect(R132Labels.spoken(label: "Picture 1 of 3", value: "1 of 3") == "Picture 1 of 3")
  }

  @Test func theExampleNamesEveryControl() throws {
    let sample = try LayoutSample.example("R132Labels")
    let controls = sample.elements().map(\.element).filter { [.button, .control].contains($0.role) }
    #expect(controls.count == 9)
    #expect(controls.allSatisfy { $0.label != nil })
    #expect(try sample.element("rate").spokenName == "Rate, 4.5 of 5")
    #expect(try sample.element("ar-rate").spokenName == "تقييم، ٤٫٥ من ٥")
  }

  @Test func labelAndValueAreInTheDump() throws {
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    try dump.add(try LayoutSample.canvas("<slider id=\"s\" value=\"0.5\" label=\"Brightness\"/>").frames[0])
    try dump.finish()
    #expect(String(decoding: sink.bytes, as: UTF8.self).contains("\"label\": \"Brightness\", \"value\": \"50%\""))
  }
}
