import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// `typesetter context` as people run it.
@Suite struct ContextCommandTests {
  @Test func everyScreenIsDrawnInItsOwnLanguageAndTheOthers() throws {
    let sample = try ContextSample()
    let result = try sample.context()
    #expect(result.status == 0 && !result.errors.contains("error"), "\(result.errors)")
    #expect(
      String(decoding: result.output, as: UTF8.self)
        == "3 keys on 6 screens; drawn 3, unchanged 0, failed 0: out/index.html\n")
    let screens = try #require(try sample.json()["screens"] as? [[String: Any]])
    #expect(screens.map { $0["locale"] as? String } == ["en", "en", "de", "de", "ar", "ar"])
    #expect(screens.map { $0["name"] as? String } == ["home", "form", "home", "form", "home", "form"])
    for screen in screens {
      let picture = try #require(screen["picture"] as? String)
      let bytes = try Data(contentsOf: sample.run.folder.appendingPathComponent("out/" + picture))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(picture)")
      #expect(screen["width"] as? Double == 375 && screen["pixelWidth"] as? Int == 750)
      #expect(screen["widthClass"] as? String == "compact" && screen["heightClass"] as? String == "regular")
    }
    let summary = try #require(try sample.json()["summary"] as? [String: Any])
    #expect(summary["textsWithoutKey"] as? Int == 1)
  }

  @Test func rectanglesAreThoseOfTheDump() throws {
    let sample = try ContextSample()
    _ = try sample.context()
    let dump = try sample.run.run("render", "a.xml", "--locale", "ar", "-f", "json", "-o", "-")
    let tree = try JSONSerialization.jsonObject(with: Data(dump.output)) as? [String: Any]
    var frames: [String: ([Double], [[Double]])] = [:]
    func visit(_ element: [String: Any]) {
      let lines = (element["lines"] as? [[String: Any]] ?? []).compactMap { $0["frame"] as? [Double] }
      if let id = element["id"] as? String { frames[id] = (element["frame"] as? [Double] ?? [], lines) }
      for child in element["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    for page in tree?["pages"] as? [[String: Any]] ?? [] {
      for element in page["elements"] as? [[String: Any]] ?? [] { visit(element) }
    }
    for (key, id) in [("title", "title"), ("story", "story"), ("done", "narrow"), ("done", "ok")] {
      let place = try #require(try sample.places(key, "ar").first { $0["element"] as? String == id })
      let (frame, lines) = try #require(frames[id])
      #expect(place["frame"] as? [Double] == frame && frame.count == 4, "\(id)")
      #expect(place["rectangles"] as? [[Double]] == lines && !lines.isEmpty, "\(id)")
      // Twice as many pixels as points, and every pixel that is touched.
      let pixels = try #require(place["pixels"] as? [Int])
      #expect(pixels[0] == Int((frame[0] * 2 + 1e-6).rounded(.down)), "\(id)")
      #expect(pixels[0] + pixels[2] == Int(((frame[0] + frame[2]) * 2 - 1e-6).rounded(.up)), "\(id)")
    }
  }

  @Test func thePlaceWithTheLeastRoomIsFirst() throws {
    let sample = try ContextSample()
    _ = try sample.context()
    for locale in ["en", "de", "ar"] {
      let places = try sample.places("done", locale)
      #expect(places.map { $0["element"] as? String } == ["narrow", "ok"], "\(locale)")
      let rooms = places.compactMap { $0["roomPercent"] as? Int }
      #expect(rooms.count == 2 && rooms[0] < rooms[1], "\(rooms)")
    }
  }

  @Test func aTextThatIsCutSaysByHowMuch() throws {
    let sample = try ContextSample()
    _ = try sample.context()
    let cut = try #require(try sample.places("story", "de").first)
    #expect(cut["cut"] as? Bool == true && cut["runsOver"] as? Bool == false && cut["then"] as? String == "cut")
    #expect(try #require(cut["roomCharacters"] as? Int) < 0 && #require(cut["room"] as? Double) < 0)
    let whole = try #require(try sample.places("story", "en").first)
    #expect(whole["cut"] as? Bool == false)
    let (room, characters) = (try #require(whole["room"] as? Double), try #require(whole["roomCharacters"] as? Int))
    let width = try #require((whole["rectangles"] as? [[Double]])?.first?[2])
    // As many letters of the mean width as fit into the room.
    #expect(characters == Int((room / (width / 13)).rounded(.down)), "\(room) \(width) \(characters)")
    let page = sample.run.text("out/index.html")
    #expect(page.contains("data-state=\"needs-review too-long\"") && page.contains("characters too long: it is cut"))
  }

  @Test func aSecondRunWritesNothing() throws {
    let sample = try ContextSample()
    _ = try sample.context("-f", "crowdin")
    let files = ["context.json", "crowdin.json", "index.html", "pictures/a-de-iphone-xs-l-1.png"]
    func nodes() throws -> [Int?] {
      try files.map {
        try FileManager.default.attributesOfItem(atPath: sample.run.folder.path + "/out/" + $0)[.systemFileNumber]
          as? Int
      }
    }
    let first = try nodes()
    let result = try sample.context("-f", "crowdin")
    #expect(String(decoding: result.output, as: UTF8.self).contains("drawn 0, unchanged 3, failed 0"))
    #expect(try nodes() == first)
    // One translation changes: its pictures and the lists do, and nothing else.
    let changed = sample.run.text("a.xcstrings").replacingOccurrences(of: "Fahrkarten", with: "Tickets")
    try Data(changed.utf8).write(to: sample.run.folder.appendingPathComponent("a.xcstrings"))
    _ = try sample.context("-f", "crowdin")
    #expect(try nodes()[0] != first[0] && nodes()[3] != first[3])
    #expect(try #require(try sample.places("title", "de").first)["line"] as? Int == 3)
  }

  @Test func theBytesDoNotDependOnTheNumberOfJobs() throws {
    let sample = try ContextSample()
    for jobs in ["1", "3"] {
      let arguments = ["context", "a.xml", "--locales", "de,ar", "--text-sizes", "l,ax3", "--jobs", jobs]
      _ = try sample.run.run(arguments + ["-f", "phrase", "--out", jobs])
    }
    let one = try BatchCommandTests.contents(of: sample.run.folder.appendingPathComponent("1"))
    #expect(one.count > 10)
    #expect(try one == BatchCommandTests.contents(of: sample.run.folder.appendingPathComponent("3")))
  }

  @Test func textsAreInTheirDirectionOnThePage() throws {
    let sample = try ContextSample()
    _ = try sample.context()
    let page = sample.run.text("out/index.html")
    #expect(page.contains("<p class=\"words\" lang=\"ar\" dir=\"rtl\">التذاكر</p>"))
    #expect(page.contains("<p class=\"words\" lang=\"de\" dir=\"ltr\">Fahrkarten</p>"))
    #expect(page.contains("<p class=\"note\" dir=\"auto\">Above the list</p>"))
    #expect(page.contains("src=\"pictures/a-ar-iphone-xs-l-1.png\"") && !page.contains("src=\"data:"))
    #expect(page.contains("img-src data: 'self' file:;"))
    // Every mark leads to a card, and every card is on the page once.
    for number in 1...3 {
      #expect(page.components(separatedBy: "id=\"text-\(number)\"").count == 2)
      #expect(page.contains("class=\"mark\" href=\"#text-\(number)\""))
    }
  }

  @Test(arguments: ["crowdin", "lokalise", "weblate", "phrase", "localazy"])
  func everyServiceHasItsForm(_ form: String) throws {
    let sample = try ContextSample()
    #expect(try sample.context("-f", form).status == 0)
    Golden.compare(sample.run.text("out/\(form).json"), with: "\(form).json", of: "context")
    #expect(!sample.run.text("out/context.json").isEmpty)
  }

  @Test func aDocumentAtFaultStopsNoOther() throws {
    let sample = try ContextSample()
    let result = try sample.run.run("context", "bad.xml", "a.xml", "--locales", "de", "--out", "out")
    #expect(result.status == 65)
    #expect(try #require(try sample.json()["screens"] as? [[String: Any]]).count == 4)
    #expect(try sample.run.run("context", "none.xml", "--out", "other").status == 66)
    #expect(try sample.run.run("context", "bad.xml", "--out", "other").status == 65)
    #expect(!FileManager.default.fileExists(atPath: sample.run.folder.path + "/other"))
  }

  @Test func wrongUsageIsSaidBeforeAnyWork() throws {
    let sample = try ContextSample()
    for more in [
      ["-f", "crowdim"], ["--jobs", "0"], ["--scale", "0"], ["--locales", "de,de"], ["--locales", "xx-nothing"],
    ] {
      let result = try sample.run.run(["context", "a.xml", "--out", "out"] + more)
      #expect(result.status == 64, "\(more) \(result.errors)")
    }
    #expect(try sample.run.run("context", "a.xml", "-f", "crowdim", "--out", "out").errors.contains("'crowdin'"))
    #expect(!FileManager.default.fileExists(atPath: sample.run.folder.path + "/out"))
  }

  @Test func filesOfOthersAreNotReplaced() throws {
    let sample = try ContextSample()
    let out = sample.run.folder.appendingPathComponent("out")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    for name in ["context.json", "index.html"] {
      let file = out.appendingPathComponent(name)
      try Data("{\"mine\": true}".utf8).write(to: file)
      #expect(try sample.context().status == 73, "\(name)")
      #expect(sample.run.text("out/" + name) == "{\"mine\": true}")
      try FileManager.default.removeItem(at: file)
    }
    #expect(!FileManager.default.fileExists(atPath: out.path + "/pictures"))
    #expect(try sample.context().status == 0)
  }
}
