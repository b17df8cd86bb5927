// Marks with which Markdown and chats set words off.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "**Total**", "_Kern's_ Brigade" as a cell of a table, without those marks: pairs of two signs anywhere, single ones
/// round the whole cell.
[[nodiscard]] std::string without_emphasis(std::string_view cell);

}  // namespace estafette::readers
