import Foundation
import Testing

// Texts are tried, and saved.
extension PreviewBrowserTests {
  @Test func aTextIsTriedAndSaved() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let files = (document: command.text("harbour.xml"), catalog: command.text("Words.xcstrings"))
    try page.open("document=harbour.xml&panel=try&selected=boats")
    let measure = "document.querySelector('.measured strong')?.innerText ?? ''"
    #expect(try browser.waits(until: "/Up to \\d+ characters fit/.test(\(measure))"))
    try type("Ships", into: "try-text", on: page)
    #expect(try browser.waits(until: "document.querySelector('.screen.tried') !== null"))
    #expect(
      try page.browser.text("document.querySelector('.stage').shadowRoot.querySelector('svg').textContent").contains(
        "Ships"))
    // Another size and direction are tried with it, and everything is as it was without a file changed.
    try page.choose("ax1", in: "try-textSize")
    try page.choose("rtl", in: "try-direction")
    #expect(try browser.waits(until: "document.querySelector('.measured')?.innerText.includes('Trying')"))
    #expect(command.text("harbour.xml") == files.document && command.text("Words.xcstrings") == files.catalog)
    // The markup is copied.
    try browser.evaluate("navigator.clipboard.writeText = async text => { globalThis.copied = text; }")
    try page.press("Copy as markup")
    #expect(try browser.waits(until: "globalThis.copied !== undefined"))
    #expect(try browser.text("copied") == "<label dir=\"rtl\" id=\"boats\">Ships</label>")

    // The difference is shown before anything is written.
    try page.press("Save", in: "#panel-try")
    #expect(
      try browser.waits(
        until: "document.querySelector('dialog .difference-text')?.innerText.includes('Ships') === true"))
    #expect(command.text("Words.xcstrings") == files.catalog)
    try page.press("Save", in: "dialog")
    #expect(command.waits { command.text("Words.xcstrings") != files.catalog })
    #expect(
      command.text("Words.xcstrings")
        == files.catalog.replacingOccurrences(of: "\"value\" : \"Boats today\"", with: "\"value\" : \"Ships\""))
    #expect(command.text("harbour.xml") == files.document)
    #expect(
      try browser.waits(
        until:
          "document.querySelector('.tried, dialog') === null && document.getElementById('elements').innerText.includes('Ships')"
      ))
    #expect(browser.complaints == [])
  }

  @Test func whatIsTriedInOneLanguageStaysThere() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&panel=try&selected=boats")
    let field = "document.getElementById('try-text')?.value"
    #expect(try browser.waits(until: field + " === 'Boats today'"))
    try type("Ships", into: "try-text", on: page)
    #expect(try browser.waits(until: "document.querySelector('.screen.tried') !== null"))
    try page.choose("ar", in: "axis-locale")
    #expect(try browser.waits(until: field + " === 'قوارب اليوم'"))
    #expect(try browser.waits(until: "document.querySelector('.tried, .waiting') === null"))
    try type("سفن", into: "try-text", on: page)
    #expect(try browser.waits(until: "document.querySelector('.screen.tried') !== null"))
    // Both are still there, each in its language.
    try page.choose("", in: "axis-locale")
    #expect(
      try browser.waits(until: field + " === 'Ships' && document.querySelector('.screen.tried:not(.waiting)') !== null")
    )
    try page.choose("ar", in: "axis-locale")
    #expect(try browser.waits(until: field + " === 'سفن'"))
    #expect(browser.complaints == [])
  }

  @Test func oneTriedTextIsDiscardedAndAnotherStays() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&panel=try&selected=boats")
    let field = "document.getElementById('try-text')?.value"
    let drawn = "document.querySelector('.stage').shadowRoot.querySelector('svg').textContent"
    #expect(try browser.waits(until: field + " === 'Boats today'"))
    try type("Ships", into: "try-text", on: page)
    #expect(try browser.waits(until: "\(drawn).includes('Ships')"))
    let (x, y) = try page.place(of: "plain")
    try browser.click(x: x, y: y)
    #expect(try browser.waits(until: field + " === 'A text without a key'"))
    try type("Another text", into: "try-text", on: page)
    #expect(try browser.waits(until: "\(drawn).includes('Another text') && \(drawn).includes('Ships')"))
    try page.press("Discard", in: "#panel-try")
    #expect(
      try browser.waits(until: "\(drawn).includes('A text without a key') && \(drawn).includes('Ships')"))
    try page.press("Discard all", in: "#panel-try")
    #expect(try browser.waits(until: "document.querySelector('.tried') === null && \(drawn).includes('Boats today')"))
    #expect(browser.complaints == [])
  }

  @Test func whatIsTriedStaysUntilItIsDiscarded() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&panel=try&selected=boats")
    let field = "document.getElementById('try-text')?.value"
    let list = "[...document.querySelectorAll('.tried-text')].map(each => each.innerText).join('|')"
    let isSettled = " && document.querySelector('.waiting') === null"
    #expect(try browser.waits(until: field + " === 'Boats today'" + isSettled))
    try type("Ships\ntoday", into: "try-text", on: page)
    #expect(try browser.waits(until: "document.querySelector('.screen.tried') !== null"))
    #expect(try browser.waits(until: "document.getElementById('count-try').innerText === '1'"))
    try page.choose("ar", in: "axis-locale")
    #expect(try browser.waits(until: field + " === 'قوارب اليوم'" + isSettled))
    try type("سفن", into: "try-text", on: page)
    #expect(try browser.waits(until: "document.getElementById('count-try').innerText === '2'"))

    // Another document, and the page opened again, lose nothing; the list leads back.
    try browser.evaluate("document.querySelector('#document-list a[data-id=\"second.xml\"]').click()")
    #expect(try browser.waits(until: list + ".includes('Ships') && \(list).includes('سفن')"))
    try page.open("document=second.xml&panel=try")
    #expect(try browser.waits(until: list + ".includes('Ships') && \(list).includes('سفن')"))
    #expect(try browser.text("document.querySelector('.tried-texts h3').innerText") == "2 tried texts")
    try browser.evaluate("document.querySelector('.tried-text').click()")
    #expect(try browser.waits(until: field + " === 'Ships\\ntoday'"))
    let drawn = "document.querySelector('.stage').shadowRoot.querySelector('svg').textContent"
    #expect(try browser.waits(until: "document.querySelector('.screen.tried') !== null && \(drawn).includes('Ships')"))

    // An element that is not there keeps nobody from trying others.
    try page.command.write(
      page.command.text("harbour.xml").replacingOccurrences(of: "id=\"boats\" ", with: "id=\"ships\" "),
      to: "harbour.xml")
    #expect(try browser.waits(until: list + ".includes('Element is gone')"))
    try browser.evaluate("document.querySelector('.tried-texts .icon-button').click()")
    #expect(try browser.waits(until: "document.querySelectorAll('.tried-text').length === 1"))
    try page.press("Discard all", in: "#panel-try")
    #expect(try browser.waits(until: "document.querySelector('.tried-texts') === null"))
    try page.open("document=harbour.xml&panel=try")
    #expect(try browser.waits(until: "document.querySelector('.tried-texts') === null"))
    #expect(browser.complaints == [])
  }

  @Test func aSecondClickLeadsToTheTextOfARow() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&panel=try")
    // The lower edge of a row, where no text is.
    let (x, y) = try page.place(of: "boats")
    try browser.click(x: x, y: y + 16)
    #expect(try browser.waits(until: "document.querySelector('#panel-try .choices button') !== null"))
    #expect(try browser.text("document.querySelector('#panel-try .choices').innerText").contains("Boats today"))
    try browser.click(x: x, y: y + 16)
    #expect(try browser.waits(until: "document.getElementById('try-text')?.value === 'Boats today'"))
  }

  @Test func anUnknownDocumentIsNamed() throws {
    let page = try PreviewPage()
    try page.open("document=missing.xml")
    #expect(try page.browser.waits(until: "document.getElementById('notes').innerText.includes('missing.xml')"))
  }

  @Test func anEntryThatSomebodyElseHasChangedIsNotOverwritten() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let catalog = command.text("Words.xcstrings")
    try page.open("document=harbour.xml&panel=try&selected=boats")
    #expect(try browser.waits(until: "document.getElementById('try-text') !== null"))
    try type("Ships", into: "try-text", on: page)
    try page.press("Save", in: "#panel-try")
    #expect(try browser.waits(until: "document.querySelector('dialog .primary')?.disabled === false"))
    let theirs = catalog.replacingOccurrences(of: "\"Boats today\"", with: "\"Ferries\"")
    try command.write(theirs, to: "Words.xcstrings")
    try page.press("Save", in: "dialog")
    #expect(try browser.waits(until: "document.querySelector('dialog .bad') !== null"))
    #expect(try browser.text("document.querySelector('dialog').innerText").contains("Ferries"))
    #expect(command.text("Words.xcstrings") == theirs)
    // Only who has seen it overwrites it.
    try page.press("Save mine over it", in: "dialog")
    #expect(try browser.waits(until: "document.querySelector('dialog .primary')?.disabled === false"))
    try page.press("Save", in: "dialog .actions:last-child")
    #expect(
      command.waits {
        command.text("Words.xcstrings") == catalog.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships\"")
      })
  }

  @Test func withoutTheTokenNothingIsWritten() throws {
    let page = try PreviewPage()
    let address = page.address.components(separatedBy: "#")[0]
    try page.browser.open(address + "?document=harbour.xml&panel=try&selected=boats", until: PreviewPage.isDrawn)
    #expect(
      try page.browser.waits(until: "document.querySelector('.measured .bad')?.innerText.includes('token') === true"))
  }

  /// Writes into a field of the page, as a person does.
  private func type(_ text: String, into id: String, on page: PreviewPage) throws {
    try page.browser.evaluate("(document.getElementById('\(id)').focus(), document.getElementById('\(id)').select())")
    try page.browser.send("Input.insertText", ["text": text])
  }
}
