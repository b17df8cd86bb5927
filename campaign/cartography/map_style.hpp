// The style sheet of the drawing itself, so that it is dark where the reader's computer is, wherever it is shown, and
// so that a stack of counters opens without a script.
#pragma once

namespace estafette::cartography {

inline constexpr const char* kMapStyle = R"(
.rows:target, .rows.open { display: inline; }
a { cursor: pointer; }
a:focus-visible { outline: 0.6px solid #211c15; }
@media screen and (prefers-color-scheme: dark) {
  svg { fill: #efe8d8; }
  .paper, .bed, .free { fill: #1d2025; }
  .roads .bed, .sample .bed, .names, .waternames, .rim { stroke: #1d2025; }
  .roads, .sample .roads { stroke: #8a6d4c; }
  .rivers, .river, .seas { stroke: #3f7090; }
  .seas { fill: #14222b; }
  .country.all { fill: #23262a; stroke: #23262a; }
  .country.france { fill: #1d2c3d; stroke: #1d2c3d; }
  .country.coalition { fill: #3a2719; stroke: #3a2719; }
  .country.neutral { fill: #2f302e; stroke: #2f302e; }
  .waternames text { fill: #8cc8ea; }
  .anchor { stroke: #8cc8ea; }
  .relief { stroke: #6f6549; }
  .places, .frame, .outline, .scale rect, .pointers { stroke: #efe8d8; }
  .ink, .plate-of-inset { fill: #efe8d8; }
  .on-ink { fill: #1d2025; }
  .places .neutral { fill: #b9b5a8; }
  .swords, .siege { stroke: #f393a3; }
  .supply .france, .leaders .france, .march .france, .bridge .france { stroke: #86b9f2; }
  .supply .coalition, .leaders .coalition, .march .coalition, .bridge .coalition { stroke: #f3a06a; }
  .march .head.france, .depot .france, .places .france { fill: #86b9f2; }
  .march .head.coalition, .depot .coalition, .places .coalition { fill: #f3a06a; }
  .march .head, .places .bed { stroke: none; }
  .counter.france.own .plate { fill: #1c62ae; }
  .counter.coalition.own .plate { fill: #ab4410; }
  .counter.reported .plate { fill: #fcf8ee; }
}
)";

}  // namespace estafette::cartography
