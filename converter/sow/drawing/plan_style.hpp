// The colours and strokes of the plan: light, dark and in black print. Colour belongs to the sides, and is never the
// only thing that tells them apart.
#pragma once

namespace estafette::sow {

inline constexpr const char* kPlanStyle = R"(
:root {
  --desk: #efe7d5; --sheet: #fcf8ee; --ink: #211c15; --soft: #5a4f3f; --line: #cdbf9f; --edge: #87734f;
  --france: #0b4f94; --coalition: #a63c06; --france-fill: #0b4f94; --coalition-fill: #a63c06;
  --france-wash: #dde6ee; --coalition-wash: #f4e0cf; --ask: #7a4f00; --ask-wash: #f6e8c6;
  --display: "Old Standard TT", "Bodoni MT", Didot, Georgia, serif;
  --reading: "Gentium Book Plus", Charter, Georgia, serif;
  --figures: Inter, "Segoe UI", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) { :root {
  --desk: #14161a; --sheet: #1d2025; --ink: #efe8d8; --soft: #bdb29c; --line: #3b3f45; --edge: #857a66;
  --france: #86b9f2; --coalition: #f3a06a; --france-fill: #3f86d4; --coalition-fill: #d9692a;
  --france-wash: #1d2c3d; --coalition-wash: #3a2719; --ask: #e8be62; --ask-wash: #38301b;
} }
.france { --c: var(--france); --f: var(--france-fill); --w: var(--france-wash); }
.coalition { --c: var(--coalition); --f: var(--coalition-fill); --w: var(--coalition-wash); }
.plan { font-family: var(--figures); }
.plan text { fill: var(--ink); }
.plan .paper { fill: var(--sheet); }
.plan .frame { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.plan .neat { fill: none; stroke: var(--ink); stroke-width: .7; }
.plan .ground { opacity: .5; }
.plan .grid line { stroke: var(--line); stroke-width: .8; }
.plan .grid text, .plan text.soft, .plan text.detail { fill: var(--soft); }
.plan .grid text, .plan .names text { paint-order: stroke; stroke: var(--sheet); stroke-width: 4px; stroke-linejoin: round; }
.plan .names text.force { fill: var(--c); font-weight: 600; }
.plan .pointer { stroke: var(--c); stroke-width: 1; opacity: .8; }
.plan .names text.goal { fill: var(--ask); font-weight: 600; }
.plan .title { font-family: var(--display); }
.plan .bounds path { fill: var(--w); fill-opacity: .6; stroke: var(--c); stroke-width: .9; stroke-linejoin: round; }
.plan .coalition .bounds path, .plan .coalition .ties line, .plan .coalition .arrow { stroke-dasharray: 5 3; }
.plan .ties line { stroke: var(--c); stroke-width: .9; opacity: .75; }
.plan .foot, .plan .nose { fill: var(--f); }
.plan .foot { stroke: var(--f); stroke-width: .8; }
.plan .horse { fill: var(--sheet); stroke: var(--f); stroke-width: 1.3; }
.plan .cross { stroke: var(--f); stroke-width: 1.1; }
.plan .inner { stroke: var(--sheet); stroke-width: 1; }
.plan .barrel { stroke: var(--f); stroke-width: 1.5; }
.plan .gun { pointer-events: all; }
.plan .chief, .plan .chiefs circle { fill: var(--sheet); stroke: var(--c); stroke-width: 2; }
.plan .chiefs circle { stroke-width: 1.3; }
.plan .objective { fill: var(--ask-wash); fill-opacity: .75; stroke: var(--ask); stroke-width: 1.5; }
.plan .arrow { fill: none; stroke: var(--f); stroke-width: 2.5; stroke-dasharray: 9 5; }
.plan .scale { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.plan .unit:hover path, .plan .unit:hover line, .plan .bounds path:hover, .plan a:target path, .plan a:target .barrel {
  stroke: var(--ink); stroke-width: 2.6; stroke-dasharray: none; }
@media print {
  :root { --desk: #fff; --sheet: #fff; --ink: #000; --soft: #333; --line: #bbb; --france: #000; --coalition: #000;
    --france-fill: #000; --coalition-fill: #000; --france-wash: #eee; --coalition-wash: #fff; --ask: #000; --ask-wash: #fff; }
  .plan .coalition .foot { fill: #fff; stroke-width: 1.2; }
}
)";

}  // namespace estafette::sow
