import Typeset

extension ElementChange {
  /// Writes the members of a change, which reports of comparisons and of verifications share; `place` adds those that
  /// only a report with documents has.
  func write(to json: JSONWriter, place: (ElementChange) -> Void = { _ in }) {
    json.object {
      json.member("page", page)
      json.member("element", element)
      json.member("id", id)
      json.member("kinds", kinds.map(\.rawValue))
      json.member("change", change)
      json.member("cause", cause)
      json.member("sentence", description)
      json.member("expected", ifAny: expected)
      json.member("actual", ifAny: actual)
      if let expectedFrame { json.member("expectedFrame", expectedFrame) }
      if let actualFrame { json.member("actualFrame", actualFrame) }
      if let text, let place = text.place {
        json.member("key", text.key)
        json.member("catalog", place.file)
        if let position = place.position { json.member("catalogLine", position.line) }
      }
      place(self)
      json.key("consequences")
      json.list(consequences) { $0.write(to: json, place: place) }
    }
  }
}
