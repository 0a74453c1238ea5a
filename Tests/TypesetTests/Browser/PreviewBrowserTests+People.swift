import Foundation
import Testing

// The page is for everybody.
extension PreviewBrowserTests {
  @Test func theKeyboardReachesEverything() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml")
    // The first stop skips the bars; then each bar, list and tree is one stop.
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.className") == "skip")
    var stops: [String] = []
    while stops.count < 30 {
      try browser.press("Tab")
      let stop = try browser.text("document.activeElement.closest('[id]')?.id ?? ''")
      if stop.isEmpty || stop == stops.first { break }
      if stops.last != stop { stops.append(stop) }
    }
    for stop in ["toolbar", "axis-locale", "document-search", "document-list", "tab-why"] {
      #expect(stops.contains(stop), "\(stop) in \(stops)")
    }
    // Arrows go through the elements of the screen, and Escape outward.
    try browser.evaluate("document.querySelector('.stage').focus()")
    for key in ["Home", "ArrowDown"] { try browser.press(key) }
    #expect(
      try browser.waits(until: "new URLSearchParams(location.search).get('selected')?.endsWith('title1') === true"))
    try browser.press("Escape")
    #expect(
      try browser.waits(until: "new URLSearchParams(location.search).get('selected')?.endsWith('nav-bar1') === true"))
    #expect(try browser.waits(until: "document.getElementById('announcements').textContent !== ''"))
    // Keys for views, sizes, overlays, panels, documents and the list of keys.
    for (key, part) in [
      ("2", "view=grid"), ("1", "document=harbour.xml"), ("]", "text-size=xl"), ("i", "appearance=dark"),
      ("q", "direction=rtl"),
      ("d", "overlays=directions"), ("}", "document=second.xml"),
    ] {
      try browser.press(key)
      #expect(try browser.waits(until: "location.search.includes('\(part)')"), "\(key)")
    }
    try browser.press("?")
    #expect(try browser.waits(until: "document.querySelector('dialog')?.contains(document.activeElement) === true"))
    try browser.press("Escape")
    #expect(try browser.waits(until: "document.querySelector('dialog') === null"))
    #expect(browser.complaints == [])
  }

  @Test(arguments: ["light", "dark"])
  func nothingIsInaccessible(appearance: String) throws {
    let page = try PreviewPage()
    let browser = page.browser
    try browser.prefers(appearance)
    let script = DocumentationPage.root.appendingPathComponent("Tests/Cases/preview/accessibility.js")
    let check = try String(contentsOf: script, encoding: .utf8)
    for width in [1280, 360] {
      try browser.resize(width: width, height: 760)
      for query in [
        "selected=boats", "panel=findings&overlays=directions,targets", "panel=try&selected=boats&interface=he",
        "view=grid&interface=ar&locale=ar", "view=pair", "view=mirror", "view=sizes&interface=ar",
        "view=compare&interface=he", "full=yes",
      ] {
        try page.open("document=harbour.xml&" + query)
        if width == 360 { try browser.evaluate("document.body.classList.add('shows-inspector')") }
        let found = try browser.evaluate(check) as? [Any]
        #expect(found?.isEmpty == true, "\(query), \(width) points: \(found ?? [])")
      }
    }
  }

  @Test(arguments: ["ar", "he"])
  func theInterfaceIsMirrored(language: String) throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&interface=\(language)&selected=boats")
    #expect(try browser.text("document.documentElement.dir + document.documentElement.lang") == "rtl" + language)
    let left = { (id: String) in
      try browser.number("Math.round(document.getElementById('\(id)').getBoundingClientRect().left)")
    }
    let (inspector, sidebar, canvas) = (try left("inspector"), try left("sidebar"), try left("canvas"))
    #expect(inspector == 0 && sidebar > canvas)
    // The screen is the document's, and stays as it is.
    #expect(
      try browser.text("getComputedStyle(document.querySelector('.stage').shadowRoot.querySelector('.page')).direction")
        == "ltr")
    // Every word of the page has a translation.
    let latin = """
      [...document.querySelectorAll('.tab, .picker label, .view, h3, dt')].map(each => each.innerText.trim())
        .filter(text => /[A-Za-z]{3}/.test(text)).join()
      """
    #expect(try browser.text(latin).isEmpty)
  }

  @Test func aNarrowWindowHasRoomForEverything() throws {
    let page = try PreviewPage(width: 360, height: 640)
    let browser = page.browser
    try page.open("document=harbour.xml")
    let isWithin = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    #expect(try browser.waits(until: isWithin))
    #expect(try browser.number("document.querySelector('.stage').getBoundingClientRect().width") > 200)
    // The sides come when they are asked for.
    let place = try page.place(of: "boats")
    try browser.click(x: place.x, y: place.y)
    #expect(try browser.waits(until: "document.body.classList.contains('shows-inspector')"))
    #expect(try browser.waits(until: "document.getElementById('panel-why').innerText.includes('Boats today')"))
    #expect(try browser.waits(until: isWithin))
    try browser.press("Escape")
    #expect(try browser.waits(until: "!document.body.classList.contains('shows-inspector')"))
  }
}
