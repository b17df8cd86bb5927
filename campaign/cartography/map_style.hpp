// The style sheet of the drawing: how each kind of thing looks, by day and, where the reader's computer is dark, by
// night, wherever the drawing is shown; and what opens a stack of counters without a script. Classes have short names,
// for some of them are written hundreds of times: f and c are the sides, n neutral, s a counter, k what keeps its size.
#pragma once

namespace estafette::cartography {

inline constexpr const char* kMapStyle = R"(
svg { color-scheme: light dark; }
.relief { fill: none; stroke: #a8946b; stroke-linecap: round; }
.places { stroke: #211c15; stroke-width: .22; }
.places use { fill: #fcf8ee; }
.places .f use { fill: #0b4f94; }
.places .c use { fill: #a63c06; }
.places .n use { fill: #5c5a52; }
.places .eye { fill: #fcf8ee; stroke: none; }
.places .ring { fill: none; }
.names text { stroke: #fcf8ee; stroke-width: .5; stroke-linejoin: round; paint-order: stroke; font-size: 2.2px; }
.names .b text { font-size: 2.6px; font-weight: bold; }
.names .pointer { stroke: #211c15; stroke-width: .18; }
.anchor { fill: none; stroke: #1d5a80; stroke-width: .25; }
.names .house { stroke: none; }
.f .house { fill: #0b4f94; }
.c .house { fill: #a63c06; }
.s .p { stroke: #fff; stroke-width: .25; }
.s text { fill: #fff; font: bold 2.2px 'Estafette Figures', Inter, 'Liberation Sans', Arial, Helvetica, sans-serif; }
.s .a, .s .i { fill: none; stroke: #fff; stroke-width: .25; }
.s .i { stroke-width: .12; opacity: .75; }
.s .d { fill: #fff; }
.s.f .p, .s.f .l { fill: #0b4f94; }
.s.c .p, .s.c .l { fill: #a63c06; }
.s .l { font-size: 1.8px; text-anchor: middle; }
.s.r .p, .s.r .l { fill: #fff; }
.s.f.r .p, .s.f.r .a, .s.f.r .i { stroke: #0b4f94; }
.s.c.r .p, .s.c.r .a, .s.c.r .i { stroke: #a63c06; }
.s.f.r text, .s.f.r .d { fill: #0b4f94; }
.s.c.r text, .s.c.r .d { fill: #a63c06; }
.s.r .l, .s.r .d + .l { fill: #fff; }
.s.vague .p { stroke-dasharray: 1.6 .6; }
.s.presence .p { stroke-dasharray: .4 .6; }
.supply { display: none; }
.with-supply .supply { display: inline; }
.fought { font-style: italic; }
.names text.fought { fill: #8e1537; font-weight: normal; font-size: 2.2px; }
.legend > text { font-size: 2.9px; }
.rows { display: none; }
.rows:target, .rows.open { display: inline; }
a { cursor: pointer; }
a:focus-visible { outline: .6px solid #211c15; }
@media screen and (prefers-color-scheme: dark) {
  svg { fill: #efe8d8; }
  .paper, .places use, .places .eye { fill: #1d2025; }
  .roads .bed, .names text, .waternames, .rangenames, .rim { stroke: #1d2025; }
  .roads { stroke: #b99a70; }
  .rivers, .river, .seas { stroke: #3f7090; }
  .seas { fill: #14222b; }
  .country.all { fill: #23262a; stroke: #23262a; }
  .country.france { fill: #1c2a39; stroke: #1c2a39; }
  .country.coalition { fill: #33261d; stroke: #33261d; }
  .country.neutral { fill: #2f302e; stroke: #2f302e; }
  .waternames text { fill: #8cc8ea; }
  .rangenames text { fill: #c8b98c; }
  .anchor { stroke: #8cc8ea; }
  .relief { stroke: #7d7252; }
  .places, .frame, .outline, .scale rect, .names .pointer { stroke: #efe8d8; }
  .ink, .plate-of-inset { fill: #efe8d8; }
  .on-ink { fill: #1d2025; }
  .swords, .siege { stroke: #f393a3; }
  .names text.fought { fill: #f393a3; }
  .supply .france, .leaders .france, .march .france, .bridge .france, .sample > path.france { stroke: #86b9f2; }
  .supply .coalition, .leaders .coalition, .march .coalition, .bridge .coalition { stroke: #f3a06a; }
  .march .head.france, .f .house, .places .f use { fill: #86b9f2; }
  .march .head.coalition, .c .house, .places .c use { fill: #f3a06a; }
  .places .n use { fill: #b9b5a8; }
  .march .head { stroke: none; }
  .s.f.o .p { fill: #1c62ae; }
  .s.c.o .p { fill: #ab4410; }
  .s.f.o .l { fill: #1c62ae; }
  .s.c.o .l { fill: #ab4410; }
}
)";

}  // namespace estafette::cartography
