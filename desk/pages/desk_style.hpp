// What the desk's pages have beside the look of all pages (base/markup/look.hpp): forms.
#pragma once

namespace estafette::desk {

inline constexpr const char* kDeskStyle = R"(
/* the desk's forms: short fields side by side, what is seldom needed folded below */
.deed { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 0 1.5rem; align-items: start; max-width: 68rem; }
.deed > p, .deed > details > div > p { margin: 0 0 .9rem; max-width: none; } .deed .wide, .deed > details, .deed > .act { grid-column: 1 / -1; }
.deed > details { border: 0; margin-bottom: .9rem; } .deed > details > div { display: grid; grid-template-columns: inherit; gap: 0 1.5rem; padding-top: .4rem; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
.deed label > span { font-weight: 600; } .deed label > .if { color: var(--soft); font-weight: 400; } .deed label small { display: block; }
.deed .tick span { font-weight: 400; } .deed .tick label { display: flex; align-items: flex-start; } .deed .tick input { flex: none; } input[type=file] { padding: .45rem .6rem; } ::file-selector-button { font: 600 .9rem/1.2 var(--figures); color: var(--ink); background: var(--sheet); border: 1px solid var(--edge); border-radius: .15rem; padding: .3rem .7rem; margin-right: .7rem; }
.ticks { border: 1px solid var(--line); margin: 0 0 .9rem; padding: .3rem .9rem .5rem; min-width: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0 1.2rem; } .ticks legend { font-weight: 600; padding: 0 .4rem; margin-left: -.4rem; }
.ticks label { display: flex; align-items: center; min-height: 2.1rem; } .ticks label > span { font-weight: 400; } .ticks small { grid-column: 1 / -1; } .ticks input { flex: none; } .ticks .whole { grid-column: 1 / -1; border-top: 1px solid var(--line); } .ticks legend + .whole { border-top: 0; }
.sheet form > :last-child, .sheet form > .act { margin-bottom: 0; } .sheet .steps { margin: .25rem 0 1rem; } .deed > details + .act { margin-top: 0; } details > div { padding-bottom: .75rem; }
input[type=radio], input[type=checkbox] { width: 1.4rem; min-height: 1.4rem; vertical-align: -.3rem; margin: .2rem .5rem .2rem 0; accent-color: var(--ink); }
button[disabled] { opacity: 1; color: var(--soft); background: var(--desk); border: 1px solid var(--edge); cursor: default; }
.act { display: flex; flex-wrap: wrap; gap: .6rem; } .form .word { white-space: nowrap; } .notice:not(.line) { white-space: pre-line; }
pre.words { white-space: pre-wrap; overflow-wrap: anywhere; } pre + pre, pre + .ledger, .ledger + pre { margin-top: -.25rem; } .sheet > .ledger { margin: 0 0 1rem; max-width: 72rem; }
a.quiet { display: inline-flex; align-items: center; min-height: 2.5rem; padding: 0 .9rem; font: 600 .95rem/1.2 var(--figures); text-decoration: none; border: 1px solid var(--edge); border-radius: .15rem; }
@media (max-width: 40rem) { .tools button { white-space: nowrap; padding: 0 .55rem; font-size: .85rem; } }
.buttons { display: flex; flex-wrap: wrap; gap: .6rem; } .head + details { border-top: 0; } .sheet > ul + details { margin-top: .9rem; }
.notice.line { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 0 1.5rem; margin: .35rem 0; padding-top: .45rem; padding-bottom: .45rem; } .notice.line::before { top: .45rem; }
.sheet form + p, .sheet form + pre, .sheet form + ul, .sheet > div + :is(ul, p, pre, table, .scroll) { margin-top: 1.1rem; } .questions > details + .act { margin-top: 1rem; } .writer + p { margin-top: 1.2rem; }
/* the questions of an order of battle */
.answer { border: 1px solid var(--ask); background: var(--ask-wash); margin: 0 0 .9rem; padding: .5rem 1rem .75rem; min-width: 0; max-width: 46rem; }
.answer legend { padding: .1rem .6rem; margin-left: -.6rem; background: var(--sheet); border: 1px solid var(--ask); font: 600 1rem/1.45 var(--figures); } .answer legend small { color: var(--soft); font-weight: 400; } .answer q { quotes: none; }
.answer label { padding: .25rem 0; } .questions h3 { margin: 1.2rem 0 .6rem; } .pairs { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0 1.5rem; max-width: 40rem; }
progress { width: 100%; max-width: 40rem; height: 1.2rem; accent-color: var(--ink); }
)";

}  // namespace estafette::desk
