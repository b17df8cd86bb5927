// The three ways to write a dispatch: text, a forum post, a page. None of them sees more than the dispatch itself.
#pragma once

#include "base/markup/html.hpp"
#include "campaign/reports/dispatches/dispatch.hpp"

#include <string>

namespace estafette::campaign {

/// For a letter or a terminal: tables aligned by blanks, no line of more than 80 columns but those of the order form,
/// which are sent back as they stand.
[[nodiscard]] std::string to_text(const Dispatch& dispatch);
/// For a forum: bold headings, lists, and tables in [code], since few forums know [table]. Brackets in names become
/// parentheses, for no mark that shields them is known to all forums.
[[nodiscard]] std::string to_bbcode(const Dispatch& dispatch);
/// All of it, below the page's title.
void add_to(HtmlPage& page, const Dispatch& dispatch);
/// Only the letter; only the order form; only the tables and lists after it, folded if asked.
void add_letter(HtmlPage& page, const Dispatch& dispatch);
void add_form(HtmlPage& page, const Dispatch& dispatch);
void add_tables(HtmlPage& page, const Dispatch& dispatch, bool folded);
/// A page of its own, in one file.
[[nodiscard]] std::string to_html(const Dispatch& dispatch);

}  // namespace estafette::campaign
