/// The versions that a picture has for languages and directions (R027): its `variant` elements and the files beside it.
struct PictureVersions {
  /// The languages, canonical tags.
  private(set) var languages: Set<String> = []
  /// The directions.
  private(set) var directions: Set<Direction> = []

  /// Looks for the versions of an `image` element.
  init(of image: SourceElement, in document: CheckedDocument) {
    for variant in document.descendants(of: image) where variant.name == .variant {
      if let language = variant[VariantElement.lang] {
        add(language)
      } else if let direction = variant[VariantElement.dir]?.direction {
        directions.insert(direction)
      }
    }
    guard let source = image[ImageElement.src] else { return }
    let name = PictureName(source)
    for path in name.versions(in: document.folder) {
      let parts = path.split(separator: "/")
      if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
        if FileSystem.isFile(path) { add(String(parts[parts.count - 2].dropLast(".lproj".count))) }
      } else if let key = name.key(ofVersion: String(parts[parts.count - 1])) {
        add(key)
      }
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { languages.isEmpty && directions.isEmpty }

  /// Whether readers of a language get a version, one for its direction too.
  func covers(_ language: LanguageTag) -> Bool {
    R027PictureVariants.keys(locale: language, direction: language.direction).contains { key in
      languages.contains(key) || Direction(rawValue: key).map(directions.contains) ?? false
    }
  }

  private mutating func add(_ key: String) {
    if let direction = Direction(rawValue: key) {
      directions.insert(direction)
    } else if let tag = LanguageTag(key), tag.isKnown {
      languages.insert(tag.tag)
    }
  }
}

extension PictureName {
  /// The key that the name of a file has as a version of the picture: `ar` in `map~ar@2x.png`; nil where it is none.
  fileprivate func key(ofVersion file: String) -> String? {
    guard let mark = file.lastIndex(of: "~"), file.hasSuffix(ending) else { return nil }
    var key = file[file.index(after: mark)...].dropLast(ending.count)
    for suffix in ["@1x", "@2x", "@3x"] where key.hasSuffix(suffix) { key = key.dropLast(suffix.count) }
    let start = file[..<mark]
    return start == stem || start == stem + scaleSuffix ? String(key) : nil
  }
}
