import Typeset
import TypesetReview

/// How much room a text has where it is tightest among the variants of a document.
struct TextRoom {
  /// What is asked.
  struct Request: Sendable {
    /// The key.
    var key: String
    /// The locale.
    var locale: String
    /// The text that is written; nil for that of the catalog.
    var text: String?
  }

  /// Of so many variants, the tightest first, the room is found by laying texts out.
  private static let mostTried = 3

  /// The answer: nothing but how many variants there are, for a key that no screen shows as a text.
  static func json(
    _ request: Request, of document: PreviewDocument, in workshop: Workshop, on bench: Workshop.Bench
  ) throws -> [UInt8] {
    let variants = try workshop.measuredVariants(of: document, locale: request.locale, on: bench)
    var places: [(axes: PreviewAxes, found: MeasuredKey)] = []
    for axes in variants {
      for found in try workshop.measuredTexts(of: document, axes, on: bench) where found.key == request.key {
        places.append((axes, found))
      }
    }
    places.sort { $0.found.capacity < $1.found.capacity }
    var tightest: (axes: PreviewAxes, room: Attempt.Room, longest: Int)?
    for (axes, found) in places.prefix(mostTried) {
      let change = AttemptRequest.Change(element: found.element, text: request.text ?? found.text.text)
      let attempt = try Attempt(
        AttemptRequest(document: document.id, axes: axes, changes: [change]), of: document, in: workshop, on: bench)
      guard let room = try attempt.room(), let longest = room.longest else { continue }
      if longest < tightest?.longest ?? .max { tightest = (axes, room, longest) }
    }
    return JSONBytes.object { json in
      json.member("variants", variants.count)
      guard let tightest else { return }
      json.member("longest", tightest.longest)
      json.member("length", tightest.room.measured.text.count)
      json.member("lines", tightest.room.measured.lineCount)
      json.key("axes")
      tightest.axes.add(to: json)
    }
  }
}
