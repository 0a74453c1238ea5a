import Typeset

extension ComparisonReport {
  /// The report for programs: one JSON object with stable names.
  package var json: String {
    let json = JSONWriter(ByteBuffer(capacity: 1 << 14))
    json.beginObject()
    json.member("equal", passes)
    json.member("identical", isIdentical)
    json.member("expected", expected)
    json.member("actual", actual)
    json.key("tolerances", ",\n ")
    json.object {
      json.member("maxPixels", orNull: tolerance.effectiveMaxPixels)
      json.member("maxCluster", orNull: tolerance.maxCluster)
      json.member("colorDelta", tolerance.colorDelta)
      json.member("antialiasing", tolerance.countsAntialiasing)
      json.member("ignored", ignored)
    }
    json.key("pixels", ",\n ")
    Self.addPixels(of: total, to: json)
    json.key("pages", ",\n ")
    json.list(pages, separator: ",\n  ") { Self.add($0, to: json) }
    json.key("elements", ",\n ")
    json.list(changes, separator: ",\n  ") { $0.write(to: json) }
    json.endObject()
    json.buffer.append("\n")
    return json.text
  }

  private static func addPixels(of page: PageComparison, to json: JSONWriter) {
    json.beginObject()
    json.member("differing", page.differing)
    json.member("antialiased", page.antialiased)
    json.member("tolerated", page.tolerated)
    json.member("greatest", page.greatest)
    // Six decimals show one pixel in a million.
    let millionths = String(Int((page.share * 1_000_000).rounded(.up)))
    let digits = String(repeating: "0", count: max(0, 7 - millionths.count)) + millionths
    json.key("share")
    json.buffer.append("\(digits.dropLast(6)).\(digits.suffix(6))")
    json.endObject()
  }

  private static func add(_ page: PageComparison, to json: JSONWriter) {
    json.beginObject()
    json.member("name", ifAny: page.name)
    json.member("equal", page.passes)
    json.key("size")
    json.object {
      add("expected", page.expectedSize, to: json)
      add("actual", page.actualSize, to: json)
    }
    json.key("pixels")
    addPixels(of: page, to: json)
    json.key("regions")
    json.list(page.regions) { region in
      json.list([region.x, region.y, region.width, region.height, region.pixels]) { json.value($0) }
    }
    json.endObject()
  }

  private static func add(_ key: StaticString, _ size: PageComparison.PixelSize?, to json: JSONWriter) {
    json.key(key)
    if let size { json.list([size.width, size.height]) { json.value($0) } } else { json.null() }
  }
}
