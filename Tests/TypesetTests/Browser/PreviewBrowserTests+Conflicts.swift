import Foundation
import Testing

// What happens to a text while somebody else is at it.
extension PreviewBrowserTests {
  @Test func ofTwoPeopleTheSecondOneDecides() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let first = command.text("Words.xcstrings")
    try page.open("document=harbour.xml")
    try confirm(on: page)
    try edit("boats", on: page)
    try browser.send("Input.insertText", ["text": "Ships"])
    // Somebody else, in a browser of their own, saves the same text.
    let other = try Browser()
    let parts = page.address.components(separatedBy: "#")
    try other.open("\(parts[0])?document=harbour.xml&selected=boats#\(parts[1])", until: PreviewPage.isDrawn)
    let save = """
      (async () => { const { version } = await (await fetch('api/entry?document=harbour.xml&key=boats')).json();
        const body = JSON.stringify({ document: 'harbour.xml', key: 'boats', locale: 'en', text: 'Ferries', version, confirmed: true });
        const token = '\(parts[1].replacingOccurrences(of: "token=", with: ""))';
        return (await fetch('api/save', { method: 'POST', headers: { 'X-Typeset-Token': token }, body })).status; })()
      """
    #expect(try other.number(save) == 200)
    let theirs = first.replacingOccurrences(of: "\"Boats today\"", with: "\"Ferries\"")
    // The first one hears of it at once, with both texts, and nothing of theirs is gone.
    #expect(try browser.waits(until: "document.querySelector('.card-theirs').innerText.includes('Ferries')"))
    #expect(try browser.text(Self.textField + ".value") == "Ships")
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.querySelector('dialog .bad') !== null"))
    let dialog = "document.querySelector('dialog').innerText + document.getElementById('save-text').value"
    #expect(try browser.text(dialog).contains("Ferries") && browser.text(dialog).contains("Ships"))
    #expect(command.text("Words.xcstrings") == theirs)
    // Theirs stays, if that is the decision, or mine.
    try page.press("Keep the text of the file", in: "dialog")
    #expect(
      try browser.waits(until: Self.textField + "?.value === 'Ferries' && document.activeElement === \(Self.textField)")
    )
    try browser.evaluate(Self.textField + ".select()")
    try browser.send("Input.insertText", ["text": "Boats"])
    try browser.press("Enter")
    #expect(
      command.waits {
        command.text("Words.xcstrings") == theirs.replacingOccurrences(of: "\"Ferries\"", with: "\"Boats\"")
      })
    // Both pages know what was saved.
    #expect(try other.waits(until: "document.querySelectorAll('.saved-text').length === 2"))
  }

  @Test func aTextWhoseDocumentIsDeletedIsKept() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    try page.open("document=second.xml&panel=try")
    try page.settles()
    try browser.press("F2")
    #expect(try browser.waits(until: Self.textField + "?.value === 'Another'"))
    try browser.send("Input.insertText", ["text": "Kept words"])
    #expect(try browser.waits(until: Self.drawnText + ".includes('Kept words')"))
    let second = command.text("second.xml")
    try FileManager.default.removeItem(at: command.folder.appendingPathComponent("second.xml"))
    #expect(try browser.waits(until: "\(Self.textField) === null && location.search.includes('harbour.xml')"))
    let list = "document.querySelector('.tried-texts')?.innerText ?? ''"
    #expect(try browser.waits(until: "(\(list)).includes('Kept words') && (\(list)).includes('gone')"))
    #expect(try browser.text("document.getElementById('notes').innerText").contains("kept under Try"))
    // It is there again with its document.
    try command.write(second, to: "second.xml")
    #expect(try browser.waits(until: "document.querySelector('.tried-text')?.disabled === false"))
    try browser.evaluate("document.querySelector('.tried-text').click()")
    #expect(try browser.waits(until: Self.drawnText + ".includes('Kept words')"))
  }

  @Test func aCatalogOfAnotherBranchIsNotOverwritten() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let first = command.text("Words.xcstrings")
    try page.open("document=harbour.xml&panel=try")
    try confirm(on: page)
    try edit("boats", on: page)
    #expect(try browser.waits(until: Self.isTextMeasured))
    try browser.send("Input.insertText", ["text": "Ships"])
    // Other texts of the file change: this one is saved into what is there now.
    var branch = first.replacingOccurrences(of: "\"Lamp\"", with: "\"Beacon\"")
    try command.write(branch, to: "Words.xcstrings")
    #expect(try browser.waits(until: Self.drawnText + ".includes('Beacon')"))
    try browser.press("Enter")
    branch = branch.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships\"")
    #expect(command.waits { command.text("Words.xcstrings") == branch })
    #expect(try browser.waits(until: "document.querySelector('.tried, .text-editing') === null"))
    // The key is gone there: nothing is written, and what was typed stays.
    try edit("boats", on: page)
    #expect(try browser.waits(until: Self.isTextMeasured))
    try browser.send("Input.insertText", ["text": "Ferries"])
    #expect(try browser.waits(until: Self.drawnText + ".includes('Ferries')"))
    branch = first.replacingOccurrences(of: "\"boats\"", with: "\"vessels\"")
    try command.write(branch, to: "Words.xcstrings")
    #expect(try browser.waits(until: "document.querySelector('.card-theirs').innerText !== ''"))
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.querySelector('.text-card .bad')?.innerText.includes('boats') === true"))
    #expect(command.text("Words.xcstrings") == branch)
    #expect(try browser.text("document.querySelector('.tried-texts').innerText").contains("Ferries"))
  }

  @Test func withoutStorageTextsAreChangedAsWell() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let refusing = """
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, { get() { throw new DOMException('no storage', 'SecurityError'); } });
      }
      """
    try browser.send("Page.addScriptToEvaluateOnNewDocument", ["source": refusing])
    try page.open("document=harbour.xml")
    try edit("boats", on: page)
    try browser.send("Input.insertText", ["text": "Ships"])
    try browser.press("Enter")
    try page.press("Save", in: "dialog .actions:last-child")
    #expect(command.waits { command.text("Words.xcstrings").contains("\"Ships\"") })
    #expect(try browser.waits(until: "document.querySelector('.tried, .waiting, dialog') === null"))
    // The page remembers by itself that this was confirmed.
    try edit("boats", on: page)
    try browser.send("Input.insertText", ["text": "Boats"])
    try browser.press("Enter")
    #expect(command.waits { command.text("Words.xcstrings").contains("\"Boats\"") })
    // What is only tried is lost with the page, which says so.
    try edit("plain", on: page)
    try browser.send("Input.insertText", ["text": "Tried"])
    try browser.evaluate("document.getElementById('tab-try').click()")
    #expect(try browser.waits(until: "document.querySelector('.tried-texts')?.innerText.includes('lost') === true"))
    #expect(browser.complaints == [])
  }

  @Test func pluralFormsAndPlaceholdersAreChangedWhereTheyAre() throws {
    let page = try PreviewPage(Self.plurals)
    let (browser, command) = (page.browser, page.command)
    let before = command.text("de.po")
    try page.open("document=boats.xml&locale=de")
    try confirm(on: page)
    try edit("boats", on: page)
    #expect(
      try browser.waits(
        until: "document.querySelector('.card-forms [aria-pressed=true]')?.innerText.startsWith('one') === true"))
    #expect(try browser.text(Self.textCard).contains("%d boat"))
    // Both forms at once: that on the screen, and another one as the file writes it.
    try browser.send("Input.insertText", ["text": "1 Schiff"])
    try browser.press("ArrowDown", modifiers: 1)
    #expect(try browser.waits(until: Self.textField + ".value === '%d Boote'"))
    try browser.evaluate(Self.textField + ".select()")
    try browser.send("Input.insertText", ["text": "%d Schiffe"])
    try browser.press("Enter")
    let after = before.replacingOccurrences(of: "%d Boote", with: "%d Schiffe")
      .replacingOccurrences(of: "%d Boot\"", with: "%d Schiff\"")
    #expect(command.waits { command.text("de.po") == after })
    #expect(try browser.waits(until: "document.querySelector('.tried, .text-editing, .waiting') === null"))
    // Without its placeholder, a text is not saved unseen.
    try edit("boats", on: page)
    #expect(try browser.waits(until: "document.querySelector('.card-forms [aria-pressed=true]') !== null"))
    try browser.send("Input.insertText", ["text": "Ein Schiff"])
    try browser.press("Enter")
    #expect(
      try browser.waits(
        until: "document.querySelector('dialog .placeholders-missing')?.innerText.includes('%d') === true"))
    #expect(command.text("de.po") == after)
    #expect(browser.complaints == [])
  }
}
