#include "converter/review/page_style.hpp"

namespace estafette::review {

const char* const kPageStyle = R"(
:root { color-scheme: light dark; --desk: #efe7d5; --sheet: #fcf8ee; --ink: #211c15; --soft: #5a4f3f; --line: #cdbf9f;
  --edge: #87734f; --done: #2a5a36; --done-wash: #e3ebdd; --ask: #7a4f00; --ask-wash: #f6e8c6; --no: #8e1537; --no-wash: #f5dedf;
  --display: "Old Standard TT", "Bodoni MT", Didot, Georgia, serif;
  --text: "Gentium Book Plus", Charter, Georgia, serif; --figures: Inter, "Segoe UI", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --desk: #14161a; --sheet: #1d2025; --ink: #efe8d8; --soft: #bdb29c; --line: #3b3f45;
  --edge: #857a66; --done: #8ccb97; --done-wash: #1f3126; --ask: #e8be62; --ask-wash: #38301b; --no: #f393a3; --no-wash: #3d2128; } }
*, *::before, *::after { box-sizing: border-box; }
html { font-size: 112.5%; scroll-padding-top: 3rem; }
body { margin: 0; background: var(--desk); color: var(--ink); font: 1rem/1.55 var(--text); overflow-wrap: break-word; }
header { background: var(--sheet); border-bottom: 1px solid var(--ink); }
header::after { content: ""; display: block; border-top: 4px solid var(--ink); margin-bottom: 3px; }
header p { max-width: 84rem; margin: 0 auto; padding: .75rem 1.5rem; display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; }
header b { font: 1.6rem/1.2 var(--display); } header i { color: var(--soft); } header span { margin-left: auto; font: .92rem/1.3 var(--figures); color: var(--soft); }
main { max-width: 84rem; margin: 0 auto; padding: 1.6rem 1.5rem 3rem; }
h1, h2 { font-family: var(--display); font-weight: 400; line-height: 1.14; margin: 0; }
h1 { font-size: clamp(2rem, 1.3rem + 2.3vw, 2.9rem); } h2 { font-size: 1.55rem; }
p { margin: 0 0 .75rem; max-width: 68ch; }
.eyebrow { font: 600 .85rem/1.3 var(--figures); letter-spacing: .04em; color: var(--soft); margin: 0 0 .5rem; max-width: none; overflow-wrap: anywhere; }
.lead { font-size: 1.17rem; line-height: 1.5; max-width: 60ch; margin: .75rem 0; }
a { color: inherit; text-decoration-color: var(--edge); text-underline-offset: .18em; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
.badges { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: 0 0 1.5rem; max-width: none; }
.badge { font: 600 .8rem/1.5 var(--figures); padding: .05rem .45rem; border: 1px solid var(--c, var(--edge)); background: var(--w, transparent); color: var(--c, var(--ink)); }
.done { --c: var(--done); --w: var(--done-wash); } .ask { --c: var(--ask); --w: var(--ask-wash); } .no { --c: var(--no); --w: var(--no-wash); }
.next { font: 600 .88rem/1.4 var(--figures); border: 1px solid var(--edge); border-radius: 3px; background: var(--sheet); padding: .65rem .9rem; text-decoration: none; }
.cols { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; align-items: start; margin: 0 0 1.5rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); padding: 1.4rem 1.5rem; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem; border-bottom: 1px solid var(--ink); padding-bottom: .5rem; margin-bottom: .75rem; }
.head span { font: .88rem/1.4 var(--figures); }
ol, ul { list-style: none; margin: 0; padding: 0; } .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.src { font: .95rem/1.45 var(--figures); }
.src li { display: grid; grid-template-columns: 2.9rem minmax(0, 1fr) auto; gap: .1rem .6rem; padding: .28rem .5rem .28rem 0; border-left: 4px solid transparent; }
.src .w { white-space: pre-wrap; overflow-wrap: anywhere; } .src .k, .src small { color: var(--soft); } .src small { grid-column: 2 / -1; font-size: .86rem; line-height: 1.4; }
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
table { border-collapse: collapse; width: 100%; font: .95rem/1.4 var(--figures); } th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; }
thead th { font-weight: 600; font-size: .85rem; border-bottom: 1px solid var(--ink); } .total th, .total td { border-bottom: 3px double var(--ink); border-top: 1px solid var(--ink); font-weight: 600; } td.n, th.n { padding-right: 0; padding-left: .6rem; }
.asked li { border-bottom: 1px solid var(--line); padding: .5rem 0; } .asked b { font: 600 .95rem var(--figures); } .asked q { font-style: italic; quotes: none; } .asked p { margin: 0; max-width: 75ch; }
.sheet > p:last-child { margin-bottom: 0; } table + p { margin-top: .75rem; } code { font: .9rem/1.5 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
.sheet + .sheet { margin-top: 1.5rem; } .cols .sheet { margin: 0; } summary { font: 600 .95rem/1.4 var(--figures); cursor: pointer; } details table { margin-top: .75rem; }
@media (max-width: 56rem) { .cols { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 40rem) { main, header p { padding-left: 1rem; padding-right: 1rem; } .sheet { padding: 1rem; margin-inline: -.5rem; } header span { margin-left: 0; flex-basis: 100%; }
  .src li { grid-template-columns: 2.1rem minmax(0, 1fr) auto; gap: .1rem .45rem; } .tree ul { margin-left: .2rem; } .tree ul > li { padding-left: .65rem; } .tree ul > li::before { width: .5rem; } }
@media print { :root { --desk: #fff; --sheet: #fff; --ink: #000; --soft: #333; } html { font-size: 9.5pt; } .sheet { border: 0; padding: 0; } .skip, .next { display: none; } .u, .src li { break-inside: avoid; } .cols { display: grid; } }
)";

}  // namespace estafette::review
