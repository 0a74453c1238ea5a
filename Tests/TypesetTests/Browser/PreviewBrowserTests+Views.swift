import Foundation
import Testing

// What the views and their keys show.
extension PreviewBrowserTests {
  @Test func bothDirectionsFitBesideEachOther() throws {
    let page = try PreviewPage(width: 1360, height: 700)
    try page.open("document=harbour.xml&view=pair")
    #expect(try page.browser.waits(until: "document.querySelectorAll('.screen.waiting').length === 0"))
    // No pane has to be scrolled sideways.
    let fits = "[...document.querySelectorAll('.pane')].every(p => p.clientWidth > 0 && p.scrollWidth <= p.clientWidth)"
    #expect(try page.browser.waits(until: PreviewPage.isDrawn + " && " + fits))
  }

  @Test func theMirroredViewFits() throws {
    let page = try PreviewPage(width: 1360, height: 640)
    try page.open("document=harbour.xml&view=mirror")
    let fits = """
      (c => c.scrollHeight <= c.clientHeight && c.scrollWidth <= c.clientWidth)(document.getElementById('canvas'))
      """
    #expect(try page.browser.waits(until: PreviewPage.isDrawn + " && " + fits))
  }

  @Test func theLegendCoversNothing() throws {
    let page = try PreviewPage()
    try page.open("document=harbour.xml&overlays=directions")
    let isBelow = """
      (([canvas, legend]) => legend.height > 0 && legend.top >= canvas.bottom)(
        ['canvas', 'legend'].map(id => document.getElementById(id).getBoundingClientRect()))
      """
    #expect(try page.browser.waits(until: PreviewPage.isDrawn + " && " + isBelow))
  }

  @Test func theKeyForTheNextComparisonAlwaysChangesIt() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&view=mirror")
    let mode = "document.querySelector('.comparison-frame')?.dataset.mode"
    #expect(try browser.waits(until: mode + " === 'slider'"))
    for next in ["overlay", "blink", "slider"] {
      try browser.press("n")
      #expect(try browser.waits(until: mode + " === '\(next)'"), "\(next)")
    }
  }

  @Test func onlyKeysThatActAreListed() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml")
    try browser.press("?")
    #expect(try browser.waits(until: "document.querySelector('dialog .keys') !== null"))
    // Without baselines there is nothing to approve.
    let text = try browser.text("document.querySelector('dialog').innerText")
    #expect(text.contains("Findings") && text.contains("Next way to compare") && !text.contains("Accept all"))
    // They are listed by what people do, and what nothing belongs to is left out.
    let tasks = try browser.text("[...document.querySelectorAll('dialog h3')].map(each => each.innerText).join()")
    #expect(tasks.hasPrefix("Look,Compare,Edit text,") && tasks.hasSuffix("Review,Design"), "\(tasks)")
  }
}
