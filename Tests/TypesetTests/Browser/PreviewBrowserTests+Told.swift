import Foundation
import Testing

// What a first visit needs to know.
extension PreviewBrowserTests {
  @Test func aFirstVisitIsToldOnce() throws {
    let page = try PreviewPage()
    let browser = page.browser
    let marks = "document.querySelectorAll('.told-mark').length"
    try page.open("tour=on&document=harbour.xml")
    #expect(try browser.waits(until: marks + " === 3"))
    // The focus stays where it was, and what is around them can be clicked.
    #expect(try browser.text("document.activeElement.localName") == "body")
    #expect(try browser.text("location.search") == "?document=harbour.xml")
    let covered = """
      [...document.querySelectorAll('#tabs button, #toolbar button, #axes select')].filter(each => {
        const box = each.getBoundingClientRect();
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.told') !== null;
      }).length
      """
    #expect(try browser.number(covered) == 0)
    let place = try page.place(of: "boats")
    try browser.click(x: place.x, y: place.y)
    #expect(try browser.waits(until: "document.getElementById('panel-why').innerText.includes('Boats today')"))
    // One goes by a click; they stay gone in this visit until all are, and come back while they are open.
    try page.click(".told-bar p")
    #expect(try browser.waits(until: marks + " === 2"))
    try page.open("tour=on&document=harbour.xml&interface=he")
    #expect(try browser.waits(until: marks + " === 3"))
    try browser.press("Escape")
    #expect(try browser.waits(until: marks + " === 0"))
    // Never again, but for those who ask.
    try page.open("tour=on&document=harbour.xml")
    #expect(try browser.waits(until: "document.getElementById('connection').classList.contains('on')"))
    #expect(try browser.number(marks) == 0)
    try browser.press("?")
    try page.press("Show the hints again", in: "dialog")
    #expect(try browser.waits(until: marks + " === 3 && document.querySelector('dialog') === null"))
    try page.press("Got it", in: ".told")
    #expect(try browser.waits(until: marks + " === 0") && browser.complaints == [])
  }

  @Test func withoutStorageAPageTellsOnce() throws {
    let page = try PreviewPage()
    let browser = page.browser
    let script = """
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
      """
    try browser.send("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    try page.open("tour=on&document=harbour.xml", until: "document.querySelectorAll('.told-mark').length === 3")
    try page.press("Got it", in: ".told")
    try page.choose("ar", in: "axis-locale")
    #expect(try browser.waits(until: "location.search.includes('locale=ar')"))
    try page.settles()
    #expect(try browser.number("document.querySelectorAll('.told-mark').length") == 0 && browser.complaints == [])
  }
}
