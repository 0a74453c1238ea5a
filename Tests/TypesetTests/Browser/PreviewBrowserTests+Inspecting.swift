import Foundation
import Testing

// Why something is as it is.
extension PreviewBrowserTests {
  @Test func aClickExplainsAnElement() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml")
    let place = try page.place(of: "boats")
    try browser.click(x: place.x, y: place.y)
    #expect(
      try browser.waits(
        until:
          "document.querySelectorAll('.texts-list li').length === 2 && document.querySelector('.source pre') !== null"))
    #expect(try page.state("selected") == "boats")
    // An outline is over it.
    #expect(
      try browser.number("document.querySelector('.stage').shadowRoot.querySelectorAll('svg.marks rect').length") > 1)
    let text = try browser.text("document.getElementById('panel-why').innerText")
    for part in [
      "Boats today", "<label>", "boats", "Left to right", "English", "Inter 400 · 17 pt", "#000000", "1 line",
      "Read as number",
      "R007", "All items of a list share one alignment", "Human Interface Guidelines", "قوارب اليوم",
      "<item><label id=\"boats\"",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
    let links = try browser.text("[...document.querySelectorAll('#panel-why a')].map(each => each.href).join(' ')")
    #expect(links.contains("/Words.xcstrings:") && links.contains("/harbour.xml:7:"), "\(links)")
    // A text of another language leads to that language.
    try page.press("Arabic", in: ".texts-list")
    #expect(
      try browser.waits(
        until:
          "location.search.includes('locale=ar') && document.querySelector('#panel-why h2').innerText === 'قوارب اليوم'"
      ))
    // A control has its state, and the words beside it are read with it.
    try browser.evaluate("document.querySelector('[role=treeitem][data-id$=toggle1]').click()")
    #expect(try browser.waits(until: "document.getElementById('panel-why').innerText.includes('المصباح')"))
    #expect(try browser.text("document.getElementById('panel-why').innerText").contains("Off"))
  }

  @Test func everyOverlayIsDrawn() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&locale=ar")
    let marks = "document.querySelector('.stage').shadowRoot.querySelectorAll('svg.marks *').length"
    #expect(try browser.number(marks) == 0)
    for name in ["directions", "targets", "safe-areas", "margins", "baselines", "order", "mirroring"] {
      try page.open("document=harbour.xml&locale=ar&overlays=\(name)")
      #expect(try browser.waits(until: marks + " > 0"), "\(name)")
    }
    // The toggle and its label are one stop, so that six things are read.
    try page.open("document=harbour.xml&overlays=order")
    let numbers =
      "[...document.querySelector('.stage').shadowRoot.querySelectorAll('svg.marks text')].map(each => each.textContent).join()"
    #expect(try browser.waits(until: numbers + " === '1,2,3,4,5'"))
    // The only target is the toggle, and large enough.
    try page.open("document=harbour.xml&overlays=targets")
    let targets =
      "[...document.querySelector('.stage').shadowRoot.querySelectorAll('svg.marks rect')].map(each => each.getAttribute('stroke')).join()"
    #expect(try browser.waits(until: targets + " === '#14813a'"))
    // Keys turn overlays on and off.
    try browser.press("x")
    #expect(try browser.waits(until: "!location.search.includes('overlays') && \(marks) === 0"))
  }

  @Test func aFindingLeadsToItsElement() throws {
    let page = try PreviewPage([
      "pale.xml": """
      <document lang="en"><head><variants locales="en,ar"/></head><screen><status-bar/><h1>A</h1>
      <p id="pale" color="#999999" when="lang=ar">Boats</p></screen></document>
      """
    ])
    let browser = page.browser
    try page.open("document=pale.xml&panel=findings")
    #expect(try browser.waits(until: "document.querySelector('.finding') !== null"))
    let found = "[...document.querySelectorAll('.finding')].find(each => each.innerText.includes('R151'))"
    #expect(try browser.waits(until: "Boolean(\(found))"))
    try browser.evaluate(found + ".click()")
    // It is in Arabic alone, which is now shown.
    #expect(
      try browser.waits(until: "location.search.includes('locale=ar') && location.search.includes('selected=pale')"))
    #expect(try browser.waits(until: "document.querySelector('.finding-details')?.innerText.includes('4.5')"))
    #expect(try browser.waits(until: "document.querySelector('.finding-details a')?.href.startsWith('vscode://file/')"))
  }
}
