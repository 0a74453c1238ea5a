import Foundation
import Testing

// The list of documents, and what is said of a screen while nothing is selected.
extension PreviewBrowserTests {
  /// Documents in folders, one of them with a text that is not translated, and one with a finding.
  private static let folders = [
    "first.xml": PreviewPage.files["second.xml"]!.replacingOccurrences(of: "Second", with: "First"),
    "shop/cart/pay.xml": """
    <document lang="en"><head><title>Pay</title><catalog src="Shop.strings"/><variants locales="en,ar"/></head>
      <screen device="iphone-se"><p key="pay">Pay now</p></screen></document>
    """,
    "shop/cart/Shop.strings": "\"pay\" = \"Pay now\";\n",
    "shop/list.xml": """
    <document lang="en"><head><title>List</title></head>
      <canvas width="200"><button id="tiny" width="12" height="12">x</button></canvas></document>
    """,
  ]

  /// A page of documents in folders.
  private func foldersPage() throws -> PreviewPage {
    try PreviewPage([:], "--root", ".") { command in
      for (name, text) in Self.folders {
        let file = command.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }

  /// An expression: the ids of the documents that are listed.
  private static let listed = """
    [...document.querySelectorAll('#document-list a')].filter(each => each.checkVisibility()).map(each => each.dataset.id).join()
    """

  /// An expression: the names of the marks of a document.
  private func marks(_ id: String) -> String {
    "[...document.querySelectorAll('[data-id=\"\(id)\"] .mark')].map(each => each.getAttribute('aria-label')).join()"
  }

  @Test func theListHasFoldersMarksAndFilters() throws {
    let page = try foldersPage()
    let browser = page.browser
    try page.open("document=first.xml")
    let all = "first.xml,shop/cart/pay.xml,shop/list.xml"
    #expect(try browser.text(Self.listed) == all)
    // Marks come later, with names.
    #expect(try browser.waits(until: marks("shop/cart/pay.xml") + ".includes('1 untranslated text: Arabic 1')"))
    #expect(try browser.waits(until: marks("shop/list.xml") + ".includes('finding')"))
    #expect(try browser.waits(until: "document.getElementById('document-progress').hidden"))
    #expect(try browser.text(marks("first.xml")).isEmpty)
    // A folder folds by keys, and stays so; a search opens it.
    try browser.evaluate("document.querySelector('[data-folder=shop]').focus()")
    try browser.press("ArrowLeft")
    #expect(try browser.text(Self.listed) == "first.xml")
    #expect(try browser.text("document.activeElement.getAttribute('aria-expanded')") == "false")
    try page.open("document=first.xml")
    #expect(try browser.text(Self.listed) == "first.xml")
    try browser.evaluate("document.getElementById('document-search').focus()")
    try browser.send("Input.insertText", ["text": "pay"])
    #expect(try browser.waits(until: Self.listed + " === 'shop/cart/pay.xml'"))
    #expect(try browser.text("document.getElementById('document-count').textContent") == "1 document")
    try browser.evaluate(
      "(() => { const s = document.getElementById('document-search'); s.value = ''; s.dispatchEvent(new Event('input')); })()"
    )
    // Outwards, and inwards again.
    try browser.evaluate("document.querySelector('[data-folder=shop]').focus()")
    try browser.press("ArrowRight")
    #expect(try browser.text(Self.listed) == all)
    for key in ["ArrowRight", "ArrowRight"] { try browser.press(key) }
    #expect(try browser.text("document.activeElement.dataset.id ?? ''") == "shop/cart/pay.xml")
    try browser.press("ArrowLeft")
    #expect(try browser.text("document.activeElement.dataset.folder") == "shop/cart")
    // Filters are in the address, and the keys for documents follow them.
    #expect(
      try browser.waits(until: "document.querySelector('.filter[data-mark=untranslated]')?.innerText.includes('1')"))
    try page.click(".filter[data-mark=untranslated]")
    #expect(try browser.waits(until: Self.listed + " === 'shop/cart/pay.xml'"))
    #expect(try page.state("marks") == "untranslated")
    try page.click(".filter[data-mark=findings]")
    #expect(try browser.waits(until: Self.listed + " === 'shop/cart/pay.xml,shop/list.xml'"))
    #expect(try page.state("marks") == "findings,untranslated")
    #expect(browser.complaints == [])
  }

  @Test func aDocumentThatStopsWorkingIsNamedOnce() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    try page.open("document=harbour.xml")
    // Notices come only after somebody has asked for them, and only while the page is not seen.
    try browser.evaluate(
      """
      void (globalThis.notices = [], globalThis.said = [],
        globalThis.Notification = class { static permission = 'default';
          static async requestPermission() { return this.permission = 'granted'; }
          constructor(title) { notices.push(title); } close() {} },
        new MutationObserver(() => said.push(document.getElementById('announcements').textContent.trim()))
          .observe(document.getElementById('announcements'), { childList: true, characterData: true, subtree: true }))
      """)
    let second = command.text("second.xml")
    let link = "document.querySelector('[data-id=\"second.xml\"]')"
    try command.write(second.replacingOccurrences(of: "<p>", with: "<q>"), to: "second.xml")
    #expect(try browser.waits(until: link + ".classList.contains('broken')"))
    #expect(try browser.text(marks("second.xml")).contains("error"))
    // What changes again while it is broken is not said again.
    try command.write(second.replacingOccurrences(of: "<p>", with: "<r>"), to: "second.xml")
    try command.write(second, to: "second.xml")
    #expect(
      try browser.waits(
        until: "!\(link).classList.contains('broken') && said.some(each => each.includes('works again'))"))
    #expect(try browser.number("said.filter(each => each.includes('has errors now')).length") == 1)
    #expect(try browser.number("notices.length") == 0)
    try browser.evaluate(
      """
      (async () => { document.getElementById('desktop-notices').click(); await new Promise(requestAnimationFrame);
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }); })()
      """)
    #expect(
      try browser.text(
        "document.getElementById('desktop-notices').ariaPressed + localStorage.getItem('typeset-notices')") == "trueon")
    // The one that is shown, too.
    let harbour = command.text("harbour.xml")
    try command.write(harbour.replacingOccurrences(of: "<image", with: "<imag"), to: "harbour.xml")
    #expect(try browser.waits(until: "notices.some(each => each.includes('Harbour'))"))
    try command.write(harbour, to: "harbour.xml")
    #expect(try browser.waits(until: "notices.length === 2"))
    #expect(browser.complaints == [])
  }

  @Test func aRenamedDocumentStaysShown() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&selected=boats&panel=why")
    let folder = page.command.folder
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("port"), withIntermediateDirectories: true)
    _ = try page.command.shell("cp flag.svg Words.xcstrings port && mv harbour.xml port/quay.xml")
    #expect(try browser.waits(until: "new URLSearchParams(location.search).get('document') === 'port/quay.xml'"))
    #expect(try browser.waits(until: "document.getElementById('notes').innerText.includes('port/quay.xml')"))
    #expect(try page.state("selected") == "boats")
    try page.settles()
    #expect(try page.color(of: "flag") == "#d00000")
    #expect(browser.complaints == [])
  }

  @Test func theScreenSpeaksWhileNothingIsSelected() throws {
    let page = try PreviewPage(PreviewPage.files, "--baselines", "base") { command in
      try FileManager.default.createDirectory(
        at: command.folder.appendingPathComponent("base"), withIntermediateDirectories: true)
      let recorded = try command.run("verify", "harbour.xml", "--baselines", "base", "--update", "all")
      #expect(recorded.status == 0, "\(recorded.errors)")
      let catalog = command.text("Words.xcstrings")
      try command.write(
        catalog.replacingOccurrences(of: "\"Boats today\"", with: "\"All boats today\""), to: "Words.xcstrings")
    }
    let browser = page.browser
    try page.open("document=harbour.xml&locale=ar")
    let part = { (name: String) in "document.querySelector('#panel-why [data-part=\(name)]')" }
    #expect(try browser.waits(until: part("texts") + "?.innerText.includes('Translated')"))
    #expect(try browser.text(part("texts") + ".innerText").hasPrefix("Texts in"))
    #expect(try browser.waits(until: part("longest") + "?.innerText.includes('of its room')"))
    #expect(try browser.waits(until: part("baselines") + "?.querySelector('.overview-row') !== null"))
    // A text leads to its element, and from it there is a way back.
    try page.click("#panel-why [data-part=longest] .overview-text")
    #expect(try browser.waits(until: "document.querySelector('#panel-why dl.properties') !== null"))
    try browser.evaluate("document.querySelector('.stage').focus()")
    for _ in 0..<6 { try browser.press("Escape") }
    #expect(try browser.waits(until: part("findings") + "?.querySelector('.overview-row, .good') !== null"))
    // What somebody takes a translation away from is said, while nobody loses their place.
    let catalog = page.command.text("Words.xcstrings")
    try page.command.write(
      catalog.replacingOccurrences(
        of: "\"translated\",\n            \"value\" : \"المصباح\"",
        with: "\"needs_review\",\n            \"value\" : \"المصباح\""),
      to: "Words.xcstrings")
    #expect(try browser.waits(until: part("texts") + "?.querySelector('details[data-key=needs-review]') !== null"))
    try browser.evaluate(part("texts") + ".querySelector('summary').click()")
    try page.press("المصباح", in: "#panel-why")
    #expect(try browser.waits(until: "document.querySelector('#panel-why .subject h2')?.innerText === 'المصباح'"))
    // Changes since the baselines lead to them.
    try browser.evaluate("document.querySelector('.stage').focus()")
    for _ in 0..<6 { try browser.press("Escape") }
    #expect(try browser.waits(until: part("baselines") + "?.querySelector('.small-button') !== null"))
    try browser.evaluate(part("baselines") + ".querySelector('.small-button').click()")
    #expect(
      try browser.waits(until: "location.search.includes('panel=approve') && location.search.includes('variant=')"))
    #expect(browser.complaints == [])
  }

  @Test func fiveHundredDocumentsStayQuick() throws {
    let page = try PreviewPage([:]) { command in
      for number in 0..<500 {
        let folder = command.folder.appendingPathComponent("part\(number % 20)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.folders["first.xml"]!.replacingOccurrences(of: "First", with: "Number \(number)")
          .write(to: folder.appendingPathComponent("d\(number).xml"), atomically: true, encoding: .utf8)
      }
    }
    let browser = page.browser
    try page.open("document=part0/d0.xml")
    #expect(try browser.number("document.querySelectorAll('#document-list a').length") == 500)
    // Entries out of view are not laid out, and a search makes none again.
    #expect(
      try browser.text("getComputedStyle(document.querySelector('#document-list a').parentElement).contentVisibility")
        == "auto")
    try browser.evaluate(
      """
      void (globalThis.made = 0, new MutationObserver(list => list.forEach(each => made += each.addedNodes.length))
        .observe(document.getElementById('document-list'), { childList: true, subtree: true }))
      """)
    let search = """
      (() => { const field = document.getElementById('document-search'); const times = [];
        for (const words of ['n', 'nu', 'number', 'number 4', 'number 49', '']) {
          const start = performance.now(); field.value = words; field.dispatchEvent(new Event('input')); times.push(performance.now() - start);
        }
        return times.sort((one, other) => one - other)[2]; })()
      """
    // The median, so that a machine that does much else does not count.
    #expect(try browser.number(search) < 50)
    // Folders have numbers, which are texts.
    #expect(try browser.number("made") <= 6 * 20)
  }
}
