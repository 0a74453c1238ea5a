import Typeset

extension ComparisonReport {
  /// What was found, for programs: one JSON object whose names do not change.
  package var json: String {
    let out = ByteBuffer(capacity: 1 << 14)
    out.append("{\"equal\": \(passes), \"identical\": \(isIdentical), \"expected\": ")
    out.append(json: expected)
    out.append(", \"actual\": ")
    out.append(json: actual)
    out.append(",\n \"tolerances\": {\"maxPixels\": \(Self.bound(tolerance.effectiveMaxPixels))")
    out.append(", \"maxCluster\": \(Self.bound(tolerance.maxCluster)), \"colorDelta\": ")
    out.append(tolerance.colorDelta)
    out.append(", \"antialiasing\": \(tolerance.countsAntialiasing), \"ignored\": ")
    Self.add(ignored, to: out) { $0.append(json: $1) }
    out.append("},\n \"pixels\": ")
    Self.addPixels(of: total, to: out)
    out.append(",\n \"pages\": ")
    Self.add(pages, to: out, separator: ",\n  ") { Self.add($1, to: $0) }
    out.append(",\n \"elements\": ")
    Self.add(changes, to: out, separator: ",\n  ") { Self.add($1, to: $0) }
    out.append("}\n")
    return out.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  private static func bound(_ number: Int?) -> String { number.map(String.init) ?? "null" }

  private static func add<Value>(
    _ values: [Value], to out: ByteBuffer, separator: String = ", ", _ body: (ByteBuffer, Value) -> Void
  ) {
    out.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { out.append(separator) }
      body(out, value)
    }
    out.append("]")
  }

  private static func addPixels(of page: PageComparison, to out: ByteBuffer) {
    out.append(
      "{\"differing\": \(page.differing), \"antialiased\": \(page.antialiased), \"tolerated\": \(page.tolerated)")
    out.append(", \"greatest\": ")
    out.append(page.greatest)
    // Six decimals tell one pixel of a million.
    let millionths = String(Int((page.share * 1_000_000).rounded(.up)))
    let digits = String(repeating: "0", count: max(0, 7 - millionths.count)) + millionths
    out.append(", \"share\": \(digits.dropLast(6)).\(digits.suffix(6))}")
  }

  private static func add(_ page: PageComparison, to out: ByteBuffer) {
    out.append("{")
    if let name = page.name {
      out.append("\"name\": ")
      out.append(json: name)
      out.append(", ")
    }
    func size(_ size: PageComparison.PixelSize?) -> String { size.map { "[\($0.width), \($0.height)]" } ?? "null" }
    out.append("\"equal\": \(page.passes), \"size\": {\"expected\": \(size(page.expectedSize))")
    out.append(", \"actual\": \(size(page.actualSize))}, \"pixels\": ")
    addPixels(of: page, to: out)
    out.append(", \"regions\": ")
    add(page.regions, to: out) { out, region in
      out.append("[\(region.x), \(region.y), \(region.width), \(region.height), \(region.pixels)]")
    }
    out.append("}")
  }

  private static func add(_ change: ElementChange, to out: ByteBuffer) {
    out.append("{\"page\": ")
    out.append(json: change.page)
    out.append(", \"element\": ")
    out.append(json: change.element)
    out.append(", \"id\": ")
    out.append(json: change.id)
    out.append(", \"kinds\": ")
    add(change.kinds, to: out) { $0.append(json: $1.rawValue) }
    for (name, text) in [("change", change.change), ("cause", change.cause)] {
      out.append(", \"\(name)\": ")
      out.append(json: text)
    }
    for (name, text) in [("expected", change.expected), ("actual", change.actual)] {
      guard let text else { continue }
      out.append(", \"\(name)\": ")
      out.append(json: text)
    }
    for (name, frame) in [("expectedFrame", change.expectedFrame), ("actualFrame", change.actualFrame)] {
      guard let frame else { continue }
      out.append(", \"\(name)\": ")
      add([frame.minX, frame.minY, frame.width, frame.height], to: out) { $0.append($1) }
    }
    out.append(", \"consequences\": ")
    add(change.consequences, to: out) { add($1, to: $0) }
    out.append("}")
  }
}
