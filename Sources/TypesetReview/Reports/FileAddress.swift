import Typeset

extension String {
  /// The path of a file as an address relative to where the path begins (RFC 3986, sections 2.3 and 4.2):
  /// percent-encoded.
  ///
  /// Colons are encoded, so that no folder is taken for a scheme.
  var fileAddress: String {
    percentEncoded { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        false
      default: true
      }
    }
  }
}
