import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R115ButtonHierarchyCheckTests {
  private func aspects(_ body: String, canvas: String = "screen") throws -> [String] {
    try CheckSample("<\(canvas)>\(body)</\(canvas)>").findings(of: 115).map(\.fault.aspect)
  }

  @Test func oneButtonIsFilled() throws {
    let filled = "<button kind=\"filled\">a</button>"
    #expect(try aspects(filled).isEmpty)
    #expect(try aspects(filled + "<button kind=\"tinted\">b</button>").isEmpty)
    #expect(try aspects(filled + "<button purpose=\"primary\">b</button>") == ["several"])
    #expect(try aspects(filled + filled + filled) == ["several", "several"])
    #expect(try aspects(filled + "<button kind=\"filled\" enabled=\"no\">b</button>").isEmpty)
    #expect(try aspects(filled + filled, canvas: "canvas").isEmpty)
    #expect(try aspects("<grid columns=\"2\">\(filled)\(filled)</grid>").isEmpty)
  }

  @Test func theMostProminentButtonDestroysNothing() throws {
    let delete = "<button kind=\"filled\" purpose=\"destructive\">Delete</button>"
    #expect(try aspects(delete + "<button>Keep</button>") == ["destructive"])
    #expect(try aspects(delete).isEmpty)
    #expect(try aspects("<button purpose=\"destructive\">Delete</button><button>Keep</button>").isEmpty)
  }
}
