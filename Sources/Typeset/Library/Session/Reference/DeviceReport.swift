/// The table of devices as text and as JSON (R070, F2, F4–F6).
package struct DeviceReport: Sendable, CustomStringConvertible {
  /// The devices in the order of the table.
  package let devices: [Device]

  /// The report of some devices, all where nothing is said.
  package init(_ devices: [Device] = Devices.all) { self.devices = devices }

  /// A table with aligned columns.
  package var description: String {
    var rows = [
      [
        "id", "name", "pixels", "points", "scale", "safe area", "landscape", "classes", "landscape", "upside down",
        "note",
      ]
    ]
    rows += devices.map(row)
    return TextTable.text(rows) + "\nSafe areas are top/start/bottom/end; size classes are width and height.\n"
  }

  private func row(of device: Device) -> [String] {
    let note = device.panel.map { "shown by the panel at " + text($0) } ?? ""
    return [
      device.id, device.name, text(device.pixels), text(device.portraitSize), "@\(number(device.scale))",
      text(device.portraitSafeArea), text(device.landscapeSafeArea), classes(device, .portrait),
      classes(device, .landscapeLeft), device.supports(.portraitUpsideDown) ? "yes" : "no", note,
    ]
  }

  /// An array with an object for each device.
  package var json: String {
    JSONWriter.lines(of: devices) { add($1, to: $0) }
  }

  private func add(_ device: Device, to json: JSONWriter) {
    json.member("id", device.id)
    json.member("name", device.name)
    add("pixels", device.pixels, to: json)
    add("points", device.portraitSize, to: json)
    json.member("scale", device.scale)
    if let panel = device.panel { add("panel", panel, to: json) }
    json.key("orientations")
    json.list(device.orientations) { json.value($0.rawValue) }
    json.key("portrait")
    add(device, .portrait, to: json)
    json.key("landscape")
    add(device, .landscapeLeft, to: json)
  }

  private func add(_ device: Device, _ orientation: DeviceOrientation, to json: JSONWriter) {
    json.object {
      let area = device.safeArea(in: orientation)
      json.key("safeArea")
      json.list([area.top, area.start, area.bottom, area.end]) { json.value($0) }
      addClasses(of: ScreenPlacement(device, orientation), to: json)
      guard device.canBeSplit else { return }
      json.key("splits")
      json.object {
        for split in ScreenSplit.allCases where split != .full {
          let placement = ScreenPlacement(device, orientation, split: split)
          json.key(named: split.rawValue)
          json.object {
            add("points", placement.size, to: json)
            addClasses(of: placement, to: json)
          }
        }
      }
    }
  }

  private func addClasses(of placement: ScreenPlacement, to json: JSONWriter) {
    json.member("widthClass", placement.widthClass)
    json.member("heightClass", placement.heightClass)
    json.member("margin", placement.layoutMargin)
  }

  private func add(_ key: StaticString, _ size: Size, to json: JSONWriter) {
    json.key(key)
    json.list([size.width, size.height]) { json.value($0) }
  }

  private func classes(_ device: Device, _ orientation: DeviceOrientation) -> String {
    R076SizeClasses.combination(
      width: device.widthClass(in: orientation), height: device.heightClass(in: orientation))
  }

  private func text(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

  private func text(_ insets: Insets) -> String {
    [insets.top, insets.start, insets.bottom, insets.end].map(number).joined(separator: "/")
  }

  /// A length of the table: whole, or with a half.
  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
