// Marks with which Markdown, chats and wikis set words off.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "**Total**", "_Kern's_ Brigade" as a cell of a table, without those marks: pairs of two signs anywhere, single ones
/// round the whole cell.
[[nodiscard]] std::string without_emphasis(std::string_view cell);

/// "''[[Klenau|General Klenau]]''" is "General Klenau": a wiki's links by what they show, and no apostrophes for
/// italics and bold. A link to a category or a file shows nothing.
[[nodiscard]] std::string without_wiki_marks(std::string text);

}  // namespace estafette::readers
