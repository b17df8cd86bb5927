#include "base/markup/look.hpp"

namespace estafette::look {
namespace {

constexpr std::string_view kType = R"(
@font-face { font-family: "Estafette Display"; src: url(fonts/display.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Estafette Display"; font-style: italic; src: url(fonts/display-italic.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Estafette Text"; src: url(fonts/text.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Estafette Text"; font-style: italic; src: url(fonts/text-italic.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Estafette Text"; font-weight: 700; src: url(fonts/text-bold.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Estafette Figures"; src: url(fonts/figures.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Estafette Figures"; font-weight: 600; src: url(fonts/figures-bold.woff2) format("woff2"); font-display: swap; }
)";

// Ink on sheet and on desk: 4.5 to 1 at least for text, 3 for edges (docs/look.md has the figures).
constexpr std::string_view kColours = R"(
:root {
  color-scheme: light dark;
  --desk: #efe7d5; --sheet: #fcf8ee; --ink: #211c15; --soft: #5a4f3f; --line: #cdbf9f; --edge: #87734f;
  --france: #0b4f94; --coalition: #a63c06; --neutral: #5c5a52;
  --france-fill: #0b4f94; --coalition-fill: #a63c06; --neutral-fill: #5c5a52;
  --france-wash: #dde6ee; --coalition-wash: #f4e0cf; --neutral-wash: #e7e3d6;
  --done: #2a5a36; --done-wash: #e3ebdd; --ask: #7a4f00; --ask-wash: #f6e8c6; --no: #8e1537; --no-wash: #f5dedf;
  --display: "Estafette Display", "Old Standard TT", "Bodoni MT", Didot, Georgia, serif;
  --text: "Estafette Text", "Gentium Book Plus", Charter, Georgia, serif;
  --figures: "Estafette Figures", Inter, "Segoe UI", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) { :root {
  --desk: #14161a; --sheet: #1d2025; --ink: #efe8d8; --soft: #bdb29c; --line: #3b3f45; --edge: #857a66;
  --france: #86b9f2; --coalition: #f3a06a; --neutral: #b9b5a8;
  --france-fill: #1c62ae; --coalition-fill: #ab4410; --neutral-fill: #63615a;
  --france-wash: #1d2c3d; --coalition-wash: #3a2719; --neutral-wash: #2a2b2a;
  --done: #8ccb97; --done-wash: #1f3126; --ask: #e8be62; --ask-wash: #38301b; --no: #f393a3; --no-wash: #3d2128;
} }
@media print { :root { color-scheme: only light;
  --desk: #fff; --sheet: #fff; --ink: #000; --soft: #333; --line: #999; --edge: #555;
  --france: #0b4f94; --coalition: #a63c06; --neutral: #5c5a52;
  --france-fill: #0b4f94; --coalition-fill: #a63c06; --neutral-fill: #5c5a52;
  --done: #2a5a36; --done-wash: #fff; --ask: #7a4f00; --ask-wash: #fff; --no: #8e1537; --no-wash: #fff;
} }
.france { --c: var(--france); --f: var(--france-fill); --w: var(--france-wash); }
.coalition { --c: var(--coalition); --f: var(--coalition-fill); --w: var(--coalition-wash); }
.neutral { --c: var(--neutral); --f: var(--neutral-fill); --w: var(--neutral-wash); }
)";

constexpr std::string_view kPage = R"(
*, *::before, *::after { box-sizing: border-box; }
html { font-size: 112.5%; -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--desk); color: var(--ink); font: 1rem/1.55 var(--text); overflow-wrap: break-word; }
h1, h2, h3 { font-family: var(--display); font-weight: 400; line-height: 1.14; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.3rem + 2.3vw, 2.9rem); letter-spacing: -.01em; }
h2 { font-size: 1.55rem; }
h3 { font: 700 1.05rem/1.3 var(--text); margin: 1.5rem 0 .25rem; }
p, ul, ol { margin: 0 0 .75rem; } p, li { max-width: 68ch; }
a { color: inherit; text-decoration-color: var(--edge); text-decoration-thickness: 1px; text-underline-offset: .18em; }
a:hover { text-decoration-thickness: 2px; text-decoration-color: currentColor; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.soft { color: var(--soft); }
.eyebrow { font: 600 .8rem/1.3 var(--figures); letter-spacing: .09em; text-transform: uppercase; color: var(--soft); margin: 0 0 .5rem; max-width: none; }
.lead { font-size: 1.17rem; line-height: 1.5; max-width: 60ch; margin: .75rem 0 0; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }

/* the masthead: a printed title over a thick and a thin rule */
.mast { background: var(--sheet); border-bottom: 1px solid var(--ink); }
.mast::after { content: ""; display: block; border-top: 4px solid var(--ink); margin-bottom: 3px; }
.mast .in { max-width: 84rem; margin: 0 auto; padding: .75rem 1.5rem 0; display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; }
.mast .title { font: 1.6rem/1.2 var(--display); text-decoration: none; padding: .3rem 0; }
.mast .title i { color: var(--soft); font-size: 1.15rem; margin-left: .5rem; }
.mast .plate { margin-left: auto; font: .92rem/1.3 var(--figures); color: var(--soft); }
.mast .in > :last-child { margin-bottom: .5rem; } .mast .in > nav:last-child { margin-bottom: 0; }
.mast nav { flex: 0 0 100%; min-width: 0; }
.ways { display: flex; flex-wrap: wrap; gap: 0 .25rem; list-style: none; margin: .35rem 0 0 -.7rem; padding: 0; font: .95rem/1.2 var(--figures); }
.ways li { max-width: none; }
.ways a, .ways span { display: flex; align-items: center; min-height: 2.5rem; padding: 0 .7rem; text-decoration: none; border-bottom: 3px solid transparent; }
.ways a:hover { border-bottom-color: var(--line); } .ways [aria-current] { border-bottom-color: var(--ink); font-weight: 600; }
main { max-width: 84rem; margin: 0 auto; padding: 2rem 1.5rem 3rem; }
main.narrow { max-width: 54rem; } .narrow .sheet p, .narrow .sheet li { max-width: none; }
main > nav:not([aria-label]) { margin: 1rem 0; } main > nav:not([aria-label]) > ul { columns: 15rem; }
main > .ways { margin-bottom: 1rem; }

/* the sheet: what is read lies on paper, everything else is the desk */
.sheet { background: var(--sheet); border: 1px solid var(--line); padding: 1.4rem 1.5rem; margin: 1.5rem 0 0; }
.sheet > :last-child, .sheet > div > :last-child { margin-bottom: 0; } .sheet > .head:only-child { border: 0; padding: 0; }
.sheet > ul:only-child { display: flex; flex-wrap: wrap; gap: .25rem 2rem; list-style: none; padding: 0; }
.sheet.order { border-color: var(--ink); outline: 1px solid var(--ink); outline-offset: 3px; }
.head { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; border-bottom: 1px solid var(--ink); margin-bottom: .75rem; padding-bottom: .5rem; }
.head h2 { margin: 0; } .head a, .head span { font: .9rem/1.4 var(--figures); color: var(--soft); } .head a { color: inherit; padding: .2rem 0; }
.cols { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 1.65fr) minmax(19rem, 1fr); align-items: start; } .cols > :empty { display: none; } .cols:has(> :empty) { grid-template-columns: minmax(0, 1fr); }

/* tables: returns, ruled across only */
.scroll { overflow-x: auto; margin: 0 0 1rem; } table + ul, .scroll + ul { margin-top: .75rem; }
table { border-collapse: collapse; width: 100%; font: .95rem/1.4 var(--figures); }
caption { text-align: left; font: italic 1rem/1.4 var(--text); color: var(--soft); padding-bottom: .5rem; }
th, td { padding: .42rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
th:first-child, td:first-child { padding-left: 0; } th:last-child, td:last-child { padding-right: 0; }
thead th { font-weight: 600; font-size: .82rem; color: var(--soft); border-bottom: 1px solid var(--ink); vertical-align: bottom; }
tbody th { font-weight: 600; }
/* r4: the fourth column is figures; a cell need not say so (base/markup/html_table.cpp) */
.r1 :where(tr > :nth-child(1)), .r2 :where(tr > :nth-child(2)), .r3 :where(tr > :nth-child(3)), .r4 :where(tr > :nth-child(4)),
.r5 :where(tr > :nth-child(5)), .r6 :where(tr > :nth-child(6)), .r7 :where(tr > :nth-child(7)), .r8 :where(tr > :nth-child(8)),
.r9 :where(tr > :nth-child(9)), .r10 :where(tr > :nth-child(10)), .r11 :where(tr > :nth-child(11)), .r12 :where(tr > :nth-child(12)),
.figures, .n { text-align: right; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
.total th, .total td { border-top: 1px solid var(--ink); border-bottom: 1px solid var(--ink); font-weight: 600; } .total:last-child > * { border-bottom: 3px double var(--ink); }
.bar { display: inline-block; height: .75em; margin-left: .5rem; min-width: 1px; background: var(--edge); forced-color-adjust: none; print-color-adjust: exact; }
.bars.figures { text-align: left; min-width: 9rem; } .bars b { display: inline-block; min-width: 2.6em; font-weight: inherit; text-align: right; }

/* states, each with a sign of its own, never a colour alone */
.done { --c: var(--done); --w: var(--done-wash); --g: "\2713"; } .ask { --c: var(--ask); --w: var(--ask-wash); --g: "?"; }
.no { --c: var(--no); --w: var(--no-wash); --g: "\00d7"; } .note { --c: var(--soft); --w: var(--neutral-wash); --g: "\2013"; }
.notice { position: relative; padding: .75rem 1rem .75rem 3.1rem; margin: 1rem 0; background: var(--w); border: 1px solid var(--c); max-width: none; }
.notice::before { content: var(--g); position: absolute; left: 1rem; top: .75rem; width: 1.45rem; height: 1.45rem; font: 600 .95rem/1.45rem var(--figures); text-align: center; border-radius: 50%; background: var(--c); color: var(--sheet); }
.badge { display: inline-block; font: 600 .8rem/1.35 var(--figures); padding: .12em .55em; border: 1px solid currentColor; border-radius: .2em; color: var(--c, var(--soft)); background: var(--w, transparent); white-space: nowrap; }
.side { white-space: nowrap; font-weight: 600; color: var(--c); }
.side::before { content: ""; display: inline-block; width: .68em; height: .68em; margin-right: .45em; background: currentColor; print-color-adjust: exact; }
.side.coalition::before { transform: rotate(45deg) scale(.9); }

/* what waits, and how far a thing has come */
.tasks { list-style: none; padding: 0; margin: 0; counter-reset: t; }
.tasks > li { display: grid; grid-template-columns: 2.4rem 1fr; gap: 0 .75rem; padding: .8rem 0; border-bottom: 1px solid var(--line); max-width: none; counter-increment: t; }
.tasks > li::before { content: counter(t); font: 1.9rem/1 var(--display); grid-row: span 2; } .tasks b { font-size: 1.08rem; }
.tasks p { margin: 0; color: var(--soft); } .tasks > li:last-child { border: 0; padding-bottom: 0; }
.steps { display: flex; list-style: none; margin: 1.5rem 0 0; padding: 0; font: .92rem/1.3 var(--figures); background: var(--sheet); border: 1px solid var(--line); }
.steps li { flex: 1; padding: .7rem .75rem .75rem 1rem; border-top: 4px solid transparent; color: var(--soft); max-width: none; }
.steps li + li { border-left: 1px solid var(--line); } .steps b { display: block; font-weight: 600; }
.steps .past { border-top-color: var(--edge); } .steps .past b::before { content: "\2713\00a0"; }
.steps [aria-current] { border-top-color: var(--ink); color: var(--ink); }

/* the ledger: every rule and die, folded under the story that it proves */
details { border-top: 1px solid var(--line); } details:last-of-type { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .6rem 0; font: .95rem/1.4 var(--figures); margin-left: 1.2rem; list-style-position: outside; }
summary::marker { color: var(--edge); } summary b { font-weight: 600; } summary span { color: var(--soft); }
.ledger { margin: 0 0 .75rem 1.2rem; padding: 0; list-style: none; font: .9rem/1.5 var(--figures); }
.ledger li { display: grid; grid-template-columns: 3.4rem minmax(0, 1fr); gap: .5rem; padding: .25rem 0; max-width: none; }
.ledger i { font: 600 .85em/1.75 var(--figures); color: var(--soft); }
.drop::after { content: ""; display: block; clear: both; } .drop::first-letter { font: 3.4em/.78 var(--display); float: left; padding: .08em .05em 0 0; }
.letter { font: italic 1.1rem/1.6 var(--text); margin: 0 0 1rem; white-space: pre-line; overflow-wrap: anywhere; }
.letterhead { text-align: center; margin-bottom: 1.5rem; } .letterhead p { margin: .4rem auto 0; max-width: none; color: var(--soft); }
.letterhead::after { content: ""; display: block; width: 7rem; margin: 1rem auto 0; border-top: 3px double var(--ink); }
.form { font: .9rem/1.7 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; background: var(--desk); border: 1px solid var(--line); padding: .6rem .8rem; margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
code { font: .9rem/1.5 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; overflow-wrap: anywhere; }

/* forms of the desk */
form p { margin: 0 0 .9rem; } label { display: block; font: .95rem/1.45 var(--figures); } label small { color: var(--soft); }
input, select, textarea { box-sizing: border-box; font: 1rem/1.4 var(--figures); color: var(--ink); background: var(--desk); border: 1px solid var(--edge); border-radius: .15rem; padding: .5rem .6rem; min-height: 2.75rem; width: 100%; max-width: 30rem; margin: .2rem 0; }
input[type=checkbox] { width: 1.2rem; min-height: 1.2rem; vertical-align: -.2rem; margin-right: .4rem; } textarea { max-width: none; font-family: ui-monospace, "DejaVu Sans Mono", Consolas, monospace; font-size: .9rem; }
pre { font: .85rem/1.5 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; overflow-x: auto; margin: 0 0 1rem; }

/* pictures and charts */
figure { margin: 0 0 1rem; } figure img { display: block; max-width: 100%; height: auto; }
figcaption { font: italic .95rem/1.4 var(--text); color: var(--soft); padding-top: .4rem; }
figure a { display: block; }
.many { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1.2rem 1.5rem; list-style: none; padding: 0; margin: 0 0 1rem; }
.many li { max-width: none; min-width: 0; } .many a { display: grid; grid-template: 1fr auto / minmax(0, 1fr) auto; gap: 0 .75rem; height: 100%; text-decoration: none; font: .9rem/1.4 var(--figures); } .many a:hover b { text-decoration: underline; }
.many b { font-weight: 600; } .many span { color: var(--soft); } .many svg { display: block; width: 100%; height: auto; margin-top: .3rem; grid-column: 1 / -1; }
.chart { display: block; width: 100%; height: auto; font-family: var(--figures); } .chart text { fill: var(--ink); font-size: 13px; } .chart text.light { fill: var(--soft); }
.chart .axis { stroke: var(--line); stroke-width: 1; } .chart .base { stroke: var(--edge); } .chart .event { stroke: var(--edge); stroke-width: 1; stroke-dasharray: 2 3; }
.chart .plain { --c: var(--soft); --f: var(--soft); } .chart .path { fill: none; stroke: var(--c); stroke-width: 2.5; stroke-linejoin: round; }
.chart .coalition.path { stroke-dasharray: 7 4; } .chart .dot { fill: var(--c); stroke: var(--sheet); stroke-width: 1.5; } .chart .area { fill: var(--w); stroke: none; }
.chart .bars { fill: var(--f); } .chart text.named { fill: var(--c); font-weight: 600; }

/* the maps one after the other, and counters for a table */
.play figure { display: none; } .play figure:target, .play:not(:has(:target)) figure:last-of-type { display: block; }
.play .ways { margin-left: -.7rem; } .play ~ button, button { min-height: 2.5rem; padding: 0 .9rem; font: 600 .95rem/1.2 var(--figures); color: var(--sheet); background: var(--ink); border: 0; border-radius: .15rem; cursor: pointer; }
.counters { display: flex; flex-wrap: wrap; gap: 4mm; list-style: none; padding: 0; margin: 0 0 1rem; } .counters li { display: flex; break-inside: avoid; border: 1px dashed var(--edge); }
.counter { width: 34mm; height: 22mm; padding: 1.5mm 2mm; display: flex; flex-direction: column; justify-content: space-between; overflow: hidden; font: 600 3mm/1.2 var(--figures); color: #fff; background: var(--f); print-color-adjust: exact; forced-color-adjust: none; }
.counter b { font-size: 3.4mm; line-height: 1.1; } .counter svg { width: 5.6mm; height: 3.5mm; fill: none; stroke: currentColor; stroke-width: 1.2; } .counter span { order: 1; } .counter.coalition { border-radius: 3mm; } .counter.back { background: var(--sheet); color: var(--c); border: .6mm solid var(--f); border-left: 0; }
figure > .chart { max-width: 38rem; }
)";

constexpr std::string_view kNarrow = R"(
@media (max-width: 60rem) { .cols { grid-template-columns: minmax(0, 1fr); } }
@media (min-width: 60.01rem) and (min-height: 50rem) { .cols > :first-child:has(.mapbox) { position: sticky; top: 1rem; } }
@media (max-width: 40rem) {
  .mast .in, main { padding-left: 1rem; padding-right: 1rem; } .mast .plate { margin-left: 0; flex-basis: 100%; } .mast .title i { display: block; margin: 0; }
  .mast .ways { flex-wrap: nowrap; overflow-x: auto; margin-right: -1rem; scrollbar-width: none; } .ways a, .ways span { white-space: nowrap; min-height: 2.5rem; }
  main { padding-top: 1.4rem; } .sheet { padding: 1rem; margin-inline: -.5rem; } .sheet.order { margin-inline: 0; }
  .steps { display: block; } .steps li, .steps li + li { border-left: 4px solid transparent; border-top: 1px solid var(--line); padding: .5rem .75rem; } .steps li:first-child { border-top: 0; }
  .steps .past { border-left-color: var(--edge); border-top-color: var(--line); } .steps [aria-current] { border-left-color: var(--ink); border-top-color: var(--line); } .steps b { display: inline; margin-right: .4em; }
  .broad { overflow-x: auto; animation: to-the-middle .3s; } .broad > * { display: block; position: relative; width: 44rem; max-width: none; } .broad img { width: 44rem; max-width: none; }
  .broad > a::after { content: ""; position: absolute; left: 50%; top: 0; width: 1px; height: 1px; scroll-snap-align: center; }
  .broad::after, .board::after, figure:has(> .chart)::after { content: "\2194\00a0 Wider than the screen: move it sideways"; display: block; position: sticky; left: 0; right: 0; direction: ltr; width: max-content; padding-top: .3rem; font: .85rem/1.4 var(--figures); color: var(--soft); }
  .many { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; } .many a { grid-template: auto auto 1fr / minmax(0, 1fr); } .many svg { align-self: end; }
  .cards, .cards tbody, .cards caption { display: block; } .cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .cards tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--line); } .cards th, .cards td, .cards .total > * { display: inline-block; border: 0; padding: 0 .9rem 0 0; text-align: left; white-space: normal; min-width: 0; }
  .cards tbody th, .cards .total > th { display: block; padding: 0 0 .1rem; font-size: 1rem; } .cards td:empty, .cards .nil { display: none; }
  .cards td::before { color: var(--soft); font-weight: 400; }
  .cards td:nth-child(2)::before { content: var(--l2) "\00a0"; } .cards td:nth-child(3)::before { content: var(--l3) "\00a0"; } .cards td:nth-child(4)::before { content: var(--l4) "\00a0"; }
  .cards td:nth-child(5)::before { content: var(--l5) "\00a0"; } .cards td:nth-child(6)::before { content: var(--l6) "\00a0"; } .cards td:nth-child(7)::before { content: var(--l7) "\00a0"; }
  .cards td:nth-child(8)::before { content: var(--l8) "\00a0"; } .cards td:nth-child(9)::before { content: var(--l9) "\00a0"; } .cards td:nth-child(10)::before { content: var(--l10) "\00a0"; }
  .cards td:nth-child(11)::before { content: var(--l11) "\00a0"; } .cards td:nth-child(12)::before { content: var(--l12) "\00a0"; }
  .cards td[data-l]::before { content: attr(data-l) "\00a0"; }
  .cards .total { border-top: 1px solid var(--ink); border-bottom: 3px double var(--ink); } .cards .bar { display: none; } .cards .bars b { min-width: 0; }
  figure:has(> .chart) { overflow-x: auto; direction: rtl; } figure:has(> .chart .bars) { direction: ltr; } figure > .chart, figure:has(> .chart) figcaption { direction: ltr; min-width: 28rem; } figure:has(> .chart) figcaption { position: sticky; right: 0; min-width: 0; }
  tbody th a, figcaption a { display: inline-block; padding: .28rem 0; } main li > a { display: block; padding: .28rem 0; } .head a { padding: .5rem 0; } summary { padding: .8rem 0; }
}
@keyframes to-the-middle { from, 99% { scroll-snap-type: x mandatory; } to { scroll-snap-type: none; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  html { font-size: 10.5pt; } .mast nav, nav, .skip, .noprint { display: none !important; } main { padding: 5mm 0 0; max-width: none; }
  .sheet { border: 0; padding: 0; } .sheet.order { border: 1px solid #000; padding: 6mm; } .scroll { overflow: visible; } .cols { display: block; }
  tr, figure, .tasks > li, .many li { break-inside: avoid; } thead { display: table-header-group; } h1, h2, h3, .head, caption { break-after: avoid; }
  details > *, details::details-content { display: block; content-visibility: visible; } a { text-decoration: none; }
  .play figure { display: block; break-after: page; } .counter.france { background: #000; } .counter.coalition { background: #fff; color: #000; border: .6mm solid #000; } .counter.back { color: #000; background: #fff; border-color: #000; }
  @page { size: A4; margin: 16mm 15mm 18mm; @bottom-center { content: counter(page); font: 9pt Georgia, serif; } }
}
)";

}  // namespace

std::string_view colours() {
  return kColours;
}

std::string_view parts() {
  static const std::string all = std::string(kPage) + std::string(kNarrow);
  return all;
}

std::string for_one_file() {
  return std::string(kColours) + std::string(parts());
}

std::string for_a_folder() {
  return std::string(kType) + for_one_file();
}

const std::vector<std::string>& type_files() {
  static const std::vector<std::string> files = {
      "fonts/display.woff2",      "fonts/display-italic.woff2", "fonts/text.woff2",
      "fonts/text-italic.woff2",  "fonts/text-bold.woff2",      "fonts/figures.woff2",
      "fonts/figures-bold.woff2", "fonts/OFL-old-standard.txt", "fonts/OFL-gentium-plus.txt",
      "fonts/OFL-inter.txt",
  };
  return files;
}

}  // namespace estafette::look
