import Typeset

/// The messages of a document or a variant on an index page.
enum IndexMessages {
  /// Writes them as a list.
  static func write(_ messages: [BatchMessage], to page: HTMLPage) throws {
    try page.element("ul", ["class": "messages"]) {
      for message in messages {
        try page.element("li") {
          if let place = message.place {
            try page.element("bdi", ["class": "code"], text: "\(place.file):\(place.start.line):\(place.start.column)")
            try page.text(" ")
          }
          let isError = message.severity == .error
          try page.element("b", ["class": isError ? "bad" : "caution"], text: isError ? "error: " : "warning: ")
          try page.element("bdi", text: message.text)
          for hint in message.hints { try page.element("p", ["class": "quiet", "dir": "auto"], text: hint) }
        }
      }
    }
  }
}
