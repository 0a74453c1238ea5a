import Typeset

/// Pictures with tagged keys in the words of a service that manages translations: an entry for each picture, with the
/// members of the service's own requests.
///
/// What only the service knows, its numbers of keys and the place of an uploaded picture, is replaced by names: that of
/// the key, and the path of the picture within the folder.
struct ServiceJSON {
  /// The service.
  let form: ContextForm
  /// Takes the list.
  let json: JSONWriter

  /// A key on a picture.
  private struct Tag {
    /// The key.
    var key: ContextKey
    /// Its place.
    var place: ContextPlace
    /// The place in pixels; nil for a text that is not seen.
    var pixels: PixelRect?
  }

  /// Writes a report.
  func add(_ report: ContextReport) {
    var tags = Array(repeating: [Tag](), count: report.screens.count)
    for key in report.keys {
      for place in key.locales.flatMap(\.places) {
        let screen = report.screens[place.screen]
        tags[place.screen].append(Tag(key: key, place: place, pixels: place.mark.map { screen.pixels(of: $0) }))
      }
    }
    for index in tags.indices { tags[index].sort { $0.place.identity < $1.place.identity } }
    json.object {
      json.member("typeset", 1)
      json.member("service", form)
      json.key("screens", ",\n ")
      json.list(report.screens, separator: ",\n  ", start: "\n  ") { screen in
        add(screen, tags[screen.number - 1])
      }
    }
  }

  private func add(_ screen: ContextScreen, _ tags: [Tag]) {
    json.object {
      json.member("file", screen.picture)
      switch form {
      case .json: preconditionFailure("the form of this program has its own writer")
      case .crowdin: addCrowdin(screen, tags)
      case .lokalise: addLokalise(screen, tags)
      case .weblate: addWeblate(screen, tags)
      case .phrase: addPhrase(screen, tags)
      case .localazy: addLocalazy(screen, tags)
      }
    }
  }

  /// `POST /projects/{projectId}/screenshots`, then `POST …/screenshots/{screenshotId}/tags`.
  private func addCrowdin(_ screen: ContextScreen, _ tags: [Tag]) {
    json.key("screenshot")
    json.object {
      json.member("name", Self.name(of: screen))
      json.member("autoTag", false)
    }
    json.key("tags")
    json.list(tags.filter { $0.pixels != nil }, separator: ",\n   ", start: "\n   ") { tag in
      json.object {
        json.member("identifier", tag.key.key)
        json.member("sourceFile", ifAny: tag.key.catalog?.file)
        guard let box = tag.pixels else { return }
        json.key("position")
        json.object {
          json.member("x", box.columns.lowerBound)
          json.member("y", box.rows.lowerBound)
          json.member("width", box.columns.count)
          json.member("height", box.rows.count)
        }
      }
    }
  }

  /// `POST /projects/{project_id}/screenshots`, whose `data` is the picture in base64.
  private func addLokalise(_ screen: ContextScreen, _ tags: [Tag]) {
    json.member("title", Self.name(of: screen))
    json.member("description", Self.description(of: screen))
    json.member("ocr", false)
    json.member("tags", Self.labels(of: screen))
    json.member("key_names", Self.keys(tags))
  }

  /// `POST /api/screenshots/`, then `POST /api/screenshots/{id}/units/` for each unit.
  private func addWeblate(_ screen: ContextScreen, _ tags: [Tag]) {
    json.member("name", Self.name(of: screen))
    json.member("language_code", screen.locale)
    json.key("units")
    var known: Set<Int> = []
    json.list(tags.filter { known.insert($0.key.number).inserted }, separator: ",\n   ", start: "\n   ") { tag in
      json.object {
        json.member("context", tag.key.context ?? tag.key.key)
        json.member("source", ifAny: tag.key.source)
        json.member("filename", ifAny: tag.key.catalog?.file)
      }
    }
  }

  /// `POST /projects/{project_id}/screenshots`, then `POST …/screenshots/{screenshot_id}/markers` for each marker.
  private func addPhrase(_ screen: ContextScreen, _ tags: [Tag]) {
    json.member("name", Self.name(of: screen))
    json.member("description", Self.description(of: screen))
    json.key("markers")
    json.list(tags.filter { $0.pixels != nil }, separator: ",\n   ", start: "\n   ") { tag in
      json.object {
        json.member("key_name", tag.key.key)
        guard let box = tag.pixels else { return }
        // A text that holds JSON, as the interface asks for it.
        let (x, y) = (box.columns.lowerBound, box.rows.lowerBound)
        json.member(
          "presentation",
          "{\"x\": \(x), \"y\": \(y), \"w\": \(box.columns.count), \"h\": \(box.rows.count)}")
      }
    }
  }

  /// `POST /projects/{projectId}/screenshots` with the picture alone, then `PUT …/screenshots/{screenshotId}`.
  private func addLocalazy(_ screen: ContextScreen, _ tags: [Tag]) {
    json.member("comment", Self.name(of: screen))
    json.member("phrases", Self.keys(tags))
    json.member("tags", Self.labels(of: screen))
    json.key("metadata")
    json.object {
      json.member("document", screen.document)
      json.member("line", "\(screen.page.position.line)")
      json.member("locale", screen.locale)
    }
  }

  /// The keys on a picture, each once.
  private static func keys(_ tags: [Tag]) -> [String] {
    var known: Set<String> = []
    return tags.map(\.key.key).filter { known.insert($0).inserted }
  }

  /// The name of a picture, which no other has: `settings-ar-EG-iphone-xs-l`, and the page of several.
  private static func name(of screen: ContextScreen) -> String {
    let file = FileSystem.name(of: screen.picture)
    return file.hasSuffix(".png") ? String(file.dropLast(4)) : file
  }

  /// What a picture shows in a line.
  private static func description(of screen: ContextScreen) -> String {
    "\(screen.page.name) (\(screen.document), line \(screen.page.position.line)), \(LocaleName.of(screen.locale))"
  }

  /// Words by which pictures are found.
  private static func labels(of screen: ContextScreen) -> [String] {
    [screen.locale, screen.axes[.device], screen.axes[.textSize], screen.axes[.appearance]].compactMap(\.self)
  }
}
