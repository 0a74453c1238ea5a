import Testing

@testable import Typeset

@Suite struct R117SwitchLabelsTests {
  @Test func theKnobShowsTheState() {
    #expect(R117SwitchLabels.knobOffset(isOn: false, knob: 27, width: 51, inset: 2) == 2)
    #expect(R117SwitchLabels.knobOffset(isOn: true, knob: 27, width: 51, inset: 2) == 22)
    #expect(R117SwitchLabels.mark(isOn: true, isShown: true) == .bar)
    #expect(R117SwitchLabels.mark(isOn: false, isShown: true) == .ring)
    #expect(R117SwitchLabels.mark(isOn: true, isShown: false) == nil)
  }

  @Test func theKnobMirrors() throws {
    let sample = try LayoutSample.example("R117SwitchLabels")
    for (id, isRight) in [("en-on", true), ("en-off", false), ("ar-on", false), ("ar-off", true), ("he-on", false)] {
      let (track, knob) = try (sample.box("\(id)/track1"), sample.box("\(id)/knob1"))
      #expect(abs(isRight ? track.maxX - knob.maxX - 2 : knob.minX - track.minX - 2) < 0.01, "\(id)")
    }
    #expect(!sample.elements().contains { $0.element.name == "mark" })
  }

  @Test(arguments: [("en", "on", "off"), ("ar", "مشغّل", "متوقف"), ("de-AT", "ein", "aus"), ("mt", "on", "off")])
  func theStateIsSaidInTheLanguageOfTheReader(language: String, on: String, off: String) throws {
    let sample = try LayoutSample.canvas("<toggle id=\"a\" on=\"yes\"/><toggle id=\"b\"/>", lang: language)
    #expect(try sample.element("a").value == on && sample.element("b").value == off)
    #expect(try sample.element("a").isChecked == true && sample.element("b").isChecked == false)
  }

  @Test func marksAreBesideTheKnobOnRequest() throws {
    var options = LayoutOptions()
    options.accessibility.showsOnOffLabels = true
    let sample = try LayoutSample.example("R117SwitchLabels", options: options)
    #expect(sample.elements().filter { $0.element.name == "mark" }.count == 6)
    for id in ["en-on", "en-off", "ar-on", "ar-off"] {
      let (mark, knob) = try (sample.box("\(id)/mark1"), sample.box("\(id)/knob1"))
      #expect(mark.maxX < knob.minX || mark.minX > knob.maxX)
      #expect(try sample.element("\(id)/mark1").rules == [R117SwitchLabels.rule])
    }
  }
}
