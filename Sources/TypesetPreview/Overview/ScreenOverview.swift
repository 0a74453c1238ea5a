import Typeset
import TypesetReview

/// What a variant says as a whole: how far its texts have come, and which have the least room.
struct ScreenOverview: Sendable {
  /// The texts, as the pages show them.
  private let texts: [ShownText]
  /// The most texts that are listed as open.
  private static let mostOpen = 100
  /// The most texts that are listed as long.
  private static let mostLong = 5
  /// The least share of its room that a text takes which is listed as long.
  private static let leastShare = 0.5

  /// Lays a variant out.
  init(of document: PreviewDocument, _ axes: PreviewAxes, in workshop: Workshop, on bench: Workshop.Bench) throws {
    texts = try workshop.texts(of: document, axes, on: bench)
  }

  /// The texts at which somebody has to look and can, in the order of the document.
  private var open: [ShownText] { texts.filter { $0.state.isOpen && $0.state != .unkeyed } }

  /// The texts that take most of their room, each once: those for which a longer text is cut, runs over or takes a
  /// second line.
  private var longest: [(text: ShownText, share: Double)] {
    var known: Set<String> = []
    let all = texts.compactMap { text -> (text: ShownText, share: Double)? in
      guard let measured = text.measured, text.frame != nil, let share = measured.used else { return nil }
      return share < Self.leastShare || measured.end == .wraps && measured.lineCount > 1 ? nil : (text, share)
    }
    let sorted = all.enumerated().sorted {
      ($1.element.share, $0.offset) < ($0.element.share, $1.offset)
    }
    return Array(sorted.map(\.element).filter { known.insert($0.text.text).inserted }.prefix(Self.mostLong))
  }

  /// The answer.
  var json: [UInt8] {
    JSONBytes.object { json in
      json.key("states")
      texts.statesCounted.addStates(to: json)
      json.key("open")
      json.list(open.prefix(Self.mostOpen)) { text in
        json.object {
          Self.add(text, to: json)
          json.member("state", text.state)
        }
      }
      json.key("longest")
      json.list(longest) { entry in
        json.object {
          Self.add(entry.text, to: json)
          json.member("length", entry.text.length)
          json.member("share", entry.share)
          if let room = entry.text.roomInCharacters { json.member("room", room) }
          json.member("tooLong", entry.text.isTooLong)
        }
      }
    }
  }

  private static func add(_ text: ShownText, to json: JSONWriter) {
    json.member("element", text.element)
    json.member("text", text.text)
    json.member("language", text.language)
    json.member("key", ifAny: text.key)
  }
}

extension MeasuredText {
  /// How much of its room it takes: 1 for all of it, more for a text that is cut or runs over; nil for a text without
  /// room.
  fileprivate var used: Double? { width + room > 0 ? width / (width + room) : nil }
}
