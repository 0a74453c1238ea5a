/// The table of devices as text and as JSON (R070, F2, F4–F6).
public struct DeviceReport: Sendable, CustomStringConvertible {
  /// The devices in the order of the table.
  public let devices: [Device]

  /// The report of some devices, all where nothing is said.
  public init(_ devices: [Device] = Devices.all) { self.devices = devices }

  /// A table with aligned columns.
  public var description: String {
    var rows = [
      ["id", "name", "pixels", "points", "scale", "safe area", "landscape", "classes", "landscape", "note"]
    ]
    rows += devices.map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) { line += cell + String(repeating: " ", count: width - cell.count + 2) }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
      + "\n\nSafe areas are top/start/bottom/end; size classes are width and height.\n"
  }

  private func row(of device: Device) -> [String] {
    let note = device.panel.map { "shown by the panel at " + text($0) } ?? ""
    return [
      device.id, device.name, text(device.pixels), text(device.portraitSize), "@\(number(device.scale))",
      text(device.portraitSafeArea), text(device.landscapeSafeArea), classes(device, .portrait),
      classes(device, .landscapeLeft), note,
    ]
  }

  /// An array with an object for each device.
  public var json: String {
    devices.isEmpty ? "[]\n" : "[\n" + devices.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

  private func object(_ device: Device) -> String {
    var members = [
      "\"id\": \"\(device.id)\"", "\"name\": \"\(device.name)\"",
      "\"pixels\": \(array(device.pixels))", "\"points\": \(array(device.portraitSize))",
      "\"scale\": \(number(device.scale))",
    ]
    if let panel = device.panel { members.append("\"panel\": \(array(panel))") }
    for (name, orientation) in [("portrait", DeviceOrientation.portrait), ("landscape", .landscapeLeft)] {
      let splits = device.canBeSplit ? ScreenSplit.allCases.filter { $0 != .full } : []
      var inner = [
        "\"safeArea\": \(array(device.safeArea(in: orientation)))",
        classMembers(ScreenPlacement(device, orientation)),
      ]
      if !splits.isEmpty {
        let entries = splits.map { split in
          let placement = ScreenPlacement(device, orientation, split: split)
          return "\"\(split.rawValue)\": {\"points\": \(array(placement.size)), \(classMembers(placement))}"
        }
        inner.append("\"splits\": {\(entries.joined(separator: ", "))}")
      }
      members.append("\"\(name)\": {\(inner.joined(separator: ", "))}")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func classMembers(_ placement: ScreenPlacement) -> String {
    "\"widthClass\": \"\(placement.widthClass.rawValue)\", \"heightClass\": \"\(placement.heightClass.rawValue)\", "
      + "\"margin\": \(number(placement.layoutMargin))"
  }

  private func classes(_ device: Device, _ orientation: DeviceOrientation) -> String {
    R076SizeClasses.combination(
      width: device.widthClass(in: orientation), height: device.heightClass(in: orientation))
  }

  private func text(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

  private func text(_ insets: Insets) -> String {
    [insets.top, insets.start, insets.bottom, insets.end].map(number).joined(separator: "/")
  }

  private func array(_ size: Size) -> String { "[\(number(size.width)), \(number(size.height))]" }

  private func array(_ insets: Insets) -> String {
    "[" + [insets.top, insets.start, insets.bottom, insets.end].map(number).joined(separator: ", ") + "]"
  }

  /// A length of the table: whole, or with a half.
  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
