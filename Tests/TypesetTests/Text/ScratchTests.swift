import Testing
@testable import Typeset

@Suite struct ScratchTests {
  @Test func look() {
    let s = TextSample("<p>The tower was not only a lamp for ships. It was the first sentence that a stranger read of the city, and it was written so large that <b>nobody</b> could pass without reading it. كانت منارة الإسكندرية (<bdi lang=\"en\">Pharos</bdi>) من أعلى المباني في زمانها ۱۲۳.</p>")
    for l in s.lines(in: 200) { print("|", l) }
    let p = s.placed(in: 200)
    print(p.side, p.rules, p.height, p.firstBaseline)
    for g in p.lines { if case .line(let l) = g.meaning { print(g.origin, l.size, l.text)
      for i in g.items { if case .glyphs(let r) = i { print("   ", r.origin.x, r.width, r.appearance.font.family, r.appearance.font.weight, r.direction, r.script, r.text) } } } }
    let t = TextSample("<p lines=\"2\">كانت منارة الإسكندرية (<bdi lang=\"en\">Pharos</bdi>) من أعلى المباني في زمانها من أعلى المباني في زمانها.</p>", lang: "ar")
    for l in t.lines(in: 150) { print("|", l) }
    for w in ["end", "middle", "start"] {
    let u = TextSample("<p lines=\"1\" truncate=\"\(w)\">The tower was not only a lamp for ships</p>")
    for l in u.lines(in: 150) { print("|", l) } }
    print(TextSample("<p>Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft und mehr</p>").lines(in: 120))
    print(TextSample("<p>Donaudampfschifffahrtsgesellschaftskapitän und mehr \u{1F600} 漢</p>").lines(in: 120), TextSample("<p>\u{1F600} 漢</p>").placed(in: 100).lines[0].items.count)
    print(TextSample("<p>ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน</p>", lang: "th").lines(in: 120))
    print(TextSample("<pre>a\tb\n  c\td</pre>").lines(in: 1200))
  }
}
