import Testing

/// The page of the preview by the rules of axe-core.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "Chromium not found; install it to test the preview in a browser"),
  .enabled(
    if: Browser.axe != nil,
    "axe-core not found; name its axe.min.js in TYPESET_AXE, or put it at .build/axe/axe.min.js"))
struct PreviewAxeTests {
  /// A state of the page: its query, what is done there, and an expression that is true once it is reached.
  private struct State {
    var name: String
    var query: String
    var action = ""
    var isReached = "true"
  }

  /// The states that are looked at, each in every language of the page, light and dark. A new one is one line.
  private static let states = [
    State(name: "a first visit", query: "tour=on", isReached: "document.querySelectorAll('.told-mark').length === 3"),
    State(name: "the start", query: ""),
    State(
      name: "More", query: "device=iphone-xs&contrast=high&overlays=order", action: "#more-button",
      isReached: "!document.getElementById('more-body').hidden"),
    State(
      name: "the list of keys", query: "", action: ".help", isReached: "document.querySelector('dialog .keys') !== null"
    ),
    State(name: "a grid", query: "view=grid&columnvalues=l"),
    State(
      name: "the axes of a grid", query: "view=grid&columnvalues=l&rows=device&rowvalues=iphone-xs",
      action: ".corner button", isReached: "document.activeElement.id === 'grid-rows'"),
    State(
      name: "an element", query: "selected=boats", isReached: "document.querySelector('.design-values') !== null"),
    State(
      name: "a text that is tried", query: "panel=try&selected=boats",
      isReached: "document.getElementById('try-text') !== null"),
    State(
      name: "a queue", query: "panel=translate&locale=de",
      isReached: "document.querySelector('#panel-translate textarea') !== null"),
    State(name: "two variants", query: "view=compare&otheraxes=locale:ar"),
    State(
      name: "the states of a control",
      query: "view=states&selected=screen1/list1/section1/item1/trailing1/toggle1",
      isReached: "document.querySelectorAll('.state-figure').length === 4"),
    State(name: "only the screen", query: "full=yes"),
  ]

  @Test(arguments: ["en", "ar", "he"])
  func nothingIsFound(language: String) throws {
    let page = try PreviewPage()
    for state in Self.states {
      try page.open("document=harbour.xml&interface=\(language)&\(state.query)")
      try page.settles()
      if !state.action.isEmpty { try page.browser.evaluate("document.querySelector('\(state.action)').click()") }
      #expect(try page.browser.waits(until: state.isReached), "\(state.name)")
      for appearance in ["light", "dark"] {
        try page.browser.prefers(appearance)
        #expect(try page.browser.axeFindings() == [], "\(state.name), \(language), \(appearance)")
      }
    }
  }

  @Test func whatIsWrongIsFound() throws {
    let page = try PreviewPage()
    try page.open("document=harbour.xml")
    try page.browser.evaluate("(b => { b.replaceChildren(); b.title = ''; })(document.getElementById('more-button'))")
    let findings = try page.browser.axeFindings()
    #expect(findings.contains { $0.hasPrefix("button-name: #more-button: ") }, "\(findings)")
  }
}
