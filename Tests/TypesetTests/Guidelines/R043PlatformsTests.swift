import Testing

@testable import Typeset

/// R043: no device is an exception.
@Suite struct R043PlatformsTests {
  @Test(arguments: Devices.all.map(\.id))
  func everyDeviceMirrors(id: String) throws {
    let xml = """
      <document lang="en"><screen device="\(id)"><status-bar/><nav-bar><label>Back</label><title>Title</title></nav-bar>
      <row><label>One</label><spacer/><label>Two</label></row><toolbar><label>A</label><label>Bc</label></toolbar>
      <tab-bar><tab>One</tab><tab selected="yes">Second</tab></tab-bar><home-indicator/></screen></document>
      """
    let left = try LayoutSample(xml, options: LayoutOptions(direction: .leftToRight))
    let right = try LayoutSample(xml, options: LayoutOptions(direction: .rightToLeft))
    let width = left.frames[0].size.width
    #expect(left.codes.isEmpty && left.elements().count == right.elements().count)
    for (one, other) in zip(left.elements(), right.elements()) {
      #expect(abs(other.box.minX - (width - one.box.maxX)) < 0.01, "\(one.element.id)")
    }
  }
}
