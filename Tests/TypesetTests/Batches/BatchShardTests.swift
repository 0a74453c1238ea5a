import Testing

@testable import Typeset
@testable import TypesetReview

/// How work is split between machines that know nothing of each other.
@Suite struct BatchShardTests {
  @Test func aShardIsReadAsWritten() throws {
    let shard = try BatchShard("2/4")
    #expect(shard.number == 2 && shard.count == 4)
    #expect(shard.description == "2/4")
  }

  @Test(arguments: [
    ("0/4", "shards count from 1"), ("5/4", "out of range"), ("1/0", "must be from 1 to"),
    ("1/99999999", "must be from 1 to"),
    ("", "invalid shard"), ("2", "invalid shard"), ("1/2/3", "invalid shard"), ("-1/4", "invalid shard"),
    ("1/ 4", "invalid shard"),
    ("٢/٤", "invalid shard"), ("99999999999999999999/4", "invalid shard"),
  ])
  func whatIsNoneSaysWhy(_ text: String, _ reason: String) throws {
    let fault = try #require(throws: ShardError.self) { try BatchShard(text) }
    #expect(fault.description.contains(reason), "\(fault)")
  }

  @Test func everyNameFallsToOneShardAndTheyAreAboutEqual() throws {
    let names = (0..<4000).map { "screen\($0)-ar-EG-iphone-xs-l" }
    let shards = try (1...4).map { try BatchShard("\($0)/4") }
    for name in names { #expect(shards.filter { $0.contains(name) }.count == 1) }
    for shard in shards { #expect((900...1100).contains(names.filter(shard.contains).count)) }
  }

  @Test func aNameFallsWhereItAlwaysFell() {
    // Machines may run different builds: where a name falls is part of the interface.
    let names = ["settings-en-iphone-xs-l", "settings-ar-EG-iphone-xs-l", "settings-he-ipad-9.7-ax2"]
    let parts = names.map { name in (1...7).first { BatchShard(number: $0, count: 7)!.contains(name) }! }
    #expect(parts == [5, 5, 6])
  }
}
