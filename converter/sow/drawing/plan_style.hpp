// The strokes of the plan, in the palette of the house (base/markup/look.hpp) and in black print. Colour belongs to the
// sides, and is never the only thing that tells them apart.
#pragma once

namespace estafette::sow {

inline constexpr const char* kPlanStyle = R"(
@media (prefers-color-scheme: dark) { .plan { --france-fill: #3f86d4; --coalition-fill: #d9692a; } }
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
