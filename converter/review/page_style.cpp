#include "converter/review/page_style.hpp"

namespace estafette::review {

const char* const kPageStyle = R"(
.badges { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: 1rem 0 0; max-width: none; }
.eyebrow { text-transform: none; letter-spacing: .04em; overflow-wrap: anywhere; } .badges + p { margin-top: 1rem; }
.next { font: 600 .88rem/1.4 var(--figures); border: 1px solid var(--edge); border-radius: 3px; background: var(--sheet); padding: .65rem .9rem; text-decoration: none; }
.even { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.src, .tree, .tree ul, .asked { list-style: none; margin: 0; padding: 0; } .src li, .tree li, .asked li { max-width: none; } .sheet li > a { padding: 0; display: inline; }
.src { font: .95rem/1.45 var(--figures); }
.src li { display: grid; grid-template-columns: 2.9rem minmax(0, 1fr) auto; gap: .1rem .6rem; padding: .28rem .5rem .28rem 0; border-left: 4px solid transparent; }
.src .w { white-space: pre-wrap; overflow-wrap: anywhere; } .src .w i { font-style: normal; border-left: 1px solid var(--soft); padding-left: .4rem; margin-left: .1rem; } .opt { white-space: nowrap; }
.src .k, .src small { color: var(--soft); } .src small { grid-column: 2 / -1; font-size: .86rem; line-height: 1.4; }
.src .k { text-align: right; font-variant-numeric: tabular-nums; } .src .k a { text-decoration: none; }
.src .passed .w, .src .joined .k { color: var(--soft); } .src .passed .w { text-decoration: line-through; text-decoration-color: var(--edge); }
.src .ask, .src .guess { border-left-color: var(--ask); } .src .ask { background: var(--ask-wash); } .src .ask small { color: var(--ink); }
.src .gap { margin-top: .7rem; } :target { outline: 2px solid var(--ink); outline-offset: -2px; }
.sum { display: flex; justify-content: space-between; gap: 1rem; border-top: 3px double var(--ink); margin-top: .75rem; padding-top: .5rem; font: 600 .95rem/1.4 var(--figures); }
.tree, .tree ul { font: .95rem/1.45 var(--figures); } .tree ul { margin-left: .55rem; border-left: 1px solid var(--edge); }
.tree ul > li { padding-left: 1rem; position: relative; } .tree ul > li::before { content: ""; position: absolute; left: 0; top: 1.15rem; width: .75rem; border-top: 1px solid var(--edge); }
.u { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .75rem; padding: .38rem 0; align-items: baseline; }
.u small { grid-column: 1 / -1; color: var(--soft); font-size: .86rem; line-height: 1.4; } .u em { font: 1.05rem var(--text); } .u span span { color: var(--soft); } .u small a { white-space: nowrap; }
.u.ask, .u.guess { margin-left: -.4rem; padding: .38rem .4rem; border: 1px solid var(--ask); } .u.ask { background: var(--ask-wash); } .u.guess { border-style: dashed; } .u.ask small { color: var(--ink); }
.asked li { border-bottom: 1px solid var(--line); padding: .5rem 0; } .asked b { font: 600 .95rem var(--figures); } .asked q { font-style: italic; quotes: none; } .asked p { margin: 0; max-width: 75ch; }
.badge.ask, .badge.done { white-space: normal; } table + p { margin-top: .75rem; }
@media (max-width: 60rem) { .even { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 40rem) { td { overflow-wrap: anywhere; } .src li { grid-template-columns: 2.1rem minmax(0, 1fr) auto; gap: .1rem .45rem; }
  .tree ul { margin-left: .2rem; } .tree ul > li { padding-left: .65rem; } .tree ul > li::before { width: .5rem; } }
@media print { .next { display: none; } .u, .src li { break-inside: avoid; } .even { display: grid; } html { font-size: 9.5pt; } }
)";

}  // namespace estafette::review
