// How the page of the plan is laid out: plan and table side by side on a desk, one below the other on a phone.
#pragma once

namespace estafette::sow {

inline constexpr const char* kFieldPageStyle = R"(
header { background: var(--sheet); border-bottom: 1px solid var(--ink); padding: 1.2rem 1.5rem .9rem; }
header::after { content: ""; display: block; border-top: 4px solid var(--ink); margin: .9rem -1.5rem -.75rem; }
main { max-width: 96rem; margin: 0 auto; padding: 1.5rem; display: grid; grid-template-columns: minmax(0, 1fr) 25rem; gap: 1.5rem; align-items: start; }
.sheet { padding: 1.2rem; margin: 0; }
.wide { position: sticky; top: 1rem; }
.board { overflow-x: auto; } .board .plan { display: block; width: 100%; height: auto; }
.plan a { text-decoration: none; }
.note { color: var(--soft); font-size: .9rem; margin: .6rem 0 0; }
details { border-bottom: 1px solid var(--line); padding: .5rem 0; }
summary { cursor: pointer; list-style-position: outside; margin-left: 1.1rem; font: .95rem/1.4 var(--figures); min-height: 2rem; }
summary b { color: var(--c); font-weight: 600; font-size: 1.02rem; } summary small { display: block; color: var(--soft); font-size: .86rem; }
.mark { display: inline-block; width: .62em; height: .62em; margin-right: .4em; background: var(--f); print-color-adjust: exact; }
.coalition .mark { transform: rotate(45deg); }
table { width: 100%; border-collapse: collapse; font: .88rem/1.35 var(--figures); margin: .3rem 0 .2rem; }
th, td { text-align: left; font-weight: 400; padding: .22rem .3rem; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--soft); font-size: .8rem; border-bottom: 1px solid var(--ink); }
td { white-space: nowrap; }
.brigade th { padding-top: .6rem; font: italic .98rem/1.3 var(--text); color: var(--soft); }
tbody a { color: inherit; text-decoration-color: var(--edge); text-underline-offset: .18em; }
tr:target td, tr:target th { background: var(--ask-wash); } tr:target { scroll-margin-top: 4rem; }
a:focus-visible, summary:focus-visible, .board:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.remarks { grid-column: 1 / -1; } .remarks ul { margin: 0; padding-left: 1.2rem; } .remarks li { max-width: 90ch; margin: .25rem 0; }
@media (max-width: 66rem) { main { grid-template-columns: minmax(0, 1fr); } .wide { position: static; } }
@media (max-width: 44rem) { main { padding: .8rem .6rem; } header { padding: 1rem .9rem .7rem; } header::after { margin-inline: -.9rem; } .sheet { padding: .9rem .7rem; }
  .board { position: relative; animation: to-the-middle .3s; } .board::before { content: ""; position: absolute; left: 23rem; top: 0; width: 1px; height: 1px; scroll-snap-align: center; } .board .plan { width: 46rem; } summary { min-height: 2.7rem; padding: .3rem 0; } tbody a { display: inline-block; padding: .35rem 0; } }
@media print { main { display: block; padding: 0; } header { border: 0; padding: 0 0 3mm; } header::after { margin: 2mm 0 0; } h1 { font-size: 18pt; }
  .eyebrow, .lead { margin: 0; max-width: none; font-size: 10pt; } .note { display: none; } .sheet { border: 0; padding: 0; }
  .wide { position: static; } .board .plan { max-height: 140mm; } @page { size: A4 landscape; margin: 10mm; } .units { break-before: page; columns: 2; } }
)";

}  // namespace estafette::sow
