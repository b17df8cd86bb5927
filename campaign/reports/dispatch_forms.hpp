// The three ways to write a dispatch: text, a forum post, a page. None of them sees more than the dispatch itself.
#pragma once

#include "base/html.hpp"
#include "campaign/reports/dispatch.hpp"

#include <string>

namespace estafette::campaign {

/// For a letter or a terminal: tables aligned by blanks.
[[nodiscard]] std::string to_text(const Dispatch& dispatch);
/// For a forum: bold headings, lists, and tables in [code], since few forums know [table]. Brackets in names become
/// parentheses, for no mark that shields them is known to all forums.
[[nodiscard]] std::string to_bbcode(const Dispatch& dispatch);
/// The letter and the sections, below the page's title.
void add_to(HtmlPage& page, const Dispatch& dispatch);
/// A page of its own.
[[nodiscard]] std::string to_html(const Dispatch& dispatch);

}  // namespace estafette::campaign
