import Foundation
import Testing

// What a designer does on the page.
extension PreviewBrowserTests {
  /// What was said last to a screen reader.
  private static let said = "document.getElementById('announcements').textContent"
  /// The marks over the first screen.
  private static let marks = "document.querySelector('.stage').shadowRoot.querySelector('svg.marks')"

  @Test func aDesignerMeasuresAndTakesValuesOver() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&selected=boats")
    try page.settles()
    try browser.evaluate("document.querySelector('.stage').focus()")
    try browser.press("M")
    #expect(try browser.waits(until: Self.said + ".includes('Measuring from')"))
    #expect(try browser.waits(until: "document.querySelector('.measure-readout').hidden === false"))
    // From the text to the picture below it.
    try browser.press("ArrowDown")
    #expect(try browser.waits(until: "location.search.includes('selected=flag')"))
    #expect(try browser.waits(until: Self.said + ".includes('bottom') && " + Self.said + ".includes('Flag')"))
    #expect(try browser.number(Self.marks + ".querySelectorAll('line').length") > 0)
    try browser.press("Escape")
    #expect(try browser.waits(until: Self.said + ".includes('Measuring ended')"))
    // The element stays, and the lines go.
    #expect(try browser.text("location.search").contains("selected=flag"))
    #expect(try browser.number(Self.marks + ".querySelectorAll('line').length") == 0)
    // While the key is held, the distances to what is under the pointer are shown.
    try browser.evaluate("document.querySelector('.stage').click()")
    try page.open("document=harbour.xml&selected=boats&locale=ar")
    try page.settles()
    let (x, y) = try page.place(of: "flag")
    for modifiers in [0, 1] {
      try browser.send("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x + 1, "y": y, "modifiers": modifiers])
    }
    #expect(try browser.waits(until: Self.marks + "?.querySelectorAll('line').length > 0"))
    // The sides follow the direction of the screen; values and code are those of the element.
    let values = "document.querySelector('.design-values').innerText"
    #expect(try browser.waits(until: values + ".includes('body') && " + values + ".includes('label')"))
    let code = "document.querySelector('.design-code').textContent"
    try page.press("CSS", in: "#panel-why")
    #expect(try browser.waits(until: code + ".includes('text-align: start') && " + code + ".includes('/* body */')"))
    try page.press("SwiftUI", in: "#panel-why")
    #expect(try browser.waits(until: code + #".startsWith('Text("boats")') && "# + code + ".includes('.font(.body)')"))
    try page.press("Typeset", in: "#panel-why")
    #expect(try browser.waits(until: code + #".startsWith('<label')"#))
    #expect(browser.complaints == [])
  }

  @Test func twoVariantsAndAllStatesAreSeenTogether() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&view=compare&otheraxes=locale:ar&selected=boats")
    let selections =
      "[...document.querySelectorAll('.pane .stage')].filter(s => s.shadowRoot.querySelector('svg.marks')).length"
    #expect(try browser.waits(until: selections + " === 2"))
    #expect(try browser.text("document.querySelectorAll('.pane-frame .caption')[1].innerText") == "Arabic")
    // Both have one size, so they can lie over each other; another document has another one.
    try page.press("Difference", in: "#compare-bar")
    let layers =
      "[...document.querySelectorAll('.stacked .stage')].filter(s => s.shadowRoot.querySelector('svg')).length"
    #expect(try browser.waits(until: layers + " === 2"))
    try page.choose("second.xml", in: "compare-document")
    #expect(try browser.waits(until: "document.querySelectorAll('.pane').length === 2"))
    #expect(try browser.waits(until: "document.getElementById('compare-mode-slider').disabled"))
    #expect(try page.state("other") == "second.xml")
    // What is clicked in the other document is explained from there.
    try browser.evaluate("document.querySelectorAll('.pane .stage')[1].click()")
    try page.open(
      "document=harbour.xml&view=states&selected=screen1/list1/section1/item1/trailing1/toggle1", until: "true")
    let figures = "document.querySelectorAll('.state-figure').length"
    #expect(try browser.waits(until: figures + " === 4"))
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.state-figure figcaption span')].map(s => s.innerText).join('|')")
        == "On|Off|On, Disabled|Off, Disabled")
    try browser.evaluate("document.getElementById('states-both').click()")
    #expect(try browser.waits(until: figures + " === 8 && location.search.includes('appearances=both')"))
    #expect(browser.complaints == [])
  }

  @Test func aPhoneShowsOnlyTheScreen() throws {
    let page = try PreviewPage(width: 390, height: 844)
    let browser = page.browser
    try browser.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": 390, "height": 844, "screenWidth": 390, "screenHeight": 844, "deviceScaleFactor": 1, "mobile": true])
    try browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try page.open("document=harbour.xml")
    try page.settles()
    try page.click("#full-screen")
    #expect(try browser.waits(until: "document.body.classList.contains('full-screen')"))
    // Its own size, point by point, with nothing around it.
    #expect(try browser.waits(until: "document.querySelector('.stage').getBoundingClientRect().width === 390"))
    #expect(try page.state("device").hasPrefix("iphone-1") && page.state("zoom") == "1")
    #expect(
      try browser.text(
        "[...document.body.children].filter(e => e.offsetHeight > 1).map(e => e.id || e.className).join()")
        == "skip,canvas,full-bar")
    // A swipe to the left leads to the next language.
    for (type, x) in [("touchStart", 300.0), ("touchMove", 200.0), ("touchEnd", 120.0)] {
      let points: [[String: Double]] = type == "touchEnd" ? [] : [["x": x, "y": 400]]
      try browser.send("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }
    #expect(try browser.waits(until: "location.search.includes('locale=ar')"))
    // The way back leads to the page as it was.
    try browser.evaluate("history.back()")
    #expect(try browser.waits(until: "!document.body.classList.contains('full-screen')"))
    #expect(try browser.text("location.search") == "?document=harbour.xml")
    #expect(try browser.waits(until: "document.activeElement.id === 'full-screen'"))
    // Others reach a preview only where it was asked for.
    try browser.press("P")
    #expect(try browser.waits(until: "document.querySelector('dialog')?.innerText.includes('--host') === true"))
    #expect(browser.complaints == [])
  }
}
