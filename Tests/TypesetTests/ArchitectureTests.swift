import Foundation
import Testing

/// Doors and floors of the house (Architecture.md): which room may import which C library, and which rooms it may name.
@Suite struct ArchitectureTests {
  /// Rooms from the ground up; those of one floor do not know each other, but for those on the ground.
  static let floors: [Set<String>] = [
    ["Geometry", "Diagnostics", "Files", "JSON", "Memory", "Threads"], ["Unicode", "Markup", "ColorVision"],
    ["Fonts", "Localization", "Pictures"],
    ["Guidelines"],
    ["Document", "Frames"], ["Text", "Rendering"], ["Layout"],
    ["Checks"], ["Session"],
    // TypesetReview.
    ["Variants", "Reports", "Previewing"], ["Comparison"], ["Checking"], ["Sheets", "Batches"],
    ["Verification", "Context"],
    // TypesetPreview.
    ["Answers", "Documents"], ["Workshop", "Sharing"], ["Watching", "Editing", "Approving"], ["Overview"], ["Server"],
    ["Export"],
  ]

  /// The folders in which each C library may be imported.
  static let doors: [String: [String]] = [
    "CHarfBuzz": ["Fonts/HarfBuzz/"], "CCairo": ["Rendering/Cairo/"], "CICU": ["Unicode/", "Localization/"],
    "CDeflate": ["Files/"], "CEmbedded": ["Files/"], "CExpat": ["Markup/"], "CMarkdown": ["Document/Content/"],
    "CFontconfig": ["Fonts/System/"], "CJPEG": ["Pictures/"], "CPNG": ["Pictures/"],
    "CYAML": ["Localization/Catalogs/Rails/"], "CCommand": [],
    "CSystem": [
      "Pictures/", "Session/", "Files/", "Memory/", "Threads/", "Watching/", "Editing/",
    ],
  ]

  /// Words of formats, in lower case, each with the lowest room whose texts may contain it: a room knows no format of a
  /// higher one.
  static let formats: [String: String] = [
    "%pdf-": "Rendering", "finding": "Layout", "<!doctype html": "Reports", "<meta name": "Reports",
    "testsuite": "Reports", "junit": "Reports", "::error": "Reports", "sarif": "Checking", "csv": "Localization",
    "roompercent": "Checking", "texts: ": "Checking", "shard": "Batches",
    "journal": "Batches", "verification": "Verification",
  ]

  /// The folders of rooms that are read from the bottom up; the files that lie in the room itself come last.
  static let orders: [String: [String]] = [
    "Fonts": ["Files", "HarfBuzz", "Faces", "Shaping", "System", "Choice"],
    "Text": ["Environment", "Compose", "Analyse", "Itemise", "Shape", "Measure", "Break", "Order", "Place", ""],
  ]

  @Test func librariesAreImportedAtTheirDoorsOnly() throws {
    for file in try Source.all {
      for (library, folders) in Self.doors where file.text.contains("import \(library)") {
        #expect(folders.contains { file.path.hasPrefix($0) }, "\(file.path) imports \(library)")
      }
    }
  }

  @Test func platformsAreDistinguishedInOneFile() throws {
    let files = try Source.all.filter { $0.text.contains("#if os(") }
    #expect(files.count <= 1, "\(files.map(\.path))")
  }

  @Test func everyRoomHasAFloor() throws {
    for file in try Source.all { #expect(Self.floors.contains { $0.contains(file.room) }, "\(file.path) has no floor") }
  }

  @Test func noFileNamesATypeThatIsNotBelowIt() throws {
    let files = try Source.all
    for (floor, rooms) in Self.floors.enumerated() {
      for room in rooms {
        // The rooms of the ground floor know each other.
        let known = Self.floors[..<max(floor, 1)].reduce(Set([room])) { $0.union($1) }
        let foreign = Set(files.filter { !known.contains($0.room) }.flatMap(\.outerTypes))
        let own = Set(files.filter { known.contains($0.room) }.flatMap(\.types))
        for file in files where file.room == room {
          // What a collection or a span holds is no element of the markup.
          let named = file.words.intersection(foreign).subtracting(own).subtracting(["Element"])
          #expect(named.isEmpty, "\(file.path) names \(named.sorted()), which \(room) does not know")
        }
      }
    }
  }

  /// The words of formats of higher rooms in the texts of a file.
  private static func foreignFormats(in file: Source) -> [String] {
    guard let floor = floors.firstIndex(where: { $0.contains(file.room) }) else { return [] }
    let text = file.text.lowercased()
    let known = floors[..<floor].reduce(Set([file.room])) { $0.union($1) }
    let words = formats.filter { !known.contains($0.value) && text.contains($0.key) }.keys
    if words.isEmpty { return [] }
    let strings = file.strings.map { $0.lowercased() }
    return words.filter { word in strings.contains { $0.contains(word) } }.sorted()
  }

  @Test func noTextNamesAFormatThatIsNotBelowIt() throws {
    for room in Set(Self.formats.values) { #expect(Self.floors.contains { $0.contains(room) }, "\(room)") }
    for file in try Source.all {
      let named = Self.foreignFormats(in: file)
      #expect(named.isEmpty, "\(file.path) names \(named), which \(file.room) does not know")
    }
  }

  @Test func formatsAreFoundInTextsOnly() {
    func found(_ text: String, room: String = "Rendering") -> [String] {
      Self.foreignFormats(in: Source(path: "\(room)/A.swift", text: text))
    }
    #expect(found("let a = 1  // a finding, and \"csv\"") == [])
    #expect(found("let a = \"no findings in \"") == ["finding"])
    #expect(found("let a = #\"{\"$schema\": \"sarif-2.1.0.json\"}\"#") == ["sarif"])
    #expect(found("let a = \"\"\"\n  <testsuites>\n  \"\"\"\nlet csv = 1") == ["testsuite"])
    #expect(found("let a = b(\"x\", csv, \"y\")") == [])
    #expect(found("let a = \"<testsuites>\"", room: "Checking") == [])
  }

  @Test func noFolderOfARoomNamesATypeOfAHigherOne() throws {
    for (room, order) in Self.orders {
      let files = try Source.all.filter { $0.room == room }
      #expect(Set(files.map(\.folder)) == Set(order), "the folders of \(room) have no order")
      for (index, folder) in order.enumerated() {
        let higher = Set(files.filter { order[(index + 1)...].contains($0.folder) }.flatMap(\.outerTypes))
        for file in files where file.folder == folder {
          let named = file.words.intersection(higher).subtracting(file.types)
          #expect(named.isEmpty, "\(file.path) names \(named.sorted()), which lies above \(folder)")
        }
      }
    }
  }
}

/// A source file of a library, its path counted from the folder of the library's rooms.
private struct Source {
  let path: String
  let text: String
  /// The names of the types declared at the outermost level.
  let outerTypes: [String]
  /// The names of all types declared, at every level.
  let types: [String]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    let declarations = text.split(separator: "\n").compactMap { line -> (isOuter: Bool, name: String)? in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let keywords: [Substring] = ["struct", "enum", "class", "protocol", "typealias"]
      guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { return nil }
      return (line.first != " ", String(words[keyword + 1]))
    }
    outerTypes = declarations.filter(\.isOuter).map(\.name)
    types = declarations.map(\.name)
  }

  /// The top folder it lies in.
  var room: String { path.split(separator: "/").first.map(String.init) ?? "" }

  /// The folder of the room that it lies in; empty for the room itself.
  var folder: String {
    let folders = path.split(separator: "/").dropLast()
    return folders.count > 1 ? String(folders[1]) : ""
  }

  /// Every capitalized word of the code: neither of comments and strings nor behind a dot, where it is a nested name.
  var words: Set<String> {
    var words: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var word: [UInt8] = []
      var previous: UInt8 = 0
      var isQuoted = false
      for byte in line + [0] {
        if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isQuoted.toggle() }
        if byte == UInt8(ascii: "/"), previous == byte, !isQuoted { break }
        if Self.isWordPart(byte), !isQuoted {
          if word.isEmpty, previous == UInt8(ascii: ".") { word = [previous] }
          word.append(byte)
        } else {
          if let first = word.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
            words.insert(String(decoding: word, as: UTF8.self))
          }
          word = []
        }
        previous = byte
      }
    }
    return words
  }

  /// The literals of the code as they are written; of one that is interpolated, the parts around it.
  var strings: [Substring] {
    var strings: [Substring] = []
    var isOpen = false
    for line in text.split(separator: "\n") {
      if line.contains("\"\"\"") {
        isOpen.toggle()
      } else if isOpen {
        strings.append(line)
      } else if let start = line.range(of: "#\""), let end = line.range(of: "\"#", options: .backwards),
        start.upperBound <= end.lowerBound
      {
        strings.append(line[start.upperBound..<end.lowerBound])
      } else {
        strings += Self.strings(in: line)
      }
    }
    return strings
  }

  /// The literals in a line that begin and end with a single quotation mark.
  private static func strings(in line: Substring) -> [Substring] {
    var strings: [Substring] = []
    var start: String.Index?
    var previous: UInt8 = 0
    for index in line.utf8.indices {
      let byte = line.utf8[index]
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") {
        if let begun = start {
          strings.append(line[begun..<index])
          start = nil
        } else {
          start = line.utf8.index(after: index)
        }
      }
      if byte == UInt8(ascii: "/"), previous == byte, start == nil { break }
      previous = byte
    }
    return strings
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  static var all: [Source] {
    get throws {
      let tests = String(#filePath).split(separator: "/").dropLast().joined(separator: "/")
      return try ["Typeset/Library", "TypesetReview", "TypesetPreview"].flatMap { library in
        let folder = "/\(tests)/../../Sources/\(library)"
        return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
          .map { Source(path: $0, text: try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
      }
    }
  }
}
