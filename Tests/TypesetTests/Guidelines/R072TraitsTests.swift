import Testing

@testable import Typeset

/// R072: what is present follows the traits.
@Suite struct R072TraitsTests {
  private func present(_ terms: String, _ change: (inout Traits) -> Void = { _ in }) -> Bool {
    var traits = Traits(direction: .rightToLeft, locale: "ar-EG")
    traits.device = "iphone-xs"
    traits.orientation = .landscapeRight
    traits.widthClass = .compact
    traits.heightClass = .compact
    change(&traits)
    return R072Traits.isPresent(when: terms, in: traits)
  }

  @Test(arguments: [
    "dir=rtl", "lang=ar", "lang=ar-EG", "lang=AR", "device=iphone-xs", "device=iphone*", "device=*",
    "orientation=landscape", "orientation=landscape-right", "width=compact", "height=compact", "text=l", "text>=s",
    "text<=l", "text<ax1", "contrast=normal", "bold=no", "appearance=light", "dir=rtl  text<ax1\nbold=no",
  ])
  func termsThatHold(terms: String) { #expect(present(terms)) }

  @Test(arguments: [
    "dir=ltr", "lang=arz", "lang=ar-SA", "lang=en", "device=iphone-x", "device=ipad*", "orientation=portrait",
    "orientation=landscape-left", "width=regular", "height=regular", "text>l", "text>=ax1", "contrast=high", "bold=yes",
    "appearance=dark", "dir=rtl bold=yes",
  ])
  func termsThatDoNot(terms: String) { #expect(!present(terms)) }

  @Test func paperHasNoDevice() {
    let onPaper: (inout Traits) -> Void = {
      $0.device = nil
      $0.orientation = nil
    }
    for terms in ["device=*", "orientation=portrait", "orientation=landscape"] { #expect(!present(terms, onPaper)) }
  }

  @Test func settingsAreRequested() {
    #expect(
      present("bold=yes contrast=high text=ax5 appearance=dark") {
        $0.accessibility.isBold = true
        $0.textSize = .ax5
        $0.appearance = Appearance(isDark: true, isHighContrast: true)
      })
  }

  @Test(arguments: AccessibilitySetting.allCases)
  func everySettingIsATerm(setting: AccessibilitySetting) {
    let isOn: (inout Traits) -> Void = { $0.accessibility[setting] = true }
    #expect(present("setting=\(setting.rawValue)", isOn) && !present("setting=\(setting.rawValue)"))
    #expect(present("setting=none") && !present("setting=none", isOn))
  }

  @Test func splitsAreTerms() {
    let isSplit: (inout Traits) -> Void = { $0.split = .third }
    #expect(present("split=1/3", isSplit) && !present("split=full", isSplit) && !present("split=1/2", isSplit))
    #expect(!present("split=full") { $0.split = nil })
    #expect(throws: WhenCondition.ConditionError(shown: "\"split=1/4\"", hints: ["did you mean split=1/2?"])) {
      try WhenCondition("split=1/4")
    }
    #expect(throws: WhenCondition.ConditionError.self) { try WhenCondition("setting=loud") }
  }

  @Test func optionsReachTheTerms() throws {
    func ids(_ options: LayoutOptions) throws -> [String] {
      try LayoutSample.example("R072Traits", options: options).elements().filter { $0.element.name == "p" }.map(
        \.element.id)
    }
    #expect(try ids(LayoutOptions()) == ["english-ltr"])
    #expect(try ids(.with { $0.textSize = .ax2 }) == ["english-ltr", "english-large"])
    #expect(try ids(.with { $0.orientation = .landscapeLeft }) == ["english-ltr", "english-wide"])
  }

  @Test func aScreenOfItsOwnDirectionAnswersForItself() throws {
    let sample = try LayoutSample.example("R072Traits")
    #expect(sample.elements(on: 1).filter { $0.element.name == "p" }.map(\.element.id) == ["arabic-rtl"])
  }
}
