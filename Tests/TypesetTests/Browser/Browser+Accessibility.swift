import Foundation

/// The accessibility tree of a page in a browser.
extension Browser {
  /// The accessibility tree as text, an element a line: role, name, value and states, indented by depth.
  ///
  /// Lines of text that only repeat the name of what holds them are left out, and so is what has neither role nor name.
  func accessibilityTree() throws -> String {
    try send("Accessibility.enable")
    var nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    for index in nodes.indices {
      // The replacement for a number is only in the page.
      guard let node = nodes[index]["backendDOMNodeId"] as? Int, nodes[index]["ignored"] as? Bool != true else {
        continue
      }
      let described = try send("DOM.describeNode", ["backendNodeId": node])["node"] as? [String: Any]
      let attributes = described?["attributes"] as? [String] ?? []
      guard let name = attributes.firstIndex(of: "aria-valuetext"), name + 1 < attributes.count else { continue }
      nodes[index]["value"] = ["value": attributes[name + 1]]
    }
    return AccessibilityTree(nodes).text
  }
}

/// A tree as the browser's debugging protocol hands it over.
private struct AccessibilityTree {
  private var nodes: [String: [String: Any]] = [:]
  private let root: String

  init(_ list: [[String: Any]]) {
    for node in list { nodes[node["nodeId"] as? String ?? ""] = node }
    root = list.first?["nodeId"] as? String ?? ""
  }

  var text: String {
    var text = ""
    append(root, depth: 0, name: "", to: &text)
    return text
  }

  private func append(_ id: String, depth: Int, name outer: String, to text: inout String) {
    guard let node = nodes[id] else { return }
    let (role, name) = (Self.word(node["role"]), Self.word(node["name"]))
    // The parts into which the browser divides a line say nothing of their own.
    if role == "InlineTextBox" { return }
    var depth = depth
    var known = outer
    if node["ignored"] as? Bool != true, !isTransparent(role, name), !(role == "StaticText" && outer.contains(name)) {
      text += String(repeating: "  ", count: depth) + line(node, role, name) + "\n"
      depth += 1
      known = name
    }
    for child in node["childIds"] as? [String] ?? [] { append(child, depth: depth, name: known, to: &text) }
  }

  /// Whether a role is only the browser's own, without meaning to people who listen.
  private func isTransparent(_ role: String, _ name: String) -> Bool {
    ["none", "generic", "SvgRoot", "Svg"].contains(role) || role == "RootWebArea" && name.isEmpty
  }

  private func line(_ node: [String: Any], _ role: String, _ name: String) -> String {
    var line = role == "StaticText" ? "text" : role
    if !name.isEmpty { line += " \"\(name)\"" }
    let value = Self.word(node["value"])
    if !value.isEmpty, value != name { line += " = \"\(value)\"" }
    let properties = (node["properties"] as? [[String: Any]] ?? []).map { property in
      (name: property["name"] as? String ?? "", value: Self.word(property["value"]))
    }
    for state in ["level", "checked", "selected", "disabled"] {
      // Of levels only those of headings are the document's.
      guard let found = properties.first(where: { $0.name == state })?.value, !found.isEmpty,
        state != "level" || role == "heading"
      else { continue }
      switch (state, found) {
      case ("disabled", "false"): continue
      case ("disabled", _): line += ", disabled"
      case ("selected", "true"), ("checked", "true"): line += ", \(state)"
      case ("selected", "false"), ("checked", "false"): line += ", not \(state)"
      default: line += ", \(state) \(found)"
      }
    }
    return line
  }

  private static func word(_ value: Any?) -> String {
    guard let value = (value as? [String: Any])?["value"] else { return "" }
    if let flag = value as? NSNumber, isFlag(flag) { return flag.boolValue ? "true" : "false" }
    return "\(value)"
  }

  private static func isFlag(_ number: NSNumber) -> Bool { unsafe String(cString: number.objCType) == "c" }
}
