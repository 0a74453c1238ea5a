import Foundation
import Testing

// Texts are changed on the canvas.
extension PreviewBrowserTests {
  /// An expression: the field over the text that is changed.
  private static let field = "document.querySelector('.text-field')"
  /// An expression: what the card beside it says.
  private static let card = "document.querySelector('.text-card').innerText"
  /// An expression: whether the text is measured, after which nothing moves.
  private static let isMeasured = "document.querySelector('.card-limit')?.innerText.includes('fit') === true"
  /// An expression: what is drawn.
  private static let drawn = "document.querySelector('.stage').shadowRoot.querySelector('svg').textContent"

  @Test func aTextIsChangedWhereItIs() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let first = command.text("Words.xcstrings")
    try page.open("document=harbour.xml")
    try edit("boats", on: page)
    // The field has a name and a description, and lies on its text.
    #expect(try browser.text(Self.field + ".getAttribute('aria-label')").contains("boats"))
    #expect(try browser.waits(until: Self.isMeasured))
    let about =
      "\(Self.field).getAttribute('aria-describedby').split(' ').map(id => document.getElementById(id).textContent).join()"
    #expect(try browser.text(about).contains("11 characters"))
    let (x, y) = try page.place(of: "boats")
    #expect(try browser.waits(until: "document.elementFromPoint(\(x), \(y)) === \(Self.field)"))
    try browser.send("Input.insertText", ["text": "Ships"])
    #expect(try browser.waits(until: Self.drawn + ".includes('Ships')"))
    // The first save of a session shows its difference.
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.querySelector('dialog .primary')?.disabled === false"))
    #expect(command.text("Words.xcstrings") == first)
    try page.press("Save", in: "dialog .actions:last-child")
    let second = first.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships\"")
    #expect(command.waits { command.text("Words.xcstrings") == second })
    #expect(
      try browser.waits(
        until: "document.activeElement.className === 'stage' && document.querySelector('.tried, .waiting') === null"))
    // The next one is saved at once.
    try browser.press("Enter")
    #expect(try browser.waits(until: Self.field + "?.value === 'Ships'"))
    try browser.press("Tab", modifiers: 8)
    #expect(try browser.waits(until: Self.field + "?.value === 'Lamp' && \(Self.isMeasured)"))
    try browser.send("Input.insertText", ["text": "Light"])
    try browser.press("Enter")
    let third = second.replacingOccurrences(of: "\"Lamp\"", with: "\"Light\"")
    #expect(command.waits { command.text("Words.xcstrings") == third })
    #expect(try browser.waits(until: "document.querySelector('.toast.acting')?.innerText.includes('Undo') === true"))
    #expect(try browser.waits(until: "document.querySelector('dialog, .text-editing') === null"))
    #expect(browser.complaints == [])
  }

  @Test func savesAreUndoneAndRedone() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let first = command.text("Words.xcstrings")
    try page.open("document=harbour.xml&panel=try")
    try confirm(on: page)
    try edit("boats", on: page)
    try browser.send("Input.insertText", ["text": "Ships"])
    try browser.press("Enter")
    let second = first.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships\"")
    #expect(command.waits { command.text("Words.xcstrings") == second })
    #expect(try browser.waits(until: Self.drawn + ".includes('Ships') && document.querySelector('.tried') === null"))
    try browser.press("z", modifiers: 2)
    #expect(command.waits { command.text("Words.xcstrings") == first })
    #expect(try browser.waits(until: Self.drawn + ".includes('Boats today')"))
    // The list survives that the page is opened again, and its buttons do what the keys do.
    try page.open("document=harbour.xml&panel=try")
    #expect(try browser.waits(until: "document.querySelector('.saved-texts')?.innerText.includes('Undone') === true"))
    try page.press("Redo", in: ".saved-texts")
    #expect(command.waits { command.text("Words.xcstrings") == second })
    #expect(
      try browser.waits(until: "document.querySelector('.toast.acting')?.innerText.includes('Saved again') === true"))

    // Somebody else changes the file: their entry stays.
    let theirs = second.replacingOccurrences(of: "\"Lamp\"", with: "\"Beacon\"")
    try command.write(theirs, to: "Words.xcstrings")
    #expect(try browser.waits(until: Self.drawn + ".includes('Beacon')"))
    try browser.press("z", modifiers: 2)
    #expect(
      try browser.waits(
        until: "document.querySelector('dialog .difference-text')?.innerText.includes('Boats today') === true"))
    #expect(try browser.text("document.querySelector('dialog').innerText").contains("Words.xcstrings"))
    #expect(command.text("Words.xcstrings") == theirs)
    try page.press("Change back this entry", in: "dialog")
    #expect(
      command.waits {
        command.text("Words.xcstrings") == theirs.replacingOccurrences(of: "\"Ships\"", with: "\"Boats today\"")
      })
    try browser.press("z", modifiers: 10)
    #expect(command.waits { command.text("Words.xcstrings") == theirs })
  }

  @Test func whatIsTypedIsTakenBackOrTried() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&selected=boats")
    try page.settles()
    try browser.press("F2")
    #expect(try browser.waits(until: Self.field + "?.value === 'Boats today' && \(Self.isMeasured)"))
    try browser.send("Input.insertText", ["text": "Ships"])
    #expect(try browser.waits(until: Self.drawn + ".includes('Ships')"))
    try browser.press("Escape")
    #expect(
      try browser.waits(
        until:
          "\(Self.field) === null && document.querySelector('.tried') === null && \(Self.drawn).includes('Boats today')"
      ))
    #expect(try browser.text("document.activeElement.className") == "stage")
    #expect(try browser.waits(until: "document.getElementById('count-try').hidden"))
    // Who clicks elsewhere keeps it as a tried text; a line break is one.
    try browser.press("Enter")
    #expect(try browser.waits(until: Self.field + "?.value === 'Boats today'"))
    try browser.send("Input.insertText", ["text": "Ships"])
    try browser.press("Enter", modifiers: 8)
    try browser.press("Enter", modifiers: 1)
    try browser.send("Input.insertText", ["text": "now"])
    #expect(try browser.text(Self.field + ".value") == "Ships\n\nnow")
    #expect(try browser.waits(until: Self.drawn + ".includes('Ships')"))
    let (x, y) = try page.place(of: "flag")
    try browser.click(x: x, y: y)
    #expect(try browser.waits(until: "\(Self.field) === null && location.search.includes('selected=flag')"))
    #expect(try browser.text("document.getElementById('count-try').innerText") == "1")
    // Texts follow each other as they are read; one without a key says why it stays here.
    try edit("boats", on: page)
    #expect(try browser.text(Self.field + ".value") == "Ships\n\nnow")
    try browser.press("Tab")
    #expect(try browser.waits(until: Self.field + "?.value === 'A text without a key'"))
    #expect(try browser.text(Self.card).contains("written in the document"))
    try browser.send("Input.insertText", ["text": "Another"])
    try browser.press("Enter")
    #expect(
      try browser.evaluate("\(Self.field).value === 'Another' && document.querySelector('dialog') === null") as? Bool
        == true)
    try browser.press("Tab")
    #expect(try browser.waits(until: "document.getElementById('announcements').innerText.includes('last text')"))
    try browser.press("Tab", modifiers: 8)
    #expect(try browser.waits(until: Self.field + "?.value.startsWith('Ships') === true"))
    #expect(try browser.text("document.getElementById('count-try').innerText") == "2")
    #expect(browser.complaints == [])
  }

  @Test func theCardStaysOnTheCanvas() throws {
    let page = try PreviewPage(width: 1440, height: 600)
    let browser = page.browser
    let isInside = """
      (() => { const [card, canvas] = ['.text-card', '#canvas'].map(each => document.querySelector(each).getBoundingClientRect());
        return card.left >= canvas.left && card.right <= canvas.right && card.top >= canvas.top && card.bottom <= canvas.bottom; })()
      """
    for (language, edge) in [("en", "left"), ("ar", "right")] {
      for zoom in ["0.3", "1", "3"] {
        try page.open("document=harbour.xml&locale=ar&interface=\(language)&zoom=\(zoom)&selected=boats")
        try page.settles()
        try browser.press("F2")
        let limit = "document.querySelector('.card-limit')?.innerText.length > 0"
        #expect(try browser.waits(until: "\(Self.field)?.dir === 'rtl' && \(limit)"))
        #expect(try browser.waits(until: isInside), "\(language), zoom \(zoom)")
        // It begins where its field begins, as the page does, where there is room.
        if zoom == "1" {
          let edges =
            "['.text-card', '.text-field'].map(each => Math.round(document.querySelector(each).getBoundingClientRect().\(edge)))"
          #expect(try browser.waits(until: "new Set(\(edges)).size === 1"))
        }
      }
    }
  }

  @Test func aFingerChangesATextToo() throws {
    let page = try PreviewPage(width: 390, height: 800)
    let browser = page.browser
    try browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try page.open("document=harbour.xml")
    try page.settles()
    let (x, y) = try page.place(of: "boats")
    func touch(_ time: Double) throws {
      try browser.send("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": x, "y": y]]])
      Thread.sleep(forTimeInterval: time)
      try browser.send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
    }
    // A second tap, and one that rests.
    try touch(0.02)
    #expect(try browser.waits(until: "document.body.classList.contains('shows-inspector')"))
    try browser.evaluate("document.body.classList.remove('shows-inspector')")
    try touch(0.02)
    #expect(
      try browser.waits(until: Self.field + "?.value === 'Boats today' && document.activeElement === \(Self.field)"))
    try browser.press("Escape")
    #expect(try browser.waits(until: Self.field + " === null"))
    try touch(0.6)
    #expect(try browser.waits(until: Self.field + "?.value === 'Boats today'"))
    // Its buttons are large enough.
    #expect(
      try browser.waits(
        until:
          "[...document.querySelectorAll('.text-card button')].every(each => each.getBoundingClientRect().height >= 44)"
      ))
  }

  /// Begins to change a text by a double click.
  private func edit(_ id: String, on page: PreviewPage) throws {
    try page.settles()
    let (x, y) = try page.place(of: id)
    for count in 1...2 {
      for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
        try page.browser.send(
          "Input.dispatchMouseEvent",
          ["type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left", "clickCount": count])
      }
    }
    guard try page.browser.waits(until: "document.activeElement === \(Self.field)") else {
      throw Browser.Failure(description: "\(id) is not changed")
    }
  }

  /// Makes the page one in which a save was confirmed already.
  private func confirm(on page: PreviewPage) throws {
    try page.browser.evaluate(
      "fetch('api/session').then(answer => answer.json()).then(({ id }) => sessionStorage.setItem(`typeset-confirmed ${id}`, '1'))"
    )
  }
}

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
    #expect(try browser.text(Self.field + ".value") == "Ships")
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.querySelector('dialog .bad') !== null"))
    let dialog = "document.querySelector('dialog').innerText + document.getElementById('save-text').value"
    #expect(try browser.text(dialog).contains("Ferries") && browser.text(dialog).contains("Ships"))
    #expect(command.text("Words.xcstrings") == theirs)
    // Theirs stays, if that is the decision, or mine.
    try page.press("Keep the text of the file", in: "dialog")
    #expect(try browser.waits(until: Self.field + "?.value === 'Ferries' && document.activeElement === \(Self.field)"))
    try browser.evaluate(Self.field + ".select()")
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
    #expect(try browser.waits(until: Self.field + "?.value === 'Another'"))
    try browser.send("Input.insertText", ["text": "Kept words"])
    #expect(try browser.waits(until: Self.drawn + ".includes('Kept words')"))
    let second = command.text("second.xml")
    try FileManager.default.removeItem(at: command.folder.appendingPathComponent("second.xml"))
    #expect(try browser.waits(until: "\(Self.field) === null && location.search.includes('harbour.xml')"))
    let list = "document.querySelector('.tried-texts')?.innerText ?? ''"
    #expect(try browser.waits(until: "(\(list)).includes('Kept words') && (\(list)).includes('gone')"))
    #expect(try browser.text("document.getElementById('notes').innerText").contains("kept under Try"))
    // It is there again with its document.
    try command.write(second, to: "second.xml")
    #expect(try browser.waits(until: "document.querySelector('.tried-text')?.disabled === false"))
    try browser.evaluate("document.querySelector('.tried-text').click()")
    #expect(try browser.waits(until: Self.drawn + ".includes('Kept words')"))
  }

  @Test func aCatalogOfAnotherBranchIsNotOverwritten() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    let first = command.text("Words.xcstrings")
    try page.open("document=harbour.xml&panel=try")
    try confirm(on: page)
    try edit("boats", on: page)
    #expect(try browser.waits(until: Self.isMeasured))
    try browser.send("Input.insertText", ["text": "Ships"])
    // Other texts of the file change: this one is saved into what is there now.
    var branch = first.replacingOccurrences(of: "\"Lamp\"", with: "\"Beacon\"")
    try command.write(branch, to: "Words.xcstrings")
    #expect(try browser.waits(until: Self.drawn + ".includes('Beacon')"))
    try browser.press("Enter")
    branch = branch.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships\"")
    #expect(command.waits { command.text("Words.xcstrings") == branch })
    #expect(try browser.waits(until: "document.querySelector('.tried, .text-editing') === null"))
    // The key is gone there: nothing is written, and what was typed stays.
    try edit("boats", on: page)
    #expect(try browser.waits(until: Self.isMeasured))
    try browser.send("Input.insertText", ["text": "Ferries"])
    #expect(try browser.waits(until: Self.drawn + ".includes('Ferries')"))
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
    #expect(try browser.text(Self.card).contains("%d boat"))
    // Both forms at once: that on the screen, and another one as the file writes it.
    try browser.send("Input.insertText", ["text": "1 Schiff"])
    try browser.press("ArrowDown", modifiers: 1)
    #expect(try browser.waits(until: Self.field + ".value === '%d Boote'"))
    try browser.evaluate(Self.field + ".select()")
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
