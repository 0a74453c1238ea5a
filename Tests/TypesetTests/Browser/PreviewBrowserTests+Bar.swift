import Foundation
import Testing

// The bar above everything.
extension PreviewBrowserTests {
  /// The rows in which the parts of the bar lie, and what is cut off in it.
  private static let rows = """
    (() => { const bar = document.getElementById('header').getBoundingClientRect();
      const parts = [...document.querySelectorAll('#header button, #header select')].filter(each =>
        each.checkVisibility() && each.closest('#more-body') === null);
      const boxes = parts.map(each => each.getBoundingClientRect());
      const rows = new Set(boxes.map(box => Math.round((box.top + box.bottom) / 8)));
      const axes = document.getElementById('axes');
      const cut = parts.filter((each, index) => boxes[index].left < bar.left - 1 || boxes[index].right > bar.right + 1
        || boxes.some((box, other) => other !== index && box.left < boxes[index].left && box.right > boxes[index].left + 1));
      if (axes.scrollWidth > axes.clientWidth) cut.push(axes);
      return `${rows.size} row, ${cut.map(each => each.id || each.className).join()} cut`; })()
    """

  @Test(arguments: ["en", "ar", "he"])
  func theBarIsOneRow(language: String) throws {
    let page = try PreviewPage(width: 1024, height: 768)
    let browser = page.browser
    try page.open(
      "document=harbour.xml&interface=\(language)&locale=ar&rows=device&rowvalues=iphone-se&device=iphone-xs&contrast=high"
        + "&bold=on&numerals=arab&overlays=order,margins")
    for view in ["screen", "grid", "pair", "mirror", "sizes"] {
      try browser.evaluate("document.querySelector('[data-view=\(view)]').click()")
      for (width, height) in [(1024, 768), (1440, 900)] {
        try browser.resize(width: width, height: height)
        let state = "\(view), \(language), \(width) points"
        // What has no room for its mark is counted at the menu.
        let isFitted = """
          innerWidth === \(width) && (shown => shown === document.querySelectorAll('.chip').length
            ? document.querySelector('.more-count').hidden
            : !document.querySelector('.more-count').hidden)(
            [...document.querySelectorAll('.chip')].filter(each => each.checkVisibility()).length)
            && document.querySelectorAll('.chip').length >= 6
          """
        #expect(try browser.waits(until: isFitted), "\(state)")
        #expect(try browser.waits(until: Self.rows + " === '1 row,  cut'"), "\(state)")
        let share = try browser.number("Math.floor(document.getElementById('canvas').offsetHeight / innerHeight * 100)")
        #expect(share >= 80, "\(state): \(share) %")
      }
    }
  }

  @Test func whatIsSetInMoreIsTakenBackInTheBar() throws {
    let page = try PreviewPage(width: 1440)
    let browser = page.browser
    try page.open("document=harbour.xml")
    // Nothing is reset where nothing was set.
    let isReset = "!document.getElementById('axis-reset').checkVisibility()"
    #expect(try browser.waits(until: isReset))
    // The menu by the keyboard: into it, and out again.
    try browser.evaluate("document.getElementById('more-button').focus()")
    try browser.press("Enter")
    let isOpen = "!document.getElementById('more-body').hidden"
    #expect(try browser.waits(until: isOpen + " && document.activeElement.ariaExpanded === 'true'"))
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.id") == "axis-device")
    try page.choose("iphone-xs", in: "axis-device")
    try browser.evaluate("document.getElementById('overlay-margins').click()")
    // Without the signs that keep quoted words apart.
    let chips = #"[...document.querySelectorAll('.chip')].map(e => e.innerText.replace(/[\u2068\u2069]/g, '')).join()"#
    #expect(try browser.waits(until: chips + " === 'iPhone XS,Margins'"))
    try browser.press("Escape")
    #expect(try browser.waits(until: "!(\(isOpen)) && document.activeElement.id === 'more-button'"))
    // A mark goes, and the focus to the next one; after the last one to the menu.
    try browser.evaluate("document.querySelector('.chip').focus()")
    try browser.press("Enter")
    #expect(try browser.waits(until: chips + " === 'Margins' && document.activeElement.innerText === 'Margins'"))
    #expect(try page.state("device").isEmpty)
    #expect(try page.state("overlays") == "margins")
    try browser.press("Enter")
    #expect(try browser.waits(until: chips + " === '' && document.activeElement.id === 'more-button'"))
    #expect(try browser.waits(until: isReset))
    // Everything at once, also what the bar itself shows, and the axes of a grid.
    try page.open("document=harbour.xml&view=grid&rows=appearance&columnvalues=l&text-size=ax1&bold=on&overlays=order")
    #expect(try browser.waits(until: chips + " === 'Bold text,Rows: Appearance,Columns: Text size,Reading order'"))
    try page.click("#axis-reset")
    #expect(try browser.waits(until: chips + " === '' && " + isReset))
    try page.settles()
    #expect(
      try browser.text("dispatchEvent(new Event('pagehide')), location.search") == "?document=harbour.xml&view=grid")
    // From the corner of the grid to its axes; a click elsewhere closes the menu.
    try page.click(".corner button")
    #expect(try browser.waits(until: isOpen + " && document.activeElement.id === 'grid-rows'"))
    try page.click("#grid-columnvalues-0")
    #expect(try browser.waits(until: chips + " === 'Columns: Text size'"))
    try browser.click(x: 700, y: 790)
    #expect(try browser.waits(until: "!(\(isOpen))") && browser.complaints == [])
  }

  @Test(arguments: ["en", "ar"])
  func onAPhoneTheBarIsOneRowForFingers(language: String) throws {
    let page = try PreviewPage(width: 390, height: 844)
    let browser = page.browser
    try browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try browser.send(
      "Emulation.setDeviceMetricsOverride", ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true])
    try page.open("document=harbour.xml&interface=\(language)&device=iphone-xs&overlays=order")
    #expect(try browser.text(Self.rows).hasPrefix("1 row"))
    let small = """
      [...document.querySelectorAll('#header button, #header select, #header label.menu-item')].filter(each =>
        each.checkVisibility() && (each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 40))
        .map(each => each.id || each.className).join()
      """
    #expect(try browser.text(small).isEmpty)
    // The tabulator stops at what is there.
    try browser.evaluate("document.querySelector('.skip').focus()")
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.dataset.body") == "shows-documents")
    try browser.press(language == "ar" ? "ArrowLeft" : "ArrowRight")
    #expect(try browser.text("document.activeElement.id") == "view-list")
    #expect(try browser.text("document.querySelector('.more-count span').innerText") == "2")
    try page.choose("sizes", in: "view-list")
    #expect(try browser.waits(until: "document.querySelectorAll('.film .stage').length === 12"))
    // The menu has everything else, as a sheet within the page; also the zoom.
    try browser.evaluate("document.getElementById('more-button').click()")
    let isWithin = """
      (box => box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && box.height > 300)(
        document.getElementById('more-body').getBoundingClientRect())
      """
    #expect(try browser.waits(until: isWithin))
    #expect(try browser.text(small).isEmpty)
    #expect(try browser.waits(until: "document.querySelector('.more-zoom .zoom-value').checkVisibility()"))
    try browser.evaluate("document.getElementById('more-reset').click()")
    #expect(try browser.waits(until: "document.querySelector('.more-count').hidden"))
    #expect(try browser.waits(until: "document.documentElement.scrollWidth <= innerWidth"))
  }
}
