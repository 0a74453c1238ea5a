import Typeset

/// The states of a component, each drawn where it is: no file is touched.
struct ComponentStates {
  /// An element in the component whose states are shown.
  private struct Subject {
    var id: String
    var name: String
    var label: String
    var attributes: Attributes
    var position: SourcePosition
  }

  /// A state that was drawn.
  private struct Shown {
    var subject: Subject
    var state: ElementState
  }

  private let document: PreviewDocument
  private let axes: PreviewAxes
  /// The id of the component; nil for the first page as a whole.
  private let component: String?
  private let workshop: Workshop
  private let session: TypesettingSession
  private let loaded: LoadedDocument
  /// The most states that are drawn, and the most elements whose states they are.
  private static let (most, mostSubjects) = (32, 8)

  /// Reads a document; `component` is the id of an element, nil for its first page.
  init(
    of document: PreviewDocument, _ axes: PreviewAxes, component: String?, in workshop: Workshop,
    on bench: Workshop.Bench
  ) throws {
    self.document = document
    self.axes = axes
    self.component = component
    self.workshop = workshop
    loaded = try workshop.loaded(document, on: bench)
    session = workshop.session(of: bench)
  }

  /// The answer: a page for each state, and what each of them is.
  func json(revision: Int) throws -> [UInt8] {
    let all = try subjects().flatMap { subject in
      ElementState.all(of: subject.name, subject.attributes).map { Shown(subject: subject, state: $0) }
    }
    // Only a component that can be in several states is shown in them.
    let states = all.filter { shown in all.count { $0.subject.id == shown.subject.id } > 1 }
    var drawn: [Shown] = []
    var result = RenderedPages()
    for shown in states.prefix(Self.most) {
      guard let page = try page(of: shown) else { continue }
      drawn.append(shown)
      result.pages.append(page)
    }
    return result.json(revision: revision) { json in
      json.member("left", max(0, states.count - Self.most))
      json.key("states")
      json.list(drawn) { shown in
        json.object {
          json.member("element", shown.subject.id)
          json.member("name", shown.subject.name)
          json.member("label", shown.subject.label)
          json.key("settings")
          json.list(shown.state.settings) { setting in
            json.object {
              json.member("name", setting.name)
              json.member("value", ifAny: setting.value)
            }
          }
        }
      }
    }
  }

  /// The component if it has states, else the elements inside it that have some.
  private func subjects() throws -> [Subject] {
    var first: Frame?
    try frames(of: loaded) { frame in
      if first == nil, component.map({ frame.items.contain($0) }) ?? true { first = frame }
    }
    guard let first else {
      throw PreviewError(404, "element \(quoted(component ?? "")) not found", "choose another one")
    }
    var found: [Subject] = []
    func add(_ items: [FrameItem], isInside: Bool) {
      for case .group(let group) in items {
        guard case .element(let element) = group.meaning else {
          add(group.items, isInside: isInside)
          continue
        }
        let isPart = isInside || element.id == component
        let hasStates = isPart && ElementState.all(of: element.name, element.source.attributes).count > 1
        if hasStates {
          found.append(
            Subject(
              id: element.id, name: element.name, label: element.label ?? "", attributes: element.source.attributes,
              position: element.position))
        }
        // The states of a component are its own; those of what it holds are asked for there.
        if !(hasStates && element.id == component) { add(group.items, isInside: isPart) }
      }
    }
    add(first.items, isInside: component == nil)
    return Array(found.prefix(Self.mostSubjects))
  }

  /// The component in a state; nil where the state gives an error, or leaves nothing of it.
  private func page(of shown: Shown) throws -> RenderedPages.Page? {
    let source = loaded.document.source
    let offset = source.range(ofWordAt: shown.subject.position).bytes.lowerBound
    guard source.utf8.indices.contains(offset), source.utf8[offset] == UInt8(ascii: "<") else { return nil }
    let bytes = try TagEdit.document(source.utf8, tagAt: offset, with: shown.state.settings)
    session.options.layout = LayoutOptions()
    let log = DiagnosticLog()
    guard let read = session.read(bytes, name: document.path, folder: FileSystem.folder(of: document.path), log: log)
    else { return nil }
    var found: RenderedPages.Page?
    try frames(of: read) { frame in
      guard found == nil, let part = component.map({ frame.cropped(to: $0) }) ?? frame else { return }
      let svg = try SVGOutput.svg(of: part, title: nil, language: frame.locale, faces: session.faces)
      found = RenderedPages.Page(
        head: Workshop.head(of: part), svg: svg.text, elements: try JSONDump.elements(of: part, order: [:]),
        measured: [:])
    }
    return found
  }

  /// Lays a document out.
  private func frames(of loaded: LoadedDocument, _ emit: (Frame) throws -> Void) throws {
    session.inputs = workshop.inputRecord(of: document)
    session.options.layout = axes.options
    defer {
      session.inputs = nil
      session.options.layout = LayoutOptions()
    }
    try session.frames(of: loaded, log: DiagnosticLog(), observer: nil, annotates: false, emit: emit)
  }
}

extension [FrameItem] {
  /// Whether an element is among them, at any depth.
  fileprivate func contain(_ id: String) -> Bool {
    contains { item in
      guard case .group(let group) = item else { return false }
      if case .element(let element) = group.meaning, element.id == id { return true }
      return group.items.contain(id)
    }
  }
}
